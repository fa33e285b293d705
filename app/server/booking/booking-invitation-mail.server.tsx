import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import { MailButton, MailLayout, MailLink, Paragraph } from "#app/server/mail/mail-layout.server.tsx";
import { ConfirmationFooter, openingHours } from "#app/server/mail/mail-parts.server.tsx";
import { site } from "#config/site.ts";
import { BookedTime } from "./booked-time.server.tsx";
import type { MailBooking } from "./mail-booking.server.ts";

const words = {
  new: { subject: "Booked", title: "Your time is booked" },
  moved: { subject: "Moved", title: "Your talk has a new time" },
  cancelled: { subject: "Cancelled", title: "Your talk is cancelled" },
} as const;

export function bookingInvitationSubject({ state, startMs, timeZone }: MailBooking): string {
  return `${words[state].subject}: ${zonedTime(timeZone).short(startMs)}`;
}

/** Tells a visitor when we call, or that we do not. It repeats nothing that was typed, as every confirmation. */
export function BookingInvitation({ booking }: { booking: MailBooking }) {
  const { state, id } = booking;
  return (
    <MailLayout
      title={words[state].title}
      preview={state === "cancelled" ? "Nobody calls." : "The event for your calendar is in this mail."}
      footer={<ConfirmationFooter reference={id} />}
    >
      <Paragraph>Hello,</Paragraph>
      {state === "cancelled" ? <Cancelled booking={booking} /> : <Booked booking={booking} />}
    </MailLayout>
  );
}

export function bookingReminderSubject({ startMs, timeZone }: MailBooking): string {
  return `Reminder: ${zonedTime(timeZone).short(startMs)}`;
}

/** A day before the talk. */
export function BookingReminder({ booking }: { booking: MailBooking }) {
  return (
    <MailLayout
      title="We talk soon"
      preview="When we call, and where you move or cancel it."
      footer={<ConfirmationFooter reference={booking.id} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Booked booking={booking} />
    </MailLayout>
  );
}

function Booked({ booking }: { booking: MailBooking }) {
  const { minutes, ownUrl } = booking;
  return (
    <>
      <Paragraph>
        {site.name} calls you for a free talk of {minutes} minutes, at the phone number that was given to us:
      </Paragraph>
      <BookedTime booking={booking} />
      <Paragraph>It helps to have your last pay stub and your rent in mind. You need not prepare anything.</Paragraph>
      <MailButton href={ownUrl}>Move or cancel the talk</MailButton>
    </>
  );
}

function Cancelled({ booking }: { booking: MailBooking }) {
  return (
    <>
      <Paragraph>This talk with {site.name} is cancelled. Nobody calls, and nothing is left for you to do:</Paragraph>
      <BookedTime booking={booking} />
      <Paragraph>
        To talk another time, book again at{" "}
        <MailLink href={new URL("/book", booking.manageUrl).href} showAddress>
          our booking page
        </MailLink>
        , or call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>, {openingHours()}.
      </Paragraph>
    </>
  );
}
