import type { ReactNode } from "react";
import { type SentNote, sentToWith } from "#app/lib/submission/sent-note.ts";

const firstSentence: Record<SentNote | "usual", string> = {
  usual: "A confirmation is on its way to your address.",
  "no-email":
    "We aren’t sending you a confirmation email this time, because your address has reached our limit for now. Our team has been notified all the same.",
  "being-checked":
    "Received, being checked: a person on our team looks at it first, and then we email you a confirmation. The check does not change when we answer.",
};

/**
 * What a form's own page says once it was sent. Each part is seen only by who is sent there: as the target of the address,
 * with script or without.
 */
export function SentParts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return ([undefined, "no-email", "being-checked"] as const).map((note) => (
    <div key={note ?? "usual"} className="note sent" id={sentToWith(`#${id}`, note).slice(1)} tabIndex={-1}>
      <h3>{title}</h3>
      <p>
        {firstSentence[note ?? "usual"]} {children}
      </p>
    </div>
  ));
}
