import { data } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { BookingTime } from "#app/domain/time/booking-times.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/booking-move";
import { BookingCard, NotMineForm, WhoWeCall } from "./card.tsx";
import { moveBooking, moveTimes } from "./manage-booking.server.ts";
import { type BookingRefusal, Refused } from "./notes.tsx";
import { BookingPage, DeadLink } from "./page.tsx";
import { BookingState } from "./state.tsx";
import { TimePicker, ZoneForm } from "./time-picker.tsx";

export const handle = { shell: "none" } satisfies RouteHandle;

export function meta() {
  return [{ title: `Move your call | ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await moveTimes(request, params.token, context.get(requestContext));
  return data(page, { status: page ? 200 : 404 });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return moveBooking(request, params.token, context.get(requestContext));
}

/**
 * The address is the key to the page, so no other site learns it. Ours does: without a referrer its forms would be refused.
 */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Referrer-Policy": "same-origin", ...(retryAfter && { "Retry-After": retryAfter }) };
}

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink />;
  const { booking, choice, zone, calendar, picked } = loaderData;
  if (!booking.canMove) return <BookingState booking={booking} refusal={actionData} />;
  if (picked) return <AskAboutMove booking={booking} picked={picked} zone={zone} refusal={actionData} />;
  const path = `${booking.path}/move`;
  const isGone = choice.startMs !== null && choice.startMs !== booking.startMs;
  return (
    <BookingPage
      at="time"
      title="Pick a new time"
      lead={
        isFirm(booking) ? "Your call stays where it is. We ask you before it moves." : "We ask you before we book it."
      }
      minutes={booking.minutes}
    >
      {actionData ? <Refused title={timeGone} refusal={actionData} /> : isGone && <TimeGone />}
      <BookingCard time={booking} zone={zone} isOff={booking.state === "lapsed"}>
        <p className="small">
          <a href={booking.path}>{isFirm(booking) ? "Keep the old time" : "Back to the call"}</a>
        </p>
      </BookingCard>
      <ZoneForm path={path} zone={zone} carried={{ day: choice.day }} />
      <TimePicker path={path} method="get" choice={choice} zone={zone} calendar={calendar} />
    </BookingPage>
  );
}

const timeGone = "This time is gone";

function TimeGone() {
  return (
    <div className="note note--bad">
      <b>{timeGone}</b>
      <p>Please pick another one.</p>
    </div>
  );
}

function isFirm({ state }: ShownBooking): boolean {
  return state === "booked" || state === "moved";
}

type AskAboutMoveProps = {
  booking: ShownBooking;
  picked: BookingTime;
  zone: string;
  refusal: BookingRefusal | undefined;
};

/** Shows the old time and the new one. A press on a time is easily one row off, and the move counts only with this button. */
function AskAboutMove({ booking, picked, zone, refusal }: AskAboutMoveProps) {
  const path = `${booking.path}/move`;
  const { startMs, minutes } = picked;
  return (
    <BookingPage at="time" title={isFirm(booking) ? "Move your call?" : "Book this time?"} minutes={minutes}>
      {refusal && <Refused title={timeGone} refusal={refusal} />}
      <dl className="bk__move">
        {isFirm(booking) && (
          <div>
            <dt>Your call now</dt>
            <dd>
              <BookingCard time={booking} zone={zone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{isFirm(booking) ? "The new time" : "Your call"}</dt>
          <dd>
            <BookingCard time={picked} zone={zone} />
          </dd>
        </div>
      </dl>
      <form method="post" action={bookingPath(path, { zone, startMs })}>
        <input type="hidden" name="zone" value={zone} />
        {booking.asked && <WhoWeCall asked={booking.asked} />}
        <div className="acts">
          <Button type="submit" name="start" value={startMs}>
            {isFirm(booking) ? "Yes, Move It" : "Yes, Book It"}
          </Button>
          <ButtonLink to={bookingPath(path, { zone, day: zonedTime(zone).isoDay(startMs) })} look="line">
            Pick Another Time
          </ButtonLink>
        </div>
      </form>
      <NotMineForm booking={booking} />
      <p className="small">
        <a href={booking.path}>{isFirm(booking) ? "Keep the old time" : "Back to the call"}</a>
      </p>
    </BookingPage>
  );
}
