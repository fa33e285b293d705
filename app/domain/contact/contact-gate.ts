import {
  type BookedCall,
  bookedSpans,
  confirmedBefore,
  isBookedHour,
  isWantedBefore,
  wantedSince,
  wantedSpan,
} from "./booked-calls.ts";
import { withinAsked } from "./call-hours.ts";
import { type ContactChannel, type ContactStop, saidTime, standingStop } from "./contact-stops.ts";
import type { ContactFacts, ContactQuestion, GateAnswer, GateReason, HeldStop } from "./gate-facts.ts";
import { hoursIn, inBoth, inEither, mostCallsIn, openTimes } from "./open-times.ts";
import { placesOf } from "./person-places.ts";

const dayMs = 24 * 60 * 60_000;

/** A question may be answered by phone for three months (16 CFR 310.2, established business relationship), at their shortest. */
const inquiryMs = 89 * dayMs;
/** How old a list of the registry may be (16 CFR 310.4(b)(3)(iv)). */
export const listMs = 31 * dayMs;

/** The 24 hours between calls, plus a minute, because clocks show no seconds. */
const callsMs = dayMs + 60_000;

const noCalls = { used: 0, most: null };

/** Says whether a person may be contacted now (milliseconds since 1970). Anything unknown counts as a no. */
export function askGate(facts: ContactFacts, question: ContactQuestion, nowMs: number): GateAnswer {
  const closed = (reason: GateReason): GateAnswer => ({
    word: "no",
    reasons: [reason],
    untilMs: null,
    nextMs: null,
    places: null,
    calls: noCalls,
  });
  const { channel, purpose } = question;
  if (facts.isOwed && facts.hasEmail && channel === "email" && purpose === "answer") {
    return { ...closed({ name: "owed" }), word: "yes" };
  }
  const standing = stopsFor(facts, question);
  const closing = standing.find(({ stop, isOthers }) => {
    const since = { sinceMs: saidTime(stop), nowMs };
    // Whoever types somebody else's number proves only their own mailbox: a call booked from there opens no stop of the number.
    const isWanted = !isOthers && bookedSince(facts, question, since) !== null;
    return !isWanted && !isNewRequest(facts, question, since);
  });
  if (closing) return closed({ name: "stopped", ...closing });
  const waiting = heldFor(facts, question, nowMs);
  const held = waiting.find((one) => bookedSince(facts, question, { sinceMs: openSince(one), nowMs }) === null);
  if (held) return closed({ name: "stop-held", held, confirmed: confirmedCall(facts, question, held, nowMs) });
  const permission = permitBooked(facts, question, { standing, waiting, nowMs }) ?? permit(facts, question, nowMs);
  if ("no" in permission) return closed(permission.no);
  if (channel === "email") {
    // A yes in a form ends no stop: what opens an email to whoever has stopped us is that they asked, here.
    const again = standing.length > 0 && purpose === "answer" ? facts.hereRequest : null;
    return { ...closed(again ? { name: "asked", at: again.at } : permission.reason), word: "yes" };
  }
  return askClock(facts, question, permission, nowMs);
}

type StopInForce = { stop: ContactStop; isOthers: boolean };

/**
 * The last stop in force at each of their addresses, the newest first; for the newsletter,
 * its own yes counts, too.
 */
function stopsFor({ contacts, newsletterAt }: ContactFacts, question: ContactQuestion): StopInForce[] {
  const isLetter = question.channel === "email" && question.purpose === "marketing";
  const standing = contacts.flatMap(({ stops: known, lastYesAt, isOthers = false, emailedFor = [] }) => {
    const stops = known.filter(({ isOnlyHere }) => !isOnlyHere || emailedFor.includes(question.purpose));
    const email = isLetter ? Math.max(lastYesAt ?? 0, newsletterAt ?? 0) : lastYesAt;
    const stop = standingStop(stops, question, { email, phone: lastYesAt });
    return stop === null ? [] : [{ stop, isOthers }];
  });
  return standing.toSorted((a, b) => saidTime(b.stop) - saidTime(a.stop));
}

/** Whoever asks for something after their stop wants that answer, there, by email and from a person. */
function isNewRequest(
  { hereRequest }: ContactFacts,
  { channel, manner, purpose }: ContactQuestion,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): boolean {
  if (channel !== "email" || manner !== "by-hand" || purpose !== "answer" || hereRequest === null) return false;
  return hereRequest.seenAt > sinceMs && hereRequest.seenAt <= nowMs;
}

/** Whoever stops calls and then books one, and says so from their mailbox, wants that call and no other. */
function bookedSince(
  { bookedCalls, phones }: ContactFacts,
  question: ContactQuestion,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): BookedCall | null {
  return isCallBack(question) && phones.length > 0 ? wantedSince(bookedCalls, sinceMs, nowMs) : null;
}

/**
 * From when on a call that they confirmed is not held by a sentence. Never where somebody else with the number sent it; a wish
 * for hours leaves only the hour itself open, see `isTheirHour`.
 */
function openSince({ verdict, at, isTheirs, isCallKept }: HeldStop): number {
  if (!isTheirs || verdict === "hours") return Number.POSITIVE_INFINITY;
  return isCallKept ? Number.NEGATIVE_INFINITY : at;
}

/** The call that a colleague may go on with: they confirmed it, and nothing proves that they sent what holds it. */
function confirmedCall(
  facts: ContactFacts,
  question: ContactQuestion,
  held: HeldStop,
  nowMs: number,
): BookedCall | null {
  if (!held.isTheirs || held.isProven || !isCallBack(question)) return null;
  return confirmedBefore(facts.bookedCalls, held, nowMs);
}

/** Beside stops in force, and sentences that wait, only the next call that none of them closes. */
function permitBooked(
  facts: ContactFacts,
  question: ContactQuestion,
  { standing, waiting, nowMs }: { standing: readonly StopInForce[]; waiting: readonly HeldStop[]; nowMs: number },
): Permission | null {
  if (standing.length === 0 && waiting.length === 0) return null;
  const stoppedMs = standing.map(({ stop }) => saidTime(stop));
  const sinceMs = Math.max(...stoppedMs, ...waiting.map(openSince));
  const call = bookedSince(facts, question, { sinceMs, nowMs });
  if (call === null) return null;
  const name = standing.length > 0 ? "booked-call" : "confirmed-call";
  return { reason: { name, at: call.startsAt }, ...wantedSpan(call) };
}

/** A person calls to answer: no other contact is what they booked. */
function isCallBack({ channel, manner, purpose }: ContactQuestion): boolean {
  return channel === "call" && manner === "by-hand" && purpose === "answer";
}

/**
 * The undecided sentences that close this, the newest first: only a person may answer meanwhile, and not in the ways that they
 * close.
 */
function heldFor(facts: ContactFacts, question: ContactQuestion, nowMs: number): HeldStop[] {
  const isAnswer = question.manner === "by-hand" && question.purpose === "answer";
  const closing = facts.heldStops.filter(({ verdict, at, closes, isTheirs, isCallKept }) => {
    const sinceMs = isCallKept ? Number.NEGATIVE_INFINITY : at;
    const isHourWanted = question.channel === "email" || (isTheirs && isTheirHour(facts, question, { sinceMs, nowMs }));
    if (verdict === "hours" && isHourWanted) return false;
    if (!isTheirs && (question.channel === "email" || wantedBefore(facts, question, { at, nowMs }))) return false;
    if (!isAnswer) return true;
    return closes.includes(question.channel) && !isNewRequest(facts, question, { sinceMs: at, nowMs });
  });
  return closing.toSorted((a, b) => b.at - a.at);
}

/** Their own wish for hours closes no call at the hour that they picked and confirmed later. */
function isTheirHour(
  { bookedCalls }: ContactFacts,
  question: ContactQuestion,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): boolean {
  return isCallBack(question) && isBookedHour(bookedCalls, sinceMs, nowMs);
}

/**
 * Somebody else's words do not silence them: what they agreed to with a number of theirs before it stays, and a call that they
 * booked and said from their mailbox that they want.
 */
function wantedBefore(
  { agreements, phones, bookedCalls }: ContactFacts,
  question: ContactQuestion,
  { at, nowMs }: { at: number; nowMs: number },
): boolean {
  const isAgreed = agreements.some(
    (one) => one.allowsMarketing && one.at < at && one.phone !== null && phones.includes(one.phone),
  );
  return isAgreed || (isCallBack(question) && isWantedBefore(bookedCalls, at, nowMs));
}

type Permission = { reason: GateReason; startsMs?: number; endsMs: number };

/** The reason that allows it at all, and until when. */
function permit(facts: ContactFacts, question: ContactQuestion, nowMs: number): Permission | { no: GateReason } {
  const { channel, purpose } = question;
  const hasEmail = facts.hasEmail || (facts.hasLinkedEmail && purpose === "answer");
  if (channel === "email" && !hasEmail) return { no: { name: "no-email" } };
  if (channel !== "email" && facts.phones.length === 0) {
    return { no: { name: facts.hasGivenPhone ? "given-phone" : "no-phone" } };
  }
  const agreed = permitAgreed(facts, channel, nowMs);
  if (agreed !== null) return { reason: agreed, endsMs: Number.POSITIVE_INFINITY };
  return purpose === "answer" ? permitAnswer(facts, question, nowMs) : permitMarketing(facts, question, nowMs);
}

/** Calls and texts only to the number that came with the yes. */
function permitAgreed({ agreements, phones }: ContactFacts, channel: ContactChannel, nowMs: number): GateReason | null {
  const given = agreements.filter(({ at, allowsMarketing }) => at <= nowMs && allowsMarketing);
  if (channel === "email") return agreedReason(newest(given), []);
  const here = given.filter(({ phone }) => phone !== null);
  const numbers = phones.filter((phone) => here.some((one) => one.phone === phone));
  return agreedReason(newest(here), numbers.length < phones.length ? numbers : []);
}

function agreedReason(at: number | null, only: readonly string[]): GateReason | null {
  return at === null ? null : { name: "agreed", at, only };
}

/** A person who asks wants an answer: by email, or from a person who calls. Texts and machines need more. */
function permitAnswer(
  { lastRequestAt, lastWroteAt, agreements }: ContactFacts,
  { channel, manner }: ContactQuestion,
  nowMs: number,
): Permission | { no: GateReason } {
  const sent = channel === "email" ? [lastRequestAt, lastWroteAt] : [lastRequestAt];
  const asked = newest(
    [...agreements, ...sent.map((at) => ({ at: at ?? Number.POSITIVE_INFINITY }))].filter(({ at }) => at <= nowMs),
  );
  if (channel === "email") {
    if (asked === null) return { no: { name: "never-asked" } };
    return { reason: { name: "asked", at: asked }, endsMs: Number.POSITIVE_INFINITY };
  }
  if (channel === "text" || manner === "automated") return { no: { name: "not-agreed" } };
  if (asked === null) return { no: { name: "never-asked" } };
  const endsMs = asked + inquiryMs;
  return nowMs < endsMs
    ? { reason: { name: "asked", at: asked }, endsMs }
    : { no: { name: "asked-long-ago", at: asked } };
}

/** Without a yes in writing only a person may call, and only a number that a list of the last 31 days does not have. */
function permitMarketing(
  { newsletterAt, registry: { listedAt, isListed } }: ContactFacts,
  { channel, manner }: ContactQuestion,
  nowMs: number,
): Permission | { no: GateReason } {
  if (channel === "email" && newsletterAt !== null && newsletterAt <= nowMs) {
    return { reason: { name: "newsletter", at: newsletterAt }, endsMs: Number.POSITIVE_INFINITY };
  }
  if (channel !== "call" || manner === "automated") return { no: { name: "not-agreed" } };
  if (isListed) return { no: { name: "on-registry" } };
  if (listedAt === null || listedAt > nowMs || nowMs >= listedAt + listMs) return { no: { name: "no-registry" } };
  return { reason: { name: "not-on-registry", at: listedAt }, endsMs: listedAt + listMs };
}

function newest(times: readonly { at: number }[]): number | null {
  return times.length === 0 ? null : Math.max(...times.map(({ at }) => at));
}

/**
 * Quiet hours, and how many calls there were, for something that is allowed from `startsMs` until `endsMs`. Around a booked
 * call its own clock counts: see `bookedSpans`.
 */
function askClock(
  facts: ContactFacts,
  question: ContactQuestion,
  { reason, startsMs = 0, endsMs }: Permission,
  nowMs: number,
): GateAnswer {
  const places = placesOf(facts);
  const most = mostCallsIn(places.states);
  const calls = facts.calls.filter((at) => at > nowMs - callsMs && at <= nowMs).toSorted((a, b) => a - b);
  // The first of the last three leaves the 24 hours: then there is room again.
  const freeMs = most === null || calls.length < most ? nowMs : Number(calls[calls.length - most]) + callsMs;
  const fromMs = Math.max(freeMs, startsMs);
  const hours = hoursIn(places.states);
  const { keptHours: limits } = facts;
  const lawful = openTimes(places.zones, hours, nowMs);
  const ordinary = withinAsked(lawful, limits, places.zones, nowMs);
  const booked = isCallBack(question) ? bookedSpans(facts.bookedCalls, { hours, limits }, nowMs) : [];
  const asked = limits.map((limit): GateReason => ({ name: "call-limit", limit }));
  const open = inBoth(inEither(ordinary, booked), [{ fromMs, untilMs: endsMs }]);
  const known = { places, calls: { used: calls.length, most } };
  const [first, second] = open;
  if (!first) {
    const none: GateReason[] = asked.length > 0 ? asked : [{ name: "never-open" }];
    return { word: "no", reasons: [reason, ...none], untilMs: null, nextMs: null, ...known };
  }
  if (first.fromMs <= nowMs) {
    const inHour = ordinary.some((span) => span.fromMs <= nowMs) ? [] : booked.filter((span) => span.fromMs <= nowMs);
    const [now] = inHour.map(({ call }) => call);
    const held = { untilMs: first.untilMs, nextMs: second?.fromMs ?? null, ...known };
    if (!now) return { word: "yes", reasons: [reason, ...asked], ...held };
    const reasons: GateReason[] = [{ name: "booked-hour", at: now.startsAt }, reason];
    return { word: "yes", reasons, ...held, places: { ...places, zones: [now.timeZone], by: "booking" } };
  }
  const isLawful = lawful.some((span) => span.fromMs <= nowMs);
  const closed = freeMs > nowMs ? "calls-used" : asked.length > 0 && isLawful ? "call-limit" : "quiet-hours";
  const why: GateReason[] = startsMs > nowMs ? [] : closed === "call-limit" ? asked : [{ name: closed }];
  return { word: "not-now", reasons: [reason, ...why], untilMs: null, nextMs: first.fromMs, ...known };
}
