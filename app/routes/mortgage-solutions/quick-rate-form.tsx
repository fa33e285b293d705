import { type FormEvent, useState } from "react";
import { quickRate } from "#app/components/calculators/embedded/quick-rate-model.ts";
import { exampleTexts, namesOf } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ClaimFigure } from "#app/components/ui/claim.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { formatRate } from "#app/lib/format/format-currency.ts";

type Shown = ReturnType<typeof quickRate.check>;

export const bandTableId = "example-rates";

type Name = keyof typeof quickRate.rules;

function idOf(name: Name): string {
  return `quick-${name}`;
}

/** The fields have ids and no names: without JavaScript the button leads on, and what was typed is not sent along. */
function typedIn(form: HTMLFormElement): Record<Name, string> {
  const texts = exampleTexts(quickRate.rules);
  for (const name of namesOf(quickRate.rules)) {
    const input = form.elements.namedItem(idOf(name));
    if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) texts[name] = input.value;
  }
  return texts;
}

/**
 * The fields, and the rates. The button computes them; without JavaScript it leads to the table of all the bands, which is
 * always below the answer.
 */
export function QuickRateForm() {
  const [{ answer, problems = {} }, setShown] = useState<Shown>(() => quickRate.check(exampleTexts(quickRate.rules)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(quickRate.check(typedIn(event.currentTarget)));
  };
  return (
    <>
      <form method="get" action={`#${bandTableId}`} onSubmit={onSubmit} noValidate>
        {namesOf(quickRate.rules).map((name) => (
          <TypedField key={name} id={idOf(name)} rule={quickRate.rules[name]} problem={problems[name]} />
        ))}
        <Button className="btn--wide" type="submit">
          Get My Rate
        </Button>
      </form>
      <div className="ms-rate__out" role="status">
        {answer ? (
          <>
            <p className="ms-rate__num">
              <SampleRate of="fha" at={answer.score} rate={answer.fhaRate} />
            </p>
            <p className="small">
              <Tag>Sample interest rate</Tag> FHA, 30-year fixed, score {answer.score}
            </p>
            <p className="ms-rate__num">{aprOf(answer.fhaApr)} APR</p>
            <p className="small">with FHA’s upfront and yearly insurance, before a lender’s fees</p>
            {answer.conventionalRate !== null && (
              <p className="small ms-rate__note">
                <b>
                  <SampleRate of="conventional" at={answer.score} rate={answer.conventionalRate} />
                </b>{" "}
                conventional, at the same score: <b>{aprOf(answer.conventionalApr ?? 0)} APR</b>
              </p>
            )}
            {answer.notes.map((note) => (
              <p className="small ms-rate__note" key={note}>
                {note}
              </p>
            ))}
          </>
        ) : (
          <p className="err">Fix the marked number, then ask again.</p>
        )}
      </div>
    </>
  );
}

/** `7.17%`: an APR is shown with two decimals. */
export function aprOf(apr: number): string {
  return `${(apr * 100).toFixed(2)}%`;
}

export const samples = { fha: loans.fhaRate, conventional: loans.conventionalRate };

/** At the score of the samples, the claim itself. */
export function SampleRate({ of, at, rate }: { of: keyof typeof samples; at: number; rate: number }) {
  return at === sampleScore ? <ClaimFigure claim={samples[of]} /> : formatRate(rate);
}
