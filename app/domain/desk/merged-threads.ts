import { type Stage, stages, type ThreadKind, type ThreadState } from "./stages.ts";

/** Kinds that are only about an answer. The others have steps and deadlines of their own: the law's, or a call's. */
const mergedKinds: readonly ThreadKind[] = ["analysis", "contact", "mail"];
const mergedStates: readonly ThreadState[] = ["waiting", "answered"];

/** Whether a thread may be put together with another one of the same person: it is open, and no check holds it back. */
export function mayMerge({ kind, state }: { kind: ThreadKind; state: ThreadState }): boolean {
  return mergedKinds.includes(kind) && mergedStates.includes(state);
}

/** The facts of a thread that a merge decides. Times are milliseconds since 1970. */
type Merged = {
  id: string;
  kind: ThreadKind;
  stage: Stage;
  received_at: number;
  assignee: string | null;
  claimed_until: number | null;
};

/**
 * Which of two threads stays, and how: the older one, with its promise. A request for an analysis stays one, and the further
 * stage counts. Whoever holds the one that stays keeps it; otherwise the holder of the other gets both.
 */
export function mergedThread<Thread extends Merged>(one: Thread, other: Thread): { kept: Thread; gone: Thread } {
  const [kept, gone] = isBefore(one, other) ? [one, other] : [other, one];
  const { assignee, claimed_until } = kept.assignee === null ? gone : kept;
  const kind = [kept.kind, gone.kind].includes("analysis") ? "analysis" : kept.kind;
  const stage = stages[Math.max(stages.indexOf(kept.stage), stages.indexOf(gone.stage))] ?? kept.stage;
  return { kept: { ...kept, kind, stage, assignee, claimed_until }, gone };
}

function isBefore(one: Merged, other: Merged): boolean {
  return one.received_at < other.received_at || (one.received_at === other.received_at && one.id < other.id);
}
