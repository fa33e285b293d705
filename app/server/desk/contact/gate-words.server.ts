import type { Kysely } from "kysely";
import { states } from "#app/content/places/states.ts";
import { askedHoursWords, type CallLimit, hourName, withinAsked } from "#app/domain/contact/call-hours.ts";
import {
  type ContactChannel,
  type ContactPurpose,
  type ContactStop,
  contactPurposes,
  saidTime,
  stoppedThings,
} from "#app/domain/contact/contact-stops.ts";
import type { GateAnswer, GateReason, HeldStop } from "#app/domain/contact/gate-facts.ts";
import { type CallHours, hoursIn, isVerified, openTimes } from "#app/domain/contact/open-times.ts";
import { type PersonPlaces, timeThere } from "#app/domain/contact/person-places.ts";
import type { ShownGate, ShownWay } from "#app/domain/contact/shown-gate.ts";
import { spanWords } from "#app/domain/desk/promises.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { dayWords, hourWords, timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ContactDesk, GateAnswers } from "./contact-desk.server.ts";
import { type ContactAbout, readAddresses, readGroup, readTheirMessages } from "./contact-facts.server.ts";
import { readCallLimit } from "./kept-hours.server.ts";

/** What a person sent, by the kind of its event. */
const sentWords: Partial<Record<EventKind, string>> = {
  lead: "Request for a credit analysis",
  booking: "Booking",
  "mail-in": "Email",
};

const wayNames: Record<ContactChannel, string> = { call: "Call", text: "Text", email: "Email" };

/**
 * Returns the panel of a page, for the purpose in its address; without one, the purpose is to answer what was asked.
 *
 * @param dueMs when an answer is due, in milliseconds since 1970; null when none is
 */
export async function seeGate(
  { contact, actor, db }: { contact: ContactDesk; actor: Actor; db: Kysely<Schema> },
  about: ContactAbout,
  path: string,
  dueMs: number | null = null,
): Promise<ShownGate> {
  const named = new URL(path, "http://desk").searchParams.get("purpose");
  const purpose = contactPurposes.find((one) => one === named) ?? "answer";
  const gate = tellGate(about, await contact.look(actor, about, purpose), purpose, actor.nowMs, dueMs);
  const isStopped = gate.ways.some(({ isStopped }) => isStopped);
  const mayWork = actor.may.has("work-threads");
  const group = await readGroup(db, about.personId);
  const limit = await readCallLimit(db, group);
  const isSeen = mayWork && actor.may.has("see-unmasked");
  const emails = isSeen
    ? (await readAddresses(db, group)).flatMap(({ kind, value }) => (kind === "email" ? [value] : []))
    : [];
  const sent = mayWork ? await readTheirMessages(db, about.personId) : [];
  const messages = sent.map(({ id, kind, at }) => ({
    id,
    label: `${sentWords[kind] ?? "Message"}, ${timeWords(at, actor.nowMs)}`,
  }));
  return {
    ...gate,
    limit: limit && limitWords(limit, actor.nowMs),
    mayWork,
    mayLift: isStopped && actor.may.has("lift-stops"),
    emails: emails.length > 1 ? emails : [],
    messages,
  };
}

/** Puts the answers of the gate into plain words; `dueMs` as above. */
export function tellGate(
  { personId, threadId }: ContactAbout,
  answers: GateAnswers,
  purpose: ContactPurpose,
  nowMs: number,
  dueMs: number | null = null,
): Omit<ShownGate, "limit" | "mayWork" | "mayLift" | "emails" | "messages"> {
  const ways = (["call", "text", "email"] as const).map((channel) => tellWay(channel, answers[channel], nowMs));
  const { places } = answers.call.places ? answers.call : answers.text;
  return {
    person: personId,
    thread: threadId,
    purpose,
    asOf: hourWords(nowMs),
    ways,
    zone: places && zoneWords(places),
    dueNote: dueMs === null ? null : dueNote(answers, dueMs, nowMs),
    short: ways.map(({ channel, name, word, title }) => {
      const { untilMs } = answers[channel];
      const until = word === "yes" && untilMs !== null ? ` until ${ourClock(untilMs, nowMs)}` : "";
      return { name, word, text: `${title.split(",")[0]?.toLowerCase()}${until}` };
    }),
  };
}

/** A promise may end at night, when no call keeps it. */
function dueNote({ call, email }: GateAnswers, dueMs: number, nowMs: number): string | null {
  const { places } = call;
  if (places === null || dueMs <= nowMs) return null;
  const { reasons } = call;
  const limits = reasons.flatMap((reason) => (reason.name === "call-limit" ? [reason.limit] : []));
  const lawful = openTimes(places.zones, hoursIn(places.states), nowMs);
  const spans = withinAsked(lawful, limits, places.zones, nowMs);
  const known = spans.at(-1)?.untilMs ?? 0;
  if (dueMs > known || spans.some(({ fromMs, untilMs }) => fromMs <= dueMs && dueMs <= untilMs)) return null;
  const last = spans.findLast(({ untilMs }) => untilMs < dueMs);
  const before = last ? `Call by ${bothClocks(last.untilMs, places, nowMs)}` : "No call is possible before that";
  return `That is outside the hours to call them. ${before}${email.word === "yes" ? ", or email at any hour." : "."}`;
}

/** One answer in words. */
export function tellWay(channel: ContactChannel, answer: GateAnswer, nowMs: number): ShownWay {
  const { word, reasons, calls } = answer;
  // Reasons that would allow it do not explain why it is not allowed.
  const told = word === "yes" ? reasons : reasons.filter(({ name }) => name === reasons.at(-1)?.name);
  const why = told.map((reason) => reasonWords(reason, channel, answer, nowMs));
  if (word === "yes" && calls.most !== null) why.push(`${calls.used} of ${calls.most} calls in 24 hours used.`);
  return {
    channel,
    name: wayNames[channel],
    word,
    title: titleOf(channel, word),
    isStopped: reasons.some(({ name }) => name === "stopped"),
    decide: decidePath(answer),
    why: why.join(" "),
    times: timesOf(channel, answer, nowMs),
  };
}

/** Where a colleague decides about the sentence that closes a way; null when none does. */
export function decidePath({ reasons }: GateAnswer): string | null {
  const [held] = reasons.flatMap((reason) => (reason.name === "stop-held" ? [reason.held] : []));
  return held ? `/desk/threads/${held.threadId}#stop-${held.sourceId}` : null;
}

function titleOf(channel: ContactChannel, word: GateAnswer["word"]): string {
  if (word === "yes") return channel === "email" ? "Yes" : "Yes, by hand";
  return word === "no" ? "No" : "Not now";
}

function timesOf(
  channel: ContactChannel,
  { word, reasons, untilMs, nextMs, places }: GateAnswer,
  nowMs: number,
): string[] {
  if (word === "yes") {
    if (untilMs === null) return channel === "email" ? ["Emails have no quiet hours."] : [];
    const until = `Until ${bothClocks(untilMs, places, nowMs)}.`;
    return nextMs === null ? [until] : [until, `Then from ${bothClocks(nextMs, places, nowMs)}.`];
  }
  if (nextMs !== null) return [`Next: ${bothClocks(nextMs, places, nowMs)}, in ${spanWords(nextMs - nowMs)}.`];
  const [stopped] = reasons.flatMap((reason) => (reason.name === "stopped" ? [reason] : []));
  if (stopped?.isOthers) return ["Not before whoever stopped it says yes again, or an owner lifts it with a reason."];
  if (stopped) {
    return ["Not before they press the button behind our email about their yes, or an owner lifts it with a reason."];
  }
  if (reasons.some(({ name }) => name === "stop-held")) return [];
  return ["We cannot name a next time: first, what is above has to change."];
}

/**
 * "8:00 PM CT (9:00 PM ET)": theirs, then ours; only one when they are the same. Each clock has its own day when that isn't today
 * there: 8 PM on Monday in Honolulu is Tuesday here.
 */
function bothClocks(timeMs: number, places: PersonPlaces | null, nowMs: number): string {
  const theirs = places && timeThere(places, timeMs, nowMs);
  if (theirs === null) return ourClock(timeMs, nowMs);
  if (theirs.endsWith(hourWords(timeMs))) return theirs;
  const isSameDay = theirs.startsWith(`${dayWords(timeMs, nowMs)}, `);
  return `${theirs} (${isSameDay ? hourWords(timeMs) : ourClock(timeMs, nowMs)})`;
}

/** "9:00 PM ET", with the day when it isn't today here. */
function ourClock(timeMs: number, nowMs: number): string {
  return dayWords(timeMs, nowMs) === dayWords(nowMs, nowMs) ? hourWords(timeMs) : timeWords(timeMs, nowMs);
}

function reasonWords(reason: GateReason, channel: ContactChannel, answer: GateAnswer, nowMs: number): string {
  switch (reason.name) {
    case "stopped":
      return reason.isOthers ? othersStopWords(reason.stop, nowMs) : stopWords(reason.stop, nowMs);
    case "stop-held":
      return heldWords(reason, nowMs);
    case "owed":
      return "The law wants an answer to their privacy request, whatever else they stopped.";
    case "no-phone":
      return "They gave no phone number.";
    case "given-phone":
      return "They gave a number, and no one has confirmed yet that it is theirs.";
    case "no-email":
      return "They gave no email address. Add it beside their name once they say it.";
    case "never-asked":
      return "They have not asked us for anything.";
    case "not-agreed":
      return `They have not agreed to ${channel === "email" ? "such emails" : `${channel}s`} in writing.`;
    case "on-registry":
      return "Their number is on the do-not-call list, and they have not agreed to this in writing.";
    case "no-registry":
      return "They have not agreed to this in writing, and we have no do-not-call list of the last 31 days.";
    case "asked":
      return `They asked us on ${dayWords(reason.at, nowMs)}, and this answers it.`;
    case "asked-long-ago":
      return `They last asked on ${dayWords(reason.at, nowMs)}. A call may answer that for three months.`;
    case "agreed":
      return `They agreed in writing on ${dayWords(reason.at, nowMs)}${onlyWords(reason.only)}.`;
    case "booked-call":
      return `They asked us to stop calls, then booked one for ${timeWords(reason.at, nowMs)} and said from their mailbox that they want it. That call only.`;
    case "confirmed-call":
      return `They confirmed the call of ${timeWords(reason.at, nowMs)} from their mailbox. Something may ask us to stop, so that call only.`;
    case "booked-hour":
      return `They picked ${timeWords(reason.at, nowMs)} for this call and confirmed it by email.`;
    case "newsletter":
      return `They confirmed the newsletter on ${dayWords(reason.at, nowMs)}.`;
    case "not-on-registry":
      return `Their number is not on the do-not-call list of ${dayWords(reason.at, nowMs)}.`;
    case "calls-used":
      return `All ${answer.calls.most} calls in 24 hours are used.`;
    case "call-limit":
      return reason.limit.isOthers ? othersLimitWords(reason.limit, nowMs) : limitWords(reason.limit, nowMs);
    case "quiet-hours":
      return quietWords(answer.places, nowMs);
    case "never-open":
      return "No hour fits all the places they may be in.";
  }
}

/** Some who look at the panel may not see whole numbers. */
function onlyWords(numbers: readonly string[]): string {
  if (numbers.length === 0) return "";
  return `, only for the number that ends in ${numbers.map((number) => number.slice(-4)).join(" or ")}`;
}

const sourceWords: Record<ContactStop["source"], string> = {
  "email-reply": "They wrote it in an email",
  "text-reply": "They wrote it in a text",
  "email-link": "They used the link in an email",
  "receipt-page": "They used the page that shows what they agreed to",
  phone: "They said it by phone",
  "in-person": "They said it in person",
  form: "They wrote it in a form on our site",
  letter: "They wrote it in a letter",
  other: "They said it in another way",
};

const sentThings: Record<HeldStop["source"], string> = {
  lead: "request",
  message: "message",
  booking: "booking",
  "mail-in": "email",
  "number-stopped": "stop",
};

function heldWords({ held, confirmed }: Extract<GateReason, { name: "stop-held" }>, nowMs: number): string {
  if (held.source === "number-stopped") {
    return `Somebody else with the same number asked us to stop ${stoppedThings(held)} on ${dayWords(held.at, nowMs)}. Decide first whether it counts here.`;
  }
  const whose = held.isTheirs ? "Their" : "For the same number, somebody’s";
  const sent = `${sentThings[held.source]} of ${dayWords(held.at, nowMs)}`;
  const asks = held.verdict === "hours" ? "ask for certain hours" : `ask us to stop ${stoppedThings(held)}`;
  const may = `${whose} ${sent} may ${asks}.`;
  if (confirmed === null) return `${may} Decide about its sentence first.`;
  const call = `they confirmed the call of ${timeWords(confirmed.startsAt, nowMs)} on ${timeWords(confirmed.confirmedAt, nowMs)}`;
  return `${may} Nothing proves that they sent it, and ${call}. Decide about its sentence first, or go on with that call there.`;
}

/** "They asked us to stop texts. They said it by phone on Mon, Nov 23, 4:30 PM ET." */
function stopWords(stop: ContactStop, nowMs: number): string {
  const here = stop.isOnlyHere ? " to their address, and no other that we know is open" : "";
  return `They asked us to stop ${stoppedThings(stop)}${here}. ${sourceWords[stop.source]} on ${timeWords(saidTime(stop), nowMs)}.`;
}

/** Somebody else has the same number, and it is shown to be theirs: this person said nothing. */
function othersStopWords(stop: ContactStop, nowMs: number): string {
  const when = timeWords(saidTime(stop), nowMs);
  return `Somebody else with the same number asked us to stop ${stoppedThings(stop)} on ${when}. It holds for the number, whoever gave it.`;
}

/** "They asked for calls not before 12 PM where they are. They said it by phone on Mon, Nov 23, 4:30 PM ET." */
function limitWords(limit: CallLimit, nowMs: number): string {
  return `They asked for calls and texts ${askedHoursWords(limit)} where they are. ${sourceWords[limit.source]} on ${timeWords(limit.saidAt, nowMs)}.`;
}

/** Somebody else has the same number, and it is shown to be theirs: only their own thread can lift the hours. */
function othersLimitWords(limit: CallLimit, nowMs: number): string {
  return `Somebody else with the same number asked for calls and texts ${askedHoursWords(limit)} on ${timeWords(limit.saidAt, nowMs)}. It holds for the number, whoever gave it.`;
}

function quietWords(places: PersonPlaces | null, nowMs: number): string {
  if (!places) return "These are quiet hours.";
  const now = timeThere(places, nowMs);
  const there = now ? `It is ${now} there. ` : "";
  const hours = hoursIn(places.states);
  const unknown = places.states.filter((state) => !isVerified(state));
  const who =
    unknown.length > 3
      ? "Nothing says which state’s rule counts. "
      : unknown.length > 0
        ? `We have not checked the rule of ${namesOf(unknown)}. `
        : "";
  return `${there}${who}${unknown.length > 0 ? "So we keep to" : `${namesOf(places.states)}:`} ${hoursWords(hours)}.`;
}

/** "9 AM to 8 PM, not on Sundays, not on federal holidays". */
function hoursWords({ weekday, saturday, sunday, holiday }: CallHours): string {
  const span = (hours: CallHours["weekday"]) => (hours ? `${hourName(hours[0])} to ${hourName(hours[1])}` : "no hours");
  const ownSaturday = span(saturday) === span(weekday) ? [] : [`on Saturdays ${span(saturday)}`];
  const closed = [...(sunday ? [] : ["not on Sundays"]), ...(holiday ? [] : ["not on federal holidays"])];
  return [span(weekday), ...ownSaturday, ...closed].join(", ");
}

function namesOf(codes: readonly string[]): string {
  return codes.map((code) => states[code as keyof typeof states].name).join(" and ");
}

function zoneWords({ zones, by }: PersonPlaces): string {
  if (by === "nothing") return "Nothing says where they are, so we keep to hours that fit every state.";
  const names = [...new Set(zones.map(zoneName))].join(" or ");
  if (by === "booking") return `They are on ${names} time: they chose it when they booked.`;
  return zones.length === 1
    ? `They are on ${names} time, by their area code and what they told us.`
    : `They may be on ${names} time, so we keep to hours that fit all of them.`;
}

/** "Central" of `America/Chicago`; the zone is one that this machine knows. */
function zoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.replace(/(?: Standard)? Time$/, "");
}
