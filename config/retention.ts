/** How long something is kept: a number of months or days, and from when they count. */
export type Kept = { months: number; from: string } | { days: number; from: string };

/**
 * How long each kind of data is kept. The nightly job deletes by this table, `npm run privacy -- retention` shows what that
 * would be, and the Privacy Policy is made of it: change a number here, and all three follow. Longer is easy, shorter is
 * for good: look at what the command prints first, and ask your counsel. `from` is read after "months".
 */
export const retention = {
  leads: { months: 24, from: "after we were last in touch with you" },
  messages: { months: 24, from: "after we were last in touch with you" },
  bookings: { months: 24, from: "after we were last in touch with you" },
  emailsIn: { months: 24, from: "after we were last in touch with you" },
  /** The sales rule wants records of consent kept for five years (16 CFR 310.5). A lead stays as long as its evidence. */
  consent: { months: 60, from: "after you agreed" },
  unconfirmedSubscribers: { days: 90, from: "after you signed up" },
  formerSubscribers: { months: 24, from: "after you left" },
  privacySteps: { months: 24, from: "after we answered" },
  drafts: { days: 90, from: "after the last change" },
  sessions: { days: 30, from: "after they ended" },
  /** These two are not in the database: the site's operator takes care of them (docs/operations.md). */
  logs: { days: 30, from: "after they were written" },
  backups: { days: 30, from: "after they were made" },
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof retention;
