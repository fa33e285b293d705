/**
 * Every kind of email: who gets it, and the desk's words for it. The room that writes a kind has the rest in its letters file,
 * and the compiler wants both. The list is here because the database and the desk read it, and may not know those rooms.
 */
export const mailKinds = {
  "lead-confirmation": { audience: "visitor", desk: "we have your request" },
  "lead-team-notice": { audience: "team" },
  "message-confirmation": { audience: "visitor", desk: "we have your message" },
  "message-team-notice": { audience: "team" },
  "newsletter-confirmation": { audience: "visitor", desk: "please confirm the newsletter" },
  "newsletter-leave": { audience: "visitor", desk: null },
  "booking-confirmation": { audience: "visitor", desk: "your call is booked" },
  "booking-invitation": { audience: "visitor", desk: "your call, for the calendar" },
  "booking-reminder": { audience: "visitor", desk: "your call is soon" },
  "booking-team-notice": { audience: "team" },
  "privacy-confirm": { audience: "visitor", desk: null },
  "privacy-categories": { audience: "visitor", desk: null },
  "privacy-file": { audience: "visitor", desk: null },
  "privacy-corrected": { audience: "visitor", desk: null },
  "privacy-opted-out": { audience: "visitor", desk: null },
  "privacy-extended": { audience: "visitor", desk: null },
  "privacy-denied": { audience: "visitor", desk: null },
  "privacy-erasing": { audience: "visitor", desk: null },
  "desk-answer": { audience: "visitor", desk: null },
  "desk-link": { audience: "colleague" },
  "recovery-code-used": { audience: "colleague" },
  "promise-alarm": { audience: "colleague" },
  "promise-digest": { audience: "colleague" },
  "set-aside-digest": { audience: "team" },
} as const satisfies Readonly<Record<string, AboutKind>>;

/** `desk`: what a visitor's thread says once it went out; null where the thread tells of it in another way, or not at all. */
type AboutKind = { audience: "visitor"; desk: string | null } | { audience: "team" | "colleague" };

export type MailKind = keyof typeof mailKinds;
/** The kinds of one room: `MailKindOf<"lead">`. */
export type MailKindOf<Room extends string> = Extract<MailKind, `${Room}-${string}`>;
export type MailAudience = AboutKind["audience"];

/** The desk's words, for the kinds that it tells about. */
export const mailWords: ReadonlyMap<string, string> = new Map(
  Object.entries<AboutKind>(mailKinds).flatMap(([kind, about]) =>
    about.audience === "visitor" && about.desk !== null ? [[kind, about.desk] as const] : [],
  ),
);
