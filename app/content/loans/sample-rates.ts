import { parseTypedPercent } from "#app/domain/text/typed-number.ts";

/** The credit score that the sample rates hold for. Other scores pay more or less: `sampleRatesAt`. */
export const sampleScore = 740;

/** The site's own sample rates, as the table of loans claims them. Nothing here is an offer of credit. */
export const sampleFigures = { conventional: "6.85%", fha: "6.45%", va: "6.25%", usda: "6.15%" } as const;

/** The same as numbers to work with. */
export const sampleRates = {
  conventional: rateOf(sampleFigures.conventional),
  fha: rateOf(sampleFigures.fha),
  va: rateOf(sampleFigures.va),
  usda: rateOf(sampleFigures.usda),
} as const;

/** Help text for each starting rate in a calculator next to that table: a page has one rate per loan. */
export const sampleRateHelp = "Our conventional example, November 2026";

function rateOf(figure: string): number {
  const rate = parseTypedPercent(figure);
  if (!rate.ok) throw new Error(`Can't read the sample rate ${figure}`);
  return rate.value;
}
