import { describe, expect, test } from "vitest";
import { askSlowly } from "#test/slow-contact-gate.ts";
import { askGate, type ContactFacts, type ContactQuestion, type HeldStop } from "./contact-gate.ts";
import { type AskedStop, type ContactStop, heldWays } from "./contact-stops.ts";

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
    lastWroteAt: null,
    bookedCalls: [],
    newsletterAt: null,
    calls: [],
    registry: { listedAt: null, isListed: false },
    ...change,
  };
}

const agreed = (time: number, phone: string | null = "+18505550142") => ({
  agreements: [{ id: "a", at: time, phone, allowsMarketing: true }],
});

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

/** Something of an hour ago that may ask us to stop, with an address of theirs. */
function held(nowMs: number, change: Partial<AskedStop>): HeldStop {
  const asked: AskedStop = { verdict: "maybe", channel: "all", scope: "all", ...change };
  const sent = { at: nowMs - hour, source: "message", sourceId: "m", threadId: "t", isTheirs: true } as const;
  return { ...asked, ...sent, closes: heldWays(asked, true) };
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
    const booked = (confirmedAt: number) =>
      someone(noon, {
        ...stopped({ channel: "all", stoppedAt: noon - day }),
        bookedCalls: [{ confirmedAt, startsAt }],
      });
    const ask = (change: object, nowMs = startsAt) => askGate(booked(noon - hour), { ...byHand, ...change }, nowMs);
    expect(ask({}, noon)).toMatchObject({ word: "not-now", nextMs: startsAt - 10 * 60_000 });
    expect(ask({})).toMatchObject({ word: "yes", reasons: [{ name: "booked-call", at: startsAt }] });
    expect(ask({}, startsAt + 13 * hour).word).toBe("no");
    for (const other of [{ channel: "text" }, { purpose: "marketing" }, { manner: "automated" }] as const) {
      expect(ask(other).word).toBe("no");
    }
    // Before their stop it says nothing about it.
    expect(askGate(booked(noon - 2 * day), byHand, startsAt).word).toBe("no");
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
    bookedCalls: [{ confirmedAt: nowMs - day, startsAt: nowMs + 5 * 60_000 }],
  }),
  (nowMs) => ({
    ...stopped({ channel: "all", stoppedAt: nowMs - 2 * day }),
    bookedCalls: [{ confirmedAt: nowMs - day, startsAt: nowMs + 9 * hour }],
  }),
  (nowMs) => ({
    ...stopped({ channel: "call", stoppedAt: nowMs - hour }),
    bookedCalls: [{ confirmedAt: nowMs - day, startsAt: nowMs - hour }],
  }),
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
  (nowMs) => ({ ...stopped({ channel: "email", stoppedAt: nowMs - day }), lastRequestAt: nowMs - 2 * day }),
  (nowMs) => ({ heldStops: [held(nowMs, {})], ...agreed(nowMs - day) }),
  (nowMs) => ({ heldStops: [held(nowMs, { verdict: "stop" })], lastRequestAt: nowMs - day, ...agreed(nowMs - day) }),
  (nowMs) => ({ heldStops: [held(nowMs, { verdict: "stop", channel: "call" })], ...agreed(nowMs - day) }),
  (nowMs) => ({ heldStops: [held(nowMs, { channel: "email" })], lastRequestAt: null, lastWroteAt: nowMs - hour }),
  (nowMs) => ({ heldStops: [held(nowMs, { scope: "marketing" })] }),
  (nowMs) => ({ heldStops: [{ ...held(nowMs, { verdict: "stop" }), isTheirs: false }], ...agreed(nowMs - day) }),
  (nowMs) => ({
    ...stopped({ by: "email", stoppedAt: nowMs - hour / 2, saidAt: nowMs - day }, nowMs - hour),
    ...agreed(nowMs - hour),
  }),
  () => ({}),
  (nowMs) => ({ isOwed: true, ...stopped({ stoppedAt: nowMs - day }) }),
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
