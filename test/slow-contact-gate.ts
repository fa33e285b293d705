import { Temporal } from "temporal-polyfill";
import type { BookedCall } from "#app/domain/contact/booked-calls.ts";
import type { ContactStop } from "#app/domain/contact/contact-stops.ts";
import type { ContactFacts, ContactQuestion, HeldStop } from "#app/domain/contact/gate-facts.ts";

/*
 * The rules of `docs/decisions/058-the-contact-gate.md` a second time, from the law's side: a list of objections to one
 * moment, checked again for each quarter of an hour. It shares nothing with the gate: it has different tables and a
 * different clock.
 */
type Moment = { facts: ContactFacts; question: ContactQuestion; at: number };
type Objection = { lasts: boolean; holds(moment: Moment): boolean };

const hour = 3_600_000;
const day = 24 * hour;

const statesOf: Record<string, string> = {
  "850": "FL",
  "305": "FL",
  "405": "OK",
  "206": "WA",
  "212": "NY",
  "312": "IL",
  "928": "AZ",
  "480": "AZ",
  "502": "KY",
  "401": "RI",
  "907": "AK",
  "808": "HI",
  "615": "TN",
  "423": "TN",
  "215": "PA",
  "208": "ID",
};
const zonesOf: Record<string, string> = {
  "850": "E C",
  "305": "E",
  "405": "C",
  "206": "P",
  "212": "E",
  "312": "C",
  "928": "A M",
  "480": "A",
  "502": "E",
  "401": "E",
  "907": "K D",
  "808": "H",
  "615": "C",
  "423": "E C",
  "215": "E",
  "208": "M P",
};
const zonesOfNamedState: Record<string, string> = { FL: "E C", GA: "E", TX: "C M", WA: "P", OK: "C", AZ: "A M" };
const names: Record<string, string> = {
  E: "America/New_York",
  C: "America/Chicago",
  M: "America/Denver",
  P: "America/Los_Angeles",
  A: "America/Phoenix",
  K: "America/Anchorage",
  D: "America/Adak",
  H: "Pacific/Honolulu",
};

function whereabouts({ phones, states, zips, callZone }: ContactFacts): { states: string[]; zones: string[] } {
  if (zips.length > 0) throw new Error("Vectors name no ZIP codes");
  const codes = phones.map((phone) => phone.slice(2, 5));
  const anywhere = codes.length + states.length === 0 || codes.some((code) => !(code in statesOf));
  const letters = anywhere
    ? Object.keys(names)
    : [...codes.map((code) => zonesOf[code]), ...states.map((state) => zonesOfNamedState[state])].join(" ").split(" ");
  const zones = letters.map((letter) => String(names[letter]));
  const chosen = callZone === null ? zones : zones.includes(callZone) ? [callZone] : [...zones, callZone];
  return { states: anywhere ? [] : [...codes.map((code) => String(statesOf[code])), ...states], zones: chosen };
}

/** Minutes of the day, under the strictest rules that may apply to anyone there. */
function isTooEarlyOrLate(state: string, local: Temporal.ZonedDateTime): boolean {
  const minute = local.hour * 60 + local.minute;
  const isWithin = (from: number, until: number) => minute >= from * 60 && minute < until * 60;
  if (["FL", "OK", "WA"].includes(state)) return !isWithin(8, 20);
  if (local.dayOfWeek === 7 || holidays.has(local.toPlainDate().toString())) return true;
  const isSaturday = local.dayOfWeek === 6;
  switch (state) {
    case "KY":
      return !isWithin(10, 20);
    case "PA":
      return !isWithin(9, isSaturday ? 12 : 20);
    case "RI":
      return isSaturday ? !isWithin(10, 17) : !isWithin(9, 18);
    default:
      return !isWithin(9, 20);
  }
}

/** Entered by hand, for the days that the test vectors are about. */
const holidays = new Set(["2026-11-26", "2026-12-25", "2027-01-01", "2027-07-04", "2027-07-05"]);

function yesInWriting({ facts, question, at }: Moment): boolean {
  const isHere = (phone: string | null) => question.channel === "email" || phone !== null;
  return facts.agreements.some((one) => one.allowsMarketing && isHere(one.phone) && one.at <= at);
}

/** They booked a call after their stop and confirmed it: it may be made until twelve hours after its time. */
function bookedCallOf({ bookedCalls }: ContactFacts, stop: ContactStop, at: number): number | null {
  const wanted = bookedCalls.filter(({ confirmedAt, startsAt }) => {
    const isLater = confirmedAt > (stop.saidAt ?? stop.stoppedAt) && confirmedAt <= at;
    return isLater && at < startsAt + 12 * hour;
  });
  return wanted.length === 0 ? null : Math.min(...wanted.map(({ startsAt }) => startsAt));
}

/** Of their own words that wait for a decision: a call confirmed later is wanted, and any that a colleague goes on with. */
function heldCallOf({ bookedCalls }: ContactFacts, held: HeldStop, at: number): number | null {
  if (!held.isTheirs || held.channel === "email" || held.scope === "marketing") return null;
  const wanted = bookedCalls.filter(({ confirmedAt, startsAt }) => {
    const isOpen = held.isCallKept || confirmedAt > held.at;
    return isOpen && confirmedAt <= at && at < startsAt + 12 * hour;
  });
  return wanted.length === 0 ? null : Math.min(...wanted.map(({ startsAt }) => startsAt));
}

/** Calls that they booked and confirmed, from ten minutes before their time until an hour after it. */
function bookedAround({ facts, question, at }: Moment): BookedCall[] {
  if (question.channel !== "call" || question.manner !== "by-hand" || question.purpose !== "answer") return [];
  return facts.bookedCalls.filter(({ startsAt }) => at >= startsAt - 10 * 60_000 && at < startsAt + hour);
}

const objections: Record<string, Objection> = {
  stopped: {
    lasts: true,
    holds: ({ facts, question, at }) =>
      facts.contacts.some(({ stops, lastYesAt, isOthers, emailedFor }) =>
        stops.some((stop) => {
          // One address is closed: nothing that goes elsewhere is.
          if (stop.isOnlyHere && !emailedFor?.some((purpose) => purpose === question.purpose)) return false;
          // Whoever wants no calls wants no advertising by text, and the other way round.
          const byPhone = ["call", "text"];
          const isBoth = byPhone.includes(stop.channel) && byPhone.includes(question.channel);
          const isNamed = stop.channel === "all" || stop.channel === question.channel;
          if (!isNamed && !(isBoth && question.purpose === "marketing")) return false;
          if (stop.scope === "marketing" && question.purpose === "answer") return false;
          // People share a number. What is known of it says nothing about anybody's email.
          if (stop.by === "phone" && question.channel === "email") return false;
          const isAnswerByHand = question.manner === "by-hand" && question.purpose === "answer";
          const requestAt = facts.hereRequest?.seenAt ?? 0;
          // In this very thread they asked for something after they had asked us to stop, whenever a colleague decided that.
          const hasAskedAgain = requestAt > (stop.saidAt ?? stop.stoppedAt) && requestAt <= at;
          if (isAnswerByHand && question.channel === "email" && hasAskedAgain) return false;
          if (isAnswerByHand && question.channel === "call" && !isOthers && bookedCallOf(facts, stop, at) !== null)
            return false;
          const isLetter = question.channel === "email" && question.purpose === "marketing" && stop.by === "email";
          const yes = isLetter ? [lastYesAt, facts.newsletterAt] : [lastYesAt];
          return !yes.some((time) => time !== null && time > stop.stoppedAt);
        }),
      ),
  },
  "the call that they booked after their stop is later": {
    lasts: false,
    holds: ({ facts, question, at }) =>
      question.channel === "call" &&
      question.purpose === "answer" &&
      question.manner === "by-hand" &&
      [
        ...facts.heldStops.map((held) => heldCallOf(facts, held, at)),
        ...facts.contacts.flatMap(({ stops }) =>
          stops.map((stop) =>
            stop.channel === "call" || stop.channel === "all" ? bookedCallOf(facts, stop, at) : null,
          ),
        ),
      ].some((startsAt) => startsAt !== null && at < startsAt - 10 * 60_000),
  },
  "a sentence that may ask us to stop": {
    lasts: true,
    holds: ({ facts, question, at }) =>
      facts.heldStops.some((held) => {
        if (!held.isTheirs && question.channel === "email") return false;
        // Somebody else's words take back nothing that this person agreed to with the number before.
        const isMine = (phone: string | null) => phone !== null && facts.phones.includes(phone);
        const hadAgreed = facts.agreements.some((yes) => yes.allowsMarketing && isMine(yes.phone) && yes.at < held.at);
        if (!held.isTheirs && hadAgreed) return false;
        if (question.manner === "automated" || question.purpose === "marketing") return true;
        if (held.scope === "marketing") return false;
        if (question.channel === "call" && heldCallOf(facts, held, at) !== null) return false;
        if (question.channel !== "email") return held.channel !== "email";
        const hereAt = facts.hereRequest?.seenAt ?? 0;
        const hasAskedAgain = hereAt > held.at && hereAt <= at;
        return held.closes.includes("email") && !hasAskedAgain;
      }),
  },
  unreachable: {
    lasts: true,
    holds: ({ facts, question }) => (question.channel === "email" ? !facts.hasEmail : facts.phones.length === 0),
  },
  "a machine or a text without a yes in writing": {
    lasts: true,
    holds: (moment) =>
      moment.question.channel !== "email" &&
      (moment.question.channel === "text" || moment.question.manner === "automated") &&
      !yesInWriting(moment),
  },
  "no one asked, or long ago": {
    lasts: true,
    holds: (moment) => {
      const { facts, question, at } = moment;
      if (question.purpose !== "answer" || yesInWriting(moment)) return false;
      const wrote = question.channel === "email" ? facts.lastWroteAt : null;
      const asked = [facts.lastRequestAt, wrote, ...facts.agreements.map((one) => one.at)].filter(
        (time) => time !== null && time <= at,
      );
      if (question.channel === "email") return asked.length === 0;
      return !asked.some((time) => at - Number(time) < 89 * day);
    },
  },
  "an unwanted advertisement": {
    lasts: true,
    holds: (moment) => {
      const { facts, question, at } = moment;
      if (question.purpose !== "marketing" || yesInWriting(moment)) return false;
      if (question.channel === "email") return facts.newsletterAt === null || facts.newsletterAt > at;
      const { listedAt, isListed } = facts.registry;
      return isListed || listedAt === null || listedAt > at || at - listedAt >= 31 * day;
    },
  },
  "quiet hours": {
    lasts: false,
    holds: ({ facts, question, at }) => {
      if (question.channel === "email") return false;
      const { states, zones } = whereabouts(facts);
      const ruled = states.length > 0 ? states : ["FL", "KY", "PA", "RI", "NC"];
      const isQuietIn = (zone: string) => {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        return ruled.some((state) => isTooEarlyOrLate(state, local));
      };
      // They picked the hour of a booked call themselves; a colleague's pick is judged by the clock of the booking.
      const isOpenFor = (call: BookedCall) => call.isOwnHour || !isQuietIn(call.timeZone);
      return !bookedAround({ facts, question, at }).some(isOpenFor) && zones.some(isQuietIn);
    },
  },
  "three calls": {
    lasts: false,
    holds: ({ facts, question, at }) => {
      if (question.channel === "email") return false;
      const { states } = whereabouts(facts);
      if (states.length > 0 && states.every((state) => state === "WA")) return false;
      // A later look counts the same calls, because no one calls in the meantime.
      return facts.calls.filter((call) => at - call < day + 60_000).length >= 3;
    },
  },
};

const quarter = 15 * 60_000;

/** Gives the same answers as the gate, slowly. No one calls in the future, so calls after `nowMs` are skipped. */
export function askSlowly(facts: ContactFacts, question: ContactQuestion, nowMs: number) {
  const known = { ...facts, calls: facts.calls.filter((call) => call <= nowMs) };
  const against = (at: number) =>
    Object.entries(objections).filter(([, one]) => one.holds({ facts: known, question, at }));
  const isFree = (at: number) => against(at).length === 0;
  const now = against(nowMs);
  const isOwedAnswer = facts.isOwed && question.channel === "email" && question.purpose === "answer";
  if (isOwedAnswer && facts.hasEmail) return { word: "yes" as const, untilMs: null, nextMs: null };
  if (now.some(([, { lasts }]) => lasts)) return { word: "no" as const, untilMs: null, nextMs: null };
  if (question.channel === "email") return { word: "yes" as const, untilMs: null, nextMs: null };
  const first = (from: number, wanted: boolean) => {
    for (let at = from; at < nowMs + 8 * day; at += quarter) {
      // Another call becomes possible a minute after the quarter hour.
      for (const look of [at, at + 60_000]) if (isFree(look) === wanted) return look;
    }
    return null;
  };
  if (now.length > 0) {
    const next = first(nowMs + quarter, true);
    return { word: next === null ? ("no" as const) : ("not-now" as const), untilMs: null, nextMs: next };
  }
  const until = first(nowMs + quarter, false);
  return { word: "yes" as const, untilMs: until, nextMs: until === null ? null : first(until, true) };
}
