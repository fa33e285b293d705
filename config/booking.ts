/**
 * How visitors book a call. A booking begins on the step, ends before the line closes, and no one is called twice within
 * the buffer. Times are offered from `leadMinutes` after now until `horizonDays` later, on the office's calendar.
 */
export const bookingRules = {
  /** Minutes; the first is what a visitor gets who has not chosen. */
  lengths: [15, 30],
  stepMinutes: 30,
  bufferMinutes: 15,
  leadMinutes: 120,
  horizonDays: 21,
  /** How long a time is kept for a visitor who is typing. */
  holdMinutes: 10,
  /** How long before a booking its reminder goes out. */
  reminderHours: 24,
  /** How many bookings to come one email address may have, and how many times one visitor may hold at once. */
  mostPerEmail: 2,
  mostHolds: 5,
  /** How many bookings an hour one network may send: all of an IPv4 /24, or of an IPv6 /48. */
  mostPerNetwork: 4,
  /** How often a booking may be moved online. */
  mostMoves: 3,
  /** The booking's own link ends so many days after the booking. */
  linkDays: 30,
  /**
   * A booking is unconfirmed until the visitor presses the button behind its emailed link. Up to so many in the last hour,
   * or such a share of a day's times, are booked at once; more are held for `confirmMinutes`. Held times and times kept for
   * visitors who are still typing may take `shareWithHolds` of a day's times, all unconfirmed ones together: above it no
   * time is kept for anyone.
   */
  unconfirmed: { perHour: 10, shareOfDay: 0.3, shareWithHolds: 0.5, confirmMinutes: 15 },
} as const;

/**
 * Days on which we don’t call, beside Sundays and federal holidays (`app/domain/time/federal-holidays.ts`). Pages name them
 * wherever our hours are: "Closed on federal holidays, …".
 */
export const ownClosedDays: readonly { day: string; why: string }[] = [
  { day: "2026-11-27", why: "the day after Thanksgiving" },
  { day: "2026-12-24", why: "Christmas Eve" },
  { day: "2026-12-31", why: "New Year’s Eve" },
  { day: "2027-11-26", why: "the day after Thanksgiving" },
  { day: "2027-12-24", why: "Christmas Eve" },
  { day: "2027-12-31", why: "New Year’s Eve" },
];
