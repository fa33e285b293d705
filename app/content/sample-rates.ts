import { parseTypedPercent } from "#app/domain/typed-number.ts";
import type { Claim } from "./claims/claim.ts";
import { loans } from "./claims/loans.ts";

/** The credit score that the sample rates hold for. Other scores pay more or less: `sampleRatesAt`. */
export const sampleScore = 740;

/** The sample rates of the claims table as numbers to work with. */
export const sampleRates = {
  conventional: rateOf(loans.conventionalRate),
  fha: rateOf(loans.fhaRate),
  va: rateOf(loans.vaRate),
  usda: rateOf(loans.usdaRate),
} as const;

function rateOf({ id, figure }: Claim): number {
  const rate = parseTypedPercent(figure);
  if (!rate.ok) throw new Error(`The claim ${id} has no rate to calculate with`);
  return rate.value;
}
