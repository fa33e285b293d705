/** What a thread is about, by what began it. */
export const threadKinds = ["analysis", "contact", "privacy", "accessibility", "booking", "mail"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/**
 * Where a thread stands. `waiting`: somebody waits for our answer, a promise runs. `answered`: nothing is promised now.
 * `set-aside`: may be a robot's, somebody has to look. `dropped`: somebody has, and it is a robot's. `closed`: over.
 */
export type ThreadState = "waiting" | "answered" | "set-aside" | "dropped" | "closed";

/** How far a person has come with us, in order. */
export const stages = ["new", "answered", "analysis-sent", "talking", "with-a-lender", "closed"] as const;
export type Stage = (typeof stages)[number];

/** Whether a thread is one that a check held back: neither an answer nor a stage changes that. */
export function isHeldBack(state: ThreadState): boolean {
  return state === "set-aside" || state === "dropped";
}

/** Why a thread was closed. */
export const stageReasons = ["won", "not-now", "not-for-us"] as const;
export type StageReason = (typeof stageReasons)[number];

/** Whether a thread may go to a stage: closing needs its reason, and nothing else has one. Steps may be skipped or undone. */
export function isStageWithReason(stage: Stage, reason: StageReason | null): boolean {
  return (stage === "closed") === (reason !== null);
}

/** Which state goes with a stage and what is still promised, of a thread that nobody has to look at first. */
export function stateOf(stage: Stage, hasOpenPromise: boolean): ThreadState {
  if (stage === "closed") return "closed";
  return hasOpenPromise ? "waiting" : "answered";
}

/** A person's answer takes a new thread one step on, and leaves all others where they are. */
export function stageAfterAnswer(stage: Stage): Stage {
  return stage === "new" ? "answered" : stage;
}

/** How long a claim holds without a draft being saved, in milliseconds. */
export const claimMs = 30 * 60 * 1000;

/** Who has a thread to themselves at a time; null when nobody has. A thread that was given to somebody does not lapse. */
export function whoHolds(
  thread: { assignee: string | null; claimedUntil: number | null },
  nowMs: number,
): string | null {
  const { assignee, claimedUntil } = thread;
  return claimedUntil !== null && claimedUntil <= nowMs ? null : assignee;
}
