import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { Answers, WhoWeCall } from "./card.tsx";
import { NoEmailYet, Replaced, TypedHere } from "./notes.tsx";

/** The last step before a booking is firm: open the email, or press the button behind its link. */
export function ConfirmBooking({ booking }: { booking: ShownBooking }) {
  const { path, others, canMove, asked } = booking;
  if (!asked) return <FindTheEmail booking={booking} />;
  return (
    <>
      <form className="bk__confirm" method="post" action={path}>
        <WhoWeCall asked={asked} />
        <Replaced others={others} zone={booking.zone} />
        <Answers asked={asked} yes="Yes, Book This Call" />
      </form>
      {booking.heldUntil !== null && <Until booking={booking} heldUntil={booking.heldUntil} />}
      {canMove && (
        <p className="small">
          Not a good time anymore? <a href={`${path}/move`}>Pick another one</a>
        </p>
      )}
    </>
  );
}

function FindTheEmail({ booking }: { booking: ShownBooking }) {
  const { maskedEmail, typed, heldUntil, path } = booking;
  if (heldUntil === null) return null;
  const address = typed?.email ?? maskedEmail;
  return (
    <>
      <div className="note">
        <b>Look for our email</b>
        <p>
          It goes to <b>{address}</b>. Open its link and press the button there. Your call is booked only then.
        </p>
        <NoEmailYet />
      </div>
      <TypedHere booking={booking} />
      <Until booking={booking} heldUntil={heldUntil} />
      <p className="small">
        Done? <a href={path}>Show my call</a>. {!typed && "No email, or a wrong address? Cancel, and book again."}
      </p>
    </>
  );
}

function Until({ booking: { zone, isKept }, heldUntil }: { booking: ShownBooking; heldUntil: number }) {
  const own = zonedTime(zone);
  const secondsLeft = Math.max(0, Math.ceil((heldUntil - Date.now()) / 1000));
  return (
    <p>
      Confirm it by{" "}
      <b>
        <time dateTime={new Date(heldUntil).toISOString()}>
          {own.time(heldUntil)} {own.zoneName(heldUntil)}
        </time>
      </b>
      . <span className="bk__left" role="timer" data-left={secondsLeft} />{" "}
      {isKept
        ? "We’re holding the time for you until then."
        : "We are already holding many times that day for others, so we can’t hold this one. Whoever confirms first gets it."}
    </p>
  );
}
