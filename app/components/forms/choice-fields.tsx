import { InlineStyle } from "#app/components/inline-style.tsx";
import choiceCss from "./choice-field.css?inline";
import tapCss from "./tap-field.css?inline";

type ChoiceFieldProps = {
  id: string;
  name: string;
  legend: string;
  choices: readonly { value: string; label: string; note?: string }[];
  errors?: readonly string[] | undefined;
  defaultValue?: string | undefined;
};

/** Asks for one of a few choices, all in sight, each with what it means. The first one has the field's id. */
export function ChoiceField({ id, name, legend, choices, errors, defaultValue }: ChoiceFieldProps) {
  const wrong = errors !== undefined && errors.length > 0;
  return (
    <fieldset
      className={wrong ? "field field--err choice" : "field choice"}
      aria-describedby={wrong ? `${id}-error` : undefined}
    >
      <InlineStyle name="choice-field" layer="page" css={choiceCss} />
      <legend className="lab">{legend}</legend>
      {wrong && (
        <span className="err" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {errors.join(" ")}
        </span>
      )}
      {choices.map(({ value, label, note }, index) => (
        <label className="choice__one" key={value}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={defaultValue === value}
            required
            aria-invalid={wrong || undefined}
          />
          <span>
            <b>{label}</b>
            {note && <span className="help">{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type TapFieldProps = {
  id: string;
  name: string;
  legend: string;
  help?: string;
  choices: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
};

/** Asks for one of a few short answers, side by side. The last one skips the question. No answer can be wrong. */
export function TapField({ id, name, legend, help, choices, defaultValue = "" }: TapFieldProps) {
  return (
    <fieldset className="field taps" aria-describedby={help ? `${id}-help` : undefined}>
      <InlineStyle name="tap-field" layer="page" css={tapCss} />
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
