import type { ReactNode } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { bookingRules } from "#config/booking.ts";
import { site } from "#config/site.ts";
import css from "./book.css?inline";
import bookingScript from "./booking-script.ts?script";

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

const hourMarks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const point = (radius: number) => `${60 + radius * Math.sin(angle)} ${60 - radius * Math.cos(angle)}`;
  return `M${point(44)}L${point(hour % 3 === 0 ? 37 : 40)}`;
}).join("");

/** The part of the clock face between twelve and the minute hand that many minutes later. */
const sectors: Record<number, string> = { 15: "M60 60V14a46 46 0 0 1 46 46z", 30: "M60 60V14a46 46 0 0 1 0 92z" };
const hands: Record<number, string> = { 15: "M60 60h22", 30: "M60 60v22" };

/** A kitchen clock with a quarter of an hour marked on it, or half of one. */
function QuarterHour({ minutes = 15 }: { minutes?: number }) {
  return (
    <SceneFrame viewBox="0 0 120 126" className="quarter-hour">
      <Box x={50} y={110} w={20} h={12} fill="roof" />
      <Disc x={60} y={60} r={56} fill="green" />
      <Disc x={60} y={60} r={48} fill="paper" />
      <Line d={sectors[minutes] ?? ""} fill="lamp" />
      <Line d={hourMarks} />
      <Line d="M60 60V26" width={4} />
      <Line d={hands[minutes] ?? ""} width={4} />
      <Disc x={60} y={60} r={4} fill="line" />
    </SceneFrame>
  );
}

/** For a link that is cut off, made up or expired, and for one whose booking was erased. */
export function DeadLink() {
  return (
    <BookingPage
      title="This link doesn’t work"
      lead={`Part of it may be missing. Open it from our email again, or copy the whole link. A link expires ${bookingRules.linkDays} days after the call.`}
      minutes={15}
    >
      <div className="acts">
        <ButtonLink to="/book">Book a Call</ButtonLink>
        <ButtonLink to={site.phone.href} look="line">
          Call {site.phone.display}
        </ButtonLink>
      </div>
    </BookingPage>
  );
}
