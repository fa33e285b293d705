import { highestPriceForDown, smallestDownCents } from "#app/domain/loan/loan-limits.ts";
import type { AreaFacts, FinderAnswers, FindingOf, Range, RuleOf } from "./program-rules.ts";

/**
 * Whether the loan stays under the limit of the place, at the lower end of the prices at least. It is met with the
 * smallest down payment, and not met when even all savings leave a loan over the limit. Without savings nobody knows how
 * much could be put down, so a price over the limit stays open then.
 */
export function loanSizeFinding(
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
export function downPaymentFinding(
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
