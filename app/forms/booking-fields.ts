/** The form's names, apart from its schema: the page needs them at once. */
export const bookingForm = {
  id: "booking",
  action: "/book/details",
  limits: { perMinute: 3, leastMs: 3000 },
} as const;

/** In the order of the page. */
export const bookingFieldNames = ["name", "phone", "email", "topic"] as const;

export type BookingFieldName = (typeof bookingFieldNames)[number];

/** What a talk may be about, in a few words. */
export const longestTopic = 500;
