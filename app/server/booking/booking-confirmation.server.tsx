import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import { MailButton, MailLayout, Paragraph } from "#app/server/mail/mail-layout.server.tsx";
import { ConfirmationFooter } from "#app/server/mail/mail-parts.server.tsx";
import { bookingRules } from "#config/booking.ts";
import { site } from "#config/site.ts";
import { BookedTime } from "./booked-time.server.tsx";
import type { MailBooking } from "./mail-booking.server.ts";

export function bookingConfirmationSubject({ startMs, timeZone }: MailBooking): string {
  return `Confirm your talk: ${zonedTime(timeZone).short(startMs)}`;
}

/** Asks the owner of an address whether a talk is theirs. It repeats nothing that was typed, as every confirmation. */
export function BookingConfirmation({ booking }: { booking: MailBooking }) {
  const { id, ownUrl, unconfirmed } = booking;
  return (
    <MailLayout
      title="Confirm your talk"
      preview="One button, and the talk is booked."
      footer={<ConfirmationFooter reference={id} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        A free talk of {booking.minutes} minutes with {site.name} was asked for with this email address:
      </Paragraph>
      <BookedTime booking={booking} />
      {unconfirmed === "one too many" ? <OneTooMany /> : <Until booking={booking} />}
      <MailButton href={ownUrl}>See and confirm the talk</MailButton>
      <Paragraph>If you did not ask for this talk, do nothing. Nobody will call.</Paragraph>
    </MailLayout>
  );
}

function OneTooMany() {
  const most = bookingRules.mostPerEmail;
  return (
    <Paragraph>
      An address can have {most} talks to come, and this one has {most} already. We call you for this talk only after
      you confirm it. You choose which of the others it replaces. You can also cancel it there.
    </Paragraph>
  );
}

function Until({ booking: { unconfirmed, timeZone } }: { booking: MailBooking }) {
  if (unconfirmed === null || unconfirmed === "one too many") return null;
  const own = zonedTime(timeZone);
  return (
    <Paragraph>
      Many talks are being booked right now, so we ask you to confirm yours by{" "}
      <strong>
        {own.time(unconfirmed.until)} {own.zoneName(unconfirmed.until)}
      </strong>
      . Open the page and press the button there. After that, others can book the time.
    </Paragraph>
  );
}
