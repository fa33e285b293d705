import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { incomeLimits } from "#app/content/editions/editions.json";
import { newest } from "#app/content/editions/newest-edition.ts";
import medians from "#app/content/places/median-incomes.json";
import { formatDay } from "#app/domain/text/format-date.ts";
import { parseTypedMoney } from "#app/domain/text/typed-number.ts";

/** The savings calculator's assumptions. Round numbers to plan with, not quotes. */
export const savingsAssumptions = {
  /** The least that a conventional loan for first-time buyers asks for. */
  downShare: 0.03,
  downHelpLimitCents: centsOf(assistance.firstTimeBuyer),
  closingHelpLimitCents: centsOf(assistance.closingCosts),
  /** Many programs stop at this share of the area's median income. */
  incomeLimitShare: 0.8,
  reviewBy: "2027-05-21",
} as const;

/** The sample shown before anyone types. It comes to the sample result of the claims table. */
export const savingsExample = { priceCents: 250_000_00, incomeCents: 62_000_00 } as const;

const { year, effective } = newest(incomeLimits);

/**
 * Median family income of the counties of the 50 states and DC, in cents: the lowest, then every twentieth part, to the
 * highest. Where a county has several areas, the highest of them; where our copy has only the middle of its towns, that.
 */
export const countyMedianIncomes = {
  quantilesCents: medians.quantiles.map((dollars) => dollars * 100),
  source: `HUD income limits for fiscal year ${year}, in force from ${formatDay(effective)}`,
} as const;

/** The amount of a claim that reads “up to $15,000”. */
function centsOf({ id, figure }: Claim): number {
  const amount = parseTypedMoney(figure.replace(/^up to /, ""));
  if (!amount.ok) throw new Error(`The claim ${id} has no amount`);
  return amount.value;
}
