// Data about an accepted form for the page, and the next page to open.

/**
 * Special news about an accepted submission. `being-checked`: a person looks at it first. Whether a confirmation goes out is no
 * news for whoever typed the address: it would tell a stranger how much that mailbox got from us.
 */
export type SentNote = "being-checked";

export function isSentNote(value: unknown): value is SentNote {
  return value === "being-checked";
}

/** The visitor's next page after the form is accepted. Each note has its own page, or its own part of a page. */
export function sentToWith(sentTo: string, note: SentNote | undefined): string {
  if (!note) return sentTo;
  return sentTo.includes("#") ? `${sentTo}-${note}` : `${sentTo}/${note}`;
}
