import { expect, test } from "vitest";
import { failureOfAnswer, failureOfError } from "./webhook-failure.server.ts";

const now = Date.UTC(2026, 10, 21, 12);
const answer = (status: number, retryAfter?: string) => failureOfAnswer({ status, retryAfter }, now);

test.each([200, 201, 202, 204, 299])("%i is a delivery", (status) => {
  expect(answer(status)).toBeNull();
});

test.each([301, 302, 307, 308, 400, 401, 403, 404, 422, 500, 501])(
  "%i is about this event, and tried again",
  (status) => {
    expect(answer(status)).toEqual({ scope: "item", isPermanent: false, code: `HTTP ${status}` });
  },
);

test("410 ends it", () => {
  expect(answer(410)).toEqual({ scope: "item", isPermanent: true, code: "HTTP 410" });
});

test.each([
  [undefined, undefined],
  ["120", 120_000],
  ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", undefined],
  ["999999", 3_600_000],
  ["soon", undefined],
  ["-5", undefined],
])("429 and 503 hold all events back; Retry-After %j asks for %j ms", (retryAfter, waitMs) => {
  for (const status of [429, 503]) {
    expect(answer(status, retryAfter)).toEqual({
      scope: "transport",
      isPermanent: false,
      code: `HTTP ${status}`,
      ...(waitMs !== undefined && { waitMs }),
    });
  }
});

test.each([
  [Object.assign(new Error("connect to 10.0.0.1"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new DOMException("late", "TimeoutError"), "ETIMEDOUT"],
  [new DOMException("cut", "AbortError"), "ETIMEDOUT"],
  ["words", "EUNKNOWN"],
])("no answer is the receiver's fault, named by its code alone", (error, code) => {
  expect(failureOfError(error)).toEqual({ scope: "transport", isPermanent: false, code });
});
