import { sampleRates } from "./sample-rates.ts";

/*
 * Made-up numbers that calculators start with, so that a finished example stands before anything is typed. Rules and
 * planning assumptions have their source in rules/; these need none.
 */

/** The same loan twice: without points, and with one that buys a quarter of a percent. */
export const exampleOffers = {
  loanCents: 251_750_00,
  termYears: 30,
  keptYears: 7,
  one: { annualRate: sampleRates.conventional, pointsShare: 0, feesCents: 1_500_00 },
  other: { annualRate: sampleRates.conventional - 0.0025, pointsShare: 0.01, feesCents: 1_500_00 },
} as const;

/** A home and the rent that is paid instead of it. */
export const exampleRentOrBuy = {
  priceCents: 265_000_00,
  downCents: 13_250_00,
  monthlyRentCents: 1_450_00,
  stayYears: 7,
} as const;

export const exampleScore = { score: 690 } as const;

/** The score is the one that the sample rates hold for. */
export const examplePrograms = { priceCents: 265_000_00, downCents: 53_000_00, score: 740 } as const;

/** Savings on the way to a home, and help that is forgiven over five years. */
export const exampleSavings = {
  savedCents: 2_500_00,
  monthlyCents: 300_00,
  programYears: 5,
  programRate: 0.03,
} as const;

/** Made-up numbers of a household. */
export const exampleHousehold = { annualIncomeCents: 72_000_00, monthlyDebtsCents: 450_00 } as const;

export const exampleRefinance = {
  balanceCents: 240_000_00,
  currentRate: 0.0725,
  yearsLeft: 28,
  newRate: 0.0615,
  newTermYears: 30,
  costsCents: 4_800_00,
} as const;

/** One step on each lever of the affordability page. */
export const leverStepSizes = {
  annualIncomeCents: 1_000_00,
  monthlyDebtsCents: 50_00,
  cashCents: 1_000_00,
  annualRate: 0.0025,
  comfortableCents: 50_00,
} as const;

/** Debts of a month that come to those of the example household, and a payment that it could plan with. */
export const exampleDebts = {
  housingCents: 1_680_00,
  carCents: 280_00,
  cardsCents: 70_00,
  studentCents: 100_00,
} as const;
