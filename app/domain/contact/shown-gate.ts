import type { ContactChannel, ContactPurpose } from "./contact-stops.ts";

/** The first thing that the panel says. */
export type GateWord = "yes" | "no" | "not-now";

/** One way to reach a person, as the panel shows it: the word first, then why, then until or from when. */
export type ShownWay = {
  channel: ContactChannel;
  name: string;
  word: GateWord;
  title: string;
  /** They asked us to stop it. */
  isStopped: boolean;
  /** Where a colleague decides about the sentence that closes it; null when none does. */
  decide: string | null;
  why: string;
  /** Times in their zone and in ours; that there is no next time is said, too. */
  times: string[];
};

/** The whole panel in words. */
export type ShownGate = {
  person: string;
  /** Null on the person's own page. */
  thread: string | null;
  purpose: ContactPurpose;
  /** When it was asked, by the office's clock. */
  asOf: string;
  ways: ShownWay[];
  /** The basis of the hours; null where hours do not count. */
  zone: string | null;
  /** The hours that they asked us to keep, with how and when they said it; null when they asked for none. */
  limit: string | null;
  /** Whether the viewer may ask, and note a stop. */
  mayWork: boolean;
  /** Whether the viewer may lift the stop that there is. */
  mayLift: boolean;
  /** The email addresses known as theirs, where they have several: a stop may be about one. */
  emails: string[];
  /** What they sent last: a stop may be in one of these. */
  messages: { id: string; label: string }[];
  /** That their answer is due when no one may call them, and what is possible before; null when it is not so. */
  dueNote: string | null;
  /** In one line, for small screens. */
  short: { name: string; word: GateWord; text: string }[];
};
