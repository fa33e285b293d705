/** What travels in the addresses of the booking pages: nothing of it names anybody. */
type Carried = {
  minutes?: number;
  zone?: string | null;
  day?: string | null;
  startMs?: number | null;
  /** The hold's id. */
  hold?: string | null;
};

/** The address of a step with what was picked so far. */
export function bookingPath(path: string, { minutes, zone, day, startMs, hold }: Carried): string {
  const query = new URLSearchParams();
  const pairs = { minutes, zone, day, start: startMs, hold };
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `${path}?${query}`;
}
