import { InlineScript } from "#app/components/inline-script.tsx";
import { officeZone } from "#app/lib/zoned-time.ts";

/**
 * All the script of these pages. Before anything is painted it asks for the page on the visitor's own clock, and for the
 * length that an older link names behind `#`; later a button that was pressed says so. Without it there is a list of zones.
 */
const script = `(() => {
  const asked = new URLSearchParams(location.search);
  const before = String(asked);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (location.hash === "#thirty" && !asked.has("minutes")) asked.set("minutes", "30");
  if (!asked.has("zone") && zone && zone !== "${officeZone}") asked.set("zone", zone);
  if (location.pathname === "/book" && String(asked) !== before) location.replace("?" + asked + location.hash);
  addEventListener("submit", ({ target, submitter }) => {
    if (target.method !== "post") return;
    target.setAttribute("aria-busy", "true");
    setTimeout(() => submitter && (submitter.disabled = true));
  });
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("button:disabled")) button.disabled = false;
  });
})();`;

export function BookingScript() {
  return <InlineScript code={script} />;
}
