import { useEffect } from "react";

type WrittenField = HTMLInputElement | HTMLTextAreaElement;

const writtenFields = "textarea, input[type=text], input[type=email], input[type=tel], input:not([type])";

/** For how long a second press of a button is taken for part of the first. */
const pressMs = 10_000;

/**
 * Lets the browser ask before a page goes away with words that were typed and not sent: by a link, by Back, or by the button
 * of another form. A form that saves by itself is marked with `data-saves-itself`. The second of two presses does nothing.
 */
export function useUnsentWords(): void {
  useEffect(() => {
    let sending: { form: HTMLFormElement; untilMs: number } | null = null;
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== "post") return;
      if (form === sending?.form && performance.now() < sending.untilMs) event.preventDefault();
      else sending = { form, untilMs: performance.now() + pressMs };
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (![...document.forms].some((form) => form !== sending?.form && hasUnsent(form))) return;
      event.preventDefault();
      // Someone who stays can press again.
      sending = null;
    };
    // On the window, so that what a form's own script prevented is known.
    window.addEventListener("submit", send);
    window.addEventListener("beforeunload", leave);
    return () => {
      window.removeEventListener("submit", send);
      window.removeEventListener("beforeunload", leave);
    };
  }, []);
}

function hasUnsent(form: HTMLFormElement): boolean {
  if (form.method !== "post" || "savesItself" in form.dataset) return false;
  const fields = [...form.querySelectorAll<WrittenField>(writtenFields)].filter((field) => !field.readOnly);
  // A form that was refused shows its words again, but they are saved nowhere.
  const isRefused = form.querySelector("[role=alert], .is-wrong") !== null;
  return fields.some(({ value, defaultValue }) => value !== defaultValue || (isRefused && value !== ""));
}
