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
      <input id={id} name="website" tabIndex={-1} autoComplete="off" {...unfilled} />
    </div>
  );
}

const unfilled = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/** Text that the browser itself filled in says nothing about a robot. */
export function emptyIfAutofilled(form: Pick<HTMLFormElement, "querySelector">): void {
  const trap = form.querySelector<HTMLInputElement>("[name='website']:is(:autofill, :-webkit-autofill)");
  if (trap) trap.value = "";
}
