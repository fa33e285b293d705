import {
  type AskedStop,
  type ContactChannel,
  type ContactPurpose,
  type ContactStop,
  saidTime,
  standingStop,
} from "./contact-stops.ts";
import { openTimes, type Span } from "./open-times.ts";
import { type PersonPlaces, type PlaceFacts, placesOf } from "./person-places.ts";
import type { GateWord } from "./shown-gate.ts";
import { hoursIn, mostCallsIn } from "./state-hours.ts";

/** A contact that someone wants to make: how, by hand or by machine, and what for. */
export type ContactQuestion = { channel: ContactChannel; manner: "by-hand" | "automated"; purpose: ContactPurpose };

/** Words about being contacted that a person agreed to. All times here are milliseconds since 1970. */
type Agreement = {
  /** The id of the row that proves it. */
  id: string;
  at: number;
  /** Theirs, E.164: the words allow calls and texts to this number and no other. Null: they gave none, and allow neither. */
  phone: string | null;
  /** Whether the words allow more than an answer: calls, texts and emails about our services, by a machine too. */
  allowsMarketing: boolean;
};

/** An address or a number of theirs, with all that was stopped there. */
export type KnownContact = {
  stops: readonly ContactStop[];
  /** When they last agreed with this very address or number, in a way that nobody else can: only this lifts a stop. */
  lastYesAt: number | null;
  /** Somebody else who has the same number stopped it: no yes of theirs lifts that. */
  isOthers?: boolean;
};

/** What they sent that may ask us to stop, until a colleague has decided. */
export type HeldStop = AskedStop & {
  at: number;
  /** What it came by, its id there, and the thread in which a colleague decides. */
  source: "lead" | "message" | "booking" | "mail-in" | "number-stopped";
  sourceId: string;
  threadId: string;
  /** The ways in which no one answers by hand meanwhile: see `heldWays`. */
  closes: readonly ContactChannel[];
  /**
   * False when someone else sent it, who has the same number: then it says nothing about email, and closes nothing that they
   * asked for themselves before.
   */
  isTheirs: boolean;
};

/** Everything that is known of a person and counts here. */
export type ContactFacts = PlaceFacts & {
  hasEmail: boolean;
  /** Without an address of their own: people linked with them have exactly one, which answers may go to. */
  hasLinkedEmail: boolean;
  /** They gave a number, and no one has confirmed yet that it is theirs. */
  hasGivenPhone: boolean;
  contacts: readonly KnownContact[];
  agreements: readonly Agreement[];
  /** It is about their privacy request: the law wants an answer, whatever else they asked us to stop. */
  isOwed: boolean;
  /** About which no colleague has decided. */
  heldStops: readonly HeldStop[];
  /** When they last asked for something or wrote; null when they never did. What asks us to stop asks for nothing else. */
  lastRequestAt: number | null;
  /** When they last sent anything, also what asks us to stop: where emails are not stopped, one may answer it. */
  lastWroteAt: number | null;
  /** Calls that they booked, and said from their mailbox that they want: when they said so, and when each begins. */
  bookedCalls: readonly { confirmedAt: number; startsAt: number }[];
  /** When they confirmed the newsletter that they still get. */
  newsletterAt: number | null;
  /** When they were called or texted, in any order. */
  calls: readonly number[];
  /** The do-not-call registry: of which day the oldest list is that their numbers need; null when one is missing. */
  registry: { listedAt: number | null; isListed: boolean };
};

/** The reason, as a name and the time that goes with it. */
export type GateReason =
  | { name: "stopped"; stop: ContactStop; isOthers: boolean }
  | {
      name:
        | "owed"
        | "no-phone"
        | "given-phone"
        | "no-email"
        | "never-asked"
        | "not-agreed"
        | "on-registry"
        | "no-registry";
    }
  /** `only`: the numbers that it is about, when they have others. */
  | { name: "agreed"; at: number; only: readonly string[] }
  | { name: "asked" | "asked-long-ago" | "booked-call" | "newsletter" | "not-on-registry"; at: number }
  | { name: "stop-held"; held: HeldStop }
  | { name: "calls-used" | "quiet-hours" | "never-open" };

/** The answer to a question, with what it rests on. */
export type GateAnswer = {
  word: GateWord;
  /** The reasons that decided. For a "not now", what would allow it comes first. */
  reasons: readonly GateReason[];
  /** How long a yes holds; null: until something changes. */
  untilMs: number | null;
  /** When it is allowed next, after now or after the yes ends; null if never. */
  nextMs: number | null;
  /** Only where hours count. */
  places: PersonPlaces | null;
  calls: { used: number; most: number | null };
};

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
  const { stop, isOthers } = stopFor(facts, question);
  const booked = stop && bookedSince(facts, question, { sinceMs: saidTime(stop), nowMs });
  if (stop && !booked && !isNewRequest(facts, question, { sinceMs: saidTime(stop), nowMs }))
    return closed({ name: "stopped", stop, isOthers });
  const held = heldFor(facts, question, nowMs);
  if (held) return closed({ name: "stop-held", held });
  const permission = booked ?? permit(facts, question, nowMs);
  if ("no" in permission) return closed(permission.no);
  if (channel === "email") return { ...closed(permission.reason), word: "yes" };
  return askClock(facts, permission, nowMs);
}

type StopInForce = { stop: ContactStop | null; isOthers: boolean };

/**
 * The last stop in force that was asked for, at any of their addresses; for the newsletter,
 * its own yes counts, too.
 */
function stopFor({ contacts, newsletterAt }: ContactFacts, question: ContactQuestion): StopInForce {
  const isLetter = question.channel === "email" && question.purpose === "marketing";
  const standing = contacts.flatMap(({ stops, lastYesAt, isOthers = false }) => {
    const email = isLetter ? Math.max(lastYesAt ?? 0, newsletterAt ?? 0) : lastYesAt;
    const stop = standingStop(stops, question, { email, phone: lastYesAt });
    return stop === null ? [] : [{ stop, isOthers }];
  });
  const [last] = standing.toSorted((a, b) => saidTime(b.stop) - saidTime(a.stop));
  return last ?? { stop: null, isOthers: false };
}

/** Whoever asks for something after their stop wants that answer, by email and from a person. */
function isNewRequest(
  { lastRequestAt }: ContactFacts,
  { channel, manner, purpose }: ContactQuestion,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): boolean {
  if (channel !== "email" || manner !== "by-hand" || purpose !== "answer" || lastRequestAt === null) return false;
  return lastRequestAt > sinceMs && lastRequestAt <= nowMs;
}

/** How long before and after its time a booked call may be made. */
const [earlyMs, lateMs] = [10 * 60_000, 12 * 60 * 60_000];

/** Whoever stops calls and then books one, and says so from their mailbox, wants that call and no other. */
function bookedSince(
  { bookedCalls, phones }: ContactFacts,
  { channel, manner, purpose }: ContactQuestion,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): Permission | null {
  if (channel !== "call" || manner !== "by-hand" || purpose !== "answer" || phones.length === 0) return null;
  const wanted = bookedCalls.filter(
    ({ confirmedAt, startsAt }) => confirmedAt > sinceMs && confirmedAt <= nowMs && nowMs < startsAt + lateMs,
  );
  const [next] = wanted.toSorted((a, b) => a.startsAt - b.startsAt);
  if (!next) return null;
  const { startsAt } = next;
  return {
    reason: { name: "booked-call", at: startsAt },
    startsMs: startsAt - earlyMs,
    endsMs: startsAt + lateMs,
  };
}

/** The newest undecided sentence that closes this: only a person may answer meanwhile, and not in the ways that it closes. */
function heldFor(facts: ContactFacts, question: ContactQuestion, nowMs: number): HeldStop | null {
  const isAnswer = question.manner === "by-hand" && question.purpose === "answer";
  const closing = facts.heldStops.filter(({ at, closes, isTheirs }) => {
    if (!isTheirs && (question.channel === "email" || wantedBefore(facts, question, { at, nowMs }))) return false;
    if (!isAnswer) return true;
    return closes.includes(question.channel) && !isNewRequest(facts, question, { sinceMs: at, nowMs });
  });
  return closing.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

/**
 * Somebody else's words do not silence them: what they agreed to with a number of theirs before it stays, and a call that they
 * booked and said from their mailbox that they want.
 */
function wantedBefore(
  { agreements, phones, bookedCalls }: ContactFacts,
  { channel, manner, purpose }: ContactQuestion,
  { at, nowMs }: { at: number; nowMs: number },
): boolean {
  const isAgreed = agreements.some(
    (one) => one.allowsMarketing && one.at < at && one.phone !== null && phones.includes(one.phone),
  );
  if (isAgreed || channel !== "call" || manner !== "by-hand" || purpose !== "answer") return isAgreed;
  return bookedCalls.some(({ confirmedAt, startsAt }) => confirmedAt < at && nowMs < startsAt + lateMs);
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

/** Quiet hours, and how many calls there were, for something that is allowed from `startsMs` until `endsMs`. */
function askClock(facts: ContactFacts, { reason, startsMs = 0, endsMs }: Permission, nowMs: number): GateAnswer {
  const places = placesOf(facts);
  const most = mostCallsIn(places.states);
  const calls = facts.calls.filter((at) => at > nowMs - callsMs && at <= nowMs).toSorted((a, b) => a - b);
  // The first of the last three leaves the 24 hours: then there is room again.
  const freeMs = most === null || calls.length < most ? nowMs : Number(calls[calls.length - most]) + callsMs;
  const fromMs = Math.max(freeMs, startsMs);
  const open = openTimes(places.zones, hoursIn(places.states), nowMs).flatMap((span) => within(span, fromMs, endsMs));
  const known = { places, calls: { used: calls.length, most } };
  const [first, second] = open;
  if (!first) return { word: "no", reasons: [reason, { name: "never-open" }], untilMs: null, nextMs: null, ...known };
  if (first.fromMs <= nowMs) {
    return { word: "yes", reasons: [reason], untilMs: first.untilMs, nextMs: second?.fromMs ?? null, ...known };
  }
  const why: GateReason[] = startsMs > nowMs ? [] : [{ name: freeMs > nowMs ? "calls-used" : "quiet-hours" }];
  return { word: "not-now", reasons: [reason, ...why], untilMs: null, nextMs: first.fromMs, ...known };
}

function within({ fromMs, untilMs }: Span, leastMs: number, mostMs: number): Span[] {
  const span = { fromMs: Math.max(fromMs, leastMs), untilMs: Math.min(untilMs, mostMs) };
  return span.fromMs < span.untilMs ? [span] : [];
}
