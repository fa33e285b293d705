import { latestAverage } from "#app/content/market/latest-rates.ts";
import { exampleMortgage } from "./example-mortgage.ts";

/*
 * Made-up numbers that calculators start with, so the page shows a finished example before anyone types. Rules and
 * planning assumptions have their source in rules/; these need none.
 */

/** The same loan twice: without points, and with one that buys a quarter of a percent. */
export const exampleOffers = {
  loanCents: 251_750_00,
  termYears: 30,
  keptYears: 7,
  one: { annualRate: exampleMortgage.annualRate, pointsShare: 0, feesCents: 1_500_00 },
  other: { annualRate: exampleMortgage.annualRate - 0.0025, pointsShare: 0.01, feesCents: 1_500_00 },
} as const;

/** An adjustable loan, half a point below the average fixed one. */
export const exampleAdjustable = {
  loanCents: exampleMortgage.priceCents - exampleMortgage.downCents,
  annualRate: latestAverage.annualRate - 0.005,
  fixedRate: latestAverage.annualRate,
  margin: 0.0275,
  index: 0.0375,
  fixedYears: 5,
  keptYears: 7,
} as const;

/** A buydown of two years that the seller pays for. */
export const exampleBuydown = {
  loanCents: exampleAdjustable.loanCents,
  annualRate: latestAverage.annualRate,
  termYears: 30,
  leftAfterMonths: 12,
} as const;

/** A home and the rent that is paid instead of it. */
export const exampleRentOrBuy = {
  priceCents: 265_000_00,
  downCents: 13_250_00,
  monthlyRentCents: 1_450_00,
  stayYears: 7,
} as const;

/** The same rent, and years it was paid for. */
export const exampleRentReceipt = { monthlyRentCents: exampleRentOrBuy.monthlyRentCents, years: 6 } as const;

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

/** Made-up numbers of a household. Its cash pays a down payment of 5% or so, and closing costs. */
export const exampleHousehold = {
  annualIncomeCents: 72_000_00,
  monthlyDebtsCents: 450_00,
  cashCents: 20_000_00,
} as const;

export const exampleRefinance = {
  balanceCents: 240_000_00,
  currentRate: exampleMortgage.annualRate + 0.011,
  yearsLeft: 28,
  newRate: exampleMortgage.annualRate,
  newTermYears: 30,
  costsCents: 4_800_00,
} as const;

/** A loan a few years old, and money that came in. */
export const exampleLump = {
  balanceCents: 240_000_00,
  annualRate: 0.0675,
  yearsLeft: 27,
  lumpCents: 10_000_00,
} as const;

/** A home bought with an FHA loan two years ago, when rates were higher. */
export const exampleFhaHome = {
  priceCents: 265_000_00,
  downCents: 9_275_00,
  annualRate: exampleMortgage.annualRate + 0.004,
  hadMonths: 24,
  valueCents: 280_000_00,
  newRate: exampleMortgage.annualRate,
  newTermYears: 30,
  costsCents: 5_000_00,
  stayYears: 8,
} as const;

/** The first year's costs in a home besides the monthly bill, and how much its tax bill rises. */
export const exampleFirstYear = {
  startCents: 800_00,
  furnishCents: 2_400_00,
  utilitiesMoreCents: 120_00,
  taxRiseCents: 480_00,
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

/** Debts chosen so each goal pays off a different one first: the ratio, the interest, the first win. */
export const exampleOwed = {
  extraCents: 200_00,
  card: { balanceCents: 6_400_00, monthlyCents: 160_00, annualRate: 0.249 },
  store: { balanceCents: 1_100_00, monthlyCents: 35_00, annualRate: 0.299 },
  car: { balanceCents: 5_200_00, monthlyCents: 390_00, annualRate: 0.065 },
  student: { balanceCents: 15_000_00, monthlyCents: 165_00, annualRate: 0.055 },
} as const;

/** Three cards, and enough cash to get each one under a threshold. No fourth card. */
export const exampleCards = {
  cashCents: 1_500_00,
  first: { balanceCents: 1_700_00, limitCents: 2_000_00 },
  second: { balanceCents: 400_00, limitCents: 1_000_00 },
  third: { balanceCents: 900_00, limitCents: 5_000_00 },
  fourth: { balanceCents: 0, limitCents: 0 },
} as const;

/** A household above VA's ratio that still has more left than its table asks for. */
export const exampleResidual = {
  state: "TX",
  people: 4,
  annualIncomeCents: 60_000_00,
  taxesCents: 820_00,
  housingCents: 1_680_00,
  squareFeet: 1_600,
  debtsCents: 450_00,
  careCents: 300_00,
} as const;
