import { parseTypedMoney } from "#app/domain/typed-number.ts";
import { assistance } from "./claims/assistance.ts";
import type { Claim } from "./claims/claim.ts";

/** What the savings calculator takes for granted. Round numbers to plan with, not quotes. */
export const savingsAssumptions = {
  /** The least that a conventional loan for first-time buyers asks for. */
  downShare: 0.03,
  /** Closing costs commonly run from 2 % to 5 % of the price. */
  closingShare: 0.03,
  downHelpLimitCents: centsOf(assistance.firstTimeBuyer),
  closingHelpLimitCents: centsOf(assistance.closingCosts),
  /** Many programs stop at this share of the area's median income. */
  incomeLimitShare: 0.8,
  reviewBy: "2027-05-21",
} as const;

/** The sample that stands before anything is typed. It comes to the sample result of the claims table. */
export const savingsExample = { priceCents: 250_000_00, incomeCents: 62_000_00 } as const;

/**
 * Median family income of 3,145 US counties, fiscal year 2025, in cents: the lowest, then every twentieth part, to the
 * highest. HUD income limits, April 2025; where a county has several areas, the highest of them.
 */
export const countyMedianIncomes = {
  quantilesCents: [
    37_700, 60_000, 66_300, 70_100, 73_500, 76_600, 78_900, 80_900, 83_200, 85_100, 87_600, 89_800, 91_900, 94_500,
    97_800, 100_600, 104_000, 109_800, 113_700, 125_800, 195_200,
  ].map((dollars) => dollars * 100),
  source: "HUD income limits for fiscal year 2025, published April 2025",
  reviewBy: "2027-05-21",
} as const;

/** The amount of a claim that reads “up to $15,000”. */
function centsOf({ id, figure }: Claim): number {
  const amount = parseTypedMoney(figure.replace(/^up to /, ""));
  if (!amount.ok) throw new Error(`The claim ${id} has no amount to calculate with`);
  return amount.value;
}
