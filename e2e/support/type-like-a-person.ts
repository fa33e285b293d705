import type { BrowserContext, Locator } from "@playwright/test";
import { type Chance, createChance } from "#test/office-year/chance.ts";
import { clock } from "./clock.ts";
import { untilPainted } from "./until-live.ts";

/** What a person does at the keys, and how long until the next: a key, a slip taken back, or a thought. */
type Stroke = { key: string; thenMs: number };

/** Longer than any page waits before it saves by itself. */
const [shortestThoughtMs, longestThoughtMs] = [900, 4000];

/** In haste the clock is moved after a few keys, for a test with many people and windows: sooner than any page saves. */
const leastMoveMs = 350;

/** The same keys, slips and thoughts for the same text and seed. */
function strokesOf(text: string, chance: Chance): Stroke[] {
  const key = (name: string): Stroke => ({ key: name, thenMs: chance.from(80, 200) });
  const strokes = [...text].flatMap((letter) => {
    const slip = /[a-z]/.test(letter) && chance.is(0.04) ? [key("q"), key("Backspace")] : [];
    const stroke = key(letter === "\n" ? "Enter" : letter);
    if (/[.,?!\n]/.test(letter) || chance.is(0.03)) stroke.thenMs = chance.from(shortestThoughtMs, longestThoughtMs);
    return [...slip, stroke];
  });
  return strokes;
}

/**
 * Types at the end of a field as people do: 80 to 200 ms a key, slips that are taken back, and pauses to think, in which a
 * page saves. Only the clock moves; call `letTimersFollow` before the page opens. Ends with a pause, unless told otherwise.
 */
export async function typeLikeAPerson(
  field: Locator,
  text: string,
  {
    seed = 1,
    endsWithPause = true,
    inHaste = false,
  }: { seed?: number; endsWithPause?: boolean; inHaste?: boolean } = {},
): Promise<void> {
  const page = field.page();
  await field.focus();
  await page.keyboard.press("Control+End");
  let passedMs = 0;
  for (const { key, thenMs } of strokesOf(text, createChance(seed))) {
    if (key.length === 1) await page.keyboard.type(key);
    else await page.keyboard.press(key);
    passedMs += thenMs;
    if (inHaste && passedMs < leastMoveMs) continue;
    await clock.move(passedMs);
    passedMs = 0;
    if (thenMs >= shortestThoughtMs) await untilPainted(page);
  }
  if (endsWithPause) await pauseToThink(field);
}

/** Takes back this many letters, one by one. */
export async function takeBack(field: Locator, letters: number, seed = 1): Promise<void> {
  const chance = createChance(seed);
  await field.focus();
  await field.page().keyboard.press("Control+End");
  for (let left = letters; left > 0; left -= 1) {
    await field.page().keyboard.press("Backspace");
    await clock.move(chance.from(80, 200));
  }
}

/** Lets a person think for as long as pages wait before they save by themselves. */
async function pauseToThink(field: Locator): Promise<void> {
  await clock.move(longestThoughtMs);
  await untilPainted(field.page());
}

/** From now on, a timer of these pages ends when the clock is moved past its end, as the site's do. */
export async function letTimersFollow(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepTimers);
  const stopFollowing = clock.follow(async () => {
    const frames = context.pages().flatMap((page) => page.frames());
    // A page that is being left has no timers.
    await Promise.all(frames.map((frame) => frame.evaluate(endDueTimers).catch(() => {})));
  });
  context.once("close", stopFollowing);
}

/** Runs in the page, before its scripts. */
function keepTimers(): void {
  const timers = new Map<number, { atMs: number; run: () => void }>();
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  Reflect.set(globalThis, Symbol.for("timers that follow the clock"), { timers, clear });
  const keep = (work: TimerHandler, delayMs = 0, ...values: unknown[]) => {
    // React's own short waits are not a person's pauses.
    if (typeof work !== "function" || delayMs < 50) return set(work, delayMs, ...values);
    const run = () => {
      timers.delete(id);
      work(...values);
    };
    const id = set(run, delayMs);
    timers.set(id, { atMs: Date.now() + delayMs, run });
    return id;
  };
  window.setTimeout = keep as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    clear(id);
  };
}

/** Runs in the page, after the clock was moved. */
function endDueTimers(): void {
  const kept: { timers: Map<number, { atMs: number; run: () => void }>; clear: (id: number) => void } | undefined =
    Reflect.get(globalThis, Symbol.for("timers that follow the clock"));
  const due = [...(kept?.timers ?? [])].filter(([, { atMs }]) => atMs <= Date.now());
  for (const [id, { run }] of due.toSorted(([, one], [, other]) => one.atMs - other.atMs)) {
    kept?.clear(id);
    run();
  }
}
