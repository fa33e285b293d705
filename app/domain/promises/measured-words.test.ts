import { expect, it } from "vitest";
import { measuredWords, type PromiseFigures, waitWords } from "./figures.ts";

const hourMs = 3_600_000;
const good: PromiseFigures = {
  counted: 148,
  kept: 143,
  late: 2,
  inTime: 3,
  open: 3,
  median: { ms: 3 * hourMs + 5 * 60_000, isAtLeast: false },
  ninetieth: { ms: 17 * hourMs + 50 * 60_000, isAtLeast: false },
};

it("uses the same sentence whether we did well or badly, and says nothing below 30 cases", () => {
  expect(measuredWords(good, "messages")).toBe(
    "In the last 90 days, half of 148 messages waited at most 3 hours 5 minutes for a person’s answer, and nine in ten at most 17 hours 50 minutes. 2 did not have an answer in the time we promised.",
  );
  expect(measuredWords({ ...good, late: 0 }, "messages")).toContain("None waited longer than we promised.");
  expect(measuredWords({ ...good, counted: 29 }, "messages")).toBeNull();
  expect(measuredWords({ ...good, counted: 30 }, "messages")).toContain("half of 30 messages");
});

it("says “at least” when the figure falls on someone who is still waiting", () => {
  const bad = {
    ...good,
    counted: 1200,
    late: 1000,
    median: { ms: 49.9 * hourMs, isAtLeast: true },
    ninetieth: { ms: 240 * hourMs, isAtLeast: true },
  };
  expect(measuredWords(bad, "requests")).toBe(
    "In the last 90 days, half of 1,200 requests have waited at least 2 days 1 hour for a person’s answer, and one in ten has waited 10 days or longer. 1,000 did not have an answer in the time we promised.",
  );
});

it("rounds the wait for an answer up, and a wait that isn't over down", () => {
  const answered = (ms: number) => waitWords({ ms, isAtLeast: false });
  expect([0, 1, 60_000, 59 * 60_000 + 1, hourMs, 47.9 * hourMs, 48 * hourMs, 49.1 * hourMs].map(answered)).toEqual([
    ...["1 minute", "1 minute", "1 minute", "1 hour", "1 hour", "47 hours 54 minutes", "2 days", "2 days 2 hours"],
  ]);
  expect(waitWords({ ms: 61.9 * 60_000, isAtLeast: true })).toBe("1 hour 1 minute");
});
