import { formatSpan } from "#app/lib/format/format-span.ts";
import type { LongRun } from "./five-programs-calculation.ts";

/** How long mortgage insurance is charged when nobody asks for its end. */
export function durationWords({ insuranceMonths, forLife }: LongRun): string {
  if (insuranceMonths === 0) return "none";
  return forLife ? "as long as the loan" : formatSpan(insuranceMonths);
}
