import type { ReactNode } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import { site } from "#config/site.ts";
import css from "./book.css?inline";
import { QuarterHour } from "./parts/quarter-hour-scene.tsx";

const steps = [
  { id: "time", label: "Time" },
  { id: "details", label: "Details" },
  { id: "booked", label: "Booked" },
] as const;

type BookingPageProps = {
  /** Which step this is; none for a page that is not one of the steps. */
  at?: (typeof steps)[number]["id"];
  title: string;
  lead?: ReactNode;
  minutes: number;
  children: ReactNode;
};

/** What all pages of a booking share. They fit a frame as well as a window; links to other pages leave the frame. */
export function BookingPage({ at, title, lead, minutes, children }: BookingPageProps) {
  return (
    <>
      <InlineStyle name="book" layer="page" css={css} />
      <BookingScript />
      <div className="bk">
        <header className="bk__head">
          <QuarterHour minutes={minutes} />
          <div>
            <h1 id="page-title">{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {at && <Steps at={at} />}
        </header>
        {children}
      </div>
      <p className="curb bk__foot small">
        Rather call now? <a href={site.phone.href}>{site.phone.display}</a>, {openHours}. {closedDays} Back to{" "}
        <a href="/" target="_top">
          {site.name}
        </a>
        .
      </p>
    </>
  );
}

function Steps({ at }: Required<Pick<BookingPageProps, "at">>) {
  const now = steps.findIndex(({ id }) => id === at);
  return (
    <ol className="small bk__path" aria-label="Steps of booking">
      {steps.map(({ id, label }, index) => (
        <li key={id} aria-current={index === now ? "step" : undefined}>
          <Stop state={index < now || at === "booked" ? "done" : index === now ? "next" : "later"} />
          {label}
        </li>
      ))}
    </ol>
  );
}

/**
 * All the script of these pages. Before anything is painted it says whether they stand in a frame, asks for the page on the
 * visitor's own clock, and for the length that an older link names behind `#`; later a button that was pressed says so, and
 * a booking that has to be confirmed counts down. Without it there is a list of zones, and the time by which to confirm.
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

function BookingScript() {
  return <InlineScript code={script} />;
}
