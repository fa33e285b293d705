import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { bookingForm } from "#app/forms/booking.ts";
import { bookingPath, calendarPath } from "#app/lib/booking/booking-paths.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { bookingRules } from "#config/booking.ts";
import { site } from "#config/site.ts";
import { Answers, BookingCard, NotMineForm, WhoWeCall } from "./card.tsx";
import { ConfirmBooking } from "./confirm-booking.tsx";
import { type BookingRefusal, NoEmailYet, Refused, Replaced, TypedHere } from "./notes.tsx";
import { BookingPage } from "./page.tsx";

const titles: Record<ShownBooking["state"], string> = {
  booked: "Your time is booked",
  moved: "Your call has a new time",
  stopped: "Do you want this call?",
  barred: "We can’t call this number",
  held: "Confirm your call",
  lapsed: "This call was not confirmed",
  waiting: "Confirm your call",
  cancelled: "Your call is canceled",
  now: "The time of this call has come",
  over: "This call is over",
};

type BookingStateProps = { booking: ShownBooking; refusal: BookingRefusal | undefined };

/** A booking, in every state it can be in, with the actions that are still possible. */
export function BookingState({ booking, refusal }: BookingStateProps) {
  const { state, minutes, zone, isTheirs } = booking;
  const isFirm = state === "booked" || state === "moved";
  const isToConfirm = state === "held" || state === "waiting";
  const isUnsaid = isFirm && booking.needsYes;
  const isOpen = isFirm || isToConfirm || state === "stopped" || state === "barred";
  return (
    <BookingPage
      {...(isFirm && !isUnsaid && { at: "booked" as const })}
      {...((isToConfirm || isUnsaid) && { at: "confirm" as const })}
      title={titleOf(booking)}
      lead={leadOf(booking)}
      minutes={minutes}
    >
      {refusal && <Refused title="That didn’t work" refusal={refusal} />}
      <BookingCard time={booking} zone={zone} isOff={!isOpen && state !== "now"} />
      {isFirm && <Firm booking={booking} />}
      {state === "stopped" && <SayYes path={booking.path} />}
      {isToConfirm && <ConfirmBooking booking={booking} />}
      {state === "lapsed" && <LapsedBooking booking={booking} />}
      {isOpen && isTheirs && <Cancel path={booking.path} />}
      {["cancelled", "now", "over"].includes(state) && <BookAgain booking={booking} />}
    </BookingPage>
  );
}

/** The page's heading, and its name in the browser: a screen reader says that first. */
export function titleOf({ state, needsYes }: ShownBooking): string {
  if (needsYes && state === "booked") return "One more step";
  return needsYes && state === "moved" ? "Your call was moved. One more step" : titles[state];
}

function leadOf({ state, isTold, isOwner, isMoved, needsYes, maskedEmail }: ShownBooking): ReactNode {
  // A press is still missing, so the page cannot just say that the call has a new time.
  const moved = isMoved ? "The old time is no longer kept. " : "";
  switch (state) {
    case "cancelled":
      if (!isTold) return "We won’t call you.";
      if (isOwner) return <>We won’t call you. We’ll email a confirmation to {maskedEmail}.</>;
      return <>We won’t call you, whether or not our confirmation reaches {maskedEmail}.</>;
    case "now":
    case "over":
      return "You can no longer move or cancel it.";
    case "held":
      return "It is not booked yet. Please confirm it by email first.";
    case "stopped":
      return "We were asked to stop calls, to your email address or your number. So we won’t call you, unless you say that you want this call.";
    case "barred":
      return `Somebody with this number asked us to stop calls to it, so we won’t call it. To talk with us, call ${site.phone.display} or reply to our email.`;
    case "lapsed":
      return "We won’t call you then. You can pick another time below.";
    case "waiting":
      return `${moved}You can have ${bookingRules.mostPerEmail} upcoming calls. This would be one more.`;
    default:
      if (needsYes) {
        return `${moved}By your phone number, it may be early or late where you are. Say yes ${isOwner ? "below" : "by the button in our email"}, and we call you then.`;
      }
      return "We will call you then. You don’t need to prepare anything.";
  }
}

function Firm({ booking }: { booking: ShownBooking }) {
  const { path, canMove, isTheirs } = booking;
  return (
    <>
      <ItIsMe booking={booking} />
      {isTheirs ? <Written booking={booking} /> : <MailboxHasIt booking={booking} />}
      {isTheirs && !canMove && (
        <p className="note">
          You moved this call {bookingRules.mostMoves} times, so it stays where it is. To move it again, call{" "}
          <a href={site.phone.href}>{site.phone.display}</a>.
        </p>
      )}
      <div className="acts">
        <ButtonLink to={`${path}/call.ics`} download>
          Save to Calendar
        </ButtonLink>
        {canMove && (
          <ButtonLink to={`${path}/move`} look="line">
            Move It
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Anyone can book in any name, so the desk calls it "not confirmed" until this. */
function ItIsMe({ booking: { isOwner, asked, path, needsYes } }: { booking: ShownBooking }) {
  if (!isOwner) return null;
  // They said yes to another hour, and a colleague moved the call to this one.
  if (!asked && needsYes) return <SayYes path={path} />;
  if (!asked) return <p className="note">You told us that this call is yours. Thank you.</p>;
  return (
    <form className="bk__confirm" method="post" action={path}>
      <WhoWeCall asked={asked} />
      <p>
        Is this call yours? One press confirms this call with this name and number. If you asked us to stop calls, we
        make this one only after it.
      </p>
      <Answers asked={asked} yes="Yes, It’s My Call" />
    </form>
  );
}

/** After that press, whoever booked it sees the call and changes it no longer: it may have been somebody else. */
function MailboxHasIt({ booking: { maskedEmail, needsYes } }: { booking: ShownBooking }) {
  return (
    <p className="note">
      This call was confirmed by email{needsYes && ", but for another time"}. To move or cancel it, use the button in
      our email to <b>{maskedEmail}</b>, or call <a href={site.phone.href}>{site.phone.display}</a>.
    </p>
  );
}

/** A stop closes the call until this press: the gate at the desk says the same. */
function SayYes({ path }: { path: string }) {
  return (
    <form className="bk__confirm" method="post" action={path}>
      <p>Your time is kept. One press, and we call you then, this once.</p>
      <Button type="submit" name="intent" value="confirm">
        Yes, Call Me Then
      </Button>
    </form>
  );
}

/**
 * The same for a waiting booking and a firm one, and where the address has reached its limit: someone who typed an address must
 * not learn what else it has booked, or how much it gets from us.
 */
function Written({ booking }: { booking: ShownBooking }) {
  const { isTold, isOwner, isConfirmed, isRemindedOf, maskedEmail, typed } = booking;
  if (!isTold) {
    return (
      <p className="note">
        No email about this goes to <b>{maskedEmail}</b>: it has reached our limit of emails for an hour or a day. Save
        this page’s address to see or change your call.
      </p>
    );
  }
  return (
    <>
      <p>
        We email a calendar event to <b>{typed?.email ?? maskedEmail}</b>, with a link to this page
        {isRemindedOf && ", and a reminder the day before"}.{" "}
        {!typed && !isConfirmed && "Wrong address? Cancel, and book again."}
        {!isOwner &&
          ` An address can have ${bookingRules.mostPerEmail} upcoming calls. For one more, the email asks you to confirm it first.`}
      </p>
      {!isOwner && <NoEmailYet />}
      <TypedHere booking={booking} />
    </>
  );
}

/** Takes two presses, so that no one cancels by accident. */
function Cancel({ path }: { path: string }) {
  return (
    <details className="bk__cancel">
      <summary>Cancel the call</summary>
      <form method="post" action={path}>
        <p>Your time opens up for someone else, and we won’t call you.</p>
        <Button type="submit" look="line" name="intent" value="cancel">
          Yes, Cancel It
        </Button>
      </form>
    </details>
  );
}

function BookAgain({ booking: { minutes, zone, startMs } }: { booking: ShownBooking }) {
  return (
    <div className="acts">
      <ButtonLink to={calendarPath({ minutes, timeZone: zone, startMs })}>Book Another Time</ButtonLink>
    </div>
  );
}

/** For a booking that was not confirmed in time: the nearest free times. Its owner presses once; anyone else starts over. */
function LapsedBooking({ booking }: { booking: ShownBooking }) {
  const { near, isOwner, heldUntil, zone, minutes, startMs: wishMs, path, canMove } = booking;
  const own = zonedTime(zone);
  if (near.length === 0) {
    return (
      <p className="note">
        No time of this length is free online right now. Call <a href={site.phone.href}>{site.phone.display}</a> and
        we’ll find one.
      </p>
    );
  }
  return (
    <>
      <p>
        You had to confirm it by {own.time(heldUntil ?? 0)} {own.zoneName(heldUntil ?? 0)}. That keeps anyone from
        blocking our calendar. {isOwner ? "Press a time, and it’s yours." : "These are free: pick one, and book again."}
      </p>
      {isOwner ? (
        <form className="bk__times" method="post" action={`${path}/move`}>
          <input type="hidden" name="zone" value={zone} />
          {booking.asked && <WhoWeCall asked={booking.asked} />}
          <Replaced others={booking.others} zone={zone} />
          <h2>Free times near that one</h2>
          <ul className="bk__near">
            {near.map((startMs) => (
              <li key={startMs}>
                <button className="bk__box bk__time" type="submit" name="start" value={startMs}>
                  {own.short(startMs)}
                </button>
              </li>
            ))}
          </ul>
        </form>
      ) : (
        <nav aria-label="Free times near that one">
          <ul className="bk__near">
            {near.map((startMs) => (
              <li key={startMs}>
                <a className="bk__box bk__time" href={bookingPath(bookingForm.action, { minutes, zone, startMs })}>
                  {own.short(startMs)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <NotMineForm booking={booking} />
      <p className="small">
        None of these work for you?{" "}
        <a href={canMove ? `${path}/move` : calendarPath({ minutes, timeZone: zone, startMs: wishMs })}>
          See all free times
        </a>
      </p>
    </>
  );
}
