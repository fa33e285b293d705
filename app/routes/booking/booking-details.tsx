import { bookingForm } from "#app/forms/booking.ts";
import { calendarPath } from "#app/lib/booking/booking-paths.ts";
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
  const { choice, zone, time, booked, isCorrection, values, heldUntil, others, token } = loaderData;
  const { minutes } = choice;
  const back = calendarPath(choice);
  if (booked && !isCorrection && !actionData) return <AlreadyBooked booked={booked} zone={zone} another={back} />;
  return (
    <BookingPage
      at="details"
      title={isCorrection ? "Correct your details" : time ? "Who do we call?" : "Pick another time"}
      lead={leadOf(isCorrection, time !== null)}
      minutes={minutes}
    >
      {time && (
        <BookingCard time={time} zone={zone}>
          {booked && isCorrection ? (
            <p className="small">
              <a href={booked.path}>Back to the call</a>
            </p>
          ) : (
            <p className="small">
              {heldUntil === null
                ? "Free, but not held for you."
                : `Held for you until ${zonedTime(zone).time(heldUntil)}.`}{" "}
              <PickAnother>Pick another time</PickAnother>
            </p>
          )}
        </BookingCard>
      )}
      {time || others.length > 0 ? (
        <DetailsForm choice={choice} zone={zone} others={others} token={token} values={values} refusal={actionData} />
      ) : (
        <p className="note">
          No time of this length is free online right now. <a href={back}>Look at the calendar</a>
        </p>
      )}
      {!time && others.length > 0 && (
        <p className="small">
          None of these work for you? <PickAnother>See all free times</PickAnother>
        </p>
      )}
    </BookingPage>
  );
}

function leadOf(isCorrection: boolean, isFree: boolean): string | undefined {
  if (isCorrection) return "Your call stays as it is until you press the button. Then this one takes its place.";
  return isFree ? undefined : "This time is taken or past. These times are free, and we kept what you typed.";
}

/**
 * Sends the form as it is, which only keeps what is typed in it for the next time. Enter in a field presses the first button of
 * its form, so one that books stands before it, unseen: the same as the button below the fields.
 */
function PickAnother({ children }: { children: string }) {
  return (
    <>
      <button className="vh" type="submit" form={bookingForm.id} tabIndex={-1} aria-hidden="true">
        Book
      </button>
      <button className="bk__link" type="submit" form={bookingForm.id} formNoValidate name="intent" value="another">
        {children}
      </button>
    </>
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
