import type { TalkChoice } from "#app/forms/booking-schema.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { bookingRules } from "#config/booking.ts";

/** What each length is for. The ids are addresses: other pages lead to `/book#thirty`. */
const uses: Record<(typeof bookingRules.lengths)[number], { id: string; text: string }> = {
  15: { id: "fifteen", text: "A first question" },
  30: { id: "thirty", text: "Programs and savings" },
};

export function Lengths({ choice }: { choice: TalkChoice }) {
  const { minutes: chosen, timeZone: zone, day, holdId: hold } = choice;
  return (
    <nav aria-label="How long">
      <ul className="bk__lengths">
        {bookingRules.lengths.map((minutes) => (
          <li key={minutes} id={uses[minutes].id}>
            <a
              href={bookingPath("/book", { minutes, zone, day, hold })}
              aria-current={minutes === chosen ? "true" : undefined}
            >
              <b>{minutes} minutes</b>
              <span>{uses[minutes].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
