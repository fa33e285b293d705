import { expect, it } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { logSource } from "./log-source.server.ts";

const morning = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;

it("names a source the same all day, another one the next, and never by its address", () => {
  const source = (address: string, nowMs = morning) => logSource(testDataKey, address, nowMs);
  expect(source("203.0.113.7")).toBe(source("203.0.113.7", morning + 15 * hour));
  expect(source("203.0.113.7")).not.toBe(source("203.0.113.7", morning + 16 * hour));
  expect(source("203.0.113.7")).not.toBe(source("203.0.113.8"));
  // One household, as the limits count it.
  expect(source("2001:db8:1:2::1")).toBe(source("2001:db8:1:2:3:4:5:6"));
  expect(source("203.0.113.7")).toMatch(/^[\w-]{16}$/);
});
