import { dollars } from "#app/content/figures/figure-words.ts";
import { fhaDisputes } from "#app/content/rules/fha.ts";

const from = dollars(fhaDisputes.fromCents / 100);

/** What an open dispute does to a loan: said wherever we advise one. */
export const openDisputes = {
  from,
  lateMonths: `${fhaDisputes.lateMonths} months`,
  first: "Finish your disputes before you apply for a loan.",
  why: `If ${from} or more of your negative accounts are in dispute, a person at the lender must review an FHA loan by hand, and that is stricter. Medical bills and identity theft don’t count.`,
} as const;
