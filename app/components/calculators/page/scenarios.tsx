import { useState } from "react";
import {
  type CalculatorModel,
  type FieldRule,
  namesOf,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { Button } from "#app/components/ui/button.tsx";
import { WorkedOutOn } from "#app/components/ui/worked-out-on.tsx";

type ScenariosProps<Name extends string, Answer extends object> = {
  model: CalculatorModel<Name, Answer>;
  now: Texts<Name>;
  kept: readonly Texts<Name>[];
  onUse: (texts: Texts<Name>) => void;
  onDrop: (index: number) => void;
};

type Column<Name extends string, Answer> = { name: string; texts: Texts<Name>; answer: Answer; index: number | null };

/** The kept numbers next to the current ones: where they differ, and what each answers. */
export function Scenarios<Name extends string, Answer extends object>({
  model,
  now,
  kept,
  onUse,
  onDrop,
}: ScenariosProps<Name, Answer>) {
  if (kept.length === 0) return null;
  const columns = columnsOf(model, now, kept);
  const differing = namesOf(model.rules).filter((name) => new Set(columns.map(({ texts }) => texts[name])).size > 1);
  const figures = columns.map(({ answer }) => model.figures(answer));
  return (
    <section className="cp__scenarios" aria-labelledby="scenarios">
      <h2 id="scenarios">Side by side</h2>
      <div className="scrollx">
        <table className="data">
          <thead>
            <tr>
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field} className="cp__typed">
                <th scope="row">{model.rules[field].label}</th>
                {columns.map(({ name, texts }) => (
                  <td key={name}>{shownText(model.rules[field], texts[field])}</td>
                ))}
              </tr>
            ))}
            {figures[0]?.map(({ label }, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ name }, column) => (
                  <td key={name}>{figures[column]?.[row]?.value}</td>
                ))}
              </tr>
            ))}
            <tr className="screen-only">
              <td />
              {columns.map(({ name, texts, index }) => (
                <td key={name}>
                  {index !== null && (
                    <>
                      <button type="button" onClick={() => onUse(texts)} aria-label={`Use the numbers of ${name}`}>
                        Use
                      </button>
                      <button type="button" onClick={() => onDrop(index)} aria-label={`Drop the numbers of ${name}`}>
                        Drop
                      </button>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A URL may carry numbers without an answer; those are skipped. */
function columnsOf<Name extends string, Answer extends object>(
  model: CalculatorModel<Name, Answer>,
  now: Texts<Name>,
  kept: readonly Texts<Name>[],
): Column<Name, Answer>[] {
  const all = [
    ...kept.map((texts, index) => ({ name: `Kept ${index + 1}`, texts, index })),
    { name: "Now", texts: now, index: null },
  ];
  return all.flatMap((column) => {
    const { answer } = model.check(column.texts);
    return answer ? [{ ...column, answer }] : [];
  });
}

/** Copy the link, keep, print. All three need JavaScript; without it the style sheet hides them. */
export function ShareBar({ canKeep, onKeep, link }: { canKeep: boolean; onKeep: () => void; link: () => string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setSaid("Link copied. Anyone who opens it sees your numbers.");
    } catch {
      setSaid("This browser doesn’t let us copy. Copy the page’s address instead: it holds your numbers.");
    }
  };
  const keep = () => {
    onKeep();
    setSaid("Saved. Change a number to compare.");
  };
  return (
    <div className="in-row cp__share screen-only">
      <Button small look="line" onClick={copy}>
        Copy link
      </Button>
      <Button small look="line" onClick={keep} disabled={!canKeep}>
        Keep these numbers
      </Button>
      <Button small look="line" onClick={() => window.print()}>
        Print
      </Button>
      <p className="fine" role="status">
        {said || "Your numbers stay in this browser and in the page’s address. We don’t see them."}
      </p>
    </div>
  );
}

type PrintedNumbersProps<Name extends string> = {
  model: Pick<CalculatorModel<Name, never>, "rules">;
  texts: Texts<Name>;
};

/** Only in print: the date, and the numbers that the answer is for. */
export function PrintedNumbers<Name extends string>({ model: { rules }, texts }: PrintedNumbersProps<Name>) {
  return (
    <div className="cp__paper">
      <WorkedOutOn />
      <dl>
        {namesOf(rules).map((name) => (
          <div key={name}>
            <dt>{rules[name].label}</dt>
            <dd>{shownText(rules[name], texts[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A typed text in the site's format; for a choice, its label. */
function shownText(rule: FieldRule, text: string): string {
  const chosen = rule.choices?.find(({ value }) => rule.format(value) === text);
  return chosen?.label ?? (tidyTyped(rule, text) || "–");
}
