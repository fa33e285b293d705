import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { lendingRatios } from "#app/content/lending-ratios.ts";
import { formatDollars, formatRate } from "#app/lib/format-currency.ts";
import { type AffordabilityAnswer, affordability, limitNames, limitWalks } from "./affordability-sum.ts";
import { LimitWalks } from "./limit-walks.tsx";
import { LimitsTable } from "./limits-table.tsx";
import { TypedCalculator } from "./typed-calculator.tsx";

/** To the $500 below, as one would say it. */
function roundPrice(cents: number): string {
  return formatDollars(Math.floor(cents / 500_00) * 500_00);
}

/** The highest price that the ratios allow, and the limit that is reached first. */
export function Affordability() {
  return (
    <TypedCalculator
      id="afford"
      title="What could you buy, and what stops you?"
      sum={affordability}
      full="affordability"
      say={(answer) => `About ${roundPrice(answer.priceCents)}. ${stopper(answer)} first`}
    >
      {(answer) => (
        <>
          <AnswerSentence answer={answer} />
          <LimitWalks {...limitWalks(answer)} />
          <LimitsTable limits={answer.limits} names={limitNames} />
          <Assumptions />
        </>
      )}
    </TypedCalculator>
  );
}

function stopper({ binding }: AffordabilityAnswer): string {
  return `${limitNames[binding]} ${binding === "income" ? "stops" : "stop"} you`;
}

function AnswerSentence({ answer }: { answer: AffordabilityAnswer }) {
  if (answer.priceCents < 1_000_00) {
    return (
      <p className="answer">
        There is no price yet: <span className="more">{limitNames[answer.binding].toLowerCase()}</span> would have to
        change first.
      </p>
    );
  }
  return (
    <p className="answer">
      You could buy at about <strong>{roundPrice(answer.priceCents)}</strong>, for{" "}
      {formatDollars(answer.payment.totalCents)} a month. <span className="more">{stopper(answer)}</span> first.
    </p>
  );
}

function Assumptions() {
  const { housingShare, debtsShare, minimumDownShare } = lendingRatios;
  return (
    <p className="fine">
      Housing may take {formatRate(housingShare)} of income before tax, housing and debts {formatRate(debtsShare)}, and
      the down payment is at least {formatRate(minimumDownShare)} of the price. Inside the payment: property tax of{" "}
      {formatRate(exampleMortgage.propertyTaxRate)} and home insurance of{" "}
      {formatRate(planningAssumptions.homeInsuranceRate)} of the price a year, and under 20% down mortgage insurance of{" "}
      {formatRate(planningAssumptions.mortgageInsuranceRate)} of the loan. Planning numbers, not quotes. Lenders use
      other ratios too, and closing costs come on top.
    </p>
  );
}
