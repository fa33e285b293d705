/**
 * A field that no person sees or reaches: who fills it in is a robot. Browsers know no such field to fill, and each of
 * these marks tells one password manager to leave it alone.
 */
export function RobotTrap({ formId }: { formId: string }) {
  // Neither the label nor the id has a word that a password manager fills by.
  const id = `${formId}-empty`;
  return (
    <div className="vh" aria-hidden="true" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" {...unfilled} />
    </div>
  );
}

const unfilled = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/** What the browser itself filled in says nothing about a robot. */
export function emptyIfAutofilled(form: Pick<HTMLFormElement, "querySelector">): void {
  const trap = form.querySelector<HTMLInputElement>("[name='website']:is(:autofill, :-webkit-autofill)");
  if (trap) trap.value = "";
}
