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
    expect(limit.waitMs(time)).toBe(0);
    limit.count(time);
  }
  expect(limit.waitMs(60_999)).toBe(1);
  expect(limit.waitMs(61_000)).toBe(0);
  expect([...stored.keys()]).toEqual(["submissions:contact"]);
});

test("each form has a separate count", () => {
  storageOf({ "submissions:contact": "[1,2,3]" });
  expect(submissionLimit("Contact", threeAMinute).waitMs(4)).toBeGreaterThan(0);
  expect(submissionLimit("Privacy Rights Request", threeAMinute).waitMs(4)).toBe(0);
});

test.each(["{", "null", '{"a":1}', '["x",null]', "[9e15]"])("stored text %s counts as no submission", (entry) => {
  storageOf({ "submissions:contact": entry });
  expect(submissionLimit("Contact", threeAMinute).waitMs(1000)).toBe(0);
});

test("counts in memory if the browser stores nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const limit = submissionLimit("Kept Nowhere", { perMinute: 1 });
  limit.count(5);
  expect(limit.waitMs(6)).toBeGreaterThan(0);
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
