import { Field, type FieldPropsOf } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField, PhoneField } from "#app/components/forms/person-fields.tsx";
import { type BookingChoice, bookingForm } from "#app/forms/booking.ts";
import type { FieldNameOf } from "#app/forms/define-form.ts";
import { bookingPath, calendarPath } from "#app/lib/booking/booking-paths.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/booking-details";
import { detailsPage, takeBooking } from "./answers.server.ts";
import { BookingCard } from "./card.tsx";
import type { BookingRefusal } from "./notes.tsx";
import { BookingPage } from "./page.tsx";

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

type DetailsFormProps = {
  choice: BookingChoice;
  zone: string;
  /** Times to pick instead, if the chosen one is gone. */
  others: readonly number[];
  token: string;
  /** What the visitor typed before; null when nothing is kept. */
  values: Record<string, string> | null;
  refusal: BookingRefusal | undefined;
};

/** Asks for the visitor's name and contact. After an error, or when the time is gone, it comes back as typed. */
export function DetailsForm({ choice, zone, others, token, values, refusal }: DetailsFormProps) {
  const { minutes, startMs, holdId: hold, isCorrection } = choice;
  const correct = isCorrection ? 1 : null;
  const isTimeGone = refusal?.code === "time-taken";
  const hidden = {
    minutes,
    zone,
    hold,
    correct,
    _csrf: refusal?.token ?? token,
    ...(others.length === 0 && { start: startMs ?? "" }),
  };
  return (
    <FormShell
      form={{ ...bookingForm, action: bookingPath(bookingForm.action, { minutes, zone, startMs, hold, correct }) }}
      // If the time is gone, the list of other times says so.
      values={values ?? undefined}
      rejection={refusal && { ...refusal, failed: refusal.failed && !(isTimeGone && others.length > 0) }}
      words={refusal ? { failure: { tone: "failure", title: "Not booked yet", message: refusal.message } } : {}}
      className="bk__form"
      sendClassName="bk__send"
      submitWords="Book This Time"
      terms={
        <>
          We use this to call you and to email you about this call. Nothing else.{" "}
          <a href="/privacy" target="_top">
            Privacy
          </a>
        </>
      }
    >
      {(field) => (
        <>
          {others.length > 0 && (
            <OtherTimes others={others} zone={zone} picked={refusal?.values.start} gone={isTimeGone ? refusal : null} />
          )}
          <DetailsFields field={field} />
          {Object.entries(hidden).map(
            ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </>
      )}
    </FormShell>
  );
}

function DetailsFields({ field }: { field: FieldPropsOf<FieldNameOf<typeof bookingForm>> }) {
  return (
    <>
      <NameField {...field("name")} />
      <div className="two">
        <PhoneField {...field("phone")} />
        <EmailField {...field("email")} />
      </div>
      <Field {...field("topic")} multiline rows={3} />
    </>
  );
}

type OtherTimesProps = {
  others: readonly number[];
  zone: string;
  /** Which of them the visitor has picked already. */
  picked: string | undefined;
  /** Why the time in the form was not booked. */
  gone: BookingRefusal | null;
};

/**
 * The nearest free times, if someone else has taken the one picked. Part of the form, so that no typed text is lost. None is checked
 * for the visitor: a press on "Book This Time" would book a time that they never chose.
 */
function OtherTimes({ others, zone, picked, gone }: OtherTimesProps) {
  const [own, office] = [zonedTime(zone), zonedTime(officeZone)];
  return (
    <fieldset className="bk__others">
      <legend className="lab">Pick one of the nearest free times</legend>
      {gone && (
        // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
        <div className="note note--bad" tabIndex={-1} autoFocus>
          <b>{picked ? "This time is gone" : "No time is picked yet"}</b>
          <p>{picked ? gone.message : "Pick one of these."} What you typed is still here.</p>
        </div>
      )}
      {others.map((startMs) => (
        <label className="bk__box" key={startMs}>
          <input type="radio" name="start" value={startMs} required defaultChecked={String(startMs) === picked} />
          <span>
            {own.short(startMs)}
            {zone !== officeZone && <span className="small"> ({office.short(startMs)})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
