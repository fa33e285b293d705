import type { ReactNode } from "react";
import { CommandForm, useProblemAt } from "#app/components/desk/command-form.tsx";

type CodeFormProps = {
  /** What the server does with the code. */
  does: "use-link" | "confirm-app" | "step-up-code";
  label: string;
  /** Hidden fields. */
  fields?: { token?: string; to?: string };
  isMain?: boolean;
  children?: ReactNode;
};

/** A field for six digits or a recovery code. */
export function CodeForm({ does, label, fields = {}, isMain = true, children }: CodeFormProps) {
  const wrong = useProblemAt("code");
  return (
    <CommandForm of={does} fields={fields}>
      <div className="field">
        <label className="lab" htmlFor="code">
          Code
        </label>
        <input
          className="inp otp"
          id="code"
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          required
          {...wrong}
        />
        {children}
      </div>
      <button type="submit" className={isMain ? "btn btn--go" : "btn"}>
        {label}
      </button>
    </CommandForm>
  );
}
