import { Field } from "#app/components/forms/field.tsx";
import { SelectField } from "./select-field.tsx";
import type { FieldRule } from "./typed-fields.ts";

type TypedFieldProps = { id: string; name: string; rule: FieldRule; problem?: string | undefined };

/** The field that a rule describes, filled with its example. */
export function TypedField({ id, name, rule, problem }: TypedFieldProps) {
  const { label, help, choices, format, example, optional = false } = rule;
  if (choices) {
    return (
      <SelectField id={id} name={name} label={label} help={help} choices={choices} defaultValue={format(example)} />
    );
  }
  return (
    <Field
      id={id}
      name={name}
      label={label}
      help={help ?? ""}
      errors={problem ? [problem] : undefined}
      optional={optional}
      defaultValue={format(example)}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
