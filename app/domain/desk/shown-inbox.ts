import { type Stage, stages, type ThreadKind, threadKinds } from "./stages.ts";

/** Group of a row in its list. `undated`: no open promise. */
export type InboxGroupName = "late" | "today" | "tomorrow" | "later" | "undated";

/** A row as a page shows it. Times are in words, on the office's clock. */
export type ShownRow = {
  id: string;
  name: string;
  kind: ThreadKind;
  group: InboxGroupName;
  /** "in 2 h 10 min" or "Late by 38 min", and "4:30 PM ET"; for an undated row, the day it came. */
  due: string;
  at: string;
  /** "24 h", "barrier, 24 h"; null when nothing is promised. */
  promise: string | null;
  /** The beginning of the visitor's last words; null when the reader may not see them, or when there are none. */
  words: string | null;
  /** What to decide or know first: a sentence that may ask us to stop, a last email that may not be theirs. */
  marks: string[];
  /** The time there now; null when we do not know where they are. */
  theirTime: string | null;
  holder: { name: string; isMe: boolean; lapses: string | null } | null;
  /** Who looks after the person. */
  owner: { name: string; isMe: boolean } | null;
  /** The time until which it is put away. */
  awayUntil: string | null;
};

/** The threads due today, between the office's first and last hour. Places are fractions of that time, from 0 to 1. */
export type DayRuler = {
  hours: { place: number; label: string }[];
  /** Null before and after the open hours. */
  now: { place: number; label: string } | null;
  dues: { place: number; time: string; isLate: boolean; isMine: boolean }[];
  /** Threads due today outside these hours. */
  others: number;
  /** The next of `dues`: your own nearest one, or else the nearest of all. */
  next: number | null;
};

/** A named view of the inbox; `search` is its address after the question mark. */
export type SavedView = { id: string; name: string; search: string };

/**
 * Counts for the tabs; 100 means "or more". `asideLate`: of what a check held back, which may be a person's. The alarms and
 * the Promises page count these as late, too.
 */
export type InboxCounts = Record<"all" | "mine" | "unassigned" | "late" | "aside" | "asideLate" | "away", number>;

/** Everything the inbox page shows. */
export type InboxScreen = {
  query: InboxQuery;
  /** The query as an address, without the page position. */
  search: string;
  /** The last change included here. */
  change: number;
  /** "2:18 PM ET", the time all of this was read. */
  clock: string;
  counts: InboxCounts;
  /** Count of each group across all pages. */
  groups: Partial<Record<InboxGroupName, number>>;
  rows: ShownRow[];
  /** Addresses of the previous and next pages. */
  next: string | null;
  previous: string | null;
  ruler: DayRuler | null;
  /** The first threads that were set aside, shown on the last page of all that wait. */
  aside: ShownRow[];
  /** Emails that wait on the mailbox page because many came at once, counted up to 100; 0 in any other view than all. */
  waitingMail: number;
  /** The next workday on which the office is closed. */
  closedDay: string | null;
  views: SavedView[];
  team: { id: string; name: string }[];
  /** A thread that was just put away, so it can be undone; `isDue`: it comes back then because its answer is due soon. */
  putAway: { id: string; until: string; isDue: boolean } | null;
};

/**
 * Lists of threads. `waiting`: open promises, without threads that are put away and not due soon. `snoozed`: just those.
 * `set-aside`: threads that may be a robot's.
 */
const inboxLists = ["waiting", "set-aside", "answered", "closed", "snoozed"] as const;
export type InboxList = (typeof inboxLists)[number];

/** Due time limits, by the office's own days. */
const dueChoices = ["late", "today", "tomorrow", "week"] as const;
type DueChoice = (typeof dueChoices)[number];

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
