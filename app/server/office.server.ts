import type { Office } from "#app/domain/booking-times.ts";
import { federalHoliday } from "#app/domain/federal-holidays.ts";
import { ownClosedDays } from "#config/booking.ts";
import { site } from "#config/site.ts";
import { hoursOn } from "./due-time.server.ts";

/** When talks can be held: the hours of the phone line, but not on holidays. */
export const office: Office = {
  timeZone: site.hoursTimeZone,
  hoursOn(dayOfWeek) {
    const { opens, closes } = hoursOn({ dayOfWeek });
    return opens === null ? null : { opens, closes };
  },
  isClosed: (day) => federalHoliday(day) !== null || ownClosedDays.some((closed) => closed.day === day),
};
