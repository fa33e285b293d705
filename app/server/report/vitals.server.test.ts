import { expect, test } from "vitest";
import { createVitalsRecorder, ratingOf, vitalBuckets, vitalNames } from "./vitals.server.ts";

test.each([
  ["LCP", 2500, "good"],
  ["LCP", 2500.1, "needs-improvement"],
  ["INP", 501, "poor"],
  ["CLS", 0, "good"],
  ["CLS", 0.25, "needs-improvement"],
  ["TTFB", 1801, "poor"],
] as const)("rates %s of %d as %s", (name, value, rating) => {
  expect(ratingOf(name, value)).toBe(rating);
});

test.each(vitalNames)("has rising buckets for %s", (name) => {
  expect(vitalBuckets(name)).toEqual(vitalBuckets(name).toSorted((one, other) => one - other));
});

test("counts values by metric and route", () => {
  const recorder = createVitalsRecorder();
  recorder.record({ name: "LCP", value: 1000, route: "/", rating: "good" });
  recorder.record({ name: "LCP", value: 99_000, route: "/", rating: "poor" });
  recorder.record({ name: "LCP", value: 2500, route: "/guides/:slug", rating: "good" });
  const [home, guides, ...others] = recorder.histograms();
  expect(others).toEqual([]);
  expect(home).toMatchObject({ name: "LCP", route: "/", sum: 100_000, ratings: { good: 1, poor: 1 } });
  expect(home?.buckets.map(({ count }) => count)).toEqual([0, 1, 1, 1, 1, 1, 2]);
  expect(guides?.buckets.find(({ atMost }) => atMost === 2500)?.count).toBe(1);
});
