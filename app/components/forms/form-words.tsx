import type { ReactNode } from "react";
import type { Notice } from "#app/components/notices/store.ts";
import { limitNotices } from "#app/lib/submission/resending.ts";
import { type SentNote, sentToWith } from "#app/lib/submission/sent-note.ts";
import { site } from "#config/site.ts";
import { usualFailure } from "./form-problems.tsx";

/** The notices of a form. */
export type FormWords = {
  /** Undefined: the page of the form runs no script. */
  sent?: Notice;
  /** Undefined: "Something went wrong". */
  failure?: Notice;
  /** Instead of `failure`, by the server's code. */
  failureByCode?: Readonly<Record<string, Notice>>;
  /** The title of a notice about errors. Undefined: only the summary in the form names them. */
  stopped?: string;
};

/** For forms whose content goes to the team as a message. */
export const messageWords: FormWords = {
  sent: { tone: "success", title: "Success", message: "Your form has been submitted successfully." },
  failure: {
    tone: "failure",
    title: "Submission Error",
    message: "There was an error submitting your form. Please try again.",
  },
  failureByCode: limitNotices,
  stopped: "Validation Error",
};

export function failureNotice({ failure = usualFailure, failureByCode }: FormWords, code = ""): Notice {
  return failureByCode?.[code] ?? failure;
}

const noteSentences: Record<SentNote, string> = {
  "being-checked": "Received, being checked. A person on our team looks at it first.",
};

/** The notice that a form was accepted: the usual words only if they are true. */
export function sentNotice(note: SentNote | undefined, usual: Notice): Notice {
  return note ? { tone: "success", title: "Request received", message: noteSentences[note] } : usual;
}

const firstSentence: Record<SentNote | "usual", string> = {
  // The same where the address has reached its limit of emails: see decision 124.
  usual: `Our team has it. We email you a confirmation, but only a few an hour to one address. If none comes within ten minutes, look in your spam folder, or call ${site.phone.display}.`,
  "being-checked":
    "Received, being checked: a person on our team looks at it first, and then we email you a confirmation. The check does not change when we answer.",
};

type SentPartsProps = {
  id: string;
  /** The part of the page with the form, hidden while this shows. */
  again: `#${string}`;
  title: string;
  children: ReactNode;
};

/**
 * The confirmation that the form's own page shows after sending, instead of the form. A part shows only while it is the
 * target of the URL, with JavaScript or without.
 */
export function SentParts({ id, again, title, children }: SentPartsProps) {
  return ([undefined, "being-checked"] as const).map((note) => (
    <div key={note ?? "usual"} className="note sent" id={sentToWith(`#${id}`, note).slice(1)} tabIndex={-1}>
      <h3 className="h4">{title}</h3>
      <p>
        {firstSentence[note ?? "usual"]} {children}
      </p>
      <a href={again}>Send another</a>
    </div>
  ));
}
