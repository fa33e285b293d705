import { affordabilityModel } from "#app/components/calculators/affordability/affordability-model.ts";
import { excerptOf } from "./excerpt.ts";

/** The check with the four numbers that move the price most. */
export const affordability = excerptOf(affordabilityModel, {
  income: {},
  debts: { label: "Monthly debts" },
  cash: { label: "Down payment", help: "Closing costs come on top" },
  rate: { label: "Interest rate", help: "A year, fixed for 30 years" },
});
