// What a page knows about a form that was taken, and where it leads then.

/**
 * What the visitor has to know of a submission that was taken, where it does not go the usual way. `no-email`: no
 * confirmation goes out, because the address has had as many as we send. `being-checked`: a person looks at it first.
 */
export type SentNote = "no-email" | "being-checked";

export function isSentNote(value: unknown): value is SentNote {
  return value === "no-email" || value === "being-checked";
}

/** Where the visitor goes once the form is taken. Each note has a page, or a part of a page, of its own. */
export function sentToWith(sentTo: string, note: SentNote | undefined): string {
  if (!note) return sentTo;
  return sentTo.includes("#") ? `${sentTo}-${note}` : `${sentTo}/${note}`;
}
