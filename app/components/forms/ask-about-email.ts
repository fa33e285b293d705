import { meantEmail } from "#app/domain/text/email-slips.ts";

/*
 * Asks about a likely slip in an address that was just typed, in the element that `email-question.tsx` draws. Without React:
 * the booking pages load none.
 */

/** Long enough that no one is asked about an address they are still typing. */
const pauseMs = 700;

const timers = new WeakMap<HTMLInputElement, ReturnType<typeof setTimeout>>();

/** Asks, or stops asking, once typing has paused. */
export function askAboutEmail(field: HTMLInputElement): void {
  clearTimeout(timers.get(field));
  const ask = () => showMeant(field, meantEmail(field.value));
  timers.set(field, setTimeout(ask, pauseMs));
}

function showMeant({ id }: HTMLInputElement, meant: string | null): void {
  const button = document.querySelector(`[data-meant-for="${id}"]`);
  if (!button?.parentElement) return;
  if (meant !== null && button.textContent !== meant) button.textContent = meant;
  button.parentElement.hidden = meant === null;
}

/** Puts the address on the pressed button into its field. */
export function takeMeant(button: HTMLElement): void {
  const field = document.getElementById(button.dataset.meantFor ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = button.textContent ?? "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  showMeant(field, null);
  field.focus();
}
