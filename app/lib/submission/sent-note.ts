/**
 * What the visitor has to know of a submission that was taken, where it does not go the usual way. `no-email`: no
 * confirmation goes out, because the address has had as many as we send. `being-checked`: a person looks at it first.
 */
export type SentNote = "no-email" | "being-checked";

export function isSentNote(value: unknown): value is SentNote {
  return value === "no-email" || value === "being-checked";
}

/** Where the visitor is led once the form is taken: beside the usual page, or beside its part, stands one for each note. */
export function sentToWith(sentTo: string, note: SentNote | undefined): string {
  if (!note) return sentTo;
  return sentTo.includes("#") ? `${sentTo}-${note}` : `${sentTo}/${note}`;
}
