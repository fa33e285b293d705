import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { SendFailure } from "#app/components/forms/failure-notice.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { RobotTrap } from "#app/components/forms/robot-trap.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { type BookingFieldName, bookingFieldNames, bookingForm, longestTopic } from "#app/forms/booking-fields.ts";
import type { TalkChoice } from "#app/forms/booking-schema.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import type { BookingRefusal } from "#app/lib/booking/booking-refusal.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";

type DetailsFormProps = {
  choice: TalkChoice;
  zone: string;
  /** Times to pick instead, where the one in the choice is gone. */
  others: readonly number[];
  token: string;
  refusal: BookingRefusal | undefined;
};

/** Who is to be called. After a slip or a lost race it comes back with everything that was typed. */
export function DetailsForm({ choice, zone, others, token, refusal }: DetailsFormProps) {
  const { minutes, startMs, holdId } = choice;
  const errors = refusal?.fields ?? {};
  const items = bookingFieldNames.flatMap((name) => {
    const message = errors[name]?.join(" ");
    return message ? [{ fieldId: fieldId(name), message, fixed: false }] : [];
  });
  const hidden = { minutes, zone, hold: holdId, _csrf: refusal?.token ?? token };
  return (
    <form
      id={bookingForm.id}
      className="bk__form"
      method="post"
      action={bookingPath(bookingForm.action, { minutes, zone, startMs, hold: holdId })}
    >
      {items.length > 0 && <ErrorSummary id={`${bookingForm.id}-summary`} items={items} ref={null} />}
      {refusal && items.length === 0 && refusal.code !== "time-taken" && <Failure refusal={refusal} />}
      {others.length > 0 && <OtherTimes others={others} zone={zone} picked={refusal?.values.start} refusal={refusal} />}
      <Fields errors={errors} values={refusal?.values ?? {}} />
      <RobotTrap formId={bookingForm.id} />
      {others.length === 0 && <input type="hidden" name="start" value={startMs ?? ""} />}
      {Object.entries(hidden).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="acts">
        <Button type="submit">
          Book This Time <Arrow />
        </Button>
      </div>
      <p className="fine">
        We use this to call you, and to write to you about this talk. Nothing else.{" "}
        <a href="/privacy" target="_top">
          Privacy
        </a>
      </p>
    </form>
  );
}

function Failure({ refusal: { message, retryAfterSeconds } }: { refusal: BookingRefusal }) {
  return (
    <SendFailure notice title="Not booked yet" retryAfterSeconds={retryAfterSeconds} ref={null}>
      {message}
    </SendFailure>
  );
}

function fieldId(name: BookingFieldName): string {
  return `${bookingForm.id}-${name}`;
}

type FieldsProps = Pick<BookingRefusal, "values"> & { errors: BookingRefusal["fields"] };

function Fields({ errors, values }: FieldsProps) {
  const field = (name: BookingFieldName) => ({
    id: fieldId(name),
    name,
    errors: errors[name],
    defaultValue: values[name],
  });
  return (
    <>
      <Field {...field("name")} label="Name" autoComplete="name" autoCapitalize="words" spellCheck={false} />
      <div className="two">
        <Field
          {...field("phone")}
          label="Phone"
          help="We call this US number."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Field
          {...field("email")}
          label="Email"
          help="The event for your calendar comes here."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Field
        {...field("topic")}
        multiline
        optional
        label="What should we talk about?"
        help={`A sentence or two, at most ${longestTopic} characters.`}
        rows={3}
      />
    </>
  );
}

type OtherTimesProps = {
  others: readonly number[];
  zone: string;
  /** What the visitor picked of them already. */
  picked: string | undefined;
  refusal: BookingRefusal | undefined;
};

/** For a time that somebody else has by now: the nearest free ones, in the form itself, so that nothing typed is lost. */
function OtherTimes({ others, zone, picked, refusal }: OtherTimesProps) {
  const [own, office] = [zonedTime(zone), zonedTime(officeZone)];
  const chosen = others.find((startMs) => String(startMs) === picked) ?? others[0];
  return (
    <fieldset className="bk__others">
      <legend className="lab">Pick one of the nearest free times</legend>
      {refusal?.code === "time-taken" && (
        // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
        <div className="note note--bad" tabIndex={-1} autoFocus>
          <b>This time is gone</b>
          <p>{refusal.message} What you typed is still here.</p>
        </div>
      )}
      {others.map((startMs) => (
        <label key={startMs}>
          <input type="radio" name="start" value={startMs} defaultChecked={startMs === chosen} />
          <span>
            {own.short(startMs)}
            {zone !== officeZone && <span className="small"> ({office.short(startMs)})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
