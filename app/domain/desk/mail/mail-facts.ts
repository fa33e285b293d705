import type { AutomaticWhy } from "./mail-signs.ts";

/** What we found out about an email, besides its words. */
export type MailFacts = {
  /** Why it counts as a program's; null when a person wrote it. */
  why: AutomaticWhy | null;
  /** The address that sent it for its author, such as a form's or a mailing list's; null when they sent it themselves. */
  sentBy: string | null;
};

/** For emails from before their facts were stored. */
const noFacts: MailFacts = { why: null, sentBy: null };

/** Reads the facts stored with an email; `json` is null for an old one. */
export function readMailFacts(json: string | null): MailFacts {
  return { ...noFacts, ...(json === null ? {} : (JSON.parse(json) as Partial<MailFacts>)) };
}
