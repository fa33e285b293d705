import type { ComponentProps, ReactNode } from "react";
import type { FormField } from "#app/forms/define-form.ts";

type Shared = {
  id: string;
  name?: string | undefined;
  label: string;
  help?: string;
  /** The problem, in words that say how to fix it. */
  errors?: readonly string[] | undefined;
  /** All other fields are required. */
  optional?: boolean;
  /** Shown below the control. */
  below?: ReactNode;
  /** May be empty, though the field's label does not say optional. */
  mayBeEmpty?: boolean;
};
/** Returns the props that every kind of form field takes, by the field's name. */
export type FieldPropsOf<Name extends string> = (name: Name) => Omit<FormField, "schema"> & {
  id: string;
  name: string;
  errors: readonly string[] | undefined;
  defaultValue: string | undefined;
};

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

type InputProps = Shared & { multiline?: false } & Omit<ComponentProps<"input">, keyof Shared | "required">;
type TextareaProps = Shared & { multiline: true } & Omit<ComponentProps<"textarea">, keyof Shared | "required">;

/** Label, help, error and control, wired together. Uncontrolled: text typed before hydration stays. */
export function Field(props: InputProps | TextareaProps) {
  const { id, label, help, errors, optional = false, below } = props;
  const wrong = errors !== undefined && errors.length > 0;
  return (
    <div className={wrong ? "field field--err" : "field"}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {wrong && (
        <span className="err" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {errors.join(" ")}
        </span>
      )}
      <Control {...props} wrong={wrong} />
      {below}
    </div>
  );
}

function Control({ wrong, ...props }: (InputProps | TextareaProps) & { wrong: boolean }) {
  const wiring = {
    className: "inp",
    required: !(props.optional || props.mayBeEmpty),
    "aria-invalid": wrong || undefined,
    "aria-describedby":
      [wrong && `${props.id}-error`, props.help && `${props.id}-help`].filter(Boolean).join(" ") || undefined,
  };
  if (props.multiline) {
    const { label, help, errors, optional, mayBeEmpty, below, multiline, ...control } = props;
    return <textarea {...control} {...wiring} />;
  }
  const { label, help, errors, optional, mayBeEmpty, below, multiline, ...control } = props;
  return <input {...control} {...wiring} />;
}
