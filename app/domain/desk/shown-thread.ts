import type { ToldMail } from "./mail/mail-files.ts";

/** A promise as the page shows it: what, by when, and how much of its time is gone. */
export type ShownClock = {
  id: string;
  promise: string;
  asked: string;
  due: string;
  /** How long until it is due, or since it was. */
  left: string;
  isLate: boolean;
  used: string;
  whole: string;
  /** Of its time, from 0 to 100. */
  usedPercent: number;
};

/** Where the promises of a thread stand: those that run, the next one first, and how the last one ended. */
export type ThreadClocks = { open: ShownClock[]; last: { how: string; after: string; isLate: boolean } | null };

/** What an event says, in words to be shown as text and as nothing else. */
export type EventWords = {
  title: string;
  /** Beside the title. */
  meta?: string;
  /** What somebody wrote. */
  said?: string;
  facts?: [label: string, text: string][];
  /** What somebody sent of the plan on their device, by part. */
  parts?: [title: string, lines: readonly string[]][];
  /** The exact words somebody agreed to, and what proves it. */
  agreed?: { words: string; proof: string; fingerprint: string };
  /** An email that came in. */
  mail?: ToldMail;
  /** How it looks: somebody wrote to us, we to them, the team to itself, or it happened by itself. */
  look: "in" | "out" | "note" | "auto" | "plain";
};

/** An event as a page shows it. */
export type ShownEvent = EventWords & {
  id: string;
  /** What happened, by the name that the database has for it. */
  kind: string;
  day: string;
  time: string;
  /** Which colleague did it: "you", a name, or null when none did. */
  by: string | null;
  /** Whose stream it is from, where several are shown as one. */
  person: string;
};
