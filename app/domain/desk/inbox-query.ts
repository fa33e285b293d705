import { type Stage, stages, type ThreadKind, threadKinds } from "./stages.ts";

/**
 * Lists of threads. `waiting`: open promises, without threads that are put away and not due soon. `snoozed`: just those.
 * `set-aside`: threads that may be a robot's.
 */
export const inboxLists = ["waiting", "set-aside", "answered", "closed", "snoozed"] as const;
export type InboxList = (typeof inboxLists)[number];

/** Due time limits, by the office's own days. */
export const dueChoices = ["late", "today", "tomorrow", "week"] as const;
export type DueChoice = (typeof dueChoices)[number];

/** A query of the inbox, as its address has it. No part of it says anything about a person. */
export type InboxQuery = {
  list: InboxList;
  kind: ThreadKind | null;
  stage: Stage | null;
  /** `me`, `none` (unassigned threads), or the id of a colleague. */
  held: string | null;
  due: DueChoice | null;
};

/** Start (`after`) or end (`before`) of a page: a due time in milliseconds since 1970, and a thread's id. */
export type InboxTurn = { side: "after" | "before"; place: { due_at: number; id: string } };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isId(text: string): boolean {
  return uuid.test(text);
}

/** Reads an address; null when a value is not one the inbox has. An empty value counts as not given. */
export function readInboxQuery(params: URLSearchParams): (InboxQuery & { turn: InboxTurn | null }) | null {
  const list = oneOf(inboxLists, params.get("list") || "waiting");
  const kind = oneOf(threadKinds, params.get("kind"));
  const stage = oneOf(stages, params.get("stage"));
  const due = oneOf(dueChoices, params.get("due"));
  const held = params.get("held") || null;
  const turn = readTurn(params);
  if (!list || kind === undefined || stage === undefined || due === undefined || turn === undefined) return null;
  if (held !== null && held !== "me" && held !== "none" && !isId(held)) return null;
  return { list, kind, stage, held, due, turn };
}

/** Null when nothing was asked for, undefined when the value is not a choice. */
function oneOf<Choice extends string>(choices: readonly Choice[], asked: string | null): Choice | null | undefined {
  if (!asked) return null;
  return choices.find((choice) => choice === asked);
}

function readTurn(params: URLSearchParams): InboxTurn | null | undefined {
  for (const side of ["after", "before"] as const) {
    const asked = params.get(side);
    if (!asked) continue;
    const [due = "", id = ""] = asked.split(".");
    return /^\d{1,16}$/.test(due) && isId(id) ? { side, place: { due_at: Number(due), id } } : undefined;
  }
  return null;
}

/** The address of a query after its question mark, always in the same order; empty for the inbox as it opens. */
export function inboxSearch({ list, kind, stage, held, due }: InboxQuery, turn: InboxTurn | null = null): string {
  const given = { list: list === "waiting" ? null : list, kind, stage, held, due };
  const params = new URLSearchParams(
    Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  if (turn) params.set(turn.side, `${turn.place.due_at}.${turn.place.id}`);
  return params.toString();
}
