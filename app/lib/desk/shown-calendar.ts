import type { ShownGate } from "#app/domain/contact/shown-gate.ts";

/**
 * State of a call on the calendar. `firm`: their mailbox confirmed it. `booked`: it has its time, and nobody confirmed that the
 * address is theirs. `unmarked`: it is over, but not marked yet.
 */
export type CallState = "firm" | "booked" | "waiting" | "held" | "unmarked" | "kept" | "no-show";

/** A call as the calendar shows it. Times are in words, on the office's clock and on the visitor's. */
export type ShownCall = {
  id: string;
  name: string;
  state: CallState;
  /** "Confirmed", "Held, 9 min left" */
  stateWords: string;
  /** An answer to our invitation that nothing proves: in short for a small box, and whole; null when there is none. */
  claim: { short: string; words: string } | null;
  /** "1:30 PM ET" */
  office: string;
  /** "10:30 AM PST"; null when the visitor has the office's clock. */
  theirs: string | null;
  /** "15 min + 15 min rest" */
  length: string;
  topic: string | null;
  threadId: string | null;
};

/** Details of one call for the person who makes it. */
export type CallDetails = ShownCall & {
  /** Why the gate is closed at its time, and what opens it; null when it is open, or when calls are stopped. */
  notThen: string | null;
  /** "Tuesday, November 24, 1:30 to 1:45 PM EST" */
  when: string;
  whenTheirs: string | null;
  phone: string;
  /** Why the number may be a stranger's; null when it is the one we know. */
  caution: string | null;
};

/** A quarter of an hour in a counselor's column. A call is in its first quarter; `length` counts them, the rest included. */
export type Quarter = {
  state: "free" | "away" | "blocked" | "past";
  /** In the first quarter of a block. */
  blockWords: string | null;
  call: (ShownCall & { quarters: number }) | null;
  isNow: boolean;
};

/** Calls of one counselor, or of the office while no one has hours. */
export type DayColumn = { id: string; name: string; isMe: boolean; calls: number; quarters: Quarter[] };

/** A block that touches the day, with the calls still booked in it. */
export type ShownBlock = {
  id: string;
  who: string;
  when: string;
  reason: string;
  by: string;
  standing: { id: string; name: string; office: string; date: string }[];
};

/** One call, and what can be done about it now. */
export type OpenedCall = CallDetails & {
  /** Milliseconds since 1970: what is done to the call is done to it at this time. */
  startMs: number;
  counselor: string | null;
  /** Null while it is not over. */
  endedMinutesAgo: number | null;
  canChange: boolean;
  /** Free times, by day. */
  moveTo: { day: string; times: { startMs: number; label: string }[] }[];
  giveTo: { id: string; name: string }[];
  /** What the gate says about calling and emailing them now; null without a thread. */
  gate: Pick<ShownGate, "person" | "thread" | "purpose" | "ways"> | null;
  /** The call's number, once for whoever may call it; none where no one knows yet that it is theirs. */
  phones: { value: string; shown: string }[];
};

/** Everything the page of a day shows. */
export type DayPage = {
  /** `2026-11-24` */
  date: string;
  /** "Tuesday, November 24" */
  title: string;
  /** "Open 8 AM to 8 PM ET", or why there are no calls. */
  hours: string;
  isToday: boolean;
  now: string | null;
  before: { date: string; short: string };
  after: { date: string; short: string };
  /** "8 AM", one an hour. */
  hourLabels: string[];
  columns: DayColumn[];
  blocks: ShownBlock[];
  opened: OpenedCall | null;
  /** The first call after a day without calls, within two weeks. */
  next: { date: string; day: string; office: string; name: string } | null;
  counselors: { id: string; name: string }[];
  mayWork: boolean;
  /** Null for those who answer nobody. */
  handOver: ShownHandOver | null;
};

/** Whose threads the viewer may give away at once, with how many those are, and who could get them. */
export type ShownHandOver = {
  people: { id: string; label: string; isMe: boolean }[];
  colleagues: { id: string; name: string; label: string }[];
};
