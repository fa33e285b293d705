import { parseTypedPercent } from "#app/domain/text/typed-number.ts";
import { exampleMortgage } from "./example-mortgage.ts";

/** The credit score that the sample rates hold for. Other scores pay more or less: `sampleRatesAt`. */
export const sampleScore = 740;

/**
 * The site's own sample interest rates, as the table of loans claims them. The specification calls them "APR shown", but as
 * interest rates they make the APRs below (decision 096). Nothing here is an offer of credit.
 */
export const sampleFigures = { conventional: "6.85%", fha: "6.45%", va: "6.25%", usda: "6.15%" } as const;

/**
 * The APRs that these rates make over 30 years, with each program's upfront and yearly charges and no other fee: 12 CFR
 * 1026.22. On a home of $265,000: conventional with 20% down, FHA with 3.5%, VA (first use) and USDA with nothing. Written
 * out, so that no page loads the engine for them; a test works them out again.
 */
export const sampleApr = { conventional: "6.85%", fha: "7.17%", va: "6.45%", usda: "6.60%" } as const;

/** The same as numbers to work with. */
export const sampleRates = {
  conventional: rateOf(sampleFigures.conventional),
  fha: rateOf(sampleFigures.fha),
  va: rateOf(sampleFigures.va),
  usda: rateOf(sampleFigures.usda),
} as const;

/** The planning rate of the day for each loan: the survey's average, as far below it as the samples are below the conventional one. */
export const planningRates = {
  conventional: exampleMortgage.annualRate,
  fha: planned(sampleRates.fha),
  va: planned(sampleRates.va),
  usda: planned(sampleRates.usda),
} as const;

function planned(sample: number): number {
  return Math.round((exampleMortgage.annualRate - sampleRates.conventional + sample) * 1e6) / 1e6;
}

function rateOf(figure: string): number {
  const rate = parseTypedPercent(figure);
  if (!rate.ok) throw new Error(`Can't read the sample rate ${figure}`);
  return rate.value;
}
