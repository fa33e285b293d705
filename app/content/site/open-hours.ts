// When we are there, in words. They are true in every year, so pages that are made beforehand can say them.
import { ownClosedDays } from "#config/booking.ts";
import { site } from "#config/site.ts";

const list = new Intl.ListFormat("en-US");

/** When the phone line is open, as part of a sentence. */
export const openHours = list.format(
  site.hours.flatMap(({ opens, short, time }) => (opens ? [`${short} ${time}`] : [])),
);

const daysOff = ["federal holidays", ...new Set(ownClosedDays.map(({ why }) => why))];

/** On which days it is closed although the hours say otherwise: a sentence to go with them. */
export const closedDays = `Closed on ${list.format(daysOff)}.`;
