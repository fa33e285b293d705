import { namesOf, type Texts } from "#app/components/calculators/fields/typed-fields.ts";
import type { CalculatorModel } from "./calculator-model.ts";
import { shownText } from "./shown-text.ts";

type ScenariosProps<Name extends string, Answer extends object> = {
  model: CalculatorModel<Name, Answer>;
  now: Texts<Name>;
  kept: readonly Texts<Name>[];
  onUse: (texts: Texts<Name>) => void;
  onDrop: (index: number) => void;
};

type Column<Name extends string, Answer> = { name: string; texts: Texts<Name>; answer: Answer; index: number | null };

/** The kept numbers beside the ones that are typed now: what differs, and what comes of it. */
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
            <tr className="cp__do">
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

/** An address may carry numbers that have no answer: those are left out. */
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
