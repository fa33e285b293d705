/** The parameters in the addresses of the booking pages: none of them names a person. */
type Carried = {
  minutes?: number;
  zone?: string | null;
  day?: string | null;
  startMs?: number | null;
  /** The hold's id. */
  hold?: string | null;
};

/** The address of a step with the choices so far. */
export function bookingPath(path: string, { minutes, zone, day, startMs, hold }: Carried): string {
  const query = new URLSearchParams();
  const pairs = { minutes, zone, day, start: startMs, hold };
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `${path}?${query}`;
}
