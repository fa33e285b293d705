import { addDays, weekdayOf } from "./calendar.ts";
import { federalHoliday } from "./federal-holidays.ts";

/** Monday to Friday without federal holidays: the days on which the mail comes and offices count. Throws RangeError for no day of the calendar. */
export function isBusinessDay(day: string): boolean {
  return weekdayOf(day) % 6 !== 0 && federalHoliday(day) === null;
}

/** So many business days after a day, which itself does not count. Throws RangeError for no day of the calendar. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}

/** The day itself, or the next business day after it. Throws RangeError for no day of the calendar. */
export function businessDayFrom(day: string): string {
  return isBusinessDay(day) ? day : addBusinessDays(day, 1);
}
