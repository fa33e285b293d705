import { later } from "./later.ts";

// Made when first needed: each costs a phone some milliseconds of the time in which a page comes alive.
const dollars = later(() => numberFormat({ style: "currency", currency: "USD", maximumFractionDigits: 0 }));
const dollarsAndCents = later(() => numberFormat({ style: "currency", currency: "USD" }));
const percent = later(() => numberFormat({ style: "percent", maximumFractionDigits: 3 }));

/** `$1,896` */
export function formatDollars(cents: number): string {
  return dollars().format(Math.round(cents / 100));
}

/** `$1,896.20` */
export function formatCents(cents: number): string {
  return dollarsAndCents().format(cents / 100);
}

/** The shorter of the two: cents only where there are any. */
export function formatTypedMoney(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);
}

/** `6.85%` for 0.0685 */
export function formatRate(rate: number): string {
  return percent().format(rate);
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", options);
}
