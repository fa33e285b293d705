import type { ReactNode } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { site } from "#config/site.ts";
import css from "./book.css?inline";
import bookingScript from "./booking-script.ts?script";
import { QuarterHour } from "./parts/quarter-hour-scene.tsx";

const steps = [
  { id: "time", label: "Time" },
  { id: "details", label: "Details" },
  { id: "booked", label: "Booked" },
] as const;

type BookingPageProps = {
  /** Which step this is, or that a press in the email comes before the last one; none for a page that is not one of them. */
  at?: (typeof steps)[number]["id"] | "confirm";
  title: string;
  lead?: ReactNode;
  minutes: number;
  children: ReactNode;
};

/** The frame of all booking pages. They fit an iframe as well as a window; links to other pages leave the iframe. */
export function BookingPage({ at, title, lead, minutes, children }: BookingPageProps) {
  return (
    <>
      <InlineStyle name="book" layer="page" css={css} />
      <InlineScript code={bookingScript} />
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
  // What waits for a press in the email has its time and its details, and is not booked yet.
  const now = steps.findIndex(({ id }) => id === (at === "confirm" ? "booked" : at));
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
