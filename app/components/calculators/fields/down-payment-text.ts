import { conventionalDown } from "#app/content/rules/conventional.ts";
import { smallestDownCents } from "#app/domain/loan/loan-limits.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars, formatRate, formatTypedMoney } from "#app/lib/format/format-currency.ts";

/** What is wrong with a down payment above the price, in words. */
export function downAbovePrice(priceCents: number): string {
  return `The down payment is more than the price. Type ${formatTypedMoney(priceCents)} or less.`;
}

/** What is wrong with a down payment that is too small for any conventional loan; null where it is not. */
export function conventionalDownProblem(priceCents: number, downCents: number): string | null {
  const least = smallestDownCents(priceCents, conventionalDown);
  if (downCents >= least) return null;
  return `${conventionalDownRule(priceCents)} Type ${formatTypedMoney(Math.ceil(least / 100) * 100)} or more.`;
}

/** What a conventional loan asks for at a price, as a sentence. */
export function conventionalDownRule(priceCents: number): string {
  const { share, shareAboveBaseline, baselineCents } = conventionalDown;
  return smallestDownCents(priceCents, conventionalDown) <= shareCents(priceCents, share)
    ? `A conventional loan asks for ${formatRate(share)} down.`
    : `A conventional loan above ${formatDollars(baselineCents)} asks for ${formatRate(shareAboveBaseline)} down.`;
}
