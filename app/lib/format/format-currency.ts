import type { Range } from "#app/domain/programs/rules.ts";
import { formatWhole } from "#app/domain/text/counted.ts";

/** `$1,896`. Written by hand: `Intl` is slow on phones (decision 029). */
export function formatDollars(cents: number): string {
  const dollars = Math.round(cents / 100);
  return `${signOf(dollars)}$${formatWhole(Math.abs(dollars))}`;
}

/** `$1,896`, and `−$1,896` with a minus as wide as a digit. */
export function formatSignedDollars(cents: number): string {
  return formatDollars(cents).replace("-", "−");
}

/** `$1,896.20` */
export function formatCents(cents: number): string {
  const whole = Math.round(cents);
  const rest = String(Math.abs(whole % 100)).padStart(2, "0");
  return `${signOf(whole)}$${formatWhole(Math.floor(Math.abs(whole) / 100))}.${rest}`;
}

/** `$950`, `$2.5k`, `$345k`, `$10.2M`, for places with little room. Below `wholeBelowCents` every dollar is written. */
export function formatShort(cents: number, wholeBelowCents = 1_000_00): string {
  const thousands = cents / 1_000_00;
  if (cents < wholeBelowCents) return formatDollars(cents);
  if (thousands >= 999.5) return `$${Math.round(thousands / 100) / 10}M`;
  return `$${thousands < 99.95 ? Math.round(thousands * 10) / 10 : Math.round(thousands)}k`;
}

/** The shorter of the two: cents only if there are any. */
export function formatTypedMoney(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);
}

/** `6.85%` for 0.0685: at most three decimals, as lenders print a rate. */
export function formatRate(rate: number): string {
  return formatPercent(rate, 3);
}

/** The same, with the four decimals that a typed rate may have. */
export function formatTypedRate(rate: number): string {
  // The field would read a comma as a decimal point.
  return formatPercent(rate, 4).replaceAll(",", "");
}

function formatPercent(rate: number, places: number): string {
  const unit = 10 ** places;
  // A rate of 0.0725 is 7249.999999999999 in these units: anything beyond a double's fifteen digits is noise.
  const parts = Math.round(Number((Math.abs(rate) * 100 * unit).toPrecision(15)));
  const decimals = String(parts % unit)
    .padStart(places, "0")
    .replace(/0+$/, "");
  return `${parts > 0 ? signOf(rate) : ""}${formatWhole(Math.floor(parts / unit))}${decimals && "."}${decimals}%`;
}

/** `35.5%` for 0.35479: a share to a tenth of a percent. */
export function formatTenths(share: number): string {
  return formatRate(Math.round(tenthsOf(share)) / 1000);
}

/**
 * The same for a share that is compared with a limit: `just above 43%` for 0.4304 and `just under 20%` for 0.1998, which
 * would look like the limit itself.
 */
export function formatShare(share: number): string {
  const tenths = tenthsOf(share);
  const shown = Math.round(tenths);
  if (tenths === shown || shown % 10 !== 0) return formatTenths(share);
  return `${tenths > shown ? "just above" : "just under"} ${formatTenths(share)}`;
}

/** In tenths of a percent: anything beyond a double's fifteen digits is noise. */
function tenthsOf(share: number): number {
  return Number((share * 1000).toPrecision(15));
}

/** Nothing for 0, whatever its sign. */
function signOf(value: number): string {
  return value < 0 ? "-" : "";
}

/** `$1,344`, or `$1,344 to $1,790` if the ends differ. */
export function formatDollarRange({ low, high }: Range): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}
