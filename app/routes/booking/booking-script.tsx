import { InlineScript } from "#app/components/inline-script.tsx";
import { officeZone } from "#app/lib/booking/zoned-time.ts";

/**
 * All the script of these pages. Before anything is painted it says whether they stand in a frame, asks for the page on the
 * visitor's own clock, and for the length that an older link names behind `#`; later a button that was pressed says so, and
 * a talk that has to be confirmed counts down. Without it there is a list of zones, and the time by which to confirm.
 * Newer browsers name the zone at once; making a format only to ask it takes a phone 150 ms.
 */
const script = `(() => {
  if (top !== self) document.documentElement.classList.add("framed");
  if (location.pathname === "/book") {
    const asked = new URLSearchParams(location.search);
    const before = String(asked);
    if (location.hash === "#thirty" && !asked.has("minutes")) asked.set("minutes", "30");
    if (!asked.has("zone")) {
      const zone = window.Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (zone && zone !== "${officeZone}") asked.set("zone", zone);
    }
    if (String(asked) !== before) location.replace("?" + asked + location.hash);
  }
  addEventListener("submit", ({ target, submitter }) => {
    if (target.method !== "post") return;
    target.setAttribute("aria-busy", "true");
    setTimeout(() => submitter && (submitter.disabled = true));
  });
  addEventListener("DOMContentLoaded", () => {
    const clock = document.querySelector("[data-left]");
    if (!clock) return;
    const end = performance.now() + clock.dataset.left * 1000;
    const tick = () => {
      const left = Math.ceil((end - performance.now()) / 1000);
      if (left < 0) return location.reload();
      clock.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0") + " left.";
      setTimeout(tick, 1000);
    };
    tick();
  });
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("button:disabled")) button.disabled = false;
  });
})();`;

export function BookingScript() {
  return <InlineScript code={script} />;
}
