import { getEnvironmentData } from "node:worker_threads";
import { ownClosedDays as closedDays, bookingRules as rules } from "#config/booking.ts";
import { site } from "#config/site.ts";

/** When the team is there and how visitors book: set by the owner in `config/`. A test brings its own calendar. */
export type Calendar = {
  /** From Monday to Friday, on Saturdays, on Sundays: `08:00` to `20:00` in the office's zone, or null when it is closed. */
  hours: readonly [weekdays: OpeningHours, saturday: OpeningHours, sunday: OpeningHours];
  ownClosedDays: typeof closedDays;
  bookingRules: Rules<typeof rules>;
};

/** The pages know each of these lengths; everything else may be another number. */
type Rules<Given> = {
  readonly [Name in keyof Given]: Name extends "lengths"
    ? Given[Name]
    : Given[Name] extends number
      ? number
      : Rules<Given[Name]>;
};

type OpeningHours = { opens: string; closes: string } | { opens: null; closes: null };

/** Only a test can set this: it isn't a setting, and it is there before the site is loaded (`test/clock/`). */
const ofTest = getEnvironmentData("test calendar") as Calendar | undefined;

export const { hours, ownClosedDays, bookingRules }: Calendar = ofTest ?? {
  hours: site.hours,
  ownClosedDays: closedDays,
  bookingRules: rules,
};
