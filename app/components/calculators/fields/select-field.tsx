type SelectFieldProps = {
  id: string;
  name?: string | undefined;
  label: string;
  help?: string | undefined;
  choices: readonly { value: string; label: string }[];
  defaultValue: string;
  /** Only of a list whose first choice is none of the others. */
  error?: string | undefined;
};

/** One of a short list. Uncontrolled, like `Field`. */
export function SelectField({ id, name, label, help, choices, defaultValue, error }: SelectFieldProps) {
  return (
    <div className={error ? "field field--err" : "field"}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && (
        <span className="err" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {error}
        </span>
      )}
      <select
        className="inp"
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined}
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
