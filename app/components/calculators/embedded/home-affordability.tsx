import {
  type AffordabilityAnswer,
  affordabilityModel,
  limitWalks,
} from "#app/components/calculators/affordability/model.ts";
import { OneLoan } from "#app/components/calculators/affordability/one-loan.tsx";
import {
  AnswerSentence,
  CalculatorFrame,
  SpokenAnswer,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { namesOf, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { AffordabilityAssumptions } from "./affordability.tsx";
import { excerptOf } from "./excerpt.ts";
import { OwnLoanNote, useOwnLoan } from "./use-own-loan.tsx";

/** The three numbers that people know by heart; the rest comes from the full calculator's example. */
export const homeAffordability = excerptOf(affordabilityModel, {
  income: { label: "Income a year" },
  debts: { label: "Debts a month", help: "Not your rent" },
  cash: { label: "Cash for the home", help: "Down payment and closing costs" },
});

const { rules } = homeAffordability;
const { headline, short } = affordabilityModel;

/** The home page's own calculator: what you could buy, and what it would cost. Without JavaScript a finished example. */
export function HomeAffordability() {
  const { placed, own } = useOwnLoan(homeAffordability);
  const numbers = useTypedNumbers(placed);
  const { answer, problems } = numbers;
  useKeyboardInset(numbers.fields);
  return (
    <CalculatorFrame
      className="wrap calc--three"
      numbers={numbers}
      full={placed}
      legend={<h2>What could you buy, and at what cost?</h2>}
      fields={namesOf(rules).map((name) => (
        <TypedField key={name} id={`afford-${name}`} name={name} rule={rules[name]} problem={problems[name]} />
      ))}
      after={<AnswerBar answer={answer} waits={numbers.waits} />}
    >
      <AnswerSentence sentence={headline(answer)} />
      <SpokenAnswer numbers={numbers} text={sentenceText(headline(answer))} />
      <OneLoan answer={answer} />
      <DoorWalks {...limitWalks(answer)} />
      <AffordabilityAssumptions closing="cash" />
      <OwnLoanNote own={own} />
      <p>
        Rather ask a person? <a href="/book">Book a free call</a>.
      </p>
    </CalculatorFrame>
  );
}

/** On phones: the answer at the bottom of the window while someone edits a field. CSS shows it only then. */
function AnswerBar({ answer, waits }: { answer: AffordabilityAnswer; waits: boolean }) {
  const monthly = answer.cost ? `${formatDollars(answer.cost.monthlyCents)} a month` : "";
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{waits ? "" : short(answer).figure}</b>
      <span className="small">{waits ? "Waiting for the whole number" : monthly}</span>
    </p>
  );
}
