import type { CalendarAnswer } from "./calendar-answer.ts";
import type { AutomaticWhy } from "./mail-signs.ts";

/** An answer to an invitation. `callAt` is when our call was to be; null when we know no such call of theirs. */
export type InvitationFact = Pick<CalendarAnswer, "answer" | "proposedAt"> & { callAt: number | null };

/** What we found out about an email, besides its words. */
export type MailFacts = {
  /** Why it counts as a program's; null when a person wrote it. */
  why: AutomaticWhy | null;
  /** The address that sent it for its author, such as a form's or a mailing list's; null when they sent it themselves. */
  sentBy: string | null;
  /** Null when it answers no invitation. */
  invitation: InvitationFact | null;
};

/** For emails from before their facts were stored. */
const noFacts: MailFacts = { why: null, sentBy: null, invitation: null };

/** Reads the facts stored with an email; `json` is null for an old one. */
export function readMailFacts(json: string | null): MailFacts {
  return { ...noFacts, ...(json === null ? {} : (JSON.parse(json) as Partial<MailFacts>)) };
}
