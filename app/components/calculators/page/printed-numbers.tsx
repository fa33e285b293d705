import { useEffect, useState } from "react";
import { namesOf, type Texts } from "#app/components/calculators/fields/typed-fields.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { CalculatorModel } from "./calculator-model.ts";
import { shownText } from "./shown-text.ts";

type PrintedNumbersProps<Name extends string> = {
  model: Pick<CalculatorModel<Name, never>, "rules">;
  texts: Texts<Name>;
};

/** On paper only: the numbers that the answer is for, and the day. */
export function PrintedNumbers<Name extends string>({ model: { rules }, texts }: PrintedNumbersProps<Name>) {
  const [today, setToday] = useState("");
  useEffect(() => setToday(localDay(new Date())), []);
  return (
    <div className="cp__paper">
      <p>{today && `Worked out on ${formatDay(today)}. `}To plan with, not an offer of credit.</p>
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

/** The day where the visitor is, as `2026-11-21`. */
function localDay(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
