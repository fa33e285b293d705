import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { bookingPath } from "#app/lib/booking-paths.ts";
import type { BookingRefusal } from "#app/lib/booking-refusal.ts";
import type { ShownBooking } from "#app/server/booking-manage.server.ts";
import { BookingPage } from "./booking-page.tsx";
import { Refused } from "./refused.tsx";
import { TalkCard } from "./talk-card.tsx";

const titles: Record<ShownBooking["state"], string> = {
  booked: "Your time is booked",
  moved: "Your talk has a new time",
  cancelled: "Your talk is cancelled",
  over: "This talk is over",
};

type TalkProps = { booking: ShownBooking; refusal: BookingRefusal | undefined };

/** A booked talk, in every state it can be in, with what can still be done about it. */
export function Talk({ booking, refusal }: TalkProps) {
  const { state, minutes, zone, maskedEmail, isRemindedOf, path } = booking;
  const isToCome = state === "booked" || state === "moved";
  return (
    <BookingPage
      {...(isToCome && { at: "booked" as const })}
      title={titles[state]}
      lead={leadOf(booking)}
      minutes={minutes}
    >
      {refusal && <Refused title="That did not work" refusal={refusal} />}
      <TalkCard talk={booking} zone={zone} isOff={!isToCome} />
      {isToCome ? (
        <>
          <p>
            The event for your calendar is on its way to <b>{maskedEmail}</b>, with a link to this page.
            {isRemindedOf && " A day before the talk we remind you."} Wrong address? Cancel, and book again.
          </p>
          <div className="acts">
            <ButtonLink to={`${path}/talk.ics`} look="line" download>
              Save to Calendar
            </ButtonLink>
            <ButtonLink to={`${path}/move`} look="line">
              Move It
            </ButtonLink>
          </div>
          <Cancel path={path} />
        </>
      ) : (
        <BookAgain minutes={minutes} zone={zone} />
      )}
    </BookingPage>
  );
}

function leadOf({ state, maskedEmail }: ShownBooking): ReactNode {
  if (state === "cancelled") return <>Nobody calls. We confirm it to {maskedEmail}.</>;
  if (state === "over") return "It can be neither moved nor cancelled any more.";
  return "We call you then. You need not prepare anything.";
}

/** Two presses, so that no slip of the finger does it. */
function Cancel({ path }: { path: string }) {
  return (
    <details className="bk__cancel">
      <summary>Cancel the talk</summary>
      <form method="post" action={path}>
        <p>The time goes to somebody else, and nobody calls you.</p>
        <Button type="submit" look="line">
          Yes, Cancel It
        </Button>
      </form>
    </details>
  );
}

function BookAgain({ minutes, zone }: { minutes: number; zone: string }) {
  return (
    <div className="acts">
      <ButtonLink to={bookingPath("/book", { minutes, zone })}>Book Another Time</ButtonLink>
    </div>
  );
}
