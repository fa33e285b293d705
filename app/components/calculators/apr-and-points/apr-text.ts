import { formatRate } from "#app/lib/format-currency.ts";

/** Three decimals of a percent, as lenders print it. */
export function aprText(apr: number): string {
  return formatRate(Math.round(apr * 1e5) / 1e5);
}
