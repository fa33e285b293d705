import type { AskedStop, ContactChannel } from "#app/domain/contact/contact-stops.ts";
import type { ToldMail } from "./mail-files.ts";

/** A promise as the page shows it: what it is, when it is due, and how much of its time is used. */
export type ShownClock = {
  id: string;
  promise: string;
  asked: string;
  due: string;
  /** Milliseconds since 1970. */
  dueMs: number;
  /** Time until it is due, or since. */
  left: string;
  isLate: boolean;
  /** "Only a person’s answer stops it." */
  stops: string;
  used: string;
  whole: string;
  /** Share of its time used, from 0 to 100. */
  usedPercent: number;
};

/** Promises of a thread: the open ones, the next one first, and how the last one ended. */
export type ThreadClocks = { open: ShownClock[]; last: { how: string; after: string; isLate: boolean } | null };

/**
 * A sentence in what came in that may ask us to stop, until a colleague has decided. For `number-stopped`, `sentence` is the id of
 * the thread in which somebody else stopped the same number.
 */
export type AskedToStop = {
  source: string;
  id: string;
  sentence: string;
  asked: AskedStop;
  /** The ways in which no one answers by hand meanwhile. */
  holds: ContactChannel[];
  /** When they agreed in writing since then, in words; null when they did not. */
  agreed: string | null;
  /** Our own mail server says that they did not send it: it holds nothing. */
  isForged: boolean;
  /** It says that it came from their mailbox. No form proves that. */
  isProven: boolean;
  /**
   * The address that it came from, where it may be about that one alone; null where it is not. `others`: what else is known as
   * theirs. `unknown`: what it names, and nothing shows to be theirs.
   */
  address: { here: string; others: string[]; unknown: string[] } | null;
  /** The call of theirs that it holds, and when they confirmed it, in words; null when there is none. */
  confirmed: { call: string; at: string } | null;
};

/** An event in words, to be shown as plain text only. */
export type EventWords = {
  title: string;
  /** Small text next to the title. */
  meta?: string;
  /** The words a person wrote. */
  said?: string;
  facts?: [label: string, text: string][];
  /** Parts of the plan on their device that a person sent. */
  parts?: [title: string, lines: readonly string[]][];
  /** The exact words a person agreed to, and the proof. */
  agreed?: { words: string; proof: string; fingerprint: string };
  /** An incoming email. */
  mail?: ToldMail;
  /** A question that waits for a colleague. */
  stop?: AskedToStop;
  /** How it looks: from a visitor to us, from us to them, within the team, or automatic. */
  look: "in" | "out" | "note" | "auto" | "plain";
};

/** An event as a page shows it. */
export type ShownEvent = EventWords & {
  id: string;
  /** The kind of event, as the database names it. */
  kind: string;
  day: string;
  time: string;
  /** The colleague who did it: "you", a name, or null when none did. */
  by: string | null;
  /** The person it belongs to, when several are shown as one. */
  person: string;
};
