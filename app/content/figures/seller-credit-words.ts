import { sellerCredits } from "#app/content/my-path/path-assumptions.ts";
import { percentSign } from "./figure-words.ts";

const { fha, conventional, va } = sellerCredits;

/** The most that a seller or a builder may pay, loan by loan. */
export const sellerCreditWords = `A seller or builder may pay up to ${percentSign(fha.share)} of the price with FHA or USDA, and ${percentSign(conventional.share)} with most conventional loans under 10% down. VA caps extras at ${percentSign(va.share)}.`;
