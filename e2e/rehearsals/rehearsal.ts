import { randomInt } from "node:crypto";
import { test } from "@playwright/test";
import fc from "fast-check";
import { type Chance, createChance } from "#test/office-year/chance.ts";

/** The people of a rehearsal, what the model knows of them, and what they did so far, one sentence a step. */
export type World = { story: string[] };

/**
 * One thing that someone does. `when` asks the model alone; `play` does it and returns the sentence of the story, or null when
 * the page did not offer it.
 */
type Deed<Own extends World> = {
  when: (world: Own) => boolean;
  play: (world: Own, chance: Chance) => Promise<string | null>;
};

/** A step in plain words, for the model to choose. Its seed decides who does it, where, and with which words. */
export function step<Own extends World>(words: string, deed: Deed<Own>): Step<Own> {
  return { words, ...deed };
}

export type Step<Own extends World> = Deed<Own> & { words: string };

export type Rehearsal<Own extends World, Seen> = {
  /** The name of the spec, for the line that repeats a run. */
  name: string;
  open(): Promise<Own>;
  close(world: Own): Promise<void>;
  steps: readonly Step<Own>[];
  /** Most steps of one story. */
  most: number;
  /** The model beside the product, after a step: tables, emails, pages. */
  look(world: Own): Promise<Seen>;
  /** Each says what is wrong, one sentence a fault; by the words of the rule. */
  truths: Readonly<Record<string, (seen: Seen) => readonly string[]>>;
};

type Choice = { seed: number; path: string | undefined; budgetMs: number; shrinks: boolean };

/**
 * How long, and which stories: the same in each gate. `npm run prove` sets other seconds and a new seed (REHEARSAL_SEED=new);
 * a failure names the seed and the path that repeat it.
 */
function chosen(): Choice {
  const { REHEARSAL_SEED = "1", REHEARSAL_PATH, REHEARSAL_SECONDS = "30", REHEARSAL_SHRINKS } = process.env;
  return {
    seed: REHEARSAL_SEED === "new" ? randomInt(2 ** 31) : Number(REHEARSAL_SEED),
    path: REHEARSAL_PATH,
    budgetMs: Number(REHEARSAL_SECONDS) * 1000,
    shrinks: Boolean(REHEARSAL_SHRINKS),
  };
}

/** A story may still open its site when the time is over, and says what it found. */
const graceMs = 150_000;

/** Plays one story after another until the time is over; throws at the first fault, with its story. */
export async function rehearse<Own extends World, Seen>(rehearsal: Rehearsal<Own, Seen>): Promise<void> {
  const choice = chosen();
  const { seed, path, budgetMs } = choice;
  test.setTimeout(choice.shrinks ? 0 : budgetMs + graceMs);
  // Neither follows the clock that the people move.
  const end = AbortSignal.timeout(budgetMs);
  performance.mark("the first story");
  const count: Count = { steps: 0, byWords: new Map() };
  const isOver = () => path === undefined && end.aborted;
  let stories = 0;
  for (; stories === 0 || !(path !== undefined || isOver()); stories += 1) {
    await playOne(rehearsal, choice, { path: path ?? String(stories), isOver, count });
  }
  const seconds = performance.measure("played", "the first story").duration / 1000;
  const pace = Math.round((count.steps / seconds) * 60);
  console.info(
    `rehearsals of the ${rehearsal.name}: seed ${seed}, ${stories} stories, ${count.steps} steps in ${Math.round(seconds)} s (${pace} a minute)`,
  );
  if (process.env.REHEARSAL_COUNTS)
    console.info([...count.byWords].map(([words, times]) => `${times} ${words}`).join("\n"));
}

type Count = { steps: number; byWords: Map<string, number> };

type Playing = { path: string; isOver(): boolean; count: Count };

async function playOne<Own extends World, Seen>(
  rehearsal: Rehearsal<Own, Seen>,
  { seed, shrinks }: Choice,
  { path, isOver, count }: Playing,
): Promise<void> {
  let story: string[] = [];
  const commands = rehearsal.steps.map((one) =>
    fc.nat({ max: 99_999 }).map((chance) => asCommand(rehearsal, one, { chance, isOver, count })),
  );
  // Without a bias to short ones: a story takes a while to become interesting.
  const stories = fc.noBias(
    fc.commands(commands, { maxCommands: rehearsal.most, size: "max", disableReplayLog: !shrinks }),
  );
  const property = fc.asyncProperty(stories, async (chosenSteps) => {
    const world = await rehearsal.open();
    story = world.story;
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), chosenSteps);
    } catch (error) {
      // What closing says of windows that are gone is not the fault.
      await rehearsal.close(world).catch(() => {});
      throw error;
    }
    await rehearsal.close(world);
  });
  const outcome = await fc.check(property, { seed, path, numRuns: 1, endOnFailure: !shrinks });
  if (!outcome.failed) return;
  const again = `REHEARSAL_SEED=${seed} REHEARSAL_PATH=${path} ${commandOf(rehearsal.name)}`;
  const { errorInstance } = outcome;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const told = story.map((line, index) => `${index + 1}. ${line}`).join("\n");
  throw new Error(`${why}\nagain: ${again}\n${told}`, { cause: errorInstance });
}

/** Repeats this test alone, on the database that it had. */
function commandOf(name: string): string {
  const command = `npx playwright test --project=rehearsals e2e/rehearsals/${name}.spec.ts`;
  const isPostgres = test.info().titlePath.some((title) => title.includes("(PostgreSQL)"));
  return isPostgres ? `EVERY_DATABASE=1 ${command} --grep=PostgreSQL` : command;
}

type Told = { chance: number; isOver(): boolean; count: Count };

/** A step as fast-check plays it: the deed, and then all that has to be true. */
function asCommand<Own extends World, Seen>(
  { look, truths }: Rehearsal<Own, Seen>,
  { words, when, play }: Step<Own>,
  { chance, isOver, count }: Told,
): fc.AsyncCommand<Own, Own> {
  return {
    check: (world) => !isOver() && when(world),
    async run(world) {
      world.story.push(`(${words} …)`);
      const line = await play(world, createChance(chance));
      world.story[world.story.length - 1] = line ?? `(${words}: the page does not offer it)`;
      count.steps += 1;
      if (line !== null) count.byWords.set(words, (count.byWords.get(words) ?? 0) + 1);
      const seen = await look(world);
      const faults = Object.entries(truths).flatMap(([rule, check]) => check(seen).map((fault) => `${rule}: ${fault}`));
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
    toString: () => words,
  };
}
