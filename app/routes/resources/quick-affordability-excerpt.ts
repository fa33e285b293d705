import { affordabilityModel } from "#app/components/calculators/affordability/affordability-model.ts";
import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";

/** Affordability with the three numbers that people know by heart; the rate is the example's. */
export const quickAffordability = excerptOf(affordabilityModel, {
  income: { label: "Annual Income" },
  debts: { label: "Monthly Debts" },
  cash: { label: "Down Payment", help: "What you could pay down. Closing costs come on top." },
});
