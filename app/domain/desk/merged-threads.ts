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

/** Texts one below the other. What is empty takes no room. */
export function joinWords(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

/**
 * A draft that holds the texts of two threads, with the newest words of one of them.
 *
 * @param saved what the writer's page had saved before: the words take its place. Where it is not there anymore, nothing
 * stored is replaced, and the words go below.
 */
export function carryWords(stored: string, { saved, words }: { saved: string; words: string }): string {
  if (isIn(stored, words)) return stored;
  const at = saved === "" ? -1 : placeOf(stored, saved);
  if (at === -1) return joinWords(stored, words);
  return joinWords(stored.slice(0, at).trimEnd(), words, stored.slice(at + saved.length).trimStart());
}

function isIn(stored: string, words: string): boolean {
  return words !== "" && placeOf(stored, words) !== -1;
}

/** Where a text stands with nothing beside it on its lines; -1 when it does not. */
function placeOf(stored: string, text: string): number {
  return `\n\n${stored}\n\n`.lastIndexOf(`\n\n${text}\n\n`);
}
