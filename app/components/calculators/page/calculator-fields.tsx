import { memo } from "react";
import type { CalculatorModel, FieldGroup, Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { Button } from "#app/components/ui/button.tsx";

type Problems<Name extends string> = Partial<Record<Name, string>>;

type CalculatorFieldsProps<Name extends string> = {
  model: Pick<CalculatorModel<Name, never>, "slug" | "rules" | "groups">;
  problems: Problems<Name>;
  /** The initial texts of the fields. */
  start: Texts<Name>;
  /** Puts the example back; undefined while it is there. */
  onReset: (() => void) | undefined;
};

/**
 * All fields by their groups, in a form that works without JavaScript. A keystroke that changes no message re-renders none.
 */
export const CalculatorFields = memo(FieldsByGroup) as typeof FieldsByGroup;

function FieldsByGroup<Name extends string>({ model, problems, start, onReset }: CalculatorFieldsProps<Name>) {
  return (
    <form
      method="get"
      action={`/calculators/${model.slug}#answer`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {model.groups.map((group) => (
        <Group key={group.title} group={group} model={model} problems={problems} start={start} />
      ))}
      <noscript>
        <button type="submit" className="btn">
          Work it out
        </button>
        <p className="fine">
          JavaScript is off in this browser, so our server works out the answer. It keeps none of your numbers.
        </p>
      </noscript>
      {onReset && (
        <div className="cp__reset">
          <Button className="btn--wide" small look="line" onClick={onReset}>
            Reset to the example
          </Button>
        </div>
      )}
    </form>
  );
}

type GroupProps<Name extends string> = Omit<CalculatorFieldsProps<Name>, "onReset"> & { group: FieldGroup<Name> };

function Group<Name extends string>({ group: { title, names, folded }, model, problems, start }: GroupProps<Name>) {
  const fields = names.map((name) => (
    <TypedField
      key={name}
      id={`${model.slug}-${name}`}
      name={name}
      rule={model.rules[name]}
      problem={problems[name]}
      start={start[name]}
    />
  ));
  if (folded) {
    // A group with a problem has to be open.
    const wrong = names.some((name) => problems[name]);
    return (
      <details className="unfold cp__group" {...(wrong && { open: true })}>
        <summary>{title}</summary>
        {fields}
      </details>
    );
  }
  return (
    <fieldset className="cp__group">
      <legend>{title}</legend>
      {fields}
    </fieldset>
  );
}
