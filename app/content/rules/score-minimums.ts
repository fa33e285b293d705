import { fhaDownPayments } from "./fha.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * The least score of a program's own guide, null where it names none, and the one that many lenders add by their own rule.
 * `leads`: below it we send nobody to this loan first, null where the guide alone decides.
 */
export type ScoreMinimum = { guide: number | null; lenders: number; leads: number | null };

/**
 * Only FHA's guide names a least score. Fannie Mae ended its 620 for files that its system decides on November 16, 2025, but a
 * small down payment takes mortgage insurance, and most insurers begin at 620 (Enact; another insurer at 600 since that day). USDA's
 * automated approval usually begins at 640 and a person decides below it, and VA names none: what lenders add there is a custom
 * that no one has to keep. Below FHA's lowest score only VA's door leads.
 */
export const scoreMinimums = {
  id: "score-minimums",
  source:
    "HUD Handbook 4000.1 for FHA; the rest are usual minimums of lenders and mortgage insurers, not law: 580 for FHA, 620 for conventional and VA loans, 640 for USDA’s automated approval",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  fha: { guide: fhaDownPayments.byScore[1].from, lenders: fhaDownPayments.byScore[0].from, leads: null },
  conventional: { guide: null, lenders: 620, leads: 620 },
  va: { guide: null, lenders: 620, leads: null },
  usda: { guide: null, lenders: 640, leads: fhaDownPayments.byScore[1].from },
} as const satisfies RuleTable & Record<string, string | ScoreMinimum>;
