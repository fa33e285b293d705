import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OnDemandPart } from "./import-when-near.ts";

const untilRetried = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("OnDemandPart", () => {
  it("loads when its place comes near the window, and only once", async () => {
    const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    class FakeObserver {
      constructor(report: (typeof observers)[number]) {
        observers.push(report);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", FakeObserver);
    const load = vi.fn(async () => "part");
    const part = new OnDemandPart(load, false);
    part.watch({} as Element);
    observers[0]?.([{ isIntersecting: false }]);
    expect(load).not.toHaveBeenCalled();
    observers[0]?.([{ isIntersecting: true }]);
    part.load();
    await expect(part.content()).resolves.toBe("part");
    part.load();
    expect(load).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it("tries a failed load once more by itself", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValueOnce("part");
    const part = new OnDemandPart(load, false);
    part.load();
    await untilRetried();
    await expect(part.content()).resolves.toBe("part");
    expect(part.state).toBe("loaded");
  });

  it("says so after two failures, does not reject, and can be asked again", async () => {
    const load = vi.fn().mockRejectedValue(new Error("lost"));
    const part = new OnDemandPart(load, false);
    const settled = vi.fn();
    const told = vi.fn();
    part.content().then(settled, settled);
    const stop = part.subscribe(told);
    part.load();
    await untilRetried();
    expect(load).toHaveBeenCalledTimes(2);
    expect(part.state).toBe("failed");
    expect(told).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();

    load.mockResolvedValue("part");
    part.load();
    await expect(part.content()).resolves.toBe("part");
    expect(part.state).toBe("loaded");
    stop();
  });

  it("loads at once where the page is rendered whole", async () => {
    await expect(new OnDemandPart(async () => "part", true).content()).resolves.toBe("part");
  });
});
