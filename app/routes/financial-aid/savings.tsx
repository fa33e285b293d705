import { IncomeLimit } from "#app/components/calculators/down-payment-savings/income-limit.tsx";
import { type HelpAnswer, savingsPlanModel } from "#app/components/calculators/down-payment-savings/model.ts";
import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import { OwnLoanNote, useOwnLoan } from "#app/components/calculators/embedded/use-own-loan.tsx";
import {
  CalculatorFrame,
  SpokenAnswer,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { namesOf } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { ClaimFigure } from "#app/components/ui/claim.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { SavingsStoop } from "./savings-stoop.tsx";

/** The amount help could cover, from just the price and the income. This page is about help, so it samples some. */
export const helpExcerpt = excerptOf(
  savingsPlanModel,
  { price: { label: "Home Price" }, income: { label: "Annual Income" } },
  {
    downHelp: formatDollars(savingsAssumptions.downHelpLimitCents),
    closingHelp: formatDollars(savingsAssumptions.closingHelpLimitCents),
  },
);

/** The cash due at closing, and how much of it sample help would cover. Without JavaScript it is the finished sample. */
export function Savings() {
  const { placed, own } = useOwnLoan(helpExcerpt);
  const numbers = useTypedNumbers(placed);
  const { isExample, problems } = numbers;
  const answer = numbers.answer.help;
  useKeyboardInset(numbers.fields);
  return (
    <CalculatorFrame
      className="wrap calc--two"
      numbers={numbers}
      full={placed}
      legend={<h2 id="savings-title">How much lower could the step be?</h2>}
      withoutScript="This is a finished sample. Changing the numbers needs JavaScript, which is off in this browser."
      words={{ example: "Sample until you change a number", own: "Your numbers, with example amounts of help" }}
      fields={
        <>
          {namesOf(helpExcerpt.rules).map((name) => (
            <TypedField
              key={name}
              id={`savings-${name}`}
              name={name}
              rule={helpExcerpt.rules[name]}
              problem={problems[name]}
            />
          ))}
          <IncomeLimit answer={answer} />
        </>
      }
      after={<SavingsBar answer={answer} waits={numbers.waits} />}
    >
      <SavingsSentence answer={answer} isExample={isExample} />
      <SpokenAnswer
        numbers={numbers}
        text={`Help could cover ${formatDollars(answer.helpCents)}. You bring ${formatDollars(answer.leftCents)}`}
      />
      <SavingsStoop answer={answer} />
      <SavingsTable answer={answer} isExample={isExample} />
      <OwnLoanNote own={own} />
    </CalculatorFrame>
  );
}

function SavingsTable({ answer, isExample }: { answer: HelpAnswer; isExample: boolean }) {
  const rows = [
    { name: "Down payment", due: answer.downCents, help: answer.downHelpCents },
    { name: "Closing costs", due: answer.closingCents, help: answer.closingHelpCents },
  ];
  return (
    <NumbersTable
      head={["At closing", "Due", "Help", "You bring"]}
      rows={rows.map(({ name, due, help }) => [
        name,
        formatDollars(due),
        amountOrNothing(help),
        amountOrNothing(due - help),
      ])}
      sum={[
        "Together",
        formatDollars(answer.dueCents),
        <HelpSum key="help" answer={answer} isExample={isExample} />,
        amountOrNothing(answer.leftCents),
      ]}
    />
  );
}

function amountOrNothing(cents: number): string {
  return cents === 0 ? "nothing" : formatDollars(cents);
}

type AnswerProps = { answer: HelpAnswer };

/** The sum of the help. As long as it is the sample, it is the one that the claims table names. */
function HelpSum({ answer, isExample }: AnswerProps & { isExample: boolean }) {
  return isExample ? <ClaimFigure claim={assistance.sampleSavings} /> : formatDollars(answer.helpCents);
}

function SavingsSentence({ answer, isExample }: AnswerProps & { isExample: boolean }) {
  return (
    <p className="answer">
      Help could cover{" "}
      <strong>
        <HelpSum answer={answer} isExample={isExample} />
      </strong>{" "}
      of the {formatDollars(answer.dueCents)} due at closing.{" "}
      {answer.leftCents === 0 ? (
        "Nothing would be left to bring."
      ) : (
        <>
          You bring <span className="more">{formatDollars(answer.leftCents)}</span>.
        </>
      )}
    </p>
  );
}

/** On phones: the answer at the bottom of the window while a field is being edited. */
function SavingsBar({ answer, waits }: AnswerProps & { waits: boolean }) {
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{formatDollars(answer.leftCents)}</b> to bring
      <span>{waits ? "Waiting for the whole number" : `of ${formatDollars(answer.dueCents)} due`}</span>
    </p>
  );
}
