// Data about an accepted form for the page, and the next page to open.

/**
 * Special news about an accepted submission. `no-email`: no confirmation email goes out, because the address has reached
 * our limit. `being-checked`: a person looks at it first.
 */
export type SentNote = "no-email" | "being-checked";

export function isSentNote(value: unknown): value is SentNote {
  return value === "no-email" || value === "being-checked";
}

/** The visitor's next page after the form is accepted. Each note has its own page, or its own part of a page. */
export function sentToWith(sentTo: string, note: SentNote | undefined): string {
  if (!note) return sentTo;
  return sentTo.includes("#") ? `${sentTo}-${note}` : `${sentTo}/${note}`;
}
