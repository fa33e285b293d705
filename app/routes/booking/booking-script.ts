/*
 * All the script of these pages. Before the first paint it marks a page that is in an iframe, and asks for the page on the
 * visitor's own clock and for the length that an older link names after `#`. Later it marks a form that was sent, and
 * counts down the time for a booking that must be confirmed. Without it there is a list of zones, and the time by which
 * to confirm.
 */
import { officeZone } from "#app/lib/booking/zoned-time.ts";

if (top !== self) document.documentElement.classList.add("framed");
if (location.pathname === "/book") askForOwnTimes();

addEventListener("submit", ({ target, submitter }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== "post") return;
  target.setAttribute("aria-busy", "true");
  setTimeout(() => submitter?.toggleAttribute("disabled", true));
});
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button:disabled")) button.toggleAttribute("disabled", false);
});
addEventListener("DOMContentLoaded", () => {
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
