import type { Office } from "#app/domain/time/office-hours.ts";

/** A sample office: weekdays 8 to 8, Saturdays 10 to 4, closed on Thanksgiving 2026 and the Friday after it. */
export const easternOffice: Office = {
  timeZone: "America/New_York",
  hoursOn(dayOfWeek) {
    if (dayOfWeek === 7) return null;
    return dayOfWeek === 6 ? { opens: "10:00", closes: "16:00" } : { opens: "08:00", closes: "20:00" };
  },
  isClosed: (day) => day === "2026-11-26" || day === "2026-11-27",
};
