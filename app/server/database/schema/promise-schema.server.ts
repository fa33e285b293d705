/** The tables of measured promises. Times are milliseconds since 1970. */
export type PromiseSchema = {
  published_promises: PublishedPromiseRow;
  promise_switches: PromiseSwitchRow;
  promise_alarms: { clock_id: string; level: 1 | 2; raised_at: number };
  /** `week` is the Monday on which it began, as `2026-11-16`. */
  promise_digests: { week: string; made_at: number };
  staff_notices: { link_id: string; about: string };
};

/** The public pages that say how long an answer took. */
export const measuredPages = ["contact", "get-started"] as const;
export type MeasuredPage = (typeof measuredPages)[number];

export type PublishedPromiseRow = {
  page: MeasuredPage;
  /** The last day that is counted, as `2026-11-22`. */
  day: string;
  /** `PromiseFigures` as JSON. */
  figures: string;
  made_at: number;
};

/** `line`: the sentence on public pages. The others are emails to the team. */
export const promiseSwitches = ["line", "alarms", "digest"] as const;
export type PromiseSwitch = (typeof promiseSwitches)[number];

export type PromiseSwitchRow = {
  id: string;
  switch: PromiseSwitch;
  is_on: 0 | 1;
  reason: string;
  by_staff: string;
  at: number;
};
