import { data } from "react-router";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/booking-move";
import { BookingPage } from "./booking-page.tsx";
import { BookingState } from "./booking-state.tsx";
import { DeadLink } from "./dead-booking-link.tsx";
import { moveBooking, moveTimes } from "./manage-booking.server.ts";
import { BookingCard } from "./parts/booking-card.tsx";
import { Refused } from "./parts/refused.tsx";
import { ZoneForm } from "./parts/zone-form.tsx";
import { TimePicker } from "./time-picker.tsx";

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
  const { booking, choice, zone, calendar } = loaderData;
  if (!booking.canMove) return <BookingState booking={booking} refusal={actionData} />;
  const isFirm = booking.state === "booked" || booking.state === "moved";
  const path = `${booking.path}/move`;
  return (
    <BookingPage
      at="time"
      title="Pick a new time"
      lead={isFirm ? "Your call stays where it is until you pick another time." : "Press a time to book your call."}
      minutes={booking.minutes}
    >
      {actionData && <Refused title="This time is gone" refusal={actionData} />}
      <BookingCard time={booking} zone={zone} isOff={booking.state === "lapsed"}>
        <p className="small">
          <a href={booking.path}>{isFirm ? "Keep the old time" : "Back to the call"}</a>
        </p>
      </BookingCard>
      <ZoneForm path={path} zone={zone} carried={{ day: choice.day }} />
      <TimePicker path={path} choice={choice} zone={zone} calendar={calendar} />
    </BookingPage>
  );
}
