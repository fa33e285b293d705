import type { Page } from "@playwright/test";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import type { ImapServer } from "#test/imap-server.ts";
import type { DeskSite } from "../../support/desk.ts";
import type { MailServer } from "../../support/mail.ts";
import type { Person } from "../person.ts";
import type { World } from "../rehearsal.ts";

/** Someone who writes to us. The name is the one they gave first: nobody else may change it. */
export type Visitor = {
  first: string;
  last: string;
  email: string;
  phone: string;
  isKnown: boolean;
  /** They asked us to stop; `askedIn`: and then asked for something again, in these threads. */
  hasStopped: boolean;
  askedIn: string[];
  /** Forms that they sent; each brings one email that says so. */
  forms: number;
};

/**
 * Something that a visitor asked, with a word that is in nothing else. `unclear`: it came while an answer was on its way.
 * `withdrawn`: they stopped all contact after it.
 */
export type Asked = {
  token: string;
  by: Visitor;
  how: "form" | "message" | "email";
  state: "open" | "answered" | "closed" | "unclear" | "withdrawn";
  threadId: string;
};

/** A thread at the desk, and how often something happened in it that an answer has to know. */
export type Matter = { id: string; of: Visitor; news: number; drafts: Map<string, Draft> };

/** What the desk told a colleague it had kept. `turn` rises with each save, send or undo. */
export type Draft = { turn: number; words: string };

/** A colleague's tab, and what was shown there when it was loaded. */
export type Tab = { page: Page; matter: Matter | null; turn: number; news: number };

export type Colleague = {
  id: string;
  name: string;
  email: string;
  role: DeskRole;
  person: Person;
  isHere: boolean;
  seenAt: number;
  tabs: Tab[];
  /** Which of the tabs is in front. */
  front: number;
};

/** A sentence that a page said it had kept. It must be in a draft, a letter or a note until its writer lets it go. */
export type Sentence = { words: string; by: string; threadId: string };

export type Letter = {
  words: string;
  by: Colleague;
  matter: Matter;
  writtenAt: number;
  /** `unclear`: its writer has left, or its reader asked us to stop, while it was waiting. */
  state: "waits" | "sent" | "unclear";
};

export type DeskWorld = World & {
  desk: DeskSite;
  mail: MailServer;
  imap: ImapServer | null;
  /** Emails that visitors sent to the mailbox. */
  delivered: number;
  visitors: Visitor[];
  colleagues: Colleague[];
  matters: Matter[];
  asked: Asked[];
  kept: Sentence[];
  letters: Letter[];
  notes: number;
  /** What a page said against the model, found by the step itself. */
  faults: string[];
  /** Numbers for words that nothing else has. */
  next(): number;
  /** An address as the table of stops has it. */
  stopKey(address: string): string;
  /** Ids of the two who may see no names. */
  masked: { auditor: string; editor: string };
};

/** Colleagues who are here and may answer. */
export function answering({ colleagues }: DeskWorld): Colleague[] {
  return colleagues.filter(({ isHere, role }) => isHere && (role === "owner" || role === "counselor"));
}

export function frontTab({ tabs, front }: Colleague): Tab {
  const tab = tabs[front % tabs.length];
  if (!tab) throw new Error("A colleague has no tab");
  return tab;
}

/** Colleagues who have a thread in front of them. */
export function readers(world: DeskWorld): Colleague[] {
  return answering(world).filter((one) => frontTab(one).matter !== null);
}

export function draftOf(matter: Matter, colleague: Colleague): Draft {
  const draft = matter.drafts.get(colleague.id) ?? { turn: 0, words: "" };
  matter.drafts.set(colleague.id, draft);
  return draft;
}

/** Letters of these that wait may go out or not, and what they answer may be answered or not: nobody can say. */
export function leaveUnclear({ letters, asked }: DeskWorld, which: (letter: Letter) => boolean): void {
  for (const letter of letters.filter((one) => one.state === "waits" && which(one))) {
    letter.state = "unclear";
    for (const one of asked) if (one.threadId === letter.matter.id && one.state === "open") one.state = "unclear";
  }
}

export function fullName({ first, last }: Visitor): string {
  return `${first} ${last}`;
}
