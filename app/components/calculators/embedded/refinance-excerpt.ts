import { refinanceModel } from "#app/components/calculators/refinance/refinance-model.ts";
import { excerptOf } from "./excerpt.ts";

/** A refinance of loans without mortgage insurance, its costs paid in cash. */
export const refinance = excerptOf(refinanceModel, {
  balance: {},
  rate: {},
  years: {},
  newRate: {},
  newYears: {},
  costs: { help: "Fees and closing costs, paid in cash" },
});
