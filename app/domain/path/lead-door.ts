import { isLine, type LimitState, type ProgramAnswer } from "./answer.ts";

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
 * The door whose questions are the likeliest to end with a yes, and of those the earliest. Help that no one has asked for opens
 * none. Null where no door opens. The order:
 *
 * 1. Doors within the lines for debts and income that the program publishes, by hand or by computer. Then those within a line
 *    of its guide that takes reasons (FHA's 40/50), then those that only a lender's exception opens. An exception depends on
 *    one lender. A line is the same with all of them.
 * 2. The fewest questions that seldom end with a yes: the map of USDA, which leaves out cities and their suburbs, an income over
 *    the limit, a discharge that would have to come this month.
 * 3. The fewest questions that a lender or a court decides either way: a score below what most lenders ask for, a job that has
 *    not begun, a bankruptcy that still runs.
 * 4. The fewest of all others. Visitors can answer these themselves, or the home's own bills do, and most answers are a yes.
 * 5. The earliest month.
 * 6. Those that a person may take by hand, too, and not a computer alone. Of these, the one that takes the least cash.
 *
 * The tiers of 2 and 3 are our judgment: no source counts how often each ends with a yes.
 */
function first(programs: readonly ProgramAnswer[]): ProgramAnswer | null {
  const opening = programs.filter((door) => door.month !== null && door.assistance === null && mayLead(door));
  const ranked = opening.map((each) => ({ each, rank: rankOf(each) }));
  const [door] = ranked.toSorted(
    (one, other) =>
      byRank(one.rank, other.rank) ||
      Number(isByHand(other.each)) - Number(isByHand(one.each)) ||
      one.each.cash.totalCents - other.each.cash.totalCents,
  );
  return door?.each ?? null;
}

function isByHand({ month, lines: { hand } }: ProgramAnswer): boolean {
  return hand !== null && month !== null && hand <= month;
}

function byRank(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/** A door's place in the order of `first`: one figure a step, the smaller first. */
function rankOf(door: ProgramAnswer): number[] {
  const asked = door.open.length === 0 ? [] : door.limits.filter(({ kind }) => door.open.includes(kind));
  const weights = asked.filter((limit) => !isBeyondLines(limit)).map(weightOf);
  const count = (weight: Weight) => weights.filter((each) => each === weight).length;
  return [beyondLines(door, asked), count("seldom"), count("either"), count("mostly"), door.month ?? 0];
}

/** 0 within the program's lines, 1 within one that takes reasons, 2 where only a lender's exception is left. */
function beyondLines({ month, lines }: ProgramAnswer, asked: readonly LimitState[]): 0 | 1 | 2 {
  if (!asked.some(isBeyondLines)) return 0;
  return lines.wider !== null && lines.wider.month <= (month ?? 0) ? 1 : 2;
}

/** Whether a limit is beyond the lines that the program publishes, where only a lender can say. */
export function isBeyondLines(limit: LimitState): boolean {
  return isLine(limit.kind) && limit.state === "unknown" && limit.ask === "lender";
}

type Weight = "seldom" | "either" | "mostly";

function weightOf(limit: LimitState): Weight {
  if (limit.kind === "area") return "seldom";
  const hangsOn = limit.state === "unknown" ? limit.hangsOn : undefined;
  if (hangsOn === "over-limit" || hangsOn === "discharge") return "seldom";
  // A score that is not known may be enough for every lender.
  if (hangsOn === "lenders-score" && limit.has == null) return "mostly";
  return hangsOn === "lenders-score" || hangsOn === "offer" || hangsOn === "court" ? "either" : "mostly";
}

/** Whether the plan may go by a door: its service is told, and its loan is not one that usually ends above the score. */
export function mayLead(door: Pick<ProgramAnswer, "open" | "limits">): boolean {
  return !waitsForService(door) && !isScoreTooLow(door);
}

/** Whether a loan usually ends above the visitor's score. Then the plan never goes by its month, and no page may name it. */
export function isScoreTooLow({ open, limits }: Pick<ProgramAnswer, "open" | "limits">): boolean {
  return open.includes("score") && limits.some((limit) => limit.state === "unknown" && limit.isTooLow);
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
