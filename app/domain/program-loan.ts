import type { AreaFacts, FinderAnswers, FindingOf, Range, RuleOf } from "./program-rules.ts";

/**
 * Whether the loan stays under the limit of the place. The loan lies between the price less all savings and the price
 * less the smallest down payment; where only part of that is under the limit, it stays open. Without savings nobody
 * knows how much could be put down, so a price over the limit stays open too.
 */
export function loanSizeFinding(
  rule: RuleOf<"loan-size">,
  { place, priceCents, savingsCents }: FinderAnswers,
  area: AreaFacts,
): FindingOf<"loan-size"> {
  const limitCents = rule.limit === "fha" ? area.fhaLimitCents : area.conformingLimitCents;
  if (priceCents && priceCents.high * (1 - rule.minimumDownShare) <= limitCents.low) {
    return { rule, is: "met", asks: [], limitCents };
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
 * Whether the savings cover the smallest down payment. Gifts and assistance may pay it, so savings that fall short leave
 * it open. `limitCents` is what has to be put down.
 */
export function downPaymentFinding(
  rule: RuleOf<"down-payment">,
  { priceCents, savingsCents, score }: FinderAnswers,
): FindingOf<"down-payment"> {
  const shares = downShares(rule, score);
  const limitCents = priceCents && {
    low: Math.round(priceCents.low * shares.low),
    high: Math.round(priceCents.high * shares.high),
  };
  const known = limitCents ? { limitCents } : {};
  if (limitCents && savingsCents !== null && savingsCents >= limitCents.high) {
    return { rule, is: "met", asks: [], ...known };
  }
  const short = limitCents !== null && savingsCents !== null && savingsCents < limitCents.low;
  const asks = [
    ...(priceCents === null ? (["priceCents"] as const) : []),
    ...(savingsCents === null ? (["savingsCents"] as const) : []),
    ...(!short && score === null && rule.lowScore ? (["score"] as const) : []),
  ];
  return { rule, is: "open", asks, ...known };
}

function downShares({ share, lowScore }: RuleOf<"down-payment">, score: FinderAnswers["score"]): Range {
  if (!lowScore || (score && score.from >= lowScore.below)) return { low: share, high: share };
  const isLow = score !== null && score.to < lowScore.below;
  return { low: isLow ? lowScore.share : share, high: lowScore.share };
}
