import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import type { Office } from "#app/domain/time/office-hours.ts";
import { ownClosedDays } from "#config/booking.ts";
import { site } from "#config/site.ts";

/** When the team is there, to hold talks and to keep promises: the hours of the phone line, but not on holidays. */
export const office: Office = {
  timeZone: site.hoursTimeZone,
  hoursOn(dayOfWeek) {
    const { opens, closes } = lineHours(dayOfWeek);
    return opens === null ? null : { opens, closes };
  },
  isClosed: (day) => federalHoliday(day) !== null || ownClosedDays.some((closed) => closed.day === day),
};

/** The table of hours is for reading: Monday to Friday, Saturday, Sunday. 1 is Monday. */
function lineHours(dayOfWeek: number) {
  const [weekdays, saturday, sunday] = site.hours;
  if (dayOfWeek <= 5) return weekdays;
  return dayOfWeek === 6 ? saturday : sunday;
}
