import { describe, expect, it } from "vitest";
import { createPause, retryDelayMs } from "./delivery-timing.server.ts";

const minute = 60_000;

it("a refused item waits 30 s at first, then twice as long each time, at most an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 2000].map((attempts) => retryDelayMs(attempts) / minute);
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

describe("a pause", () => {
  it("lasts between half and all of its length, isn't extended by failures during it, and ends with a success", () => {
    const pause = createPause(60_000, 600_000);
    expect([pause.leftMs(), pause.isFailing()]).toEqual([0, false]);
    const first = pause.fail();
    expect(first).toBeGreaterThan(29_000);
    expect(first).toBeLessThanOrEqual(60_000);
    expect(pause.fail()).toBeLessThanOrEqual(first);
    expect(pause.isFailing()).toBe(true);
    pause.succeed();
    expect([pause.leftMs(), pause.isFailing()]).toEqual([0, false]);
  });

  it("lasts at least as long as the other side asks, even when it asks later", () => {
    const pause = createPause(1000, 1000);
    expect(pause.fail(30_000)).toBeGreaterThan(29_000);
    expect(pause.fail(90_000)).toBeGreaterThan(89_000);
    expect(pause.fail(10)).toBeGreaterThan(89_000);
  });
});
