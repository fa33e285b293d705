import { describe, expect, it } from "vitest";
import { createPause, isGivenUp, retryDelayMs } from "./retry.server.ts";

const minute = 60_000;
const permanent = { scope: "mail", isPermanent: true, code: "EENVELOPE 550" } as const;
const temporary = { scope: "mail", isPermanent: false, code: "EENVELOPE 450" } as const;

describe("a refused mail", () => {
  it("waits 30 s at first, then twice as long each time, at most an hour", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 2000].map((attempts) => retryDelayMs(attempts) / minute);
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it("is given up at the fifth refusal when that is permanent, and after five days", () => {
    const mail = { kind: "lead-confirmation", createdAt: 0 } as const;
    expect(isGivenUp({ ...mail, attempts: 4 }, permanent, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 5 }, permanent, minute)).toBe(true);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, 5 * 24 * 60 * minute + 1)).toBe(true);
  });

  it("is never given up when it is the team's notice", () => {
    const mail = { kind: "lead-team-notice", attempts: 1000, createdAt: 0 } as const;
    expect(isGivenUp(mail, permanent, 365 * 24 * 60 * minute)).toBe(false);
  });
});

describe("a pause", () => {
  it("lasts between half and all of its length, is not made longer by failures during it, and ends with a success", () => {
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
});
