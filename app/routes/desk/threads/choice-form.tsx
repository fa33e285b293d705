import { CommandField, CommandForm } from "#app/components/desk/command-form.tsx";
import type { CommandName, FieldOf } from "#app/lib/desk/known-commands.ts";

type ChoiceFormProps<Name extends CommandName> = {
  of: Name;
  fields: Partial<Record<FieldOf<Name>, string | number | null>>;
  name: FieldOf<Name>;
  label: string;
  button: string;
  choices: { value: string; label: string }[];
  /** Shown first, while nothing is chosen. */
  none?: string;
  value?: string;
};

/** One choice and its button. */
export function ChoiceForm<Name extends CommandName>(props: ChoiceFormProps<Name>) {
  const { of, fields, name, label, button, choices, none, value } = props;
  return (
    <CommandForm of={of} fields={fields} className="work-line" button={button}>
      {({ typed, errors }) => (
        <CommandField label={label} id={`${of}-${name}`} errors={errors[name]}>
          {(control) => (
            <select {...control} name={name} defaultValue={typed[name] ?? value}>
              {none && <option value="">{none}</option>}
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </CommandField>
      )}
    </CommandForm>
  );
}
