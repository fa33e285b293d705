import type { KeyboardEvent } from "react";
import { affordabilityModel, limitWalks } from "#app/components/calculators/affordability/model.ts";
import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import { TypedCalculator } from "#app/components/calculators/embedded/typed-calculator.tsx";
import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { PaymentHouse } from "#app/components/calculators/plots/payment-house.tsx";
import { PaymentTable, paymentInYear } from "#app/components/calculators/plots/payment-parts.tsx";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { parseTypedPercent } from "#app/domain/text/typed-number.ts";
import { formatDollars, formatTypedRate } from "#app/lib/format/format-currency.ts";

/** Affordability with the three numbers that people know by heart; the rate is the example's. */
export const quickAffordability = excerptOf(
  affordabilityModel,
  {
    income: { label: "Annual Income" },
    debts: { label: "Monthly Debts" },
    cash: {
      label: "Down Payment",
      help: "What you could pay down. Closing costs come on top.",
      example: exampleMortgage.downCents,
    },
  },
  { closingFrom: "other" },
);

/** The monthly payment from three numbers; tax and insurance are the example's, and it shows no rent. */
export const quickPayment = excerptOf(
  monthlyPaymentModel,
  {
    price: { label: "Home Price" },
    down: { label: "Down Payment" },
    rate: { label: "Interest Rate %", help: "Per year, fixed for 30 years. The arrow keys change it by 0.1." },
  },
  { rent: "" },
);

const { headline } = affordabilityModel;

export function QuickAffordability() {
  return (
    <TypedCalculator
      id="quick-afford"
      title="Quick Affordability Check"
      excerpt={quickAffordability}
      say={(answer) => sentenceText(headline(answer))}
    >
      {(answer) => (
        <>
          <AnswerSentence sentence={headline(answer)} />
          <DoorWalks {...limitWalks(answer)} />
        </>
      )}
    </TypedCalculator>
  );
}

export function QuickPayment() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the rate field inside.
    <div onKeyDown={stepRate}>
      <TypedCalculator
        id="quick-payment"
        title="Monthly Payment Calculator"
        excerpt={quickPayment}
        say={({ cost }) => `About ${formatDollars(cost.monthlyCents)} a month`}
      >
        {(answer) => (
          <>
            <AnswerSentence sentence={monthlyPaymentModel.headline(answer)} />
            <PaymentHouse answer={paymentInYear(answer, 0)} />
            <PaymentTable answer={paymentInYear(answer, 0)} />
          </>
        )}
      </TypedCalculator>
    </div>
  );
}

const step = 0.001;
const highest = 0.25;

/** The rate one step up or down, as the field writes it; null if the field doesn't hold a rate. */
export function steppedRate(raw: string, direction: 1 | -1): string | null {
  const typed = parseTypedPercent(raw);
  if (!typed.ok) return null;
  return formatTypedRate(Math.min(highest, Math.max(0, typed.value + direction * step)));
}

/** Up and down in the field of the rate change it by a tenth of a percent, as in a numeric field. */
function stepRate(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || target.name !== "rate") return;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const next = steppedRate(target.value, key === "ArrowUp" ? 1 : -1);
  if (next === null) return;
  event.preventDefault();
  target.value = next;
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
