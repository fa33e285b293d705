import { describe, expect, it, test } from "vitest";
import { states } from "#app/content/places/states.ts";
import { timeIn, zonesOfState } from "#app/domain/contact/state-zones.ts";
import { dueWords, spanWords } from "./promises.ts";
import { inboxSearch, readInboxQuery } from "./shown-inbox.ts";

const id = "0193b1f0-7c3a-7000-8000-000000000001";
const read = (search: string) => readInboxQuery(new URLSearchParams(search));

describe("an inbox address", () => {
  it.each(["", "kind=contact&held=me", `list=answered&stage=talking&held=${id}`, "held=none&due=late"])(
    "is written the same as it was read: %s",
    (search) => {
      const query = read(search);
      expect(query && inboxSearch(query)).toBe(search);
    },
  );

  it("ignores choices that were left empty in the form", () => {
    const query = read("kind=&held=&stage=&due=");
    expect(query && inboxSearch(query)).toBe("");
  });

  it("continues from a given place", () => {
    const query = read(`after=1795000000000.${id}`);
    expect(query?.turn).toEqual({ side: "after", place: { due_at: 1_795_000_000_000, id } });
    expect(query && inboxSearch(query, { side: "before", place: { due_at: 5, id } })).toBe(`before=5.${id}`);
  });

  it.each([
    "kind=x",
    "list=all",
    "held=ana",
    "due=never",
    "stage=won",
    "after=9.x",
    `before=-1.${id}`,
    "kind=constructor",
  ])("is refused with a value that isn't a choice: %s", (search) => expect(read(search)).toBeNull());
});

const minute = 60_000;

test.each([
  [130 * minute, "in 2 h 10 min"],
  [120 * minute, "in 2 h"],
  [minute - 1, "in less than a minute"],
  [0, "in less than a minute"],
  [-1, "Late by less than a minute"],
  [-38 * minute, "Late by 38 min"],
  [7 * 1440 * minute + 5, "in 7 days"],
  [47 * 60 * minute, "in 47 h"],
  [(2 * 24 + 14) * 60 * minute, "in 2 days 14 h"],
])("due after %d ms reads %s", (after, words) => {
  expect(dueWords(1e12 + after, 1e12).text).toBe(words);
  expect(spanWords(Math.abs(after))).not.toContain("-");
});

describe("a visitor's local time", () => {
  const winter = Date.parse("2026-11-24T19:20:00Z");
  const summer = Date.parse("2026-07-01T19:20:00Z");

  it("is known for each state, with both times if a state has two", () => {
    expect(Object.keys(states).filter((code) => zonesOfState(code).length === 0)).toEqual([]);
    expect(timeIn(zonesOfState("CA"), winter)).toBe("11:20 AM PT");
    expect(timeIn(zonesOfState("TX"), winter)).toBe("1:20 PM CT or 12:20 PM MT");
    expect(timeIn(zonesOfState("AZ"), winter)).toBe("12:20 PM MST");
    expect(timeIn(zonesOfState("AZ"), summer)).toBe("12:20 PM MST or 1:20 PM MT");
  });

  it("isn't guessed for an unknown state or time zone", () => {
    for (const code of ["", "XX", "constructor"]) expect(timeIn(zonesOfState(code), winter)).toBeNull();
    expect(timeIn(["Nowhere/At_All"], winter)).toBeNull();
  });
});
