import type { ReactNode } from "react";
import type { BookingTime } from "#app/domain/time/booking-times.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";

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
