/** Kinds of threads, by what began them. */
export const threadKinds = ["analysis", "contact", "privacy", "accessibility", "booking", "mail"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/**
 * State of a thread. `waiting`: someone waits for our answer, and a promise runs. `answered`: nothing is promised now.
 * `set-aside`: may be a robot's, and someone has to look. `dropped`: someone looked, and it is a robot's. `closed`: over.
 */
export type ThreadState = "waiting" | "answered" | "set-aside" | "dropped" | "closed";

/** How far a person has come with us, in order. */
export const stages = ["new", "answered", "analysis-sent", "talking", "with-a-lender", "closed"] as const;
export type Stage = (typeof stages)[number];

/** Kinds that are a duty to answer: no one there is on the way to a home. */
const duties: readonly ThreadKind[] = ["privacy", "accessibility"];

/** Whether a kind of thread is a duty to answer, and never won or lost. */
export function isDuty(kind: ThreadKind): boolean {
  return duties.includes(kind);
}

/** Stages of a kind of thread, in order; `current` is among them, wherever the thread was put. */
export function stagesOf(kind: ThreadKind, current: Stage): Stage[] {
  const ofDuty: readonly Stage[] = ["new", "answered", "closed", current];
  return stages.filter((stage) => !isDuty(kind) || ofDuty.includes(stage));
}

/** Whether a check held a thread back. An answer or a stage does not change that. */
export function isHeldBack(state: ThreadState): boolean {
  return state === "set-aside" || state === "dropped";
}

/** Reasons to close a thread. */
export const stageReasons = ["won", "not-now", "not-for-us"] as const;
export type StageReason = (typeof stageReasons)[number];

/**
 * Whether a thread may go to a stage: closing needs a reason, and nothing else takes one. Steps may be skipped or undone.
 */
export function isStageWithReason(stage: Stage, reason: StageReason | null): boolean {
  return (stage === "closed") === (reason !== null);
}

/** State for a stage and the promises still open, of a thread that needs no check first. */
export function stateOf(stage: Stage, hasOpenPromise: boolean): ThreadState {
  if (stage === "closed") return "closed";
  return hasOpenPromise ? "waiting" : "answered";
}

/** An answer from one of us moves a new thread one step on, and leaves all others where they are. */
export function stageAfterAnswer(stage: Stage): Stage {
  return stage === "new" ? "answered" : stage;
}

/** What moved a thread: a stage that a colleague set, or an answer. */
export type StageStep = Stage | "answer";

/**
 * The stages of a path that a thread has come through, as its steps say in order, the one where it is, and those to come. A
 * step that was skipped, or that somebody went back on, did not happen.
 */
export function stagesShown(path: readonly Stage[], current: Stage, steps: readonly StageStep[]): Stage[] {
  const reached = new Set<Stage>();
  for (const step of steps) {
    if (step !== "answer") for (const later of stages.slice(stages.indexOf(step))) reached.delete(later);
    reached.add(step === "answer" ? "answered" : step);
  }
  const here = path.indexOf(current);
  return path.filter((stage, index) => index === 0 || index >= here || reached.has(stage));
}

/** Time a claim holds without a saved draft, in milliseconds. */
export const claimMs = 30 * 60 * 1000;

/** The colleague who holds a thread at a time; null when it is free. A thread that was given to someone does not lapse. */
export function whoHolds(
  thread: { assignee: string | null; claimedUntil: number | null },
  nowMs: number,
): string | null {
  const { assignee, claimedUntil } = thread;
  return claimedUntil !== null && claimedUntil <= nowMs ? null : assignee;
}
