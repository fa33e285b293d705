import { describe, expect, it } from "vitest";
import {
  answerBy,
  comparePoints,
  countPoints,
  type Doer,
  nextLegalClock,
  obstacleTo,
  type PrivacyDeed,
  type RequestState,
} from "./request-steps.ts";

const day = 24 * 60 * 60 * 1000;

const open: RequestState = {
  askedFor: "delete",
  dueAt: 45 * day,
  extendedUntil: null,
  isAnswered: false,
  points: 3,
  hasDeclared: true,
  isProven: true,
  eraseAskedBy: null,
  isEraseApproved: false,
  isOnHold: false,
  othersOpen: 0,
};
const ana: Doer = { staffId: "ana", isAlone: false, nowMs: day };

describe("a step of a privacy request", () => {
  it.each<[PrivacyDeed, Partial<RequestState>, Partial<Doer>, string | null]>([
    ["erase-asked", {}, {}, null],
    ["erase-asked", { points: 1 }, {}, "points"],
    ["erase-asked", { isProven: false }, {}, "mailbox"],
    ["erase-asked", { askedFor: "access" }, {}, "other-kind"],
    ["erase-asked", { isOnHold: true }, {}, "on-hold"],
    ["erase-asked", { othersOpen: 1 }, {}, "others-open"],
    ["erase-asked", { eraseAskedBy: "ben" }, {}, "is-asked"],
    ["erase-approved", { eraseAskedBy: "ben", isProven: false }, {}, "mailbox"],
    ["erase-approved", {}, {}, "not-asked"],
    ["erase-approved", { eraseAskedBy: "ana" }, {}, "second-person"],
    ["erase-approved", { eraseAskedBy: "ana" }, { isAlone: true }, null],
    ["erase-approved", { eraseAskedBy: "ben" }, {}, null],
    ["erase-approved", { eraseAskedBy: "ben", isOnHold: true }, {}, "on-hold"],
    ["erase-stopped", {}, {}, "not-asked"],
    ["erase-stopped", { eraseAskedBy: "ben", isOnHold: true }, {}, null],
    ["denied", { isEraseApproved: true }, {}, "is-approved"],
    ["denied", { isAnswered: true }, {}, "is-answered"],
    ["denied", { points: 0 }, {}, null],
    ["file-sent", { askedFor: "access" }, {}, null],
    ["file-sent", { askedFor: "access", points: 2 }, {}, "points"],
    ["file-sent", { askedFor: "access", hasDeclared: false }, {}, "declaration"],
    ["categories-sent", { askedFor: "access", points: 2, hasDeclared: false }, {}, null],
    ["categories-sent", { askedFor: "access", points: 1 }, {}, "points"],
    ["categories-sent", { askedFor: "access", isProven: false }, {}, "mailbox"],
    ["file-sent", { askedFor: "access", isProven: false }, {}, "mailbox"],
    ["corrected", { askedFor: "correct", isProven: false }, {}, "mailbox"],
    ["denied", { isProven: false }, {}, null],
    ["vouched", { isProven: false, points: 0 }, {}, null],
    ["vouched", { askedFor: "opt-out" }, {}, "other-kind"],
    ["corrected", { askedFor: "correct", points: 1 }, {}, "points"],
    ["opted-out", { askedFor: "opt-out", points: 0 }, {}, null],
    ["extended", { askedFor: "opt-out" }, {}, "other-kind"],
    ["extended", { points: 0 }, {}, null],
    ["extended", { extendedUntil: 90 * day }, {}, "extended"],
    ["extended", {}, { nowMs: 45 * day }, "too-late"],
    ["extended", {}, { nowMs: 45 * day - 1 }, null],
    ["held", { isAnswered: true }, {}, null],
    ["held", { isOnHold: true }, {}, "on-hold"],
    ["released", {}, {}, "not-on-hold"],
  ])("%s for %o by %o runs into: %s", (deed, state, doer, obstacle) => {
    expect(obstacleTo(deed, { ...open, ...state }, { ...ana, ...doer })).toBe(obstacle);
  });
});

describe("details that match", () => {
  const held = { names: ["Zoe O'Hara"], phones: ["+14805550142"] };

  it("are the mailbox, a name in any spelling, a number, and what a colleague compared", () => {
    const points = comparePoints({ name: " zoë  O’Hara", phone: "+14805550142" }, held, { mailbox: true, byHand: 2 });
    expect(countPoints(points)).toBe(5);
  });

  it("are none when we hold nothing, or when nothing given matches", () => {
    const empty = { names: [], phones: [] };
    const mine = { mailbox: false, byHand: 0 };
    expect(countPoints(comparePoints({ name: "Zoe O'Hara", phone: null }, empty, mine))).toBe(0);
    expect(countPoints(comparePoints({ name: "Ben", phone: null }, held, mine))).toBe(0);
  });
});

it("has a clock to confirm first, then one to answer, and a notice of more time moves only the answer", () => {
  const dates = { acknowledgeBy: 14 * day, confirmedAt: null, dueAt: 45 * day, extendedUntil: null };
  expect(nextLegalClock(dates)).toEqual({ clock: "confirm", at: 14 * day });
  expect(nextLegalClock({ ...dates, confirmedAt: day })).toEqual({ clock: "answer", at: 45 * day });
  expect(nextLegalClock({ ...dates, dueAt: 10 * day })).toEqual({ clock: "answer", at: 10 * day });
  expect(answerBy({ ...dates, extendedUntil: 90 * day })).toBe(90 * day);
});
