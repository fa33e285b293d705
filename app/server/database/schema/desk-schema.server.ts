import type { Generated } from "kysely";
import type { PromiseName } from "#app/content/site/answer-times.ts";
import type { ClockEnd } from "#app/domain/desk/promises.ts";
import type { Stage, StageReason, ThreadKind, ThreadState } from "#app/domain/desk/stages.ts";

/** The desk's tables. Times are milliseconds since 1970. */
export type DeskSchema = {
  people: PersonRow;
  person_addresses: PersonAddressRow;
  person_links: PersonLinkRow;
  given_details: GivenDetailRow;
  threads: ThreadRow;
  thread_sources: ThreadSourceRow;
  merged_threads: MergedThreadRow;
  clocks: ClockRow;
  events: EventRow;
  drafts: DraftRow;
  answers: AnswerRow;
  templates: TemplateRow;
  template_versions: TemplateVersionRow;
  desk_changes: { id: "desk"; number: number };
  staff_views: StaffViewRow;
  staff_settings: StaffSettingsRow;
  desk_cursors: { stream: string; position: string };
  search_docs: SearchDocRow;
};

/** Of one colleague. Whoever has no row has the defaults. */
export type StaffSettingsRow = {
  staff_id: string;
  single_keys: 0 | 1;
  /** How long their answers wait after Send. */
  undo_seconds: Generated<number>;
};

export type PersonRow = {
  id: string;
  /** The same for people who are linked: the id of one of them. */
  group_id: string;
  /** The first that was given, until another is confirmed; empty when none was. */
  name: string;
  named_at: number;
  created_at: number;
  /** The colleague who looks after them for good; null when no one does. */
  owner: string | null;
};

export type PersonAddressRow = {
  kind: "email" | "phone";
  /** The address in lower case; the number as E.164. */
  value: string;
  /** The folded name that came with a phone number; empty with an email address. */
  name_key: string;
  person_id: string;
};

/** What came later with a known person's email: not confirmed, or not theirs. A confirmed detail leaves this table. */
export type GivenDetailRow = {
  person_id: string;
  kind: "name" | "phone";
  /** The name as typed; the number as E.164. */
  value: string;
  given_at: number;
  source: ArrivalSource;
  source_id: string;
  state: "given" | "refused";
};

/** About two people, the smaller id first. */
export type PersonLinkRow = {
  person_a: string;
  person_b: string;
  /** `same-email`: a colleague heard that the address of one is the other's, too. */
  reason: "same-phone-and-name" | "same-phone" | "same-email" | "by-hand";
  state: "suggested" | "linked" | "apart";
  /** Null when a rule decided. */
  decided_by: string | null;
  decided_at: number;
};

export type ThreadRow = {
  id: string;
  person_id: string;
  kind: ThreadKind;
  state: ThreadState;
  stage: Stage;
  stage_reason: StageReason | null;
  assignee: string | null;
  /** When the claim lapses; null when no one has the thread, or when it was assigned to someone. */
  claimed_until: number | null;
  snoozed_until: number | null;
  /** Of the soonest open clock; `noPromise` when none is open. */
  due_at: number;
  received_at: number;
  /** The last event that the person who answers has to know about. */
  last_event_id: string | null;
  version: number;
};

/** Tables whose rows visitors make. */
export type ArrivalSource = "lead" | "message" | "booking" | "subscriber" | "mail-in";
/** The subject of an event; `desk` is the team's own doing. */
export type EventSource = ArrivalSource | "consent" | "consent-change" | "mail" | "answer" | "desk";

export type ThreadSourceRow = {
  source: ArrivalSource;
  source_id: string;
  person_id: string;
  thread_id: string | null;
};

/** A thread that is gone, and the one of the same person that has its history. */
export type MergedThreadRow = { id: string; into_id: string; merged_at: number };

export type ClockRow = {
  id: string;
  thread_id: string;
  promise: PromiseName;
  /** Which version of the table of promises said so. */
  promise_version: number;
  /** What the visitor sent. */
  source: EventSource;
  source_id: string;
  started_at: number;
  due_at: number;
  ended_at: number | null;
  ended_how: ClockEnd | null;
  /** Null when no one at the desk ended it. */
  ended_by: string | null;
};

export type EventRow = {
  id: string;
  person_id: string;
  thread_id: string | null;
  kind: EventKind;
  at: number;
  /** Null when the visitor or the site did it. */
  by_staff: string | null;
  source: EventSource;
  source_id: string;
  /** Tells changes of one row apart. */
  revision: number;
  /** What a colleague wrote, or the colleague who was given a thread. */
  words: string | null;
};

export type EventKind =
  | ArrivalSource
  | "consent"
  | "mail-sent"
  /** Someone answered an email to the team: a note that nobody outside gets. */
  | "team-mail"
  | "mail-automatic"
  | "mail-bounced"
  /** A colleague gave an email from another address a thread of its own. */
  | "mail-given-thread"
  /** A colleague says that the person wrote it from that address. */
  | "mail-same-writer"
  | "asked-to-stop"
  /**
   * Somebody else with the same number stopped calls or texts. `words` is null for the question; then what a colleague closed
   * for the number.
   */
  | "number-stopped"
  /** A colleague read a sentence, and it asks for no stop. */
  | "no-stop"
  /** A colleague goes on with a call that its owner had confirmed, though a sentence waits that may ask us to stop. */
  | "call-kept"
  /** `words` is the owner's reason. */
  | "stop-lifted"
  /** Hours for calls that a person asked for: `words` is a `CallLimit` as text, and then a colleague's reason to lift it. */
  | "call-limit"
  | "call-limit-lifted"
  /** Ended their stops behind the link in our email. */
  | "yes-affirmed"
  | "questions-answered"
  | "booking-moved"
  | "booking-confirmed"
  | "booking-cancelled"
  | "booking-kept"
  | "booking-missed"
  | "booking-unmarked"
  | "booking-given"
  /** Answered our invitation in their calendar program; `words` is the answer. */
  | "booking-replied"
  | "newsletter-confirmed"
  | "newsletter-left"
  | "privacy-answered"
  /** `words` is the kind of the step. */
  | "privacy-step"
  | "released"
  | "dropped"
  | "undropped"
  | "entered"
  /** Someone pressed Send; `answered` follows when the mail server has the letter. */
  | "answer-written"
  | "answer-undone"
  | "consent-heard"
  | "answered"
  | "call"
  | "note"
  | "claimed"
  | "let-go"
  | "assigned"
  | "snoozed"
  | "stage"
  | "linked"
  | "unlinked"
  /** `words`: the kind of the thread that is gone, and when it came. */
  | "merged"
  /** `words`: "name" and the earlier name, or "phone" and the number. */
  | "detail-confirmed"
  /** `words`: "name", "phone" or "email", the value before and the value after, each on its line. */
  | "detail-corrected"
  /** `words` is the colleague who looks after the person from now on; null for no one. */
  | "owner-set";

/** A saved view of the inbox, named by a colleague; `search` is its address after the question mark. */
export type StaffViewRow = { id: string; staff_id: string; name: string; search: string; created_at: number };

export type DraftRow = { thread_id: string; staff_id: string; version: number; words: string; saved_at: number };

/** A letter from the team to one visitor, from the press of Send on. Its outgoing email has the same id. */
export type AnswerRow = {
  id: string;
  thread_id: string;
  staff_id: string;
  recipient: string;
  subject: string;
  words: string;
  /** Of the draft that it was made of. */
  draft_version: number;
  written_at: number;
};

/** `id` is a UUID, or the name of a starter template that someone changed. */
export type TemplateRow = { id: string; version: number; retired_at: number | null; created_at: number };

export type TemplateVersionRow = {
  template_id: string;
  version: number;
  title: string;
  words: string;
  /** Null for the words that came with the site. */
  written_by: string | null;
  written_at: number;
};

/** On PostgreSQL it has `terms`, too; on SQLite the words are in `search_words`, under the same id. */
export type SearchDocRow = {
  id: number;
  person_id: string;
  thread_id: string | null;
  source: EventSource;
  source_id: string;
};
