import type { RuleTable } from "./rule-table.ts";

/** From this sum on, who forgives a debt reports it to the IRS. Debt that is forgiven counts as income, with exceptions. */
export const forgivenDebt = {
  id: "forgiven-debt",
  source: "26 U.S.C. 61(a)(11), 108 and 6050P; 26 CFR 1.6050P-1",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  reportedFromCents: 600_00,
} as const satisfies RuleTable & Record<string, string | number>;
