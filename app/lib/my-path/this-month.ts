import type { Month } from "#app/domain/path/household.ts";

/** The month on the visitor's clock. */
export function thisMonth(): Month {
  return monthOfDate(new Date());
}

/** The month of a moment, in the visitor's own time zone. */
export function monthOfDate(moment: Date): Month {
  return moment.getFullYear() * 12 + moment.getMonth();
}
