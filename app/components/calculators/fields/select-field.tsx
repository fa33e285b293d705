type SelectFieldProps = {
  id: string;
  name?: string | undefined;
  label: string;
  help?: string | undefined;
  choices: readonly { value: string; label: string }[];
  defaultValue: string;
};

/** One of a short list. Uncontrolled, like `Field`; it can't hold a wrong value. */
export function SelectField({ id, name, label, help, choices, defaultValue }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <select
        className="inp"
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        aria-describedby={help ? `${id}-help` : undefined}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
