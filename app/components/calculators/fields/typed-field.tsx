import { memo } from "react";
import { Field } from "#app/components/forms/field.tsx";
import type { FieldRule } from "./calculator-model.ts";
import { SelectField } from "./select-field.tsx";
import { mayBeEmpty } from "./typed-fields.ts";

type TypedFieldProps = {
  id: string;
  /** Without a name, the form does not send the text: it stays on the page. */
  name?: string | undefined;
  rule: FieldRule;
  problem?: string | undefined;
  /** The initial text instead of the example. */
  start?: string | undefined;
  /** These replace the rule's own. */
  label?: string | undefined;
  help?: string | undefined;
};

/** The field that a rule describes, filled with its example. It re-renders only for another problem, not at every key. */
export const TypedField = memo(function TypedField({
  id,
  name,
  rule,
  problem,
  start,
  label = rule.label,
  help = rule.help,
}: TypedFieldProps) {
  const { choices, format, example, optional = false, inputMode = "decimal" } = rule;
  const defaultValue = start ?? format(example);
  if (choices) {
    const options = choices.map((choice) => ({ value: format(choice.value), label: choice.label }));
    return <SelectField id={id} name={name} label={label} help={help} choices={options} defaultValue={defaultValue} />;
  }
  return (
    <Field
      id={id}
      name={name}
      label={label}
      help={help ?? ""}
      errors={problem ? [problem] : undefined}
      optional={optional}
      mayBeEmpty={mayBeEmpty(rule)}
      defaultValue={defaultValue}
      inputMode={inputMode}
      autoComplete="off"
      // For numbers, spell checking after each keystroke would lay the page out again for nothing.
      spellCheck={false}
    />
  );
});
