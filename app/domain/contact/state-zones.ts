/**
 * Time zones of the states by postal code. A state in two zones has both, so a person there is never told a time that may be
 * wrong. Lines between zones are those of 49 CFR part 71; the Navajo Nation in Arizona keeps daylight time, and the rest of
 * the state does not.
 */
const zonesOfStates: Readonly<Record<string, readonly Zone[]>> = {
  ...each("CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV", "New_York"),
  ...each("FL IN KY MI TN", "New_York", "Chicago"),
  ...each("AL AR IA IL LA MN MO MS OK WI", "Chicago"),
  ...each("KS ND NE SD TX", "Chicago", "Denver"),
  ...each("CO MT NM UT WY", "Denver"),
  ...each("AZ", "Phoenix", "Denver"),
  ...each("ID OR", "Denver", "Los_Angeles"),
  ...each("NV", "Los_Angeles", "Denver"),
  ...each("CA WA", "Los_Angeles"),
  ...each("AK", "Anchorage", "Adak"),
  HI: ["Pacific/Honolulu"],
};

type Zone = `America/${string}` | "Pacific/Honolulu";

function each(codes: string, ...zones: string[]): Record<string, readonly Zone[]> {
  const named = zones.map((zone): Zone => `America/${zone}`);
  return Object.fromEntries(codes.split(" ").map((code) => [code, named]));
}

/** Zones a person in a state may be in; none if it isn't a state. */
export function zonesOfState(code: string): readonly string[] {
  return Object.hasOwn(zonesOfStates, code) ? (zonesOfStates[code] ?? []) : [];
}

/**
 * The time there: "1:20 PM CT", or both when the zone is not certain: "1:20 PM CT or 2:20 PM ET". With `nowMs`, each has its own
 * day when that is not today there: "Mon, Nov 30, 8:00 PM HST".
 */
export function timeIn(zones: readonly string[], timeMs: number, nowMs = timeMs): string | null {
  // Two zones may show the same time for half of the year: the first names it.
  const shown = new Map<string, string>();
  for (const zone of zones) {
    const time = clockIn(zone, timeMs, nowMs);
    if (time && !shown.has(time.clock)) shown.set(time.clock, time.zone);
  }
  return shown.size === 0 ? null : [...shown].map(([clock, zone]) => `${clock} ${zone}`).join(" or ");
}

function clockIn(timeZone: string, timeMs: number, nowMs: number): { clock: string; zone: string } | null {
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
      timeZoneName: "shortGeneric",
    });
    const partsOf = (ms: number) => {
      const parts = format.formatToParts(ms);
      return (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    };
    const dayOf = (part: (type: string) => string) => `${part("weekday")}, ${part("month")} ${part("day")}, `;
    const part = partsOf(timeMs);
    const isToday = timeMs === nowMs || dayOf(part) === dayOf(partsOf(nowMs));
    return {
      clock: `${isToday ? "" : dayOf(part)}${part("hour")}:${part("minute")} ${part("dayPeriod")}`,
      zone: part("timeZoneName").replace(/ Time$/, " time"),
    };
  } catch {
    // A visitor's browser named a zone this machine does not know.
    return null;
  }
}
