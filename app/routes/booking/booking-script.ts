/*
 * All the script of these pages. Before the first paint it marks a page that is in an iframe, and asks for the page on the
 * visitor's own clock and for the length that an older link names after `#`. Later it keeps what is typed, asks about a slip
 * in an email address, sends a form only while there is a connection, lets Back return to a form that was refused, and counts
 * down the time for a booking that must be confirmed. Without it there is a list of zones, and the time by which to confirm.
 */
import { askAboutEmail, takeMeant } from "#app/components/forms/ask-about-email.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import { forgetPost, forgetWords, keepWords } from "#app/lib/submission/kept-words.ts";
import { sendWhenConnected } from "./send-when-connected.ts";

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
