import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type { PlacedWords } from "#app/domain/desk/placed-words.ts";
import "./work-form.css";

/** Values sent back from a form that was refused. */
export type SentBack = {
  problem?: string;
  typed?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string[] | undefined>>;
  /** What the press put into the answer. */
  placed?: PlacedWords;
  /** Where a colleague decides about the sentence that is in the way. */
  decide?: string | null;
};

/** Whether the form that came back says itself why it was refused. */
export function isSaidInForm(sent: SentBack | undefined): boolean {
  return sent?.problem !== undefined && sent.typed?.said === "here";
}

type WorkFormProps = {
  /** What the server does. The form that came back recognizes itself by it. */
  does: string;
  /** Hidden fields. */
  fields: Record<string, string | number | null>;
  className?: string;
  /** `#said` for a form with a `SaidHere`. */
  action?: "#said";
  children: ReactNode;
};

/** A form of the desk: an ordinary post, so it works without JavaScript. */
export function WorkForm({ does, fields, className, action, children }: WorkFormProps) {
  return (
    <form method="post" className={className} action={action}>
      <input type="hidden" name="do" value={does} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {children}
    </form>
  );
}

/** Values typed in a form, and what is wrong with them; empty when a different form came back. */
export function useSentBack(does: string): Required<Pick<SentBack, "typed" | "errors">> {
  const { typed = {}, errors = {} }: SentBack = useActionData() ?? {};
  return typed.do === does ? { typed, errors } : { typed: {}, errors: {} };
}

type WorkFieldProps = {
  label: string;
  id: string;
  errors: string[] | undefined;
  children: (props: { id: string; className: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
};

/** A field with its label, and the error right below it. */
export function WorkField({ label, id, errors, children }: WorkFieldProps) {
  const wrong = errors?.[0];
  return (
    <div className="work-field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: "inp",
        ...(wrong && { "aria-invalid": true as const, "aria-describedby": `${id}-wrong` }),
      })}
      {wrong && (
        <p className="is-wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
