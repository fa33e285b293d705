import type { ComponentProps } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import choiceCss from "./choice-field.css?inline";
import tapCss from "./tap-field.css?inline";

type Choice = { value: string; label: string; note?: string | undefined };

type ChoiceFieldProps = {
  id: string;
  name: string;
  label: string;
  choices: readonly Choice[];
  errors?: readonly string[] | undefined;
  defaultValue?: string | undefined;
};

/** Asks for one of a few choices, all in view, each with its meaning. The first one has the field's id. */
export function ChoiceField({ label, errors, defaultValue, ...field }: ChoiceFieldProps) {
  const error = errors?.join(" ");
  return (
    <Choices
      {...field}
      legend={label}
      type="radio"
      error={error}
      checked={defaultValue === undefined ? [] : [defaultValue]}
      required
      aria-invalid={error ? true : undefined}
    />
  );
}

type TickFieldProps = {
  name: string;
  legend: string;
  help?: string;
  choices: readonly Choice[];
  ticked: readonly string[];
  error?: string | undefined;
};

/** Asks for any number of a few choices, all in view. None is checked in advance. */
export function TickField({ name, ticked, ...field }: TickFieldProps) {
  return <Choices {...field} type="checkbox" id={name} name={name} checked={ticked} />;
}

type ChoicesProps = {
  id: string;
  legend: string;
  help?: string | undefined;
  choices: readonly Choice[];
  error?: string | undefined;
  checked: readonly string[];
} & Pick<ComponentProps<"input">, "type" | "name" | "required" | "aria-invalid">;

function Choices({ id, legend, help, choices, error, checked, ...input }: ChoicesProps) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <fieldset className={error ? "field field--err choice" : "field choice"} aria-describedby={described || undefined}>
      <InlineStyle name="choice-field" layer="page" css={choiceCss} />
      <legend className="lab">{legend}</legend>
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
      {choices.map(({ value, label, note }, index) => (
        <label className="choice__one" key={value}>
          <input
            {...input}
            id={index === 0 ? id : `${id}-${value}`}
            value={value}
            defaultChecked={checked.includes(value)}
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
