import type { AreaFacts, FinderAnswers, FindingOf, IncomeMeasure, Range, RuleOf } from "./program-rules.ts";

const largestHousehold = 8;
const everySize = Array.from({ length: largestHousehold }, (_, index) => index + 1);

/**
 * Whether the income is within a program's limit. Under the lowest that the limit can be it is met, over the highest it
 * is not; between them it stays open, and asks for what was skipped.
 */
export function incomeFinding(
  rule: RuleOf<"income">,
  { place, householdSize, incomeCents }: FinderAnswers,
  area: AreaFacts,
): FindingOf<"income"> {
  const limitCents = incomeLimit(rule.measure, householdSize, area);
  const found = { rule, limitCents, ...(area.incomesByTown ? { byTown: true } : {}) };
  if (incomeCents !== null && incomeCents <= limitCents.low) return { ...found, is: "met", asks: [] };
  if (incomeCents !== null && incomeCents > limitCents.high) return { ...found, is: "unmet", asks: [] };
  const asks = [
    ...(place === null ? (["place"] as const) : []),
    ...(incomeCents === null ? (["incomeCents"] as const) : []),
    ...(householdSize === null && dependsOnSize(rule.measure) ? (["householdSize"] as const) : []),
  ];
  return { ...found, is: "open", asks };
}

/** The lowest and the highest that a limit can be for a household; `householdSize` null stands for any size. */
function incomeLimit(measure: IncomeMeasure, householdSize: number | null, area: AreaFacts): Range {
  const sizes = householdSize === null ? everySize : [Math.min(householdSize, largestHousehold)];
  const limits = sizes.map((size) => {
    const { low, high } = limitOfSize(measure, size, area);
    const floor = floorOf(measure, size);
    return { low: Math.max(floor, Math.round(low)), high: Math.max(floor, Math.round(high)) };
  });
  return { low: Math.min(...limits.map(({ low }) => low)), high: Math.max(...limits.map(({ high }) => high)) };
}

function limitOfSize(measure: IncomeMeasure, size: number, area: AreaFacts): Range {
  if (measure.of === "median") {
    const { share, largeFamilyShare = share } = measure;
    return times(area.medianIncomeCents, size >= 3 ? largeFamilyShare : share);
  }
  const counted = measure.sizes === "each" ? size : bandOf(size);
  const limit = area.lowIncomeCents[counted - 1];
  if (!limit) throw new RangeError(`There is no income limit for ${counted} people`);
  return times(limit, measure.factor);
}

function floorOf(measure: IncomeMeasure, size: number): number {
  if (measure.of === "median" || !measure.floorCents) return 0;
  return measure.floorCents[bandOf(size) === 4 ? 0 : 1];
}

function bandOf(size: number): 4 | 8 {
  return size <= 4 ? 4 : 8;
}

function dependsOnSize(measure: IncomeMeasure): boolean {
  return measure.of === "low-income" || measure.largeFamilyShare !== undefined;
}

function times({ low, high }: Range, share: number): Range {
  return { low: low * share, high: high * share };
}
