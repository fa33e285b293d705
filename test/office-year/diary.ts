import type { PromiseName } from "#app/content/site/answer-times.ts";
import type { ClockEnd } from "#app/domain/desk/promises.ts";
import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import type { ViewName } from "#app/server/desk/access/desk-views.server.ts";

/** A person who wrote to us. All times are milliseconds since 1970, as everywhere here. */
export type Visitor = {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  /** The times since which they want no calls, and no marketing by email. */
  noCalls: number | null;
  noLetters: number | null;
  /** They want no email at all, not even an answer. */
  noEmail: boolean;
  /** Whether one of their requests is still unanswered. */
  hasOpenRequest: boolean;
  /** When they were erased. */
  goneAt: number | null;
  /** When anything last happened between them and us. */
  touchedAt: number;
};

/** A promise as it should be in the database. */
export type Promised = {
  source: "lead" | "message" | "desk";
  sourceId: string;
  promise: PromiseName;
  startedAt: number;
  dueAt: number;
  endedAt: number | null;
  endedHow: ClockEnd | null;
  visitor: Visitor;
  /** It came with a consent, which is stored longer. */
  agreed: boolean;
  /** The row that it came with has been stored long enough. */
  isOver: boolean;
};

/** A reader of the weekly letter. */
export type Reader = {
  id: string;
  visitor: Visitor;
  askedAt: number;
  confirmedAt: number | null;
  leftAt: number | null;
  pausedUntil: number | null;
};

/** Someone signed in at the desk. `act` returns the name of the obstacle, or null when it was done. */
export type Colleague = {
  id: string;
  see(view: ViewName, path: string, subject?: string): Promise<unknown>;
  act(path: string, fields: Record<string, string>): Promise<string | null>;
};

/** The people who are at the desk right now. */
export type Team = Record<"ana" | "ben" | "cleo" | "eve" | "ada", Colleague>;

/** Something that a person will do later. */
type Plan<Given extends unknown[]> = { at: number; work: (...given: Given) => Promise<void> };

/** Everything that people did, recorded as simply as possible. */
export type Diary = ReturnType<typeof openDiary>;

/** An empty diary. */
export function openDiary() {
  return {
    visitors: [] as Visitor[],
    promised: [] as Promised[],
    readers: [] as Reader[],
    /** Emails that wait for the mail server, and the promises that they end. */
    onTheirWay: [] as { promised: Promised[]; how: ClockEnd }[],
    steps: [] as { request: string; kind: PrivacyStepKind; at: number }[],
    /** Visitors whose erasure was just approved by a second person, and those who must have left no trace. */
    erasing: [] as Visitor[],
    erased: [] as Visitor[],
    /** The colleagues' actions, by the name of the command. */
    deeds: [] as { what: string; at: number; staffId: string }[],
    /** When the site looked at what was due. */
    looks: [] as number[],
    /** Letters, each with the number of readers it had to reach. */
    letters: [] as { id: string; readers: number }[],
    counts: {} as Record<string, number>,
    plans: { visitors: [] as Plan<[]>[], colleagues: [] as Plan<[Team]>[] },
  };
}

/** Counts something. */
export function count({ counts }: Pick<Diary, "counts">, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** Does everything that is planned up to a time, oldest first. */
export async function doPlans<Given extends unknown[]>(plans: Plan<Given>[], untilMs: number, ...given: Given) {
  const due = plans.filter(({ at }) => at <= untilMs).toSorted((a, b) => a.at - b.at);
  const rest = plans.filter(({ at }) => at > untilMs);
  plans.splice(0, plans.length, ...rest);
  for (const { work } of due) await work(...given);
}

/** Records an event between a person and us. */
export function touch(visitor: Visitor, atMs: number = Date.now()): void {
  visitor.touchedAt = Math.max(visitor.touchedAt, atMs);
}

/** Ends the promises that are still open. */
export function endPromises(promised: readonly Promised[], endedHow: ClockEnd): void {
  for (const one of promised) if (one.endedAt === null) Object.assign(one, { endedAt: Date.now(), endedHow });
}
