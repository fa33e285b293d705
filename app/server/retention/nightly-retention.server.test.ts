import { expect, it } from "vitest";
import { createClockWatch } from "./nightly-retention.server.ts";

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse("2026-11-24T10:00:00Z");

/** Looks each minute, and gives what the last look says. */
function lookFor(hours: number, clock: { ran: number; ahead: number }, watch: (nowMs: number) => boolean): boolean {
  let steady = false;
  for (let passed = 0; passed <= hours * hour; passed += minute) {
    steady = watch(start + clock.ran + clock.ahead);
    clock.ran += minute;
  }
  return steady;
}

it("trusts a clock after six steady hours, and again six hours after a jump either way", () => {
  const clock = { ran: 0, ahead: 0 };
  const watch = createClockWatch(() => clock.ran);
  expect(lookFor(5, clock, watch)).toBe(false);
  expect(lookFor(1, clock, watch)).toBe(true);
  clock.ahead = 25 * hour;
  expect(lookFor(5.5, clock, watch)).toBe(false);
  expect(lookFor(1, clock, watch)).toBe(true);
  clock.ahead = 0;
  expect(lookFor(0, clock, watch)).toBe(false);
});

it("bears the small corrections of a clock that runs", () => {
  const clock = { ran: 0, ahead: 0 };
  const watch = createClockWatch(() => clock.ran);
  lookFor(6, clock, watch);
  clock.ahead = -2 * minute;
  expect(lookFor(0, clock, watch)).toBe(true);
});
