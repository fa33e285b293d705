import { listOf } from "#app/content/figures/figure-words.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { conventionalBounds } from "./quick-rate.ts";

/** A loan, what it is called inside a sentence, the score from which it is usually open, and who says so. `from` is null where the program names no score. */
export type ScoreDoor = { name: string; shortName: string; said: string; from: number | null; says: string };

const [usual, low] = fhaDownPayments.byScore;
const [best] = fanniePriceAdjustments.rows;

/** When we looked up the scores that aren't in a rule table, and when to look again. */
export const scoreDoorsChecked = { asOf: "2026-11-21", reviewBy: conventionalBounds.reviewBy } as const;

/** From the lowest score up. */
export const scoreDoors: readonly ScoreDoor[] = [
  { name: "VA", shortName: "VA", said: "VA", from: null, says: "VA names none. Most lenders set their own." },
  {
    name: "FHA, 10% down",
    shortName: "FHA 10%",
    said: "FHA with 10% down",
    from: low.from,
    says: fhaDownPayments.source,
  },
  {
    name: "FHA, 3.5% down",
    shortName: "FHA 3.5%",
    said: "FHA with 3.5% down",
    from: usual.from,
    says: fhaDownPayments.source,
  },
  {
    name: "Conventional",
    shortName: "Conv.",
    said: "a conventional loan",
    from: conventionalBounds.minimumScore,
    says: "Many lenders. Fannie Mae itself dropped it in November 2025.",
  },
  {
    name: "USDA",
    shortName: "USDA",
    said: "USDA",
    from: scoreMinimums.usda.lenders,
    says: "Where automated approval usually begins. Below it a person decides.",
  },
  {
    name: "Lowest price",
    shortName: "Lowest",
    said: "the lowest price",
    from: best.from,
    says: fanniePriceAdjustments.source,
  },
];

/** Scores within the band called Fair from which a loan opens or its price falls, as `620, 640 and 660`. */
export const stepsInFair = listOf(
  [...scoreDoors, ...fanniePriceAdjustments.rows]
    .flatMap(({ from }) => (from !== null && from > 580 && from < 670 ? [String(from)] : []))
    .filter((score, index, all) => all.indexOf(score) === index)
    .toSorted(),
);
