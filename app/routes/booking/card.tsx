import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { BookingTime } from "#app/domain/time/booking-times.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";

type BookingCardProps = { time: BookingTime; zone: string; isOff?: boolean; children?: ReactNode };

/** A calendar page with the booked day on it, and the hours next to it: the visitor's, then the office's. */
export function BookingCard({ time, zone, isOff = false, children }: BookingCardProps) {
  const [own, office] = [zonedTime(zone), zonedTime(officeZone)];
  const isSameClock = timeSpan(time, own) === timeSpan(time, office);
  const isSameDay = own.isoDay(time.startMs) === office.isoDay(time.startMs);
  const [weekday = "", date = ""] = own.day(time.startMs).split(", ");
  return (
    <div className={isOff ? "bk__card bk__card--off" : "bk__card"}>
      <div className="bk__leaf" aria-hidden="true">
        <span>{date.split(" ")[0]}</span>
        <b>{date.split(" ")[1]}</b>
      </div>
      <div>
        <p className="bk__when">
          <time dateTime={new Date(time.startMs).toISOString()}>
            <span>
              {weekday}, {date}
            </span>
            <span>{timeSpan(time, own)}</span>
          </time>
        </p>
        {!isSameClock && (
          <p className="small">
            For us: {isSameDay ? "" : `${office.day(time.startMs)}, `}
            {timeSpan(time, office)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

type Asked = NonNullable<ShownBooking["asked"]>;

const differences: Record<NonNullable<Asked["differs"]>, string> = {
  name: "We know this email address with another name",
  phone: "We know this email address with another phone number",
  both: "We know this email address with another name and another phone number",
};

/** What a press behind the emailed link says yes to: anyone can book in any name. */
export function WhoWeCall({ asked: { name, phone, differs } }: { asked: Asked }) {
  return (
    <>
      <p>
        We call{" "}
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        at <b>{phone}</b>.
      </p>
      {differs && (
        <div className="note note--bad">
          <b>{differences[differs]}</b>
          <p>
            Anyone can type an email address. Your yes counts for this call alone, and your other details stay the same.
            If the call is not yours, press “This Is Not My Call”. We cancel it and tell our team.
          </p>
        </div>
      )}
    </>
  );
}

/** The two answers, of the same weight where something differs. Otherwise "Cancel the call" below is enough. */
export function Answers({ asked: { differs }, yes }: { asked: Asked; yes: string }) {
  const look = differs ? { look: "line" as const } : {};
  return (
    <div className="acts">
      <Button type="submit" name="intent" value="confirm" {...look}>
        {yes}
      </Button>
      {differs && <NotMine />}
    </div>
  );
}

/** Beside buttons of other forms. */
export function NotMineForm({ booking: { asked, path } }: { booking: ShownBooking }) {
  if (!asked?.differs) return null;
  return (
    <form method="post" action={path}>
      <NotMine />
    </form>
  );
}

function NotMine() {
  return (
    <Button type="submit" look="line" name="intent" value="not-mine">
      This Is Not My Call
    </Button>
  );
}
