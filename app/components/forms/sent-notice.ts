import type { Notice } from "#app/components/notices/notice-store.ts";
import type { SentNote } from "#app/lib/submission/sent-note.ts";

const words: Record<SentNote, string> = {
  "no-email": "We’ve notified our team. We aren’t sending you a confirmation email this time.",
  "being-checked": "Received, being checked. A person on our team looks at it first.",
};

/** What is said when a form was taken: the usual words only where they are true. */
export function sentNotice(note: SentNote | undefined, usual: Notice): Notice {
  return note ? { tone: "success", title: "Request received", message: words[note] } : usual;
}
