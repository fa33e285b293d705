import { limitNames, limitWalks } from "#app/components/calculators/affordability-sum.ts";
import { LimitWalks } from "#app/components/calculators/limit-walks.tsx";
import { TypedCalculator } from "#app/components/calculators/typed-calculator.tsx";
import type { AffordablePrice } from "#app/domain/affordable-price.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import { quickAffordability } from "./quick-afford-sum.ts";

/** To the $500 below, as one would say it. */
function roundPrice(cents: number): string {
  return formatDollars(Math.floor(cents / 500_00) * 500_00);
}

export function QuickAffordability() {
  return (
    <TypedCalculator
      id="quick-afford"
      title="Quick Affordability Check"
      sum={quickAffordability}
      full="affordability"
      say={({ priceCents }) => `About ${roundPrice(priceCents)}`}
    >
      {(answer) => (
        <>
          <Answer answer={answer} />
          <LimitWalks {...limitWalks(answer)} />
        </>
      )}
    </TypedCalculator>
  );
}

function Answer({ answer: { priceCents, binding, payment } }: { answer: AffordablePrice }) {
  const limit = limitNames[binding];
  if (priceCents < 1_000_00) {
    return (
      <p className="answer">
        There is no price yet: <span className="more">{limit.toLowerCase()}</span> would have to change first.
      </p>
    );
  }
  return (
    <p className="answer">
      You could look at homes up to about <strong>{roundPrice(priceCents)}</strong>, at{" "}
      {formatDollars(payment.totalCents)} a month. <span className="more">{limit}</span>{" "}
      {binding === "income" ? "sets" : "set"} the limit.
    </p>
  );
}
