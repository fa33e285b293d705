import { type FormEvent, memo, useRef, useState } from "react";
import type { FieldRule } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { Field } from "#app/components/forms/field.tsx";
import { SpokenProblem } from "#app/components/ui/spoken-text.tsx";
import { type BoxName, formPages, type NumberBox, numberBoxes, type TextBox, textBoxes } from "./estimate-boxes.ts";
import type { EstimateTexts } from "./read-estimate.ts";

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

type Line = readonly [x: number, y: number, width: number];

/** The first thing you see on the paper form: the dark bars on each page. The rest of the print is quiet lines. */
const printed: readonly { bars: readonly Line[]; quiet: readonly Line[] }[] = [
  {
    bars: [
      [6, 35, 14],
      [6, 68, 22],
      [6, 92, 18],
    ],
    quiet: [
      [6, 11, 24],
      [6, 21, 28],
      [6, 73, 24],
      [6, 84, 26],
      [45, 48, 12],
      [45, 54, 18],
      [45, 62, 28],
      [6, 97, 30],
    ],
  },
  {
    bars: [
      [6, 11, 16],
      [45, 11, 18],
    ],
    quiet: [
      ...[24, 28, 46, 50, 54, 71, 75, 79].map((y): Line => [6, y, 20]),
      ...[18, 22, 30, 42, 50, 54, 62, 88, 93].map((y): Line => [45, y, 22]),
    ],
  },
  {
    bars: [
      [6, 32, 18],
      [6, 68, 26],
    ],
    quiet: [
      [6, 10, 22],
      [45, 10, 22],
      [6, 15, 26],
      [45, 15, 26],
      [6, 20, 18],
      [6, 75, 60],
      [6, 81, 66],
      [6, 87, 52],
      [6, 93, 64],
    ],
  },
];

/** A page of the form, with each box's number in its place. */
function FormDrawing({ page }: { page: number }) {
  const { title = "", groups = [] } = formPages[page] ?? {};
  const { bars = [], quiet = [] } = printed[page] ?? {};
  const boxes = groups.flatMap(({ boxes }) => boxes);
  const before = formPages.slice(0, page).flatMap((each) => each.groups.flatMap(({ boxes }) => boxes)).length;
  return (
    <svg
      className="le-drawing"
      viewBox="0 0 85 110"
      role="img"
      aria-label={`Where the boxes are on ${title.toLowerCase()}`}
    >
      <rect className="le-paper" x="1" y="1" width="83" height="108" />
      <path className="le-quiet" d={pathOf(quiet)} />
      <path className="le-ink" d={pathOf(bars)} />
      <path className="le-line" d={pathOf(boxes.map(({ at }) => labelAt(at)))} />
      {boxes.map(({ name, at: [x, y] }, index) => (
        <g key={name}>
          <circle className="le-mark" cx={x} cy={y} r="3.1" />
          <text x={x} y={y + 1.5}>
            {before + index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The words of a box: left of a figure in its column, or right of a line in the header. */
function labelAt([x, y]: readonly [number, number]): Line {
  const column = x > 60 ? 45 : 6;
  return x === 37 || x > 60 ? [column, y, x - column - 5] : [x + 5, y, 18];
}

function pathOf(lines: readonly Line[]): string {
  return lines.map(([x, y, width]) => `M${x} ${y}h${width}`).join("");
}
