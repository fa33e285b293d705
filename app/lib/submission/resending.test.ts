import { afterEach, expect, test, vi } from "vitest";
import { retryTime, submissionLimit } from "./resending.ts";

const threeAMinute = { perMinute: 3 };

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test("allows three submissions in a minute, then none until the first is a minute old", () => {
  const stored = storageOf();
  const limit = submissionLimit("Contact", threeAMinute);
  for (const time of [1000, 2000, 3000]) {
    expect(limit.isReached(time)).toBe(false);
    limit.count(time);
  }
  expect(limit.isReached(60_999)).toBe(true);
  expect(limit.isReached(61_000)).toBe(false);
  expect([...stored.keys()]).toEqual(["submissions:contact"]);
});

test("each form has a separate count", () => {
  storageOf({ "submissions:contact": "[1,2,3]" });
  expect(submissionLimit("Contact", threeAMinute).isReached(4)).toBe(true);
  expect(submissionLimit("Privacy Rights Request", threeAMinute).isReached(4)).toBe(false);
});

test.each(["{", "null", '{"a":1}', '["x",null]', "[9e15]"])("stored text %s counts as no submission", (entry) => {
  storageOf({ "submissions:contact": entry });
  expect(submissionLimit("Contact", threeAMinute).isReached(1000)).toBe(false);
});

test("counts in memory if the browser stores nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const limit = submissionLimit("Kept Nowhere", { perMinute: 1 });
  limit.count(5);
  expect(limit.isReached(6)).toBe(true);
});

test.each([
  [0.2, "in a second"],
  [1, "in a second"],
  [2, "in 2 seconds"],
  [59.2, "in 60 seconds"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [300, "in 5 minutes"],
])("%d seconds become %s, never too early", (seconds, words) => {
  expect(retryTime(seconds)).toBe(words);
});
