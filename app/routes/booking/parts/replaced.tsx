import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { ShownBooking } from "#app/server/booking/booking-shown.server.ts";

/** If an address has as many bookings as it may, its owner says which one to replace. */
export function Replaced({ others, zone }: Pick<ShownBooking, "others" | "zone">) {
  if (others.length === 0) return null;
  const own = zonedTime(zone);
  return (
    <fieldset className="bk__others">
      <legend className="lab">Which of your calls does it replace?</legend>
      {others.map(({ id, startMs, minutes }, index) => (
        <label className="bk__box" key={id}>
          <input type="radio" name="instead" value={id} defaultChecked={index === 0} />
          <span>
            {own.short(startMs)}, {minutes} minutes
          </span>
        </label>
      ))}
    </fieldset>
  );
}
