import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

/** The example behind the quick payment calculator, and what it assumes. Nothing here is an offer of credit. */
export const exampleMortgage = {
  priceCents: 265_000_00,
  downCents: 13_250_00,
  /** The rate borrowers get now, as far as anyone measures it; the samples in the loan table are from the specification. */
  annualRate: latestAverage.annualRate,
  /** Fifteen days before the month ends: as many days of interest as closings are planned with. */
  closingDay: "2026-12-17",
  /** Earnest money, about 1% of the price. */
  depositCents: 2_650_00,
  /** A closing in December has its first payment in February. */
  firstPaymentDay: "2027-02-01",
  termMonths: 360,
  propertyTaxRate: 0.011,
  rentCents: 1_450_00,
} as const;

/** Where every calculator's starting rate comes from, said beside its field. */
export const planningRateSource = `The survey average of ${formatDay(latestAverage.day)}`;

/** Round numbers to plan with, not quotes. Reviewed together with the example rate. */
export const planningAssumptions = {
  /** Per year, as a percent of the price. */
  homeInsuranceRate: 0.005,
  /** Per year, as a percent of the loan, while the down payment is under 20% of the price. */
  mortgageInsuranceRate: 0.007,
  reviewBy: "2027-05-21",
} as const;
