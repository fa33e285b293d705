import { parseTypedPercent } from "#app/domain/typed-number.ts";

/**
 * The site's own sample rates, as they are shown: the table of loans claims them, and calculators start with them.
 * Nothing here is an offer of credit.
 */
export const exampleRates = { conventional: "6.85%", fha: "6.45%", va: "6.25%", usda: "6.15%" } as const;

/** One of them as a decimal. Throws Error where it is no percentage, which ends the build. */
export function exampleRate(loan: keyof typeof exampleRates): number {
  const read = parseTypedPercent(exampleRates[loan]);
  if (!read.ok) throw new Error(`The example rate ${exampleRates[loan]} cannot be read`);
  return read.value;
}
