import { type FormEvent, useState } from "react";
import { exampleTexts, namesOf } from "#app/components/calculators/calculator-model.ts";
import { quickRate, sampleRatesAt } from "#app/components/calculators/embedded/quick-rate-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { scoreBands } from "#app/content/pages/buying/quick-rate.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { formatRate } from "#app/lib/format/format-currency.ts";

type Shown = ReturnType<typeof quickRate.check>;

const tableId = "example-rates";

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
 * The sample rates of two loans at a score. The button works it out; without JavaScript it leads to the table of all the bands,
 * which stands below the answer in any case.
 */
export function QuickRateCheck() {
  const [{ answer, problems = {} }, setShown] = useState<Shown>(() => quickRate.check(exampleTexts(quickRate.rules)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(quickRate.check(typedIn(event.currentTarget)));
  };
  return (
    <section className="slab ms-rate" aria-labelledby="quick-rate">
      <h2 id="quick-rate">Quick Rate Check</h2>
      <form method="get" action={`#${tableId}`} onSubmit={onSubmit} noValidate>
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
              <Rate of="fha" at={answer.score} rate={answer.fhaRate} />
            </p>
            <p className="small">
              <Tag>Sample rate</Tag> APR, FHA, 30-year fixed, score {answer.score}
            </p>
            {answer.conventionalRate !== null && (
              <p className="small ms-rate__note">
                <b>
                  <Rate of="conventional" at={answer.score} rate={answer.conventionalRate} />
                </b>{" "}
                conventional, at the same score
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
      <DisclosureText>
        <Disclosure claims={Object.values(samples)} />
      </DisclosureText>
      <BandTable />
    </section>
  );
}

const samples = { fha: loans.fhaRate, conventional: loans.conventionalRate };

/** At the score of the samples, the claim itself. */
function Rate({ of, at, rate }: { of: keyof typeof samples; at: number; rate: number }) {
  return at === sampleScore ? <ClaimFigure claim={samples[of]} /> : formatRate(rate);
}

/** The same for every band, and the rule behind it. */
function BandTable() {
  return (
    <details className="ms-rate__how">
      <summary>How this sample is made</summary>
      <div className="scrollx">
        <table className="data" id={tableId}>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">FHA</th>
              <th scope="col">Conventional</th>
            </tr>
          </thead>
          <tbody>
            {scoreBands.map(({ from, label }) => {
              const { fhaRate, conventionalRate } = sampleRatesAt(from, 95, 100);
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <Rate of="fha" at={from} rate={fhaRate} />
                  </td>
                  <td>
                    {conventionalRate === null ? "–" : <Rate of="conventional" at={from} rate={conventionalRate} />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="fine">
        Each band at its lowest score, with 5% down. The samples hold for {sampleScore}. FHA itself charges nothing by
        score; lenders add for lower ones, here by a planning figure. A conventional loan adds what Fannie Mae charges
        lenders more ({fanniePriceAdjustments.source}), each 1% of the loan turned into{" "}
        {formatRate(pointsAsRate.ratePerPoint)} a year: a rough rule of thumb, and some first-time buyers do not pay it.
      </p>
    </details>
  );
}
