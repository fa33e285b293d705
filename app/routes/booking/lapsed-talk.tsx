import { bookingForm } from "#app/forms/booking-fields.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { site } from "#config/site.ts";
import { Replaced } from "./replaced.tsx";

/** For a talk that nobody confirmed in time: the nearest free times. Its owner needs one press, anybody else begins anew. */
export function LapsedTalk({ booking }: { booking: ShownBooking }) {
  const { near, isOwner, heldUntil, zone, minutes, path, canMove } = booking;
  const own = zonedTime(zone);
  if (near.length === 0) {
    return (
      <p className="note">
        No time of this length is free online just now. Call <a href={site.phone.href}>{site.phone.display}</a> and we
        find one.
      </p>
    );
  }
  return (
    <>
      <p>
        It had to be confirmed by {own.time(heldUntil ?? 0)} {own.zoneName(heldUntil ?? 0)}, so that nobody can block
        our calendar. {isOwner ? "Press a time, and it is yours." : "These are free: pick one, and book again."}
      </p>
      {isOwner ? (
        <form className="bk__times" method="post" action={`${path}/move`}>
          <input type="hidden" name="zone" value={zone} />
          <Replaced others={booking.others} zone={zone} />
          <h2>Free times near it</h2>
          <ul className="bk__near">
            {near.map((startMs) => (
              <li key={startMs}>
                <button className="bk__time" type="submit" name="start" value={startMs}>
                  {own.short(startMs)}
                </button>
              </li>
            ))}
          </ul>
        </form>
      ) : (
        <nav aria-label="Free times near it">
          <ul className="bk__near">
            {near.map((startMs) => (
              <li key={startMs}>
                <a className="bk__time" href={bookingPath(bookingForm.action, { minutes, zone, startMs })}>
                  {own.short(startMs)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="small">
        None of them suits you?{" "}
        <a href={canMove ? `${path}/move` : bookingPath("/book", { minutes, zone })}>See all free times</a>
      </p>
    </>
  );
}
