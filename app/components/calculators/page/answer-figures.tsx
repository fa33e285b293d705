import type { Figure } from "./calculator-model.ts";

/** What else the answer holds, a line each. */
export function AnswerFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="cp__figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
