import { highestPriceForDown, smallestDownCents } from "#app/domain/loan/limits.ts";
import { shareCents } from "#app/domain/money.ts";
import type {
  AreaFacts,
  FinderAnswers,
  Finding,
  FindingOf,
  IncomeMeasure,
  ProgramRule,
  Range,
  RuleOf,
} from "./rules.ts";

/**
 * `fits`: every rule is met. `ask`: no rule is broken, but something has to be checked. `waits`: only the score is too low,
 * and a score can rise. `no`: another rule is not met.
 */
export type ProgramVerdict = "fits" | "ask" | "waits" | "no";

export type ProgramMatch = {
  verdict: ProgramVerdict;
  /** One finding a rule, in the program's own order. */
  findings: readonly Finding[];
};

/**
 * Checks answers against the rules of one program, with three outcomes a rule. An answer that was skipped can only leave a rule
 * open, so that answering more never takes back a rule that is met or not met.
 *
 * `area` has the figures of the place; where none is named, the range of all counties in the country.
 */
export function matchProgram(rules: readonly ProgramRule[], answers: FinderAnswers, area: AreaFacts): ProgramMatch {
  const findings = rules.map((rule) => findingFor(rule, answers, area));
  return { verdict: verdictOf(findings), findings };
}

function verdictOf(findings: readonly Finding[]): ProgramVerdict {
  const unmet = findings.filter(({ is }) => is === "unmet");
  if (unmet.length > 0) return unmet.every(({ rule }) => rule.kind === "score") ? "waits" : "no";
  return findings.some(({ is }) => is === "open") ? "ask" : "fits";
}

function findingFor(rule: ProgramRule, answers: FinderAnswers, area: AreaFacts): Finding {
  switch (rule.kind) {
    case "income":
      return incomeFinding(rule, answers, area);
    case "loan-size":
      return loanSizeFinding(rule, answers, area);
    case "down-payment":
      return downPaymentFinding(rule, answers, area);
    case "score":
      return scoreFinding(rule, answers);
    case "first-time":
      return firstTimeFinding(rule, answers);
    case "military":
      return { rule, ...(answers.military === null ? asking("military") : settled(answers.military)) };
    case "place":
      return placeFinding(rule, answers);
    case "price":
      return priceFinding(rule, answers);
    case "check":
      // The finder does not ask for it, so it stays open whatever is answered.
      return { rule, is: "open", asks: [] };
  }
}

/** A county that the program does not name settles it; one that it names only in part leaves the address to check. */
function placeFinding(rule: RuleOf<"place">, { place }: FinderAnswers): FindingOf<"place"> {
  if (rule.counties.length === 0) return { rule, is: "open", asks: [] };
  if (place === null) return { rule, ...asking("place") };
  if (!rule.counties.includes(place)) return { rule, ...settled(false) };
  return { rule, is: rule.part ? "open" : "met", asks: [] };
}

function priceFinding(rule: RuleOf<"price">, { priceCents }: FinderAnswers): FindingOf<"price"> {
  const limitCents = { low: rule.mostCents, high: rule.mostCents };
  if (priceCents === null) return { rule, ...asking("priceCents"), limitCents };
  if (priceCents.low > rule.mostCents) return { rule, ...settled(false), limitCents };
  return { rule, is: "met", asks: [], limitCents, ...upTo(rule.mostCents, priceCents) };
}

/** Bands end where rules begin, but a rule may lie inside one: then it stays open. */
function scoreFinding(rule: RuleOf<"score">, { score }: FinderAnswers): FindingOf<"score"> {
  if (score === null) return { rule, ...asking("score") };
  const isAdded = rule.below === "unmet" && rule.lenders !== undefined && score.from < rule.lenders.from;
  if (score.from >= rule.least) return { rule, is: isAdded ? "open" : "met", asks: [] };
  const below = score.to < rule.least;
  return { rule, is: below && rule.below === "unmet" ? "unmet" : "open", asks: [] };
}

function firstTimeFinding(rule: RuleOf<"first-time">, answers: FinderAnswers): FindingOf<"first-time"> {
  const { ownedLately, military } = answers;
  if (ownedLately === false) return { rule, is: "met", asks: [] };
  if (rule.veteransExempt && military === true) return { rule, is: "met", asks: [] };
  if (ownedLately === null) return { rule, ...asking("ownedLately") };
  if (rule.veteransExempt && military === null) return { rule, ...asking("military") };
  // The finder asks about three years; a shorter time is not known.
  return { rule, is: rule.years < askedYears || rule.othersExempt ? "open" : "unmet", asks: [] };
}

/** The years that the question about an earlier home covers. */
const askedYears = 3;

function asking(name: keyof FinderAnswers) {
  return { is: "open", asks: [name] } as const;
}

function settled(met: boolean) {
  return { is: met ? "met" : "unmet", asks: [] } as const;
}

const largestHousehold = 8;
const everySize = Array.from({ length: largestHousehold }, (_, index) => index + 1);

/**
 * Whether the income is within a program's limit. Below the lowest possible limit the rule is met, above the highest it is
 * not; in between it stays open, and asks for what was skipped. A little above it, the exceptions leave it open, too.
 */
function incomeFinding(
  rule: RuleOf<"income">,
  { place, householdSize, incomeCents }: FinderAnswers,
  area: AreaFacts,
): FindingOf<"income"> {
  const { measure } = rule;
  const limitCents = incomeLimit(measure, householdSize, area);
  const found = { rule, limitCents, ...(area.incomesByTown && measure.of !== "dollars" ? { byTown: true } : {}) };
  if (incomeCents !== null && incomeCents <= limitCents.low) return { ...found, is: "met", asks: [] };
  if (incomeCents !== null && incomeCents > limitCents.high) {
    const isNear = incomeCents <= limitCents.high + shareCents(limitCents.high, rule.nearShare ?? 0);
    return isNear ? { ...found, is: "open", asks: [], isNear } : { ...found, is: "unmet", asks: [] };
  }
  const asks = [
    ...(place === null && measure.of !== "dollars" ? (["place"] as const) : []),
    ...(incomeCents === null ? (["incomeCents"] as const) : []),
    ...(householdSize === null && dependsOnSize(measure) ? (["householdSize"] as const) : []),
  ];
  return { ...found, is: "open", asks };
}

/** The lowest and the highest that a limit can be for a household; `householdSize` null stands for any size. */
export function incomeLimit(measure: IncomeMeasure, householdSize: number | null, area: AreaFacts): Range {
  const sizes = householdSize === null ? everySize : [Math.min(householdSize, largestHousehold)];
  const limits = sizes.map((size) => {
    const { low, high } = limitOfSize(measure, size, area);
    const floor = floorOf(measure, size);
    return { low: Math.max(floor, Math.round(low)), high: Math.max(floor, Math.round(high)) };
  });
  return { low: Math.min(...limits.map(({ low }) => low)), high: Math.max(...limits.map(({ high }) => high)) };
}

function limitOfSize(measure: IncomeMeasure, size: number, area: AreaFacts): Range {
  if (measure.of === "dollars") return { low: measure.mostCents, high: measure.mostCents };
  if (measure.of === "median") {
    const { share, largeFamilyShare = share } = measure;
    return times(area.medianIncomeCents, size >= 3 ? largeFamilyShare : share);
  }
  const counted = measure.sizes === "each" ? size : bandOf(size);
  const limit = area.lowIncomeCents[counted - 1];
  if (!limit) throw new RangeError(`No income limit for ${counted} people`);
  return times(limit, measure.factor);
}

function floorOf(measure: IncomeMeasure, size: number): number {
  if (measure.of !== "low-income" || !measure.floorCents) return 0;
  return measure.floorCents[bandOf(size) === 4 ? 0 : 1];
}

function bandOf(size: number): 4 | 8 {
  return size <= 4 ? 4 : 8;
}

function dependsOnSize(measure: IncomeMeasure): boolean {
  return measure.of === "low-income" || (measure.of === "median" && measure.largeFamilyShare !== undefined);
}

function times({ low, high }: Range, share: number): Range {
  return { low: low * share, high: high * share };
}

/**
 * Whether the loan stays under the limit of the place, at the lower end of the prices at least. It is met with the smallest
 * down payment, and not met when even all savings leave a loan over the limit. Without savings the possible down payment is
 * unknown, so a price over the limit stays open then.
 */
function loanSizeFinding(
  rule: RuleOf<"loan-size">,
  { place, priceCents, savingsCents }: FinderAnswers,
  area: AreaFacts,
): FindingOf<"loan-size"> {
  const limitCents = limitOf(rule, area);
  const highestPrice = highestFinanced(rule, limitCents, area);
  if (priceCents && priceCents.low <= highestPrice) {
    return { rule, is: "met", asks: [], limitCents, ...upTo(highestPrice, priceCents) };
  }
  if (priceCents && savingsCents !== null && priceCents.low - savingsCents > limitCents.high) {
    return { rule, is: "unmet", asks: [], limitCents };
  }
  const asks = [
    ...(place === null ? (["place"] as const) : []),
    ...(priceCents === null ? (["priceCents"] as const) : []),
    ...(savingsCents === null ? (["savingsCents"] as const) : []),
  ];
  return { rule, is: "open", asks, limitCents };
}

/**
 * Whether the savings cover the smallest down payment, at the lower end of the prices at least. Gifts and assistance may
 * pay it, so savings that fall short leave it open. `limitCents` is what has to be put down.
 */
function downPaymentFinding(
  rule: RuleOf<"down-payment">,
  { priceCents, savingsCents, score }: FinderAnswers,
  area: AreaFacts,
): FindingOf<"down-payment"> {
  const shares = downShares(rule, score);
  const { low: lowBaseline, high: highBaseline } = area.baselineLimitCents;
  // The least that may be asked for goes with the lower share and the higher baseline.
  const least = tiersOf(rule, shares.low, highBaseline);
  const most = tiersOf(rule, shares.high, lowBaseline);
  const limitCents = priceCents && {
    low: smallestDownCents(priceCents.low, least),
    high: smallestDownCents(priceCents.high, most),
  };
  const known = limitCents ? { limitCents } : {};
  if (priceCents && savingsCents !== null && savingsCents >= smallestDownCents(priceCents.low, most)) {
    return { rule, is: "met", asks: [], ...known, ...upTo(highestPriceForDown(savingsCents, most), priceCents) };
  }
  const short = limitCents !== null && savingsCents !== null && savingsCents < limitCents.low;
  const asks = [
    ...(priceCents === null ? (["priceCents"] as const) : []),
    ...(savingsCents === null ? (["savingsCents"] as const) : []),
    ...(!short && score === null && rule.lowScore ? (["score"] as const) : []),
  ];
  return { rule, is: "open", asks, ...known };
}

function limitOf({ limit }: RuleOf<"loan-size">, area: AreaFacts): Range {
  if (limit === "fha") return area.fhaLimitCents;
  return limit === "baseline" ? area.baselineLimitCents : area.conformingLimitCents;
}

/** The highest price with the smallest down payment: that of a loan up to the baseline, or of a larger one. */
function highestFinanced(rule: RuleOf<"loan-size">, limitCents: Range, area: AreaFacts): number {
  const { minimumDownShare, shareAboveBaseline = minimumDownShare } = rule;
  const baselineCents = shareAboveBaseline === minimumDownShare ? limitCents.low : area.baselineLimitCents.low;
  const withinBaseline = Math.round(Math.min(limitCents.low, baselineCents) / (1 - minimumDownShare));
  return Math.max(withinBaseline, Math.round(limitCents.low / (1 - shareAboveBaseline)));
}

function tiersOf({ shareAboveBaseline }: RuleOf<"down-payment">, share: number, baselineCents: number) {
  return { share, shareAboveBaseline: shareAboveBaseline ?? share, baselineCents };
}

function upTo(highestPrice: number, { high }: Range): { upToPriceCents?: number } {
  return highestPrice < high ? { upToPriceCents: highestPrice } : {};
}

function downShares({ share, lowScore }: RuleOf<"down-payment">, score: FinderAnswers["score"]): Range {
  if (!lowScore || (score && score.from >= lowScore.below)) return { low: share, high: share };
  const isLow = score !== null && score.to < lowScore.below;
  return { low: isLow ? lowScore.share : share, high: lowScore.share };
}
