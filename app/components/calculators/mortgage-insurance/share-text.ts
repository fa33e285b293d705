import { formatRate } from "#app/lib/format-currency.ts";

/** A share to a tenth of a percent. */
export function shareText(share: number): string {
  return formatRate(Math.round(share * 1000) / 1000);
}
