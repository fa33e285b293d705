import type { Range } from "#app/domain/programs/program-rules.ts";
import { formatDollars } from "./format-currency.ts";

/** `$1,344`, or `$1,344 to $1,790` where the ends differ. */
export function formatDollarRange({ low, high }: Range): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}
