import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/booking-details";
import { detailsPage, takeBooking } from "./booking-answers.server.ts";
import { BookingPage } from "./booking-page.tsx";
import { DetailsForm } from "./details-form.tsx";
import { BookingCard } from "./parts/booking-card.tsx";

export const handle = { shell: "none" } satisfies RouteHandle;
export const meta = pageMeta("/book/details");

export function loader({ request, context }: Route.LoaderArgs) {
  return detailsPage(request, context.get(requestContext));
}

export function action({ request, context }: Route.ActionArgs) {
  return takeBooking(request, context.get(requestContext));
}

/** Passes on `Retry-After` of a refused form. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

type AlreadyBookedProps = {
  booked: NonNullable<Route.ComponentProps["loaderData"]["booked"]>;
  zone: string;
  /** Where to pick another time. */
  another: string;
};

export default function BookingDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, zone, time, booked, heldUntil, others, token } = loaderData;
  const { minutes, holdId: hold } = choice;
  const back = bookingPath("/book", { minutes, zone, hold });
  if (booked && !actionData) return <AlreadyBooked booked={booked} zone={zone} another={back} />;
  return (
    <BookingPage
      at="details"
      title={time ? "Who do we call?" : "Pick another time"}
      lead={time ? undefined : "This time is taken or past. These times are free, and we kept what you typed."}
      minutes={minutes}
    >
      {time && (
        <BookingCard time={time} zone={zone}>
          <p className="small">
            {heldUntil === null
              ? "Free, but not held for you."
              : `Held for you until ${zonedTime(zone).time(heldUntil)}.`}{" "}
            <a href={back}>Pick another time</a>
          </p>
        </BookingCard>
      )}
      {time || others.length > 0 ? (
        <DetailsForm choice={choice} zone={zone} others={others} token={token} refusal={actionData} />
      ) : (
        <p className="note">
          No time of this length is free online right now. <a href={back}>Look at the calendar</a>
        </p>
      )}
      {!time && others.length > 0 && (
        <p className="small">
          None of these work for you? <a href={back}>See all free times</a>
        </p>
      )}
    </BookingPage>
  );
}

/** For a visitor who goes Back after booking. */
function AlreadyBooked({ booked, zone, another }: AlreadyBookedProps) {
  return (
    <BookingPage
      at="details"
      title={booked.isToConfirm ? "Confirm this time to book it" : "You have booked this time"}
      minutes={booked.minutes}
    >
      <BookingCard time={booked} zone={zone}>
        <p className="small">
          <a href={booked.path}>See your booking</a>
        </p>
      </BookingCard>
      <p className="small">
        <a href={another}>Book another time</a>
      </p>
    </BookingPage>
  );
}
