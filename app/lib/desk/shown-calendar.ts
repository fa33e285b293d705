/** What a talk is on the calendar: `unmarked` is over, and nobody has said yet what became of it. */
export type TalkState = "firm" | "waiting" | "held" | "unmarked" | "kept" | "no-show";

/** A talk as the calendar shows it. Times are words, on the office's clock and on the visitor's. */
export type ShownTalk = {
  id: string;
  name: string;
  state: TalkState;
  /** "Firm", "Held, 9 min left" */
  stateWords: string;
  /** "1:30 PM ET" */
  office: string;
  /** "10:30 AM PST"; null where the visitor has the office's clock. */
  theirs: string | null;
  /** "15 min + 15 min rest" */
  length: string;
  topic: string | null;
  threadId: string | null;
};

/** More of one talk: what whoever calls needs. */
export type TalkDetails = ShownTalk & {
  /** "Tuesday, November 24, 1:30 to 1:45 PM EST" */
  when: string;
  whenTheirs: string | null;
  phone: string;
  /** For a link; null where the number is masked. */
  tel: string | null;
};

/** A quarter of an hour in somebody's column. A talk stands in its first one; `length` counts them, the rest included. */
export type Quarter = {
  state: "free" | "away" | "blocked" | "past";
  /** In the first quarter of a block. */
  blockWords: string | null;
  talk: (ShownTalk & { quarters: number }) | null;
  isNow: boolean;
};

/** The talks of one counselor, or of the office while nobody has hours. */
export type DayColumn = { id: string; name: string; isMe: boolean; talks: number; quarters: Quarter[] };

/** A block that touches the day, with the talks that stand in it. */
export type ShownBlock = {
  id: string;
  who: string;
  when: string;
  reason: string;
  by: string;
  standing: { id: string; name: string; office: string; date: string }[];
};

/** One talk, and what can be done with it now. */
export type OpenedTalk = TalkDetails & {
  counselor: string | null;
  /** Null while it is not over. */
  endedMinutesAgo: number | null;
  canChange: boolean;
  /** Free times, by day. */
  moveTo: { day: string; times: { startMs: number; label: string }[] }[];
  giveTo: { id: string; name: string }[];
};

/** All that the page of a day shows. */
export type DayPage = {
  /** `2026-11-24` */
  date: string;
  /** "Tuesday, November 24" */
  title: string;
  /** "Open 8 AM to 8 PM ET", or why nobody calls. */
  hours: string;
  isToday: boolean;
  now: string | null;
  before: { date: string; short: string };
  after: { date: string; short: string };
  /** "8 AM", one an hour. */
  hourLabels: string[];
  columns: DayColumn[];
  blocks: ShownBlock[];
  opened: OpenedTalk | null;
  /** The first talk after a day on which nobody is called, within two weeks. */
  next: { date: string; day: string; office: string; name: string } | null;
  counselors: { id: string; name: string }[];
  mayWork: boolean;
};
