import type { SaidStopSource } from "./contact-stops.ts";
import { type CallHours, inBoth, openTimes, type Span } from "./open-times.ts";

/** The hours that somebody asked us to keep, by the clock where they are: "not before noon". It is a limit, and no stop. */
export type AskedHours = {
  /** Full hours of a day; 0 and 24 for no limit on that side. */
  fromHour: number;
  untilHour: number;
};

/** The same, as a colleague noted it. */
export type CallLimit = AskedHours & {
  /** How they told us. */
  source: SaidStopSource;
  /** When, in milliseconds since 1970. */
  saidAt: number;
};

/** The same, as it counts for a person. `isOthers`: somebody else asked for it, whose number it is, too. */
export type KeptHours = CallLimit & { isOthers: boolean };

/** Reads two hours of a form; null when they leave no hour, or limit nothing. Empty for no limit on that side. */
export function parseAskedHours(from: string, until: string): AskedHours | null {
  const [fromHour, untilHour] = [from === "" ? 0 : Number(from), until === "" ? 24 : Number(until)];
  const areHours = [fromHour, untilHour].every((hour) => Number.isInteger(hour) && hour >= 0 && hour <= 24);
  const isLimit = fromHour > 0 || untilHour < 24;
  return areHours && isLimit && fromHour < untilHour ? { fromHour, untilHour } : null;
}

/** Puts a limit into the words that its event stores: "12 24 form 1795618800000". */
export function callLimitText({ fromHour, untilHour, source, saidAt }: CallLimit): string {
  return `${fromHour} ${untilHour} ${source} ${saidAt}`;
}

/** Reads the stored words; null when they are none. */
export function parseCallLimit(words: string | null): CallLimit | null {
  const [from = "", until = "", source, saidAt] = words?.split(" ") ?? [];
  const hours = parseAskedHours(from, until);
  return hours && { ...hours, source: source as SaidStopSource, saidAt: Number(saidAt) };
}

/** "only from 12 PM to 5 PM", "not before 12 PM", "not after 5 PM". */
export function askedHoursWords({ fromHour, untilHour }: AskedHours): string {
  if (untilHour === 24) return `not before ${hourName(fromHour)}`;
  return fromHour === 0
    ? `not after ${hourName(untilHour)}`
    : `only from ${hourName(fromHour)} to ${hourName(untilHour)}`;
}

/** "12 PM" */
export function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 || hour === 24 ? "AM" : "PM"}`;
}

/** The parts of some stretches that are within all the asked hours in every one of these zones; all of them without a limit. */
export function withinAsked(
  spans: readonly Span[],
  limits: readonly AskedHours[],
  zones: readonly string[],
  nowMs: number,
): Span[] {
  return limits.reduce<Span[]>(
    (open, { fromHour, untilHour }) => {
      const hours = [fromHour, untilHour] as const;
      const everyDay: CallHours = { weekday: hours, saturday: hours, sunday: hours, holiday: hours };
      return inBoth(open, openTimes(zones, everyDay, nowMs));
    },
    [...spans],
  );
}
