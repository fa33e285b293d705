import { meantEmail } from "#app/domain/text/email-slips.ts";
import { bookingForm } from "#app/forms/booking.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";

/** In the browser that has just booked: the number we call, a question about a likely slip, and a way to correct both. */
export function TypedHere({ booking }: { booking: ShownBooking }) {
  const { typed, minutes, zone, startMs, isConfirmed } = booking;
  if (!typed) return null;
  // Since the mailbox confirmed it, the call is for the number that was shown there.
  if (isConfirmed) return <p className="small">We call you at {typed.phone}.</p>;
  const meant = meantEmail(typed.email);
  const correct = (
    <a href={bookingPath(bookingForm.action, { minutes, zone, startMs, correct: 1 })}>
      {meant ? "Correct it" : "Correct your details"}
    </a>
  );
  return (
    <>
      {meant && (
        <p className="note">
          You typed {typed.email}. Did you mean <b>{meant}</b>? {correct}
        </p>
      )}
      <p className="small">
        We call you at {typed.phone}. {!meant && <>Wrong address or number? {correct}</>}
      </p>
    </>
  );
}
