import type { InboxQuery } from "./inbox-query.ts";
import type { ThreadKind } from "./stages.ts";

/** Where a row stands in its list: `undated` is what nothing is promised of now. */
export type InboxGroupName = "late" | "today" | "tomorrow" | "later" | "undated";

/** A row as a page shows it; times are words, on the office's clock. */
export type ShownRow = {
  id: string;
  name: string;
  kind: ThreadKind;
  group: InboxGroupName;
  /** "in 2 h 10 min" or "Late by 38 min", and "4:30 PM ET"; of an undated one the day it came. */
  due: string;
  at: string;
  /** "24 h", "barrier, 24 h"; null when nothing is promised. */
  promise: string | null;
  /** The beginning of the visitor's last words; null for who may not read them, or when there are none. */
  words: string | null;
  /** What time it is there now; null when nothing says where they are. */
  theirTime: string | null;
  holder: { name: string; isMe: boolean; lapses: string | null } | null;
  /** Until when it is put away. */
  awayUntil: string | null;
};

/** Today's promises between the office's first and last hour; places are parts of that time, from 0 to 1. */
export type DayRuler = {
  hours: { place: number; label: string }[];
  /** Null before and after the open hours. */
  now: { place: number; label: string } | null;
  dues: { place: number; time: string; isLate: boolean; isMine: boolean }[];
  /** What is due today, but not in these hours. */
  others: number;
  /** Which of `dues` is next: the nearest of one's own, else of all. */
  next: number | null;
};

/** A way of looking at the inbox with a name of one's own; `search` is its address after the question mark. */
export type SavedView = { id: string; name: string; search: string };

/** How many there are in the lists of the tabs; 100 is "or more". */
export type InboxCounts = Record<"all" | "mine" | "nobody" | "late" | "aside" | "away", number>;

/** All that the page of the inbox shows. */
export type InboxScreen = {
  query: InboxQuery;
  /** The query as an address; a turn of pages is not in it. */
  search: string;
  /** The last change that is in here. */
  change: number;
  /** "2:18 PM ET", when all of this was read. */
  clock: string;
  counts: InboxCounts;
  /** How many each group has on all pages. */
  groups: Partial<Record<InboxGroupName, number>>;
  rows: ShownRow[];
  /** Addresses of the pages around this one. */
  next: string | null;
  previous: string | null;
  ruler: DayRuler | null;
  /** The first of what was set aside, on the last page of all that waits. */
  aside: ShownRow[];
  /** The next workday on which nobody is here. */
  closedDay: string | null;
  views: SavedView[];
  team: { id: string; name: string }[];
  /** A thread that was put away a moment ago, to be undone. */
  putAway: { id: string; until: string } | null;
};
