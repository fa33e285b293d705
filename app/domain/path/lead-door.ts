import type { ProgramAnswer } from "./path-answer.ts";

/**
 * The door that the plan is about: its best, or else the first that depends on what the visitor supposes. Null where no door
 * has a month.
 */
export function leadOf(programs: readonly ProgramAnswer[]): ProgramAnswer | null {
  return bestOf(programs) ?? first(programs.filter(({ isSupposed }) => isSupposed));
}

/** The first door that no supposition opens. */
export function bestOf(programs: readonly ProgramAnswer[]): ProgramAnswer | null {
  return first(programs.filter(({ isSupposed }) => !isSupposed));
}

/**
 * The door with the fewest open questions, and of those the earliest. Help that no one has asked for opens none. Null where no
 * door opens.
 */
function first(programs: readonly ProgramAnswer[]): ProgramAnswer | null {
  const opening = programs.filter((door) => door.month !== null && door.assistance === null && mayLead(door));
  const [door] = opening.toSorted(
    (one, other) => one.open.length - other.open.length || (one.month ?? 0) - (other.month ?? 0),
  );
  return door ?? null;
}

/** Whether the plan may go by a door: its service is told, and its loan is not one that usually ends above the score. */
export function mayLead(door: Pick<ProgramAnswer, "open" | "limits">): boolean {
  if (waitsForService(door)) return false;
  return !door.open.includes("score") || !door.limits.some((limit) => limit.state === "unknown" && limit.isTooLow);
}

/** A loan for veterans is for those who said that they served. */
export function waitsForService({ open }: Pick<ProgramAnswer, "open">): boolean {
  return open.includes("service");
}

/**
 * The door that the plan would be about without the payment that feels right, where its month is sooner than with it: then the
 * visitor's own wish holds the plan back, and no rule does. Null otherwise.
 */
export function soonerWithoutWish(plain: readonly ProgramAnswer[]): ProgramAnswer | null {
  if (plain.every(({ withoutWish }) => withoutWish === null)) return null;
  const free = leadOf(plain.map((door) => door.withoutWish ?? door));
  if (free?.month == null) return null;
  const month = leadOf(plain)?.month ?? Number.POSITIVE_INFINITY;
  return free.month < month ? free : null;
}

/** Whether each door that the plan may go by has a limit that stays closed, whatever is still to be answered. */
export function isAllShut(programs: readonly ProgramAnswer[]): boolean {
  const own = programs.filter(mayLead);
  return own.length > 0 && own.every(({ limits }) => limits.some(({ state }) => state === "closed"));
}
