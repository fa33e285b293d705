import type { ProgramVerdict } from "./match.ts";

/** The help a program gives, from money that is never paid back to a first loan. `unknown`: its pages do not say. */
export const helpKinds = [
  "grant",
  "forgivable",
  "deferred",
  "tax-credit",
  "rate",
  "repayable",
  "unknown",
  "loan",
] as const;
export type HelpKind = (typeof helpKinds)[number];

/**
 * How near a program is. `local`: of the county or a city in it. `elsewhere`: local, but no one said which county is meant.
 */
export const reaches = ["local", "state", "elsewhere", "national"] as const;
export type Reach = (typeof reaches)[number];

export type RankedBy = {
  verdict: ProgramVerdict;
  reach: Reach;
  kind: HelpKind;
  /** Only for some people, by what the finder does not ask, such as their work. */
  isNarrow: boolean;
  /** We have not seen its terms on its own pages. */
  isUnseen: boolean;
  /** How many of its rules are open. */
  openCount: number;
};

export type Ranked<One> = {
  /** Up to three to try first; the one that waits for a score comes last. */
  doors: readonly One[];
  /** The others that do not say no: those that fit, then those to ask about, then those that wait. */
  more: readonly One[];
  /** Those that say no, the nearest first. */
  no: readonly One[];
  tally: Readonly<Record<ProgramVerdict, number>>;
};

const verdicts = ["fits", "ask", "waits", "no"] as const satisfies readonly ProgramVerdict[];
const doorCount = 3;

/**
 * Chooses the three doors to try first. Help comes before a first loan, and both before what is for few; the county's own before the state's before the
 * country's, then what fits before what has to be asked about, then what we have read about before what we have not, then what costs
 * least to take. One place is for a program
 * that only waits for a score, if it is nearer than the others; and if anything fits, one of the three does.
 */
export function rankPrograms<One extends RankedBy>(programs: readonly One[]): Ranked<One> {
  const sorted = programs.toSorted(byWorth);
  const doors = bestDoors(sorted);
  const tally = Object.fromEntries(
    verdicts.map((verdict) => [verdict, programs.filter((one) => one.verdict === verdict).length]),
  ) as Record<ProgramVerdict, number>;
  const rest = sorted.filter((one) => one.verdict !== "no" && !doors.includes(one));
  return { doors, more: rest.toSorted(byVerdict), no: sorted.filter(({ verdict }) => verdict === "no"), tally };
}

function bestDoors<One extends RankedBy>(sorted: readonly One[]): readonly One[] {
  const ready = sorted.filter(({ verdict }) => verdict === "fits" || verdict === "ask");
  const waiting = sorted.filter(({ verdict }) => verdict === "waits");
  const [nearest] = waiting;
  const third = ready[doorCount - 1];
  const hasWaiting = nearest !== undefined && (third === undefined || byWorth(nearest, third) < 0);
  const chosen = ready.slice(0, hasWaiting ? doorCount - 1 : doorCount);
  const fitting = ready.find(({ verdict }) => verdict === "fits");
  if (fitting && !chosen.includes(fitting) && !chosen.some(({ verdict }) => verdict === "fits")) {
    chosen.splice(-1, 1, fitting);
  }
  return [...chosen, ...waiting.slice(0, doorCount - chosen.length)];
}

function byWorth(one: RankedBy, other: RankedBy): number {
  return (
    aimOf(one) - aimOf(other) ||
    reaches.indexOf(one.reach) - reaches.indexOf(other.reach) ||
    byVerdict(one, other) ||
    Number(one.isUnseen) - Number(other.isUnseen) ||
    helpKinds.indexOf(one.kind) - helpKinds.indexOf(other.kind) ||
    one.openCount - other.openCount
  );
}

/** Help for anyone, a first loan, then help that few people can get. */
function aimOf({ kind, isNarrow }: RankedBy): number {
  if (isNarrow) return 2;
  return kind === "loan" ? 1 : 0;
}

function byVerdict(one: RankedBy, other: RankedBy): number {
  return verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict);
}
