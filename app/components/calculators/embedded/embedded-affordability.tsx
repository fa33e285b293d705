import {
  affordabilityModel,
  limitsTable,
  limitWalks,
} from "#app/components/calculators/affordability/affordability-model.ts";
import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { exampleMortgage, planningAssumptions, planningRateSource } from "#app/content/loans/example-mortgage.ts";

import { formatRate } from "#app/lib/format/format-currency.ts";
import { excerptOf } from "./excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

const { headline } = affordabilityModel;

/** Affordability with the four numbers that move the price most. */
export const affordability = excerptOf(affordabilityModel, {
  income: {},
  debts: { label: "Monthly debts" },
  cash: { label: "Down payment", help: "Closing costs come on top" },
  rate: { label: "Interest rate", help: planningRateSource },
});

/** The highest price that the ratios allow, and the limit you reach first. */
export function Affordability() {
  return (
    <TypedCalculator
      id="afford"
      title="What could you buy, and what stops you?"
      excerpt={affordability}
      say={(answer) => sentenceText(headline(answer))}
    >
      {(answer) => (
        <>
          <AnswerSentence sentence={headline(answer)} />
          <DoorWalks {...limitWalks(answer)} />
          <NumbersTable {...limitsTable(answer)} />
          <AffordabilityAssumptions />
        </>
      )}
    </TypedCalculator>
  );
}

/** The assumptions of the small affordability calculators. */
export function AffordabilityAssumptions() {
  return (
    <p className="fine">
      A conventional loan with at least 3% down. Inside the payment: property tax of{" "}
      {formatRate(exampleMortgage.propertyTaxRate)} and home insurance of{" "}
      {formatRate(planningAssumptions.homeInsuranceRate)} of the price a year, and under 20% down mortgage insurance of{" "}
      {formatRate(planningAssumptions.mortgageInsuranceRate)} of the loan. Planning numbers, not quotes. Lenders use
      other ratios too, and closing costs come on top.
    </p>
  );
}
