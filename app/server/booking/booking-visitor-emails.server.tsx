import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";
import {
  ConfirmationFooter,
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
} from "#app/server/mail/mail-layout.server.tsx";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { site } from "#config/site.ts";
import type { MailBooking } from "./mail-booking.server.ts";

/** Names the time and no person, like all subjects: they show on locked screens. */
export function bookingConfirmationSubject({ startMs, timeZone }: MailBooking): string {
  return `Confirm your call: ${zonedTime(timeZone).short(startMs)}`;
}

/** Asks the owner of an address whether a booking is theirs. Like every confirmation, it repeats nothing that was typed. */
export function BookingConfirmation({ booking }: { booking: MailBooking }) {
  const { id, ownUrl, unconfirmed, state } = booking;
  return (
    <MailLayout
      title="Confirm your call"
      preview="Press one button to book the call."
      footer={<ConfirmationFooter reference={id} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone used this email address to book a free {booking.minutes}-minute call with {site.name}:
      </Paragraph>
      <BookedTime booking={booking} />
      {state === "moved" && <OldTimeGone />}
      {unconfirmed === null && <Stopped />}
      {unconfirmed === "one too many" ? <OneTooMany /> : <Until booking={booking} />}
      <MailButton href={ownUrl}>See and confirm the call</MailButton>
      <Paragraph>If you didn’t ask for this call, do nothing. We won’t call you.</Paragraph>
    </MailLayout>
  );
}

function OldTimeGone() {
  return <Paragraph>The call was moved to this time. The old time is no longer kept.</Paragraph>;
}

/** It was booked, and then a stop closed it. */
function Stopped() {
  return (
    <Paragraph>
      Since then, we were asked to stop calls, to this address or to the number that came with the call. So we won’t
      call, unless you press the button on its page.
    </Paragraph>
  );
}

function OneTooMany() {
  const most = bookingRules.mostPerEmail;
  return (
    <Paragraph>
      An address can have {most} upcoming calls, and this one already has {most}. We will make this call only after you
      confirm it. You choose which of the others it replaces. You can also cancel it there.
    </Paragraph>
  );
}

function Until({ booking: { unconfirmed, timeZone } }: { booking: MailBooking }) {
  if (unconfirmed === null || unconfirmed === "one too many") return null;
  const own = zonedTime(timeZone);
  return (
    <Paragraph>
      It is not booked yet. Please confirm it by{" "}
      <strong>
        {own.time(unconfirmed.until)} {own.zoneName(unconfirmed.until)}
      </strong>
      . Open the page and press the button there. After that time, others can book it.
    </Paragraph>
  );
}

const words = {
  new: { subject: "Booked", title: "Your time is booked" },
  moved: { subject: "Moved", title: "Your call has a new time" },
  cancelled: { subject: "Canceled", title: "Your call is canceled" },
  unsaid: { subject: "One more step", title: "One more step" },
  movedUnsaid: { subject: "Moved, one more step", title: "Your call was moved. One more step" },
} as const;

/** A call that waits for a press is not called booked, though its time is kept; that it was moved is said with what is missing. */
function wordsOf({ state, needsYes }: MailBooking): (typeof words)[keyof typeof words] {
  if (!needsYes || state === "cancelled") return words[state];
  return state === "moved" ? words.movedUnsaid : words.unsaid;
}

/** Says what happened to the booking, and its time. */
export function bookingInvitationSubject(booking: MailBooking): string {
  return `${wordsOf(booking).subject}: ${zonedTime(booking.timeZone).short(booking.startMs)}`;
}

/** Tells a visitor when we call, or that we won't. Like every confirmation, it repeats nothing that was typed. */
export function BookingInvitation({ booking }: { booking: MailBooking }) {
  const { state, id } = booking;
  return (
    <MailLayout
      title={wordsOf(booking).title}
      preview={previewOf(booking)}
      footer={<ConfirmationFooter reference={id} />}
    >
      <Paragraph>Hello,</Paragraph>
      {state === "cancelled" ? <Cancelled booking={booking} /> : <Booked booking={booking} />}
    </MailLayout>
  );
}

function previewOf({ state, needsYes }: MailBooking): string {
  if (state === "cancelled") return "We won’t call you.";
  return needsYes ? sayYes : "The event for your calendar is in this email.";
}

const sayYes = "Say yes, and we call you then.";

/** Names the time. */
export function bookingReminderSubject({ startMs, timeZone, needsYes }: MailBooking): string {
  return `${needsYes ? words.unsaid.subject : "Reminder"}: ${zonedTime(timeZone).short(startMs)}`;
}

/** A day before the booking. */
export function BookingReminder({ booking }: { booking: MailBooking }) {
  return (
    <MailLayout
      title={booking.needsYes ? words.unsaid.title : "We’ll talk soon"}
      preview={booking.needsYes ? sayYes : "When we will call, and how to move or cancel."}
      footer={<ConfirmationFooter reference={booking.id} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Booked booking={booking} />
    </MailLayout>
  );
}

function Booked({ booking }: { booking: MailBooking }) {
  const { minutes, ownUrl, phone, isConfirmed, needsYes } = booking;
  const call = `a free ${minutes}-minute call`;
  const yes = needsYes ? "Say yes" : "Say it’s yours";
  return (
    <>
      <Paragraph>
        {needsYes ? `This is ${call} with ${site.name},` : `${site.name} will call you for ${call},`} at the phone
        number that came with it. It ends in {phone.slice(-2)}:
      </Paragraph>
      <BookedTime booking={booking} />
      <Paragraph>
        It helps to have your latest pay stub at hand and to know your rent. You don’t need to prepare anything else.
      </Paragraph>
      {needsYes && booking.state === "moved" && <OldTimeGone />}
      {needsYes && (
        <Paragraph>
          By that number, it may be early or late where you are. Say yes by the button below, and we call you then.
          {isConfirmed && " You said yes to another time, and this is a new one."}
        </Paragraph>
      )}
      {!isConfirmed && (
        <Paragraph>
          Please tell us on its page that this call is yours. If you asked us to stop calls, we make it only after that.
        </Paragraph>
      )}
      <MailButton href={ownUrl}>
        {isConfirmed && !needsYes ? "Move or cancel the call" : `${yes}, move it or cancel it`}
      </MailButton>
    </>
  );
}

function Cancelled({ booking }: { booking: MailBooking }) {
  return (
    <>
      <Paragraph>
        This call with {site.name} is canceled. We won’t call you, and you don’t need to do anything:
      </Paragraph>
      <BookedTime booking={booking} />
      <Paragraph>
        To set up another call, book again at{" "}
        <MailLink href={new URL("/book", booking.manageUrl).href} showAddress>
          our booking page
        </MailLink>
        , or call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>, {openHours}. {closedDays}
      </Paragraph>
    </>
  );
}

/** On the visitor's clock, and on the office's where that differs. */
function BookedTime({ booking }: { booking: MailBooking }) {
  const [own, office] = [zonedTime(booking.timeZone), zonedTime(officeZone)];
  const here = `${own.day(booking.startMs)}, ${timeSpan(booking, own)}`;
  const there = `${office.day(booking.startMs)}, ${timeSpan(booking, office)}`;
  return (
    <Paragraph>
      <strong>{here}</strong>
      {there !== here && (
        <>
          <br />
          On our clock: {there}
        </>
      )}
    </Paragraph>
  );
}
