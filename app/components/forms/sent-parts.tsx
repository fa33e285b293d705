import type { ReactNode } from "react";
import { type SentNote, sentToWith } from "#app/lib/sent-note.ts";

const firstSentence: Record<SentNote | "usual", string> = {
  usual: "A confirmation is on its way to your address.",
  "no-email":
    "No confirmation email goes out this time: your address has had as many as we send in an hour or a day. Our team was told all the same.",
  "being-checked":
    "Received, being checked: a person on our team looks at it first. Then a confirmation goes to your address, and your answer is due as if we had not looked.",
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
