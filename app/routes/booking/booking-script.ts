/*
 * All the script of these pages. Before the first paint it marks a page that is in an iframe, and asks for the page on the
 * visitor's own clock and for the length that an older link names after `#`. Later it keeps what is typed, asks about a slip
 * in an email address, sends a form only while there is a connection, lets Back return to a form that was refused, and counts
 * down the time for a booking that must be confirmed. Without it there is a list of zones, and the time by which to confirm.
 */
import { askAboutEmail, takeMeant } from "#app/components/forms/ask-about-email.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import { forgetPost, forgetWords, keepWords } from "#app/lib/submission/kept-words.ts";
import { isReachable } from "#app/lib/submission/reach-site.ts";

if (top !== self) document.documentElement.classList.add("framed");
if (location.pathname === "/book") askForOwnTimes();

addEventListener("submit", sendWhenConnected);
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[aria-busy]")) form.removeAttribute("aria-busy");
  for (const button of document.querySelectorAll("button:disabled")) button.toggleAttribute("disabled", false);
});
addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "email") askAboutEmail(target);
});
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-meant-for]");
  if (button) takeMeant(button);
});
addEventListener("DOMContentLoaded", () => {
  forgetPost();
  const form = document.querySelector<HTMLFormElement>(".bk__form");
  if (form) keepWords(form, { over: true });
  if (location.pathname.startsWith("/booking/")) forgetWords("booking");
  const clock = document.querySelector<HTMLElement>("[data-left]");
  if (clock) countDown(clock, performance.now() + Number(clock.dataset.left) * 1000);
});

function askForOwnTimes(): void {
  const asked = new URLSearchParams(location.search);
  const before = String(asked);
  if (location.hash === "#thirty" && !asked.has("minutes")) asked.set("minutes", "30");
  if (!asked.has("zone")) {
    // Newer browsers name the zone at once. On a phone, making a format just for that takes 150 ms.
    const zone = window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone && zone !== officeZone) asked.set("zone", zone);
  }
  if (String(asked) !== before) location.replace(`?${asked}${location.hash}`);
}

function countDown(clock: HTMLElement, endMs: number): void {
  const left = Math.ceil((endMs - performance.now()) / 1000);
  if (left < 0) {
    location.reload();
    return;
  }
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left.`;
  setTimeout(() => countDown(clock, endMs), 1000);
}

/*
 * Without a connection, an ordinary form ends on the browser's error page, and going Back from there may lead to an empty
 * form. So the page first asks whether the site is there, and otherwise stays and says so, as the forms with React do.
 */

/** Forms whose next submit goes through. */
const asked = new WeakSet<HTMLFormElement>();

/** Listens to every form's submit; only a POST waits. */
function sendWhenConnected(event: SubmitEvent): void {
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
