import { isReachable } from "#app/lib/submission/reach-site.ts";

/*
 * Without a connection, an ordinary form ends on the browser's error page, and going Back from there may lead to an empty
 * form. So the page first asks whether the site is there, and otherwise stays and says so, as the forms with React do.
 */

/** Forms whose next submit goes through. */
const asked = new WeakSet<HTMLFormElement>();

/** Listens to every form's submit; only a POST waits. */
export function sendWhenConnected(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  const note = form.querySelector(".unsent");
  // Whoever presses again while the browser sees a connection is not stopped: the site may only be slow.
  if (asked.delete(form) || (note && navigator.onLine)) {
    form.setAttribute("aria-busy", "true");
    setTimeout(() => submitter?.toggleAttribute("disabled", true));
    return;
  }
  event.preventDefault();
  if (form.hasAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  void isReachable()
    // An older browser may not be able to ask.
    .catch(() => navigator.onLine)
    .then((isThere) => {
      form.removeAttribute("aria-busy");
      if (!isThere) return sayUnsent(form, submitter);
      asked.add(form);
      if (submitter) submitter.click();
      else form.submit();
    });
}

function sayUnsent(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.querySelector(".unsent")?.remove();
  const note = document.createElement("div");
  note.className = "note note--bad unsent";
  note.tabIndex = -1;
  const title = document.createElement("b");
  title.textContent = "Not sent yet";
  const words = document.createElement("p");
  words.textContent =
    "We can’t reach our site from here right now. Nothing is lost: press the button again in a moment.";
  note.append(title, words);
  // Next to the button, wherever in the form it is.
  const place = form.querySelector(".bk__send") ?? (form.contains(submitter) ? submitter : null);
  if (place?.parentElement === form) place.before(note);
  else form.prepend(note);
  note.focus();
}
