import { type FormEvent, useState } from "react";
import { exampleRate, quickRate } from "#app/components/calculators/quick-rate-sum.ts";
import { TypedField } from "#app/components/calculators/typed-field.tsx";
import { exampleTexts, namesOf } from "#app/components/calculators/typed-fields.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { quickRateRule, scoreBands } from "#app/content/quick-rate.ts";
import { formatRate } from "#app/lib/format-currency.ts";

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
 * An example rate for a score. The button works it out; without JavaScript it leads to the table of all the bands,
 * which stands below the answer in any case.
 */
export function QuickRateCheck() {
  const [{ answer, problems = {} }, setShown] = useState<Shown>(() => quickRate.check(exampleTexts(quickRate.rules)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(quickRate.check(typedIn(event.currentTarget)));
  };
  return (
    <section className="ms-rate" aria-labelledby="quick-rate">
      <h2 id="quick-rate">Quick Rate Check</h2>
      <form method="get" action={`#${tableId}`} onSubmit={onSubmit} noValidate>
        {namesOf(quickRate.rules).map((name) => (
          <TypedField key={name} id={idOf(name)} rule={quickRate.rules[name]} problem={problems[name]} />
        ))}
        <Button type="submit">Get My Rate</Button>
      </form>
      <div className="ms-rate__out" role="status">
        {answer ? (
          <>
            <p className="ms-rate__num">
              {answer.band === scoreBands[0].label ? (
                <ClaimFigure claim={loans.sampleQuickRate} />
              ) : (
                formatRate(answer.annualRate)
              )}
            </p>
            <p className="small">
              <Tag>Sample rate</Tag> APR, 30-year fixed, conventional, score {answer.band}
            </p>
            {answer.notes.map((note) => (
              <p className="small ms-rate__note" key={note}>
                {note}
              </p>
            ))}
          </>
        ) : (
          <p className="err">Mend the marked number, then ask again.</p>
        )}
      </div>
      <DisclosureText>
        <Disclosure claims={[loans.sampleQuickRate]} />
      </DisclosureText>
      <BandTable />
    </section>
  );
}

/** The same for every band, and the rule behind it. */
function BandTable() {
  return (
    <details className="ms-rate__how">
      <summary>How this sample is made</summary>
      <table className="data" id={tableId}>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">5% down</th>
            <th scope="col">20% down</th>
          </tr>
        </thead>
        <tbody>
          {scoreBands.map((band, index) => (
            <tr key={band.label}>
              <th scope="row">{band.label}</th>
              {[95, 80].map((loanToValue) => (
                <td key={loanToValue}>
                  {index === 0 ? (
                    <ClaimFigure claim={loans.sampleQuickRate} />
                  ) : (
                    formatRate(exampleRate(band, loanToValue))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        The sample holds for 740+. For lower scores it adds what Fannie Mae charges lenders more ({quickRateRule.source}
        ), each 1% of the loan turned into {quickRateRule.ratePerPoint}% a year. That last step is a rough habit, not a
        rule, and some first-time buyers do not pay it.
      </p>
    </details>
  );
}
