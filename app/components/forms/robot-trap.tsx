import type { KeyboardEvent } from "react";

/**
 * A field that people do not see or reach: only a robot fills it in. Browsers do not autofill such a name, and each of
 * these attributes tells one password manager to leave it alone.
 */
export function RobotTrap({ formId }: { formId: string }) {
  // The label and the id have no word that a password manager fills by.
  const id = `${formId}-empty`;
  return (
    <div className="vh" aria-hidden="true" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" {...unfilled} onKeyDown={noteTyping} />
    </div>
  );
}

const unfilled = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/** Password managers make up key presses, too; the browser knows which ones came from a keyboard. */
function noteTyping({ isTrusted, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (isTrusted) currentTarget.dataset.typed = "";
}

/**
 * Text that the browser itself filled in says nothing about a robot. Where a filled trap drops the message without a word
 * (`dropsTrapped`), neither does text that any other program put there: only text typed into the trap counts.
 */
export function emptyTrap(form: Pick<HTMLFormElement, "querySelector">, dropsTrapped: boolean | undefined): void {
  const untyped = dropsTrapped ? ":not([data-typed])" : ":is(:autofill, :-webkit-autofill)";
  const trap = form.querySelector<HTMLInputElement>(`[name='website']${untyped}`);
  if (trap) trap.value = "";
}
