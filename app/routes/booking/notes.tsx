import { retrySentence } from "#app/components/forms/form-problems.tsx";
import { meantEmail } from "#app/domain/text/email-slips.ts";
import { bookingForm } from "#app/forms/booking.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { site } from "#config/site.ts";

/** The answer to a plain POST on a booking page that was refused. */
export type BookingRefusal = Rejection & {
  /** The server's code, such as `time-taken`. */
  code: string;
  /** A sentence for the visitor. */
  message: string;
  /** Sent with the form again; null when it needs a new one. */
  token: string | null;
};

/** Says why a button did not do what it says. Below it the page shows what to do instead. */
export function Refused({ title, refusal }: { title: string; refusal: BookingRefusal }) {
  const { code, message, retryAfterSeconds } = refusal;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad" tabIndex={-1} autoFocus>
      <b>{code === "time-taken" ? title : "That didn’t work"}</b>
      <p>
        {message}
        {retrySentence(retryAfterSeconds)}
      </p>
    </div>
  );
}

/**
 * What to do when no email comes. Everyone who typed an address reads it, whether or not the address has reached its limit:
 * otherwise a stranger would learn from it how much that mailbox gets from us.
 */
export function NoEmailYet() {
  return (
    <p className="small">
      One address gets only a few emails an hour. If none comes within ten minutes, look in your spam folder, or call{" "}
      <a href={site.phone.href}>{site.phone.display}</a>, and we take care of it. Save this page’s address: it shows
      your call, too.
    </p>
  );
}

/** If an address has as many bookings as it may, its owner says which one to replace. */
export function Replaced({ others, zone }: Pick<ShownBooking, "others" | "zone">) {
  if (others.length === 0) return null;
  const own = zonedTime(zone);
  return (
    <fieldset className="bk__others">
      <legend className="lab">Which of your calls does it replace?</legend>
      {others.map(({ id, startMs, minutes }, index) => (
        <label className="bk__box" key={id}>
          <input type="radio" name="instead" value={id} defaultChecked={index === 0} />
          <span>
            {own.short(startMs)}, {minutes} minutes
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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
