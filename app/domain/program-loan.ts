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
  const limitCents = rule.limit === "fha" ? area.fhaLimitCents : area.conformingLimitCents;
  const highestPrice = Math.round(limitCents.low / (1 - rule.minimumDownShare));
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
): FindingOf<"down-payment"> {
  const shares = downShares(rule, score);
  const limitCents = priceCents && {
    low: Math.round(priceCents.low * shares.low),
    high: Math.round(priceCents.high * shares.high),
  };
  const known = limitCents ? { limitCents } : {};
  if (priceCents && savingsCents !== null && savingsCents >= Math.round(priceCents.low * shares.high)) {
    return { rule, is: "met", asks: [], ...known, ...upTo(Math.round(savingsCents / shares.high), priceCents) };
  }
  const short = limitCents !== null && savingsCents !== null && savingsCents < limitCents.low;
  const asks = [
    ...(priceCents === null ? (["priceCents"] as const) : []),
    ...(savingsCents === null ? (["savingsCents"] as const) : []),
    ...(!short && score === null && rule.lowScore ? (["score"] as const) : []),
  ];
  return { rule, is: "open", asks, ...known };
}

function upTo(highestPrice: number, { high }: Range): { upToPriceCents?: number } {
  return highestPrice < high ? { upToPriceCents: highestPrice } : {};
}

function downShares({ share, lowScore }: RuleOf<"down-payment">, score: FinderAnswers["score"]): Range {
  if (!lowScore || (score && score.from >= lowScore.below)) return { low: share, high: share };
  const isLow = score !== null && score.to < lowScore.below;
  return { low: isLow ? lowScore.share : share, high: lowScore.share };
}
