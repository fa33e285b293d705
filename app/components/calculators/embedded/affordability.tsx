import { affordabilityModel, limitsTable, limitWalks } from "#app/components/calculators/affordability/model.ts";
import { OneLoan } from "#app/components/calculators/affordability/one-loan.tsx";
import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { exampleMortgage, planningAssumptions, planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { averageMayMove, latestAverage } from "#app/content/market/latest-rates.ts";
import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { excerptOf } from "./excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

const { headline } = affordabilityModel;

/** Affordability with the four numbers that move the price most. It asks for what is put down, so closing costs come on top. */
export const affordability = excerptOf(
  affordabilityModel,
  {
    income: {},
    debts: { label: "Monthly debts" },
    cash: { label: "Down payment", help: "Closing costs come on top", example: exampleMortgage.downCents },
    rate: { label: "Interest rate", help: planningRateSource },
  },
  { closingFrom: "other" },
);

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
          <OneLoan answer={answer} />
          <DoorWalks {...limitWalks(answer)} />
          <NumbersTable {...limitsTable(answer)} />
          <AffordabilityAssumptions closing="other" />
        </>
      )}
    </TypedCalculator>
  );
}

/** The assumptions of the small affordability calculators. */
export function AffordabilityAssumptions({ closing }: { closing: "cash" | "other" }) {
  return (
    <p className="fine">
      The rate we start with is the survey average of {formatDay(latestAverage.day)},{" "}
      {formatRate(latestAverage.annualRate)}. {averageMayMove} Inside the payment: property tax of{" "}
      {formatRate(exampleMortgage.propertyTaxRate)}, or your county’s once you named it in My path, and home insurance
      of {formatRate(planningAssumptions.homeInsuranceRate)} of the price a year, and under 20% down mortgage insurance
      of {formatRate(planningAssumptions.mortgageInsuranceRate)} of the loan, or by your score. Closing costs{" "}
      {closing === "cash" ? "come out of your cash" : "come on top"}: fees of {formatDollars(closingPlan.feesCents)},
      and insurance, tax and interest paid ahead, as My path counts them. Planning numbers, not quotes. Lenders use
      other ratios too.
    </p>
  );
}
