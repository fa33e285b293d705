import { type BrowserContext, expect } from "@playwright/test";
import { environmentAhead, testMoment } from "#test/clock/moments.ts";
import { machineNow, setClockAhead } from "#test/clock/moved-clock.ts";
import { calendarWithoutNight, testCalendar } from "#test/clock/test-calendar.ts";
import { patience } from "#test/patience.ts";

/** Takes over the new time, and resolves when it has. */
type Follower = (aheadMs: number) => Promise<void>;

/**
 * The one clock of a journey: the test, its sites, its commands and its browsers show the same time. It begins on a Tuesday at
 * 10:00 AM Eastern and goes on from there. A journey that would have to wait moves it.
 */
class Clock {
  readonly #beginsAheadMs = Date.parse(testMoment) - machineNow();
  #aheadMs = this.#beginsAheadMs;
  #calendar = testCalendar;
  readonly #followers = new Set<Follower>();

  constructor() {
    setClockAhead(this.#aheadMs);
  }

  /** Settings that make a new Node process show this time. */
  environment(): Record<string, string> {
    return environmentAhead(this.#aheadMs, this.#calendar);
  }

  /** Calls `follower` at each move from now on; the returned function ends that. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Resolves when all sites and all open pages are so much later. */
  async move(byMs: number): Promise<void> {
    this.#aheadMs += byMs;
    setClockAhead(this.#aheadMs);
    await Promise.all([...this.#followers].map((follow) => follow(this.#aheadMs)));
  }

  /** Back to the start of the journey before it, plus the time that this one really took. */
  async setBack(): Promise<void> {
    this.#calendar = testCalendar;
    await this.move(this.#beginsAheadMs - this.#aheadMs);
  }

  /** For browsers and servers whose clock cannot be moved: all else shows the machine's time, too, in an office that is always open. */
  showMachineTime(): Promise<void> {
    this.#calendar = calendarWithoutNight;
    return this.move(-this.#aheadMs);
  }

  /** Lets a context's pages show this time, those that it opens later as well. */
  async setIn(context: BrowserContext): Promise<void> {
    const begunAheadMs = this.#aheadMs;
    await context.addInitScript(moveClockOfPage, { aheadMs: begunAheadMs, movedMs: 0 });
    const stopFollowing = this.follow(async (aheadMs) => {
      const times = { aheadMs, movedMs: aheadMs - begunAheadMs };
      await context.addInitScript(moveClockOfPage, times);
      await Promise.all(
        context.pages().flatMap((page) => page.frames().map((frame) => frame.evaluate(moveClockOfPage, times))),
      );
    });
    context.once("close", stopFollowing);
  }
}

/** Runs in the page. Timers are not moved, but what they look at is. */
function moveClockOfPage({ aheadMs, movedMs }: { aheadMs: number; movedMs: number }): void {
  const clock = Symbol.for("clock of the journey");
  const set: { aheadMs: number; movedMs: number } | undefined = Reflect.get(globalThis, clock);
  if (set) {
    Object.assign(set, { aheadMs, movedMs });
    return;
  }
  const times = { aheadMs, movedMs };
  Reflect.set(globalThis, clock, times);
  const MachineDate = Date;
  const now = () => MachineDate.now() + times.aheadMs;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  MachineDate.prototype.constructor = globalThis.Date;
  const sinceOpened = performance.now.bind(performance);
  performance.now = () => sinceOpened() + times.movedMs;
}

export const clock = new Clock();

/** Looks until what is expected has come by itself; two seconds pass before each look. */
export function expectAsTimePasses<Seen>(look: () => Seen | Promise<Seen>) {
  return expect.poll(async () => {
    await clock.move(2000);
    return look();
  }, patience);
}

/** A little longer than the time that forms expect a person to need. */
export const minFillMs = 3200;

/** Lets the time pass that forms expect a person to need. */
export function takeAMoment(): Promise<void> {
  return clock.move(minFillMs);
}

/**
 * However slow the machine is, an open form was shown less than three seconds ago. The returned function lets the time pass
 * that a person needs.
 */
export async function turnBackTheClock(): Promise<() => Promise<void>> {
  const byMs = 60_000;
  await clock.move(-byMs);
  return () => clock.move(byMs + minFillMs);
}
