import { describe, expect, test } from "vitest";
import { askSlowly } from "#test/slow-contact-gate.ts";
import type { BookedCall } from "./booked-calls.ts";
import type { KeptHours } from "./call-hours.ts";
import { askGate } from "./contact-gate.ts";
import { type AskedStop, type ContactPurpose, type ContactStop, heldWays } from "./contact-stops.ts";
import type { ContactFacts, ContactQuestion, HeldStop } from "./gate-facts.ts";

const hour = 3_600_000;
const day = 24 * hour;
const at = (time: string) => Date.parse(time);

const byHand: ContactQuestion = { channel: "call", manner: "by-hand", purpose: "answer" };
const questions: ContactQuestion[] = (["call", "text", "email"] as const).flatMap((channel) =>
  (["by-hand", "automated"] as const).flatMap((manner) =>
    (["answer", "marketing"] as const).map((purpose) => ({ channel, manner, purpose })),
  ),
);

/** A person who asked an hour ago, with a phone number from Florida's two time zones. */
function someone(nowMs: number, change: Partial<ContactFacts> = {}): ContactFacts {
  return {
    phones: ["+18505550142"],
    hasEmail: true,
    hasLinkedEmail: false,
    hasGivenPhone: false,
    states: [],
    zips: [],
    callZone: null,
    contacts: [],
    agreements: [],
    isOwed: false,
    heldStops: [],
    lastRequestAt: nowMs - hour,
    hereRequest: { at: nowMs - hour, seenAt: nowMs - hour },
    lastWroteAt: null,
    bookedCalls: [],
    keptHours: [],
    newsletterAt: null,
    calls: [],
    registry: { listedAt: null, isListed: false },
    ...change,
  };
}

const askedHere = (at: number) => ({ lastRequestAt: at, hereRequest: { at, seenAt: at } });

const agreed = (time: number, phone: string | null = "+18505550142") => ({
  agreements: [{ id: "a", at: time, phone, allowsMarketing: true }],
});

/** A call that they picked by their own clock. */
function booked(change: Partial<BookedCall>): BookedCall {
  const zone = { timeZone: "America/New_York", isOwnHour: true };
  return { confirmedAt: 0, startsAt: 0, ...zone, ...change };
}

function stopped(change: Partial<ContactStop>, lastYesAt: number | null = null): Pick<ContactFacts, "contacts"> {
  const stop: ContactStop = {
    channel: "all",
    scope: "all",
    source: "phone",
    stoppedAt: 0,
    saidAt: null,
    by: "phone",
    ...change,
  };
  return { contacts: [{ stops: [stop], lastYesAt }] };
}

/** An address that they closed alone a day ago, and what would go there. */
function closedAddress(nowMs: number, emailedFor: readonly ContactPurpose[]): Partial<ContactFacts> {
  const { contacts } = stopped({ channel: "email", by: "email", stoppedAt: nowMs - day, isOnlyHere: true });
  return { contacts: contacts.map((one) => ({ ...one, emailedFor })), ...askedHere(nowMs - 2 * day) };
}

/** Something of an hour ago that may ask us to stop, with an address of theirs. */
function held(nowMs: number, change: Partial<AskedStop>): HeldStop {
  const asked: AskedStop = { verdict: "maybe", channel: "all", scope: "all", ...change };
  const sent = { at: nowMs - hour, source: "message", sourceId: "m", threadId: "t", isTheirs: true } as const;
  return { ...asked, ...sent, isProven: false, isCallKept: false, closes: heldWays(asked, true) };
}

describe("the gate says", () => {
  // A Tuesday in winter; Central is an hour behind Eastern.
  const noon = at("2026-11-24T12:00:00-05:00");
  test.each<[string, number, Partial<ContactFacts>, Partial<ContactQuestion>, string, string | null]>([
    ["yes to a call about the person's request", noon, {}, {}, "yes", "2026-11-24T20:00:00-05:00"],
    [
      "not now at 8:40 AM in the eastern of two zones",
      noon - 3.4 * hour,
      {},
      {},
      "not-now",
      "2026-11-24T09:00:00-05:00",
    ],
    ["not now at 8 PM in the eastern of two zones", noon + 8 * hour, {}, {}, "not-now", "2026-11-25T09:00:00-05:00"],
    [
      "yes at that time for someone who chose Central for their call",
      noon + 8 * hour,
      { callZone: "America/Chicago" },
      {},
      "yes",
      "2026-11-24T21:00:00-05:00",
    ],
    ["no to a text without written consent", noon, {}, { channel: "text" }, "no", null],
    [
      "yes to a text with written consent",
      noon,
      agreed(noon - day),
      { channel: "text" },
      "yes",
      "2026-11-24T20:00:00-05:00",
    ],
    ["no to an automated answer without written consent", noon, {}, { manner: "automated" }, "no", null],
    ["no to a call three months after the request", noon, { lastRequestAt: noon - 89 * day }, {}, "no", null],
    ["no to advertising without a do-not-call list", noon, {}, { purpose: "marketing" }, "no", null],
    ["yes to an email, even at night", noon + 15 * hour, {}, { channel: "email" }, "yes", null],
    [
      "yes to an email whose request we read after the stop, though it came before, by the mail server's clock",
      noon,
      { ...stopped({ stoppedAt: noon - 2, by: "email" }), hereRequest: { at: noon - day, seenAt: noon - 1 } },
      { channel: "email" },
      "yes",
      null,
    ],
    [
      "no to an email in a thread without a request, when they stopped us and then asked in another one",
      noon,
      { ...stopped({ stoppedAt: noon - day, by: "email" }), ...agreed(noon - 1), hereRequest: null },
      { channel: "email" },
      "no",
      null,
    ],
    ["no to an email no one asked for", noon, { lastRequestAt: null }, { channel: "email" }, "no", null],
    [
      "no after a stop request, with no next time",
      noon,
      stopped({ channel: "call", stoppedAt: noon - 1 }),
      {},
      "no",
      null,
    ],
    [
      "yes to an email after a stop request for calls",
      noon,
      stopped({ channel: "call" }),
      { channel: "email" },
      "yes",
      null,
    ],
    [
      "not now after three calls",
      noon,
      { calls: [3, 2, 1].map((ago) => noon - ago * hour) },
      {},
      "not-now",
      "2026-11-25T09:01:00-05:00",
    ],
    [
      "not now in New York on Thanksgiving",
      noon + 2 * day,
      { phones: ["+12125550142"] },
      {},
      "not-now",
      "2026-11-27T09:00:00-05:00",
    ],
    [
      "not now when nothing says where the person is",
      noon,
      { phones: ["+18005550142"] },
      {},
      "not-now",
      "2026-11-24T15:00:00-05:00",
    ],
  ])("%s", (_name, nowMs, change, question, word, time) => {
    const answer = askGate(someone(nowMs, change), { ...byHand, ...question }, nowMs);
    expect(answer.word).toBe(word);
    expect(word === "yes" ? answer.untilMs : answer.nextMs).toBe(time === null ? null : at(time));
  });

  test.each([
    ["no to advertising when the list is exactly 31 days old", 31 * day, "no"],
    ["yes to advertising when the list is one millisecond newer", 31 * day - 1, "yes"],
    ["no to advertising when the list is from the future", -1, "no"],
  ])("%s, and no when the number is on it", (_name, age, word) => {
    const facts = someone(noon, { registry: { listedAt: noon - age, isListed: false } });
    expect(askGate(facts, { ...byHand, purpose: "marketing" }, noon).word).toBe(word);
    const listed = { ...facts, registry: { ...facts.registry, isListed: true } };
    expect(askGate(listed, { ...byHand, purpose: "marketing" }, noon).word).toBe("no");
  });

  test("that a yes lasts no longer than what allows it", () => {
    const listedAt = noon - 31 * day + 2 * hour;
    const facts = someone(noon, { registry: { listedAt, isListed: false } });
    const answer = askGate(facts, { ...byHand, purpose: "marketing" }, noon);
    expect(answer).toMatchObject({ word: "yes", untilMs: noon + 2 * hour, nextMs: null });
  });

  test("that a call booked and confirmed after a stop is wanted, and no other", () => {
    const startsAt = noon + 2 * hour;
    const bookedAt = (confirmedAt: number) =>
      someone(noon, {
        ...stopped({ channel: "all", stoppedAt: noon - day }),
        bookedCalls: [booked({ confirmedAt, startsAt })],
      });
    const ask = (change: object, nowMs = startsAt) => askGate(bookedAt(noon - hour), { ...byHand, ...change }, nowMs);
    expect(ask({}, noon)).toMatchObject({ word: "not-now", nextMs: startsAt - 10 * 60_000 });
    expect(ask({})).toMatchObject({ word: "yes", reasons: [{ name: "booked-call", at: startsAt }] });
    expect(ask({}, startsAt + 13 * hour).word).toBe("no");
    for (const other of [{ channel: "text" }, { purpose: "marketing" }, { manner: "automated" }] as const) {
      expect(ask(other).word).toBe("no");
    }
    // Before their stop it says nothing about it.
    expect(askGate(bookedAt(noon - 2 * day), byHand, startsAt).word).toBe("no");
  });

  test("that a booked call opens no stop that somebody else with the number asked for, however old it is", () => {
    const startsAt = noon + 2 * hour;
    const stopOf = (ago: number, isOthers: boolean) =>
      stopped({ channel: "call", stoppedAt: noon - ago }).contacts.map((contact) => ({ ...contact, isOthers }));
    const ask = (...contacts: ContactFacts["contacts"]) =>
      askGate(
        someone(noon, { contacts, bookedCalls: [booked({ confirmedAt: noon - hour, startsAt })] }),
        byHand,
        startsAt,
      );
    expect(ask(...stopOf(day, true))).toMatchObject({ word: "no", reasons: [{ name: "stopped", isOthers: true }] });
    expect(ask(...stopOf(day, false), ...stopOf(9 * day, true)).reasons).toMatchObject([{ isOthers: true }]);
    expect(ask(...stopOf(day, false)).word).toBe("yes");
  });

  test("that the hour of a booked call opens no hours that somebody else with the number asked for", () => {
    const startsAt = at("2026-11-24T10:00:00-05:00");
    const ask = (change: Partial<ContactFacts>) =>
      askGate(
        someone(startsAt, {
          phones: ["+12125550142"],
          bookedCalls: [booked({ startsAt, confirmedAt: startsAt - day })],
          ...change,
        }),
        byHand,
        startsAt,
      ).word;
    const limit = { fromHour: 13, untilHour: 24, source: "phone", saidAt: startsAt - 3 * day } as const;
    const wish: HeldStop = {
      ...held(startsAt, { verdict: "hours", channel: "call" }),
      at: startsAt - 3 * day,
      closes: ["call", "text"],
    };
    const answers = (isOthers: boolean) => [
      ask({ keptHours: [{ ...limit, isOthers }] }),
      ask({ heldStops: [{ ...wish, isTheirs: !isOthers }] }),
    ];
    expect(answers(true)).toEqual(["not-now", "no"]);
    expect(answers(false)).toEqual(["yes", "yes"]);
  });

  test.each<[string, string, string, Partial<BookedCall>, Partial<ContactQuestion>]>([
    ["the hour that they picked, quiet by their area code", "2026-11-24T08:00:00-05:00", "yes", {}, {}],
    ["it ten minutes early", "2026-11-24T07:50:00-05:00", "yes", {}, {}],
    ["it most of an hour late", "2026-11-24T08:59:00-05:00", "yes", {}, {}],
    ["no hour before it", "2026-11-24T07:49:00-05:00", "not-now", {}, {}],
    ["no hour after it", "2026-11-24T09:00:00-05:00", "not-now", {}, {}],
    ["no advertising", "2026-11-24T08:00:00-05:00", "no", {}, { purpose: "marketing" }],
    ["no machine", "2026-11-24T08:00:00-05:00", "no", {}, { manner: "automated" }],
    ["no zone that we do not know", "2026-11-24T08:00:00-05:00", "not-now", { timeZone: "Mars/Olympus" }, {}],
    [
      "not what a colleague picked too early there",
      "2026-11-24T08:00:00-05:00",
      "not-now",
      { isOwnHour: false, timeZone: "America/Chicago" },
      {},
    ],
    [
      "what a colleague picked, by the clock of the booking",
      "2026-11-24T08:00:00-05:00",
      "yes",
      { isOwnHour: false, timeZone: "Europe/Berlin" },
      {},
    ],
  ])("that a confirmed call opens %s", (_name, time, word, change, question) => {
    // Seattle, where it is three hours earlier.
    const phone = "+12065550142";
    const startsAt = at("2026-11-24T08:00:00-05:00");
    const facts = someone(at(time), { phones: [phone], bookedCalls: [booked({ startsAt, ...change })] });
    expect(askGate(facts, { ...byHand, ...question }, at(time)).word).toBe(word);
  });

  test("that a wish for hours waits for a colleague, except at the hour that they picked later, and by email", () => {
    const startsAt = at("2026-11-24T13:00:00-05:00");
    const wish: HeldStop = { ...held(startsAt, { verdict: "hours", channel: "call" }), closes: ["call", "text"] };
    const ask = (confirmedAt: number, question: Partial<ContactQuestion> = {}) =>
      askGate(
        someone(startsAt, {
          heldStops: [wish],
          bookedCalls: [booked({ startsAt, confirmedAt })],
          ...agreed(startsAt - 1),
        }),
        { ...byHand, ...question },
        startsAt,
      ).word;
    expect(ask(wish.at + 1)).toBe("yes");
    expect(ask(wish.at - 1)).toBe("no");
    expect(ask(wish.at + 1, { purpose: "marketing" })).toBe("no");
    expect(ask(wish.at + 1, { channel: "text" })).toBe("no");
    expect(ask(wish.at - 1, { channel: "email", purpose: "marketing", manner: "automated" })).toBe("yes");
  });

  test.each<[string, Partial<HeldStop>, number, string, string | undefined]>([
    ["no while nothing proves who sent it", {}, -1, "no", "stop-held"],
    ["yes to what they confirmed later", {}, 1, "yes", "confirmed-call"],
    ["yes once a colleague goes on with it", { isCallKept: true }, -1, "yes", "confirmed-call"],
    ["no where somebody else with the number sent it", { isTheirs: false, isCallKept: true }, 1, "no", "stop-held"],
    ["no to a wish for hours", { verdict: "hours" }, -1, "no", "stop-held"],
    ["yes at the hour of a call that a colleague goes on with", { verdict: "hours", isCallKept: true }, -1, "yes", ""],
  ])("of a confirmed call, while a sentence waits that may ask us to stop: %s", (_name, change, later, word, name) => {
    const startsAt = noon;
    const sentence = { ...held(startsAt, { verdict: "stop" }), ...change };
    const call = booked({ startsAt, confirmedAt: sentence.at + later });
    const facts = someone(startsAt, { heldStops: [sentence], bookedCalls: [call] });
    const answer = askGate(facts, byHand, startsAt);
    expect(answer.word).toBe(word);
    if (name) expect(answer.reasons.map((reason) => reason.name)).toContain(name);
    // Nothing else is open for it.
    for (const other of [{ channel: "text" }, { purpose: "marketing" }, { manner: "automated" }] as const) {
      expect(askGate(facts, { ...byHand, ...other }, startsAt).word).toBe("no");
    }
    expect(askGate(facts, byHand, startsAt + 13 * hour).word).toBe("no");
    // A colleague may go on with it only where nothing proves that its owner took it back.
    const reasons = (proof: Partial<HeldStop>) =>
      askGate({ ...facts, heldStops: [{ ...sentence, ...proof }] }, byHand, startsAt).reasons;
    const mayKeep = word === "no" && sentence.isTheirs;
    if (word === "no") expect(reasons({})).toMatchObject([{ confirmed: mayKeep ? call : null }]);
    if (word === "no") expect(reasons({ isProven: true })).toMatchObject([{ confirmed: null }]);
  });

  test("that an earlier call, confirmed too, does not open a later one that a sentence holds", () => {
    const calls = [
      booked({ startsAt: noon, confirmedAt: noon - day }),
      booked({ startsAt: noon + 5 * hour, confirmedAt: noon - 1 }),
    ];
    const facts = someone(noon, { heldStops: [held(noon, { verdict: "stop" })], bookedCalls: calls });
    expect(askGate(facts, byHand, noon)).toMatchObject({ word: "not-now", nextMs: noon + 5 * hour - 10 * 60_000 });
  });

  test("that a confirmed call names its own clock, and the next time is its own", () => {
    const phone = "+12065550142";
    const startsAt = at("2026-11-24T08:00:00-05:00");
    const ask = (nowMs: number, change: Partial<ContactFacts> = {}) =>
      askGate(someone(nowMs, { phones: [phone], bookedCalls: [booked({ startsAt })], ...change }), byHand, nowMs);
    expect(ask(startsAt)).toMatchObject({
      reasons: [{ name: "booked-hour", at: startsAt }, { name: "asked" }],
      untilMs: startsAt + hour,
      nextMs: at("2026-11-24T11:00:00-05:00"),
      places: { zones: ["America/New_York"], by: "booking" },
    });
    expect(ask(startsAt - hour)).toMatchObject({ word: "not-now", nextMs: startsAt - 10 * 60_000 });
    // A stop that they lifted for this call alone opens its hour, and three calls are still enough.
    const again = { ...stopped({ channel: "call" }), bookedCalls: [booked({ startsAt, confirmedAt: 1 })] };
    expect(ask(startsAt, again).reasons).toMatchObject([{ name: "booked-hour" }, { name: "booked-call" }]);
    const three = { phones: ["+12125550142"], calls: [3, 2, 1].map((ago) => startsAt - ago * hour) };
    const own = { ...three, bookedCalls: [booked({ startsAt })] };
    expect(ask(startsAt, own).word).toBe("not-now");
  });

  test.each<[string, string, [number, number], string, string | null]>([
    ["not now before noon there", "2026-11-24T10:00:00-05:00", [12, 24], "not-now", "2026-11-24T12:00:00-05:00"],
    ["yes from noon on", "2026-11-24T12:00:00-05:00", [12, 24], "yes", "2026-11-24T20:00:00-05:00"],
    ["yes until five", "2026-11-24T16:59:00-05:00", [0, 17], "yes", "2026-11-24T17:00:00-05:00"],
    ["not now after five", "2026-11-24T17:00:00-05:00", [0, 17], "not-now", "2026-11-25T09:00:00-05:00"],
    ["no for hours that the rules never allow", "2026-11-24T12:00:00-05:00", [20, 22], "no", null],
  ])("that somebody who asked for other hours gets them: %s", (_name, time, [fromHour, untilHour], word, then) => {
    const limit: KeptHours = { fromHour, untilHour, source: "phone", saidAt: noon - day, isOthers: false };
    const facts = someone(at(time), {
      phones: ["+12125550142"],
      keptHours: [limit],
      ...agreed(noon - day, "+12125550142"),
    });
    for (const channel of ["call", "text"] as const) {
      const answer = askGate(facts, { ...byHand, channel }, at(time));
      expect(answer.word).toBe(word);
      expect(answer.reasons.at(-1)).toEqual({ name: "call-limit", limit });
      expect(word === "yes" ? answer.untilMs : answer.nextMs).toBe(then === null ? null : at(then));
    }
    expect(askGate(facts, { ...byHand, channel: "email" }, at(time)).word).toBe("yes");
  });

  test("that a call booked and confirmed after a limit keeps its hour, and one before it keeps the limit", () => {
    const startsAt = at("2026-11-24T10:00:00-05:00");
    const limit: KeptHours = { fromHour: 12, untilHour: 24, source: "form", saidAt: 5, isOthers: false };
    const ask = (confirmedAt: number) =>
      askGate(
        someone(startsAt, {
          phones: ["+12125550142"],
          keptHours: [limit],
          bookedCalls: [booked({ startsAt, confirmedAt })],
        }),
        byHand,
        startsAt,
      ).word;
    expect([ask(4), ask(6)]).toEqual(["not-now", "yes"]);
  });

  test("that a stop of one address alone closes only what would go there", () => {
    const ask = (emailedFor: readonly ContactPurpose[], purpose: ContactPurpose) =>
      askGate(
        someone(noon, { ...agreed(noon - 3 * day), ...closedAddress(noon, emailedFor) }),
        { channel: "email", manner: "by-hand", purpose },
        noon,
      ).word;
    expect([ask(["answer", "marketing"], "answer"), ask(["answer", "marketing"], "marketing")]).toEqual(["no", "no"]);
    expect([ask(["marketing"], "answer"), ask(["marketing"], "marketing")]).toEqual(["yes", "no"]);
    expect([ask([], "answer"), ask([], "marketing")]).toEqual(["yes", "yes"]);
  });

  test("that only a later yes from the person lifts a stop", () => {
    const facts = (yesAt: number | null) =>
      someone(noon, { ...agreed(noon - 2 * day), ...stopped({ stoppedAt: noon - day }, yesAt) });
    expect(askGate(facts(noon - 2 * day), byHand, noon).word).toBe("no");
    expect(askGate(facts(noon - day), byHand, noon).word).toBe("no");
    expect(askGate(facts(noon - day + 1), byHand, noon).word).toBe("yes");
  });
});

/** Moments around midnight, Sundays, holidays and the two nights when clocks change, at every quarter hour that matters. */
const moments = [
  ...["2026-11-24T12:00:00Z", "2026-11-25T23:45:00Z", "2026-11-26T15:00:00Z", "2026-11-28T13:30:00Z"],
  ...["2026-11-28T16:45:00Z", "2026-11-29T04:00:00Z", "2026-11-29T18:00:00Z", "2026-11-01T05:30:00Z"],
  ...["2026-11-01T13:00:00Z", "2027-03-14T06:45:00Z", "2027-03-14T12:15:00Z", "2027-03-13T23:00:00Z"],
  ...["2027-07-03T22:45:00Z", "2027-07-06T00:45:00Z", "2026-12-31T23:59:00Z", "2027-01-01T01:00:00Z"],
  ...["2026-11-25T00:45:00Z", "2026-11-25T01:00:00Z", "2026-11-25T02:00:00Z", "2026-11-24T19:00:00Z"],
].map((time) => Math.floor(at(time) / (15 * 60_000)) * 15 * 60_000);

const phones = [
  "850",
  "305",
  "405",
  "206",
  "212",
  "312",
  "928",
  "480",
  "502",
  "401",
  "907",
  "808",
  "615",
  "423",
  "215",
  "208",
  "800",
];

const lives: ((nowMs: number) => Partial<ContactFacts>)[] = [
  () => ({}),
  (nowMs) => agreed(nowMs - 40 * day),
  (nowMs) => ({ ...agreed(nowMs + day), lastRequestAt: null }),
  (nowMs) => agreed(nowMs - 3 * day, null),
  (nowMs) => ({
    ...stopped({ channel: "call", stoppedAt: nowMs - 2 * day }),
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs + 5 * 60_000 })],
  }),
  (nowMs) => ({
    ...stopped({ channel: "all", stoppedAt: nowMs - 2 * day }),
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs + 9 * hour })],
  }),
  (nowMs) => ({
    ...stopped({ channel: "call", stoppedAt: nowMs - hour }),
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs - hour })],
  }),
  (nowMs) => ({
    contacts: stopped({ channel: "call", stoppedAt: nowMs - 2 * day }).contacts.map((one) => ({
      ...one,
      isOthers: true,
    })),
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs })],
  }),
  (nowMs) => ({ bookedCalls: [booked({ startsAt: nowMs + 5 * 60_000 })] }),
  (nowMs) => ({ bookedCalls: [booked({ startsAt: nowMs - 30 * 60_000, isOwnHour: false })] }),
  (nowMs) => ({ bookedCalls: [booked({ startsAt: nowMs + 9 * hour, timeZone: "Europe/Berlin", isOwnHour: false })] }),
  (nowMs) => ({ bookedCalls: [booked({ startsAt: nowMs + 7 * hour })] }),
  (nowMs) => ({
    agreements: [{ id: "b", at: nowMs - 10 * day, phone: "+18505550142", allowsMarketing: false }],
    lastRequestAt: null,
  }),
  () => ({ lastRequestAt: null }),
  (nowMs) => ({ lastRequestAt: nowMs - 90 * day }),
  (nowMs) => ({ callZone: "America/Chicago", ...agreed(nowMs - day) }),
  (nowMs) => ({ callZone: "Europe/Berlin", ...agreed(nowMs - day) }),
  () => ({ states: ["TX"] }),
  () => ({ states: ["WA"] }),
  (nowMs) => ({ ...agreed(nowMs - 9 * day), ...stopped({ channel: "text", stoppedAt: nowMs - day }, nowMs - 9 * day) }),
  (nowMs) => ({ ...agreed(nowMs - day), ...stopped({ channel: "all", stoppedAt: nowMs - 9 * day }, nowMs - day) }),
  (nowMs) => ({ ...stopped({ scope: "marketing", stoppedAt: nowMs - day }), ...agreed(nowMs - 5 * day) }),
  (nowMs) => ({
    ...stopped({ channel: "email", scope: "marketing", by: "email", stoppedAt: nowMs - day }),
    newsletterAt: nowMs - hour,
  }),
  (nowMs) => ({ calls: [1, 5, 23].map((hours) => nowMs - hours * hour), ...agreed(nowMs - day) }),
  (nowMs) => ({ calls: [1, 25, 26].map((hours) => nowMs - hours * hour) }),
  (nowMs) => ({ registry: { listedAt: nowMs - 30 * day, isListed: false } }),
  (nowMs) => ({ registry: { listedAt: nowMs - 2 * day, isListed: true } }),
  () => ({ phones: [] }),
  () => ({ hasEmail: false }),
  (nowMs) => stopped({ stoppedAt: nowMs - day }),
  (nowMs) => ({ ...stopped({ channel: "email", stoppedAt: nowMs - day }), ...askedHere(nowMs - 2 * day) }),
  (nowMs) => ({ ...stopped({ by: "email", stoppedAt: nowMs - day }), ...agreed(nowMs - hour), hereRequest: null }),
  (nowMs) => ({ heldStops: [held(nowMs, {})], ...agreed(nowMs - day) }),
  (nowMs) => ({
    heldStops: [held(nowMs, { verdict: "stop" })],
    ...askedHere(nowMs - day),
    ...agreed(nowMs - day),
  }),
  (nowMs) => ({ heldStops: [held(nowMs, { verdict: "stop", channel: "call" })], ...agreed(nowMs - day) }),
  (nowMs) => ({ heldStops: [held(nowMs, { channel: "email" })], lastRequestAt: null, lastWroteAt: nowMs - hour }),
  (nowMs) => ({ heldStops: [held(nowMs, { scope: "marketing" })] }),
  (nowMs) => ({
    heldStops: [held(nowMs, { verdict: "stop" })],
    bookedCalls: [booked({ confirmedAt: nowMs - hour / 2, startsAt: nowMs + 5 * 60_000 })],
  }),
  (nowMs) => ({
    heldStops: [held(nowMs, { channel: "call" })],
    bookedCalls: [booked({ confirmedAt: nowMs - hour / 2, startsAt: nowMs + 9 * hour })],
  }),
  (nowMs) => ({
    heldStops: [held(nowMs, { verdict: "stop" })],
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs })],
  }),
  (nowMs) => ({
    heldStops: [{ ...held(nowMs, { verdict: "stop" }), isCallKept: true }],
    bookedCalls: [booked({ confirmedAt: nowMs - day, startsAt: nowMs - hour })],
  }),
  (nowMs) => ({
    heldStops: [{ ...held(nowMs, { verdict: "stop" }), isTheirs: false }],
    bookedCalls: [booked({ confirmedAt: nowMs - hour / 2, startsAt: nowMs })],
  }),
  (nowMs) => ({ heldStops: [{ ...held(nowMs, { verdict: "stop" }), isTheirs: false }], ...agreed(nowMs - day) }),
  (nowMs) => ({
    ...stopped({ by: "email", stoppedAt: nowMs - hour / 2, saidAt: nowMs - day }, nowMs - hour),
    ...agreed(nowMs - hour),
  }),
  () => ({}),
  (nowMs) => ({ isOwed: true, ...stopped({ stoppedAt: nowMs - day }) }),
  (nowMs) => closedAddress(nowMs, ["answer", "marketing"]),
  (nowMs) => ({ ...closedAddress(nowMs, ["marketing"]), newsletterAt: nowMs - 3 * day, ...agreed(nowMs - 3 * day) }),
  (nowMs) => ({ ...closedAddress(nowMs, []), newsletterAt: nowMs - 3 * day }),
];

const vectors = moments.flatMap((nowMs, moment) =>
  phones.flatMap((code, phone) => {
    // Every moment meets every number, each time with a different life and two more questions: in the end, all meet all.
    const life = lives[(moment + phone * 3) % lives.length];
    const facts = someone(nowMs, { phones: [`+1${code}5550142`], ...life?.(nowMs) });
    const pick = (shift: number) => questions[(moment * 5 + phone + shift) % questions.length] ?? byHand;
    return [byHand, pick(0), pick(7)].map((question) => ({ nowMs, code, facts, question }));
  }),
);

test(`${vectors.length} vectors match a slow second implementation of the rules, and nothing more is allowed`, () => {
  expect(vectors.length).toBeGreaterThanOrEqual(500);
  const wrong = vectors.flatMap(({ nowMs, code, facts, question }) => {
    const { word, untilMs, nextMs } = askGate(facts, question, nowMs);
    const slow = askSlowly(facts, question, nowMs);
    // The slow one only sees steps of a quarter hour.
    const isSame = word === slow.word && isNear(untilMs, slow.untilMs) && isNear(nextMs, slow.nextMs);
    return isSame ? [] : [{ now: new Date(nowMs).toISOString(), code, question, word, untilMs, nextMs, slow, facts }];
  });
  expect(wrong).toEqual([]);
  const words = vectors.map(({ facts, question, nowMs }) => askGate(facts, question, nowMs).word);
  for (const word of ["yes", "no", "not-now"]) expect(words.filter((one) => one === word).length).toBeGreaterThan(50);
});

function isNear(one: number | null, slow: number | null): boolean {
  if (one === null || slow === null) return one === slow;
  return slow >= one && slow - one < 15 * 60_000;
}
