/** Details that the sender of a request gave and that may match what we already hold. */
export type GivenDetails = { name: string; phone: string | null };

/** Details held for the same address from before the request. */
export type HeldDetails = { names: readonly string[]; phones: readonly string[] };

/** One detail that was compared. `by-hand` is what a colleague compared, such as an account reference. */
export type DataPoint = { what: "mailbox" | "name" | "phone" | "by-hand"; matches: boolean };

/**
 * How many details have to match before something is told or done (11 CCR 7060 to 7062): two for kinds of data, three for
 * the data itself, with a signed declaration. An opt-out needs none.
 */
export const pointsNeeded = { none: 0, categories: 2, pieces: 3 } as const;

/** Compares the details a person gave with those we hold. A detail that is missing on either side matches nothing. */
export function comparePoints(
  { name, phone }: GivenDetails,
  held: HeldDetails,
  { mailbox, byHand }: { mailbox: boolean; byHand: number },
): DataPoint[] {
  return [
    { what: "mailbox", matches: mailbox },
    { what: "name", matches: held.names.some((other) => isSameName(other, name)) },
    { what: "phone", matches: phone !== null && held.phones.includes(phone) },
    ...Array.from({ length: byHand }, (): DataPoint => ({ what: "by-hand", matches: true })),
  ];
}

/** How many match. */
export function countPoints(points: readonly DataPoint[]): number {
  return points.filter(({ matches }) => matches).length;
}

/** "  Zoë  O’Hara " and "zoe o'hara" are one name. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, " ").trim();
}
