import { type AffordabilityAnswer, affordability } from "#app/components/calculators/affordability-sum.ts";
import {
  type Checked,
  exampleTexts,
  type FieldRules,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";

type Name = "income" | "debts" | "down";

const { income, debts, down } = affordability.rules;

const rules: FieldRules<Name> = {
  income: { ...income, label: "Annual Income", help: "Before tax, everybody who signs" },
  debts: { ...debts, label: "Monthly Debts" },
  down: { ...down, label: "Down Payment", help: "What you could pay down" },
};

function check(typed: Record<Name, string>): Checked<Name, AffordabilityAnswer> {
  return affordability.check({ ...exampleTexts(affordability.rules), ...typed });
}

/** Affordability with the three numbers that people know by heart; the rate is the example's. */
export const quickAffordability: TypedSum<Name, AffordabilityAnswer> = { rules, check };
