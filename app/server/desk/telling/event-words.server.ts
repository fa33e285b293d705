import { mailWords } from "#app/content/desk/mail-kinds.ts";
import { stepWords } from "#app/content/desk/privacy-words.ts";
import { stageWords } from "#app/content/desk/thread-titles.ts";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import type { EventWords } from "#app/domain/desk/shown-thread.ts";
import type { Stage, StageReason } from "#app/domain/desk/stages.ts";
import type { SentParts } from "#app/domain/plan/sent-parts.ts";
import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import { type LeadAnswerName, leadAnswerNames, leadQuestions } from "#app/forms/lead-answers.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import { readBookedTime } from "#app/server/desk/bookings/booked-time.server.ts";
import { leftTeam } from "#app/server/desk/staff/freed-threads.server.ts";
import type { CallMark, CallOutcome } from "#app/server/desk/threads/thread-actions.server.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { answerLabel, messageForms, writtenIn } from "#app/server/forms/message-forms.server.ts";
import { creditAnalysis } from "#app/server/lead/credit-analysis-payload.server.ts";
import { heldCode, stoppedCode } from "#app/server/mail/mail-delivery.server.ts";
import { changedBy, tellBooking } from "./booking-event-words.server.ts";
import { timeWords } from "./desk-times.server.ts";
import {
  automaticWords,
  bouncedWords,
  mailOf,
  mailTitle,
  repliedTitle,
  teamMailTitle,
} from "./mail-event-words.server.ts";
import { linkTitle, tellCallLimit, tellConfirmed, tellCorrected, tellMerged } from "./person-event-words.server.ts";
import { tellNumberStop, tellStop, tellWaiting } from "./stop-event-words.server.ts";
import { outcomeWords, reasonWordsOf } from "./thread-words.server.ts";
import { type EventNames, facts, meta, said, type Teller } from "./told-parts.server.ts";

/** Puts an event into plain words. Words the reader may not see are skipped; only the title is left. */
export function tellEvent(event: ToldEvent, names: EventNames): EventWords {
  return { look: "plain", ...tellers[event.kind](event, names), ...tellWaiting(event, names) };
}

const tellers: Record<EventKind, Teller> = {
  lead: ({ told }) => ({
    title: creditAnalysis.desk.title,
    look: "in",
    ...meta(told?.status === "flood" ? "came with very many from one network; no confirmation went out" : null),
    ...said(told?.message),
    facts: facts({ Form: pagePath(told?.page_url), "Came by": cameBy(told?.attribution) }),
    ...partsIn(told?.my_path),
  }),
  message: tellMessage,
  booking: (event, names) => ({ title: "Booked a call", look: "in", ...tellBooking(event, names) }),
  subscriber: () => ({ title: "Signed up for the newsletter", look: "in" }),
  consent: ({ told }) => ({ title: "Agreed to calls, texts and emails", ...agreed(told) }),
  "consent-heard": tellHeard,
  "mail-sent": ({ told }) => ({
    title: `Automatic email: ${mailWords.get(String(told?.kind)) ?? "sent"}`,
    meta: "does not stop the clock",
    look: "auto",
  }),
  "mail-in": (event, { nowMs }) => ({ title: mailTitle(event, nowMs), look: "in", ...mailOf(event) }),
  "team-mail": (event) => ({
    title: teamMailTitle(event),
    meta: "a note: it went to no one",
    look: "note",
    ...mailOf(event),
  }),
  "mail-automatic": (event) => ({
    ...automaticWords(event),
    look: "auto",
    ...mailOf(event),
  }),
  "mail-bounced": (event) => ({ look: "auto", ...bouncedWords(event), ...mailOf(event) }),
  "mail-given-thread": ({ told }) => ({
    title: `Gave the email from ${told?.from_address ?? "another address"} a thread of its own`,
    look: "auto",
  }),
  "mail-same-writer": ({ told }) => ({
    title: `Said that they wrote the email from ${told?.from_address ?? "another address"}`,
    look: "auto",
  }),
  "asked-to-stop": tellStop,
  "number-stopped": tellNumberStop,
  "no-stop": ({ words }) => ({
    title: words === "hours" ? "Read it: it asks for no certain hours" : "Read it: it does not ask us to stop",
    look: "note",
  }),
  "call-kept": () => ({
    title: "Read it: goes on with the call that they confirmed",
    meta: "nothing proves that they sent it; whether it asks us to stop is still open",
    look: "note",
  }),
  "call-limit": tellCallLimit,
  "call-limit-lifted": ({ words }) => ({
    title: "They may be called at any hour again that the rules allow",
    meta: "with this reason",
    look: "note",
    ...said(words),
  }),
  "yes-affirmed": () => ({
    title: "Ended their stops: their yes counts again",
    meta: "by the link in our email to them",
    look: "in",
  }),
  "stop-lifted": ({ words }) => ({ title: "Lifted the stop", meta: "with this reason", look: "note", ...said(words) }),
  "questions-answered": ({ told }) => ({ title: "Answered the questions after the form", facts: answers(told) }),
  "booking-moved": (event, names) => {
    const { meta: length, ...told } = tellBooking(event, names);
    return { title: "Moved the call", ...told, ...meta([length, changedBy(event)].filter(Boolean).join("; ")) };
  },
  "booking-confirmed": ({ words }, { nowMs }) => {
    const time = readBookedTime(words);
    return {
      title: "Confirmed the call by email",
      facts: facts({ "Our clock": time && timeWords(time.startsAt, nowMs) }),
    };
  },
  "booking-cancelled": (event) => ({
    title: event.told?.disowned === 1 ? "Said that the call is not theirs. It is canceled" : "Canceled the call",
    ...meta(changedBy(event)),
  }),
  "booking-kept": () => ({ title: "The call took place" }),
  "booking-missed": () => ({ title: "They did not come to the call" }),
  "booking-unmarked": () => ({ title: "Took the mark off the call" }),
  "booking-replied": ({ words }) => ({ title: repliedTitle(words) }),
  "booking-given": ({ words }, { staff }) => ({ title: givenTitle("Gave the call to", words, staff), look: "auto" }),
  "newsletter-confirmed": () => ({ title: "Confirmed the newsletter" }),
  "newsletter-left": () => ({ title: "Left the newsletter" }),
  "privacy-answered": () => ({ title: "The privacy request was answered", look: "out" }),
  "privacy-step": ({ words }) => ({
    title: stepWords[words as PrivacyStepKind] ?? "A step of a privacy request",
    look: "auto",
  }),
  released: () => ({ title: "Brought back: it is from a person", meta: "due since it came" }),
  dropped: () => ({ title: "Dropped as a robot’s" }),
  undropped: () => ({ title: "Dropping was undone" }),
  entered: ({ words }) => ({
    title: "Entered by hand",
    ...meta(words && (words === "phone" ? "came by phone" : "came in person")),
  }),
  "answer-written": ({ told }) => ({
    title: "Wrote an answer",
    ...meta(unsentWords(told)),
    look: "out",
    ...said(told?.words),
    facts: facts({ Subject: told?.subject, To: told?.recipient }),
  }),
  "answer-undone": () => ({ title: "Took the answer back", look: "auto" }),
  answered: () => ({ title: "The answer was sent", look: "out" }),
  call: tellCall,
  note: ({ words }) => ({ title: "Note, only the team sees it", look: "note", ...said(words) }),
  claimed: () => ({ title: "Took it", look: "auto" }),
  "let-go": ({ words }) => ({
    title: words === leftTeam ? "No longer answers here. Anyone can take it now" : "Let it go",
    look: "auto",
  }),
  assigned: ({ words }, { staff }) => ({
    title: givenTitle("Gave it to", words, staff),
    look: "auto",
  }),
  snoozed: ({ words }, { nowMs }) => ({
    title: words ? `Put it away until ${timeWords(Number(words), nowMs)}` : "Put it away, or brought it back",
    meta: "the clock keeps running",
    look: "auto",
  }),
  stage: tellStage,
  linked: ({ words }, { people }) => ({ title: linkTitle("Linked with", words, people) }),
  "detail-confirmed": tellConfirmed,
  merged: tellMerged,
  "detail-corrected": tellCorrected,
  "owner-set": ({ words }, { staff }) => ({
    title: words ? givenTitle("They are looked after by", words, staff) : "No one looks after them now",
    look: "auto",
  }),
  unlinked: ({ words }, { people }) => ({ title: linkTitle("Kept apart from", words, people) }),
};

function givenTitle(does: string, staffId: string | null, staff: EventNames["staff"]): string {
  return `${does} ${staffId ? (staff.get(staffId) ?? "a former colleague") : "a colleague"}`;
}

function tellMessage({ told }: ToldEvent): ReturnType<Teller> {
  const formName = String(told?.form_name);
  const answers = fieldsOf(told?.fields);
  const written = writtenIn(formName, answers);
  const words = written.at(-1);
  const others = Object.keys(answers).filter((name) => !written.includes(name));
  const labeled = (names: string[]) =>
    facts(Object.fromEntries(names.map((name) => [answerLabel(formName, name), answers[name]])));
  return {
    title: messageForms.get(formName)?.desk.title ?? "Wrote to us",
    look: "in",
    ...said(words && answers[words]),
    facts: [...labeled(written.slice(0, -1)), ...facts({ Form: pagePath(told?.page_url) }), ...labeled(others)],
  };
}

function fieldsOf(json: unknown): Record<string, string> {
  if (typeof json !== "string") return {};
  const fields = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

function tellCall({ words }: ToldEvent): ReturnType<Teller> {
  if (words === null) return { title: "Called" };
  const [how = "", ...rest] = words.split(" ");
  const [outcome = "", mark] = how.split("+");
  return {
    title: `Call: ${outcomeWords[outcome as CallOutcome] ?? outcome}`,
    ...meta(mark === undefined ? null : callMarks[mark as CallMark]),
    look: "out",
    ...said(rest.join(" ")),
  };
}

const callMarks: Record<CallMark, string> = { outside: "outside what the rules allow", theirs: "they called us" };

function unsentWords(told: ToldEvent["told"]): string | null {
  if (told?.state !== "failed") return null;
  const why: Record<string, string> = {
    [stoppedCode]: "they asked us to stop first",
    [heldCode]: "they may ask us to stop: decide first",
  };
  return `not sent: ${why[String(told.last_error)] ?? "the other mail server refused it"}`;
}

function tellStage({ words, thread_id }: ToldEvent, { kinds }: EventNames): ReturnType<Teller> {
  if (words === null) return { title: "Moved it to another stage" };
  const [stage, reason] = words.split(" ") as [Stage, StageReason | undefined];
  const why = reason === undefined ? "" : `, ${reasonWordsOf(kinds.get(thread_id ?? "") ?? "contact")[reason]}`;
  return { title: `Stage: ${stageWords[stage]}${why}` };
}

/** Words a colleague read aloud or had signed: the way, and the words by id, version and fingerprint. */
function tellHeard({ words }: ToldEvent): ReturnType<Teller> {
  const [channel, text_id, text_version, text_sha256] = (words ?? "").split(" ");
  if (!channel) return { title: "Agreed to calls, texts and emails, and a colleague noted it" };
  const byPhone = channel === "phone";
  return {
    title: byPhone ? "Said yes by phone, after these words were read aloud" : "Signed these words in person",
    meta: byPhone ? "not in writing, so no automated calls or texts" : "a colleague saw it",
    ...agreed({ text_id, text_version, text_sha256 }),
  };
}

function agreed(told: ToldEvent["told"]): Pick<EventWords, "agreed"> {
  if (!told) return {};
  const [id, version] = [String(told.text_id), Number(told.text_version)];
  const words = findConsentText(id, version)?.text ?? "These words are no longer in the list.";
  const page = told.page_url ? `, on ${pagePath(told.page_url)}` : "";
  return {
    agreed: { words, proof: `Words “${id}”, version ${version}${page}.`, fingerprint: String(told.text_sha256) },
  };
}

/** Values the form no longer has are shown as they are. */
function answers(told: ToldEvent["told"]): [string, string][] {
  const picked: Record<LeadAnswerName, unknown> = {
    state: told?.state,
    scoreBand: told?.score_band,
    goal: told?.goal,
    goalMonth: told?.goal_month,
    callTime: told?.call_time,
  };
  const answered = leadAnswerNames.map((name) => {
    const { desk, choices } = leadQuestions[name];
    return [desk, choices.find(({ value }) => value === picked[name])?.label ?? picked[name]];
  });
  return facts(Object.fromEntries(answered));
}

/** Our page without its host; anything else a visitor made of it is text. */
function pagePath(url: unknown): string | null {
  return typeof url === "string" ? url.replace(/^https?:\/\/[^/]+/, "") || "/" : null;
}

function cameBy(json: unknown): string | null {
  const parts = Object.entries(fieldsOf(json)).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`);
  return parts.join(", ") || null;
}

/** Parts the visitor picked from the plan on their device, in the words they read themselves. */
function partsIn(json: unknown): Pick<EventWords, "parts"> {
  if (typeof json !== "string") return {};
  const words = sentPartWords(JSON.parse(json) as SentParts);
  return { parts: words.map(({ title, lines }) => [title, lines]) };
}
