import { planningRates, sampleScore } from "#app/content/loans/sample-rates.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { FieldRules } from "./calculator-model.ts";
import { rateField } from "./typed-fields.ts";

const rate = {
  ...rateField,
  min: 0,
  max: 0.25,
  isPlanningRate: true,
  help: `Planning rate by the survey of ${formatDay(latestAverage.day)}: 30 years fixed, a score of ${sampleScore}`,
};

/** The rate of each kind of loan, for calculators that show several of them side by side. */
export const programRateFields: FieldRules<"rate" | "fhaRate" | "vaRate" | "usdaRate"> = {
  rate: { ...rate, label: "Rate, conventional", what: "the conventional rate", example: planningRates.conventional },
  fhaRate: { ...rate, label: "Rate, FHA", what: "the FHA rate", example: planningRates.fha },
  vaRate: { ...rate, label: "Rate, VA", what: "the VA rate", example: planningRates.va },
  usdaRate: { ...rate, label: "Rate, USDA", what: "the USDA rate", example: planningRates.usda },
};

/** The typed rate of a kind of loan. */
export const rateNames = { conventional: "rate", fha: "fhaRate", va: "vaRate", usda: "usdaRate" } as const;
