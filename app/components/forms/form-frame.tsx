import type { FocusEvent, FormEventHandler, KeyboardEventHandler, ReactNode } from "react";
import type { FormHandle } from "./use-live-form.ts";

type FormFrameProps = {
  live: FormHandle;
  id?: string;
  className: string;
  action: string;
  /** Only of a form with a file. */
  encType?: "multipart/form-data" | undefined;
  onFocus?: ((event: FocusEvent<HTMLFormElement>) => void) | undefined;
  onInput?: FormEventHandler<HTMLFormElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/**
 * The form element. It works as a plain POST, and comes to life when the visitor first touches it. The browser's own
 * bubbles never show: without JavaScript the server answers with the same messages by the fields.
 */
export function FormFrame({ live, onFocus, children, ...form }: FormFrameProps) {
  const { Live } = live;
  return (
    <form
      {...form}
      method="post"
      noValidate
      ref={live.formRef}
      onSubmit={(event) => {
        emptyIfAutofilled(event.currentTarget);
        live.submit(event);
      }}
      onFocus={(event) => {
        live.touch();
        onFocus?.(event);
      }}
      onPointerDown={live.touch}
      aria-busy={live.phase.name === "sending" || undefined}
    >
      {children}
      {Live && <Live {...live.liveProps} />}
    </form>
  );
}

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
