import type { Calendar } from "#app/server/time/office-calendar.server.ts";

const weekday = { opens: "08:00", closes: "20:00" };

/** The office in tests: when the owner changes `config/`, no test changes. */
export const testCalendar: Calendar = {
  hours: [weekday, { opens: "10:00", closes: "16:00" }, { opens: null, closes: null }],
  ownClosedDays: [
    { day: "2026-11-27", why: "Day after Thanksgiving" },
    { day: "2026-12-04", why: "Moving day" },
  ],
  bookingRules: {
    lengths: [15, 30],
    stepMinutes: 30,
    bufferMinutes: 15,
    leadMinutes: 120,
    horizonDays: 21,
    holdMinutes: 10,
    reminderHours: 24,
    mostPerEmail: 2,
    mostHolds: 5,
    mostPerNetwork: 4,
    mostMoves: 3,
    linkDays: 30,
    unconfirmed: { perHour: 10, shareOfDay: 0.3, shareWithHolds: 0.5, confirmMinutes: 15 },
  },
};

/** As above, but always open: for browsers that use the machine's clock. */
export const calendarWithoutNight: Calendar = {
  ...testCalendar,
  hours: [allDay(), allDay(), allDay()],
  ownClosedDays: [],
};

function allDay() {
  return { opens: "00:00", closes: "23:59" };
}
