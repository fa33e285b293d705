import { shareCents } from "#app/domain/money.ts";
import { parseTypedMoney, parseTypedPercent } from "#app/domain/typed-number.ts";
import { formatTypedMoney } from "#app/lib/format-currency.ts";

/** Prices above this are refused anyway. */
const highestPriceCents = 50_000_000_00;

/** A down payment typed as a share of the price (`20%`) as dollars; anything else, and shares of no price, as it is. */
export function downPaymentText(down: string, price: string): string {
  const share = down.trim().endsWith("%") ? parseTypedPercent(down) : null;
  const of = parseTypedMoney(price);
  if (!share?.ok || !of.ok || share.value > 1 || of.value > highestPriceCents) return down;
  return formatTypedMoney(shareCents(of.value, share.value));
}

/** What is wrong with a down payment above the price, in words. */
export function downAbovePrice(priceCents: number): string {
  return `The down payment is more than the price. Type ${formatTypedMoney(priceCents)} or less.`;
}
