import { Field } from "#app/components/forms/field.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { formatRate } from "#app/lib/format-currency.ts";
import { exampleTyped, type FieldName, fieldRules, homePayment, type PaymentAnswer } from "./home-payment-fields.ts";
import { AnswerBar, AnswerSentence, SpokenAnswer } from "./payment-answer.tsx";
import { PaymentAssumptions } from "./payment-assumptions.tsx";
import { PaymentHouse } from "./payment-house.tsx";
import { PaymentTable } from "./payment-table.tsx";
import { namesOf } from "./typed-fields.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { useTypedNumbers } from "./use-typed-numbers.ts";

/** The quick monthly payment. Without JavaScript it is a finished example. */
export function HomePayment({ title }: { title: string }) {
  const { answer, isExample, problems, fields, onInput, onBlur } = useTypedNumbers(homePayment);
  const stale = Object.keys(problems).length > 0;
  useKeyboardInset(fields);
  return (
    <div className="wrap calc">
      <fieldset className="calc__in" ref={fields} onInput={onInput} onBlur={onBlur}>
        <legend>
          <h2>{title}</h2>
        </legend>
        <noscript>
          <p className="small">
            This is a finished example. Changing the numbers needs JavaScript, which is off in this browser.
          </p>
        </noscript>
        {namesOf(fieldRules).map((name) => (
          <PaymentField key={name} name={name} problem={problems[name]} answer={answer} />
        ))}
      </fieldset>
      <div className={stale ? "calc__out calc__out--stale" : "calc__out"}>
        <div className="calc__state">
          {stale ? (
            <p className="err">This is the answer to your last good numbers. Mend the marked one and it follows.</p>
          ) : (
            <Tag>{isExample ? "Example until you change a number" : "Your numbers, not an offer of credit"}</Tag>
          )}
        </div>
        <AnswerSentence answer={answer} />
        <SpokenAnswer answer={answer} silent={isExample} />
        <PaymentHouse answer={answer} />
        <PaymentTable answer={answer} />
      </div>
      <PaymentAssumptions />
      <AnswerBar answer={answer} stale={stale} />
    </div>
  );
}

type PaymentFieldProps = { name: FieldName; problem: string | undefined; answer: PaymentAnswer };

function PaymentField({ name, problem, answer }: PaymentFieldProps) {
  const { label, help, optional = false } = fieldRules[name];
  const downShare = `${formatRate(Math.round(answer.downShare * 1000) / 1000)} of the price`;
  return (
    <Field
      id={`payment-${name}`}
      name={name}
      label={label}
      help={name === "down" ? downShare : (help ?? "")}
      errors={problem ? [problem] : undefined}
      optional={optional}
      defaultValue={exampleTyped[name]}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
