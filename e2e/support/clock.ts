import { type BrowserContext, expect } from "@playwright/test";
import { environmentAhead, testMoment } from "#test/clock/moments.ts";
import { machineNow, setClockAhead } from "#test/clock/moved-clock.ts";
import { calendarWithoutNight, testCalendar } from "#test/clock/test-calendar.ts";
import { patience } from "#test/patience.ts";

/** Takes on the new time, and resolves once it has. */
type Follower = (aheadMs: number) => Promise<void>;

/**
 * The one clock of a journey: the test, its sites, its commands and its browsers show the same time. It begins on a
 * Tuesday at 10:00 AM Eastern and goes on from there. A journey moves it instead of waiting.
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

  /** Calls `follower` at each move from now on; the returned function stops that. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Moves the clock by this much; resolves once all sites and all open pages show the new time. */
  async move(byMs: number): Promise<void> {
    this.#aheadMs += byMs;
    setClockAhead(this.#aheadMs);
    await Promise.all([...this.#followers].map((follow) => follow(this.#aheadMs)));
  }

  /** Undoes the moves of a journey: the clock shows the time when it started, plus the real time that it took. */
  async setBack(): Promise<void> {
    this.#calendar = testCalendar;
    await this.move(this.#beginsAheadMs - this.#aheadMs);
  }

  /** For browsers and servers whose clock can't be moved: all show the machine's time, and the office never closes. */
  showMachineTime(): Promise<void> {
    this.#calendar = calendarWithoutNight;
    return this.move(-this.#aheadMs);
  }

  /** Makes a context's pages show this time, including those that it opens later. */
  async setIn(context: BrowserContext): Promise<void> {
    const begunAheadMs = this.#aheadMs;
    let script = await context.addInitScript(moveClockOfPage, { aheadMs: begunAheadMs, movedMs: 0 });
    const stopFollowing = this.follow(async (aheadMs) => {
      const times = { aheadMs, movedMs: aheadMs - begunAheadMs };
      // Someone who types moves the clock with each key: a page that opens later runs the last script, not a thousand.
      const before = script;
      script = await context.addInitScript(moveClockOfPage, times);
      await before.dispose();
      await Promise.all(
        context.pages().flatMap((page) => page.frames().map((frame) => frame.evaluate(moveClockOfPage, times))),
      );
    });
    context.once("close", stopFollowing);
  }
}

/** Runs in the page. Timers don't move, but the time that they read does. */
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
  // It counts from when the page opened, as the times do that the browser itself keeps of the page.
  performance.now = () => sinceOpened() + times.movedMs - movedMs;
}

export const clock = new Clock();

/** Looks again and again until the expected state has come by itself; two seconds pass before each look. */
export function expectAsTimePasses<Seen>(look: () => Seen | Promise<Seen>) {
  return expect.poll(async () => {
    await clock.move(2000);
    return look();
  }, patience);
}

/** A little longer than the time that forms expect a person to need. */
export const minFillMs = 3200;

/** Lets as much time pass as forms expect a person to need. */
export function takeAMoment(): Promise<void> {
  return clock.move(minFillMs);
}

/**
 * Turns the clock back, so that even on a slow machine an open form seems to have been there for less than three seconds.
 * The returned function lets as much time pass as a person needs.
 */
export async function turnBackTheClock(): Promise<() => Promise<void>> {
  const byMs = 60_000;
  await clock.move(-byMs);
  return () => clock.move(byMs + minFillMs);
}
