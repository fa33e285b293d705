import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";
import { Paragraph } from "#app/server/mail/mail-layout.server.tsx";
import type { MailBooking } from "./mail-booking.server.ts";

/** On the visitor's clock, with the office's beside it where that is another one. */
export function BookedTime({ booking }: { booking: MailBooking }) {
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
