import type { InboxQuery } from "./inbox-query.ts";
import type { ThreadKind } from "./stages.ts";

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
