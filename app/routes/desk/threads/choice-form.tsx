import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";

type ChoiceFormProps = {
  does: string;
  fields: Record<string, string | number | null>;
  name: string;
  label: string;
  button: string;
  choices: { value: string; label: string }[];
  /** Shown first, while nothing is chosen. */
  none?: string;
  value?: string;
};

/** One choice and its button. */
export function ChoiceForm({ does, fields, name, label, button, choices, none, value }: ChoiceFormProps) {
  const { typed, errors } = useSentBack(does);
  return (
    <CommandForm of={does} fields={fields} className="work-line">
      <CommandField label={label} id={`${does}-${name}`} errors={errors[name]}>
        {(props) => (
          <select {...props} name={name} defaultValue={typed[name] ?? value}>
            {none && <option value="">{none}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      </CommandField>
      <button type="submit" className="btn">
        {button}
      </button>
    </CommandForm>
  );
}
