import { testCalendar } from "./test-calendar.ts";

/** Other moments at which tests can take place, each with a name and the words that end a step's name. */
export const otherMoments = {
  thanksgivingEve: { at: "2026-11-25T17:10:00-05:00", sentence: "on the eve of Thanksgiving at 5:10 PM" },
  christmasEve: { at: "2026-12-24T15:00:00-05:00", sentence: "on December 24 at 3 PM" },
  leapDay: { at: "2028-02-29T10:00:00-05:00", sentence: "on February 29, 2028" },
  saturday: { at: "2026-12-05T13:00:00-05:00", sentence: "on a Saturday at 1 PM" },
  springForward: { at: "2027-03-14T01:55:00-05:00", sentence: "on the night on which clocks go forward" },
  fallBack: { at: "2027-11-07T00:55:00-04:00", sentence: "on the night on which clocks go back" },
} as const;

const usual = "2026-12-01T10:00:00-05:00";

/** When tests take place: Tuesday, December 1, 2026, 10:00 AM Eastern, or the moment that `TEST_MOMENT` names. */
export const testMoment = readMoment(process.env.TEST_MOMENT);

/** Modules that a Node process loads first to run at the tests' time. */
const clockPreload = `${import.meta.dirname}/moved-clock.ts`;

/** The environment for a process that starts at a moment, in the tests' office. It passes this on to its children. */
export function environmentAt(moment: string): Record<string, string> {
  return environmentAhead(Date.parse(moment) - Date.now());
}

/** The same for a process whose clock is this far ahead of the machine's. */
export function environmentAhead(aheadMs: number, calendar = testCalendar): Record<string, string> {
  return {
    TEST_CLOCK_AHEAD_MS: String(aheadMs),
    TEST_CALENDAR: JSON.stringify(calendar),
    NODE_OPTIONS: `--require=${clockPreload}`,
  };
}

function readMoment(name: string | undefined): string {
  if (name === undefined) return usual;
  const moment = Object.entries(otherMoments).find(([other]) => other === name);
  if (!moment) throw new Error(`TEST_MOMENT is one of ${Object.keys(otherMoments).join(", ")}`);
  return moment[1].at;
}
