import type { RuleTable } from "./rule-table.ts";

/**
 * States where what a couple owes belongs to both. FHA, VA and USDA count the debts of a husband or wife who does not sign,
 * if the couple lives or buys there, save what the state's law leaves out; not the score. Fannie Mae and Freddie Mac count
 * the debts of those who sign. Alaska's couples may choose it by a contract, and are not in the handbooks' lists.
 */
export const communityProperty = {
  id: "community-property",
  source:
    "HUD Handbook 4000.1, II.A.4.b.iv (non-borrowing spouse); VA Pamphlet 26-7, chapter 4; USDA HB-1-3555, paragraph 10.15",
  effective: "2026-11-29",
  reviewBy: "2027-05-29",
  states: {
    AZ: "Arizona",
    CA: "California",
    ID: "Idaho",
    LA: "Louisiana",
    NV: "Nevada",
    NM: "New Mexico",
    TX: "Texas",
    WA: "Washington",
    WI: "Wisconsin",
  },
} as const satisfies RuleTable & { states: Readonly<Record<string, string>> };
