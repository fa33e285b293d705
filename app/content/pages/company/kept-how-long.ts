import { type Kept, type RetentionKind, retention } from "#config/retention.ts";

/** The name of each kind in the policy, at the desk and in the command. */
const kinds: Record<RetentionKind, string> = {
  leads: "Requests for a free credit analysis, with the answers you gave after it",
  messages: "Messages, reports and other forms you send us",
  bookings: "Calls you book",
  emailsIn: "Emails you send us, and our answers",
  consent: "What you agreed to, and the request it came with",
  unconfirmedSubscribers: "A newsletter sign-up that no one confirmed",
  formerSubscribers: "Your address, once you leave the newsletter",
  privacySteps: "What you asked about your privacy, and what we did",
  drafts: "Letters that our team began and never sent",
  sessions: "The sign-ins of our own team",
  logs: "Technical logs, which hold no names and no messages",
  backups: "Backup copies",
};

/** Each kind with how long it is kept: "24 months after we were last in touch with you". */
export const keptHowLong = (Object.keys(retention) as RetentionKind[]).map((kind) => ({
  kind,
  name: kinds[kind],
  keeps: keepsWords(retention[kind]),
}));

function keepsWords(kept: Kept): string {
  const span = "months" in kept ? `${kept.months} months` : `${kept.days} days`;
  return `${span} ${kept.from}`;
}
