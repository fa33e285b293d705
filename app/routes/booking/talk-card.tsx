import type { ReactNode } from "react";
import type { BookingTime } from "#app/domain/time/booking-times.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";

type TalkCardProps = { talk: BookingTime; zone: string; isOff?: boolean; children?: ReactNode };

/** A leaf of the calendar with the talk's day on it, the hours beside: the visitor's, then the office's. */
export function TalkCard({ talk, zone, isOff = false, children }: TalkCardProps) {
  const [own, office] = [zonedTime(zone), zonedTime(officeZone)];
  const isSameClock = timeSpan(talk, own) === timeSpan(talk, office);
  const isSameDay = own.isoDay(talk.startMs) === office.isoDay(talk.startMs);
  const [weekday = "", date = ""] = own.day(talk.startMs).split(", ");
  return (
    <div className={isOff ? "bk__card bk__card--off" : "bk__card"}>
      <div className="bk__leaf" aria-hidden="true">
        <span>{date.split(" ")[0]}</span>
        <b>{date.split(" ")[1]}</b>
      </div>
      <div>
        <p className="bk__when">
          <time dateTime={new Date(talk.startMs).toISOString()}>
            {weekday}, {date}
            <br />
            {timeSpan(talk, own)}
          </time>
        </p>
        {!isSameClock && (
          <p className="small">
            For us: {isSameDay ? "" : `${office.day(talk.startMs)}, `}
            {timeSpan(talk, office)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
