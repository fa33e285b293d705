import type { CalendarAnswer } from "./calendar-answer.ts";
import type { AutomaticWhy } from "./mail-signs.ts";
import type { SenderProof } from "./sender-proof.ts";

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
  /** How sure it is who sent it; null for an email from before this was kept. */
  proof: SenderProof | null;
  /** For an answer to an email of ours to the team: whether its address was a colleague's when it came. */
  team: "now" | "former" | "no-one" | null;
  /** The name beside its address, when that is someone else's address, a colleague's name or our own; no name is kept then. */
  posesAs: string | null;
};

/** For emails from before their facts were stored. */
const noFacts: MailFacts = { why: null, sentBy: null, invitation: null, proof: null, team: null, posesAs: null };

/** Reads the facts stored with an email; `json` is null for an old one. */
export function readMailFacts(json: string | null): MailFacts {
  return { ...noFacts, ...(json === null ? {} : (JSON.parse(json) as Partial<MailFacts>)) };
}
