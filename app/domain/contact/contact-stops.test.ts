import { expect, test } from "vitest";
import { type ContactStop, standingStop, stopCovers } from "./contact-stops.ts";

const stop = (change: Partial<ContactStop> = {}): ContactStop => ({
  channel: "text",
  scope: "all",
  source: "text-reply",
  stoppedAt: 100,
  saidAt: null,
  by: "phone",
  ...change,
});
const never = { email: null, phone: null };

test.each([
  ["call", "all", "email", "call", "answer", true],
  ["call", "all", "phone", "text", "answer", false],
  ["all", "all", "email", "email", "answer", true],
  ["all", "marketing", "email", "email", "answer", false],
  ["all", "marketing", "email", "email", "marketing", true],
  ["email", "marketing", "email", "email", "marketing", true],
  ["email", "marketing", "email", "call", "marketing", false],
  ["call", "all", "phone", "text", "marketing", true],
  ["text", "marketing", "email", "call", "marketing", true],
  ["text", "all", "email", "call", "answer", false],
  ["call", "all", "email", "email", "marketing", false],
  ["all", "all", "phone", "call", "answer", true],
  ["all", "all", "phone", "text", "answer", true],
  ["all", "all", "phone", "email", "answer", false],
  ["email", "all", "phone", "email", "marketing", false],
] as const)("a stop of %s for %s, known by %s, covers %s for %s: %s", (channel, scope, by, asked, purpose, covers) => {
  expect(stopCovers({ channel, scope, by }, { channel: asked, purpose })).toBe(covers);
});

test("a stop holds until the person later says yes with the same address or number", () => {
  const asked = { channel: "text", purpose: "answer" } as const;
  expect(standingStop([stop()], asked, never)).toEqual(stop());
  expect(standingStop([stop()], asked, { email: 200, phone: null })).toEqual(stop());
  expect(standingStop([stop()], asked, { email: null, phone: 100 })).toEqual(stop());
  expect(standingStop([stop()], asked, { email: null, phone: 101 })).toBeNull();
});

test("the newest of several stops is the one that counts", () => {
  const stops = [stop(), stop({ channel: "all", stoppedAt: 300 }), stop({ channel: "call", stoppedAt: 400 })];
  expect(standingStop(stops, { channel: "text", purpose: "answer" }, never)?.stoppedAt).toBe(300);
  expect(standingStop(stops, { channel: "text", purpose: "answer" }, { email: null, phone: 350 })).toBeNull();
});

test("names the stop that was asked for last, whenever a colleague decided that it counts", () => {
  const stops = [stop({ channel: "text", stoppedAt: 500, saidAt: 50 }), stop({ channel: "text", stoppedAt: 200 })];
  expect(standingStop(stops, { channel: "text", purpose: "answer" }, never)?.stoppedAt).toBe(200);
  expect(standingStop(stops, { channel: "text", purpose: "answer" }, { ...never, phone: 300 })?.stoppedAt).toBe(500);
});
