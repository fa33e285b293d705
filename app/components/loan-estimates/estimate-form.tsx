import { type FormEvent, memo, useRef, useState } from "react";
import type { FieldRule } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { Field } from "#app/components/forms/field.tsx";
import { SpokenProblem } from "#app/components/ui/spoken-text.tsx";
import type { EstimateTexts } from "#app/lib/loan-estimates/kept-estimates.ts";
import { type BoxName, formPages, type NumberBox, numberBoxes, type TextBox, textBoxes } from "./estimate-boxes.ts";
import { FormDrawing } from "./form-drawing.tsx";

type EstimateFormProps = {
  index: number;
  /** The first texts of the boxes. */
  start: EstimateTexts | undefined;
  problems: Partial<Record<NumberBox, string>>;
  /** The boxes that someone typed in, and their current texts. */
  onType: (index: number, texts: EstimateTexts) => void;
};

const pauseBeforeNamingMs = 250;

/** One Loan Estimate, page by page, in the order and the words of the form. A problem shows once the visitor leaves the box. */
export const EstimateForm = memo(function EstimateForm(props: EstimateFormProps) {
  const { index, start = {}, problems, onType } = props;
  const form = useRef<HTMLFormElement>(null);
  useKeyboardInset(form);
  const [left, setLeft] = useState<readonly string[]>([]);
  const tell = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    onType(index, { [name]: isUntouched(name, value) ? "" : value });
  };
  const leave = (event: FormEvent) => {
    const { target } = event;
    const rule = target instanceof HTMLInputElement && ruleOf(target.name);
    if (!rule || target.value === "") return;
    const tidy = tidyTyped(rule, target.value);
    if (tidy !== target.value) {
      target.value = tidy;
      tell(event);
    }
    // A message that moves a button while someone presses it would swallow the tap.
    setTimeout(() => setLeft((before) => [...before, target.name]), pauseBeforeNamingMs);
  };
  const shown = Object.fromEntries(Object.entries(problems).filter(([name]) => left.includes(name)));
  const box = (name: BoxName) => (
    <Box key={name} id={`le-${index + 1}-${name}`} name={name} start={start[name]} problem={shown[name]} />
  );
  return (
    <form className="le-form" ref={form} noValidate autoComplete="off" onInput={tell} onBlur={leave} onSubmit={stop}>
      <SpokenProblem problems={shown} />
      {formPages.map(({ title, groups }, page) => (
        <fieldset key={title} className="le-page">
          <legend className="vh">{title}</legend>
          <div className="le-where">
            <p className="le-title" aria-hidden="true">
              {title}
            </p>
            <FormDrawing page={page} />
          </div>
          <div className="le-boxes">
            {groups.map((group) => (
              <div key={group.title}>
                <p className="le-bar">{group.title}</p>
                <div className="two">{group.boxes.map(({ name }) => box(name))}</div>
              </div>
            ))}
            {page === formPages.length - 1 && (
              <details className="unfold">
                <summary>Not on the form</summary>
                {box("counted")}
              </details>
            )}
          </div>
        </fieldset>
      ))}
    </form>
  );
});

type BoxProps = { id: string; name: BoxName; start: string | undefined; problem: string | undefined };

function Box({ id, name, start = "", problem }: BoxProps) {
  if (isTextBox(name)) {
    const { label, help, type } = textBoxes[name];
    return (
      <Field id={id} name={name} label={label} help={help} type={type} mayBeEmpty maxLength={60} defaultValue={start} />
    );
  }
  const rule: FieldRule = { emptyIsZero: true, ...numberBoxes[name] };
  // A list shows its first choice until the visitor picks another one.
  return (
    <TypedField id={id} name={name} rule={rule} problem={problem} start={start || (rule.choices ? undefined : "")} />
  );
}

function isTextBox(name: BoxName): name is TextBox {
  return name in textBoxes;
}

function ruleOf(name: string): FieldRule | null {
  return name in numberBoxes ? numberBoxes[name as NumberBox] : null;
}

/** A list that shows its first choice does not count. */
function isUntouched(name: string, text: string): boolean {
  const rule = ruleOf(name);
  return rule?.choices !== undefined && rule.format(0) === text;
}

function stop(event: FormEvent): void {
  event.preventDefault();
}
