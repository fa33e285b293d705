import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./tap-field.css?inline";

type TapFieldProps = {
  id: string;
  name: string;
  legend: string;
  help?: string;
  choices: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
};

/** One of a few short answers, side by side, each a tap; the last one skips the question. Nothing in it can be wrong. */
export function TapField({ id, name, legend, help, choices, defaultValue = "" }: TapFieldProps) {
  return (
    <fieldset className="field taps" aria-describedby={help ? `${id}-help` : undefined}>
      <InlineStyle name="tap-field" layer="page" css={css} />
      <legend className="lab">{legend}</legend>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <div>
        {[...choices, { value: "", label: "Skip" }].map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              id={`${id}-${value || "skip"}`}
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
