import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { QuarterHour } from "#app/components/scenes/quarter-hour.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { site } from "#config/site.ts";
import css from "./book.css?inline";
import { BookingScript } from "./booking-script.tsx";

const steps = [
  { id: "time", label: "Time" },
  { id: "details", label: "Details" },
  { id: "booked", label: "Booked" },
] as const;

type BookingPageProps = {
  /** Where the visitor is on the way; none for a page beside it. */
  at?: (typeof steps)[number]["id"];
  title: string;
  lead?: ReactNode;
  minutes: number;
  children: ReactNode;
};

/** What all pages of a booking share. They fill a frame as well as a window, and lead out of the frame when they lead away. */
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
      <p className="kerb bk__foot small">
        Rather talk now? <a href={site.phone.href}>{site.phone.display}</a>,{" "}
        {site.hours
          .filter(({ opens }) => opens !== null)
          .map(({ short, time }) => `${short} ${time}`)
          .join(", ")}
        . Back to{" "}
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
    <ol className="bk__path" aria-label="Steps of booking">
      {steps.map(({ id, label }, index) => (
        <li key={id} aria-current={index === now ? "step" : undefined}>
          <Stop state={index < now || at === "booked" ? "done" : index === now ? "next" : "later"} />
          {label}
        </li>
      ))}
    </ol>
  );
}
