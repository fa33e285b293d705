import { fhaDownPayments } from "./fha.ts";
import type { RuleTable } from "./rule-table.ts";

/** The least score of a program's own guide, null where it names none, and the one that many lenders add by their own rule. */
export type ScoreMinimum = { guide: number | null; lenders: number };

/**
 * Only FHA's guide names a least score. Fannie Mae ended its 620 in November 2025, USDA's automated approval usually begins at
 * 640 and a person decides below it, and VA names none: what lenders add there is a custom that no one has to keep.
 */
export const scoreMinimums = {
  id: "score-minimums",
  source:
    "HUD Handbook 4000.1 for FHA; the rest are usual lender minimums, not law: 580 for FHA, 620 for conventional and VA loans, 640 for USDA’s automated approval",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  fha: { guide: fhaDownPayments.byScore[1].from, lenders: fhaDownPayments.byScore[0].from },
  conventional: { guide: null, lenders: 620 },
  va: { guide: null, lenders: 620 },
  usda: { guide: null, lenders: 640 },
} as const satisfies RuleTable & Record<string, string | ScoreMinimum>;
