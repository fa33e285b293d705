import type { RuleTable } from "#app/content/rules/rule-table.ts";

/**
 * How benefits and support count as income. What is not taxed is counted higher than it is paid: at FHA by the borrower's own tax
 * rate if that is more. VA's lender takes it from the tax tables, so VA has no share here. A benefit that ends has to go on for
 * `goesOnYears`; support has to have been paid for some months, at FHA fewer where a court or an agreement says how much.
 */
export const benefitIncome = {
  id: "benefit-income",
  source:
    "HUD Handbook 4000.1, section II.A.4.c (nontaxable income, Social Security, alimony and child support); Fannie Mae Selling Guide B3-3.1-01 and B3-3.1-09; Freddie Mac Guide, chapter 5305; USDA HB-1-3555, chapter 9",
  effective: "2026-01-01",
  reviewBy: "2027-06-01",
  countedMore: { fha: 0.15, conventional: 0.25, usda: 0.25 },
  goesOnYears: 3,
  supportPaidMonths: { fha: 3, fhaVoluntary: 6, conventional: 6 },
} as const satisfies RuleTable & Record<string, unknown>;

/** What a person or a couple on SSI may own. The home they live in does not count, and an ABLE account up to its limit. */
export const ssiSavings = {
  id: "ssi-savings",
  source: "20 CFR 416.1205 and 416.1212; 26 U.S.C. 529A; Social Security, POMS SI 01130.740",
  effective: "2026-01-01",
  reviewBy: "2027-06-01",
  oneCents: 2_000_00,
  coupleCents: 3_000_00,
  ableCents: 100_000_00,
  ableBeganBeforeAge: 46,
} as const satisfies RuleTable & Record<string, string | number>;
