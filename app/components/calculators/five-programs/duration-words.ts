import { formatSpan } from "#app/lib/format-span.ts";
import type { LongRun } from "./five-programs-sum.ts";

/** How long mortgage insurance is charged when nobody asks for its end. */
export function durationWords({ insuranceMonths, forLife }: LongRun): string {
  if (insuranceMonths === 0) return "none";
  return forLife ? "as long as the loan" : formatSpan(insuranceMonths);
}
