import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from "vitest/config";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { markedWords } from "./app/content/glossary/marked-words.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { inlineScripts } from "./config/bundled-scripts.ts";
import { publicSettings } from "./config/public-settings.ts";
import { factProblems } from "./site-build/library/check-facts.ts";
import { environmentAt, otherMoments, testMoment } from "./test/clock/moments.ts";

const everyTest = "{app,config,data-import,scripts,site-build,test}/**/*.test.{ts,tsx,mjs}";
/** Kills, a year at the office, limits of time: too long for a gate. */
const proofs = ["**/*.proof.test.{ts,tsx}", "test/office-year/**"];
/**
 * Tests that ask for the day or the hour: the gate tries these at other moments, too, on SQLite. Those that set every time
 * by themselves would see the same one again.
 */
const dateTests = [
  "app/{content/{review,site},server/{guard,keys,lead,newsletter,retention,time}}/**/*.test.ts",
  "app/server/booking/{mail-booking,receive-booking}.server.test.ts",
  "app/server/desk/promises/*.test.ts",
  "app/server/message/receive-message.server.test.ts",
  "app/server/privacy/privacy-requests.server.test.ts",
];

/**
 * Tests that replace a module, or move the clock by which ids are made, would do so for the next file, too: these get a
 * process each, all others share a few.
 */
const alone = globSync(everyTest).filter((file) =>
  /\bvi\.(mock|resetModules|setSystemTime|useFakeTimers)\(|\bsetClockAhead\(/.test(readFileSync(file, "utf8")),
);
const globalSetup = "test/global-setup.ts";

/** An inline script's text holds what it imports, and its own file does not tell when that changed: a kept text would be old. */
const freshScripts: Plugin = {
  name: "fresh-scripts",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith("?script") ? false : undefined)),
};

export default defineConfig({
  plugins: [articleMdx(parseFrontMatter, factProblems, markedWords), inlineScripts(), freshScripts],
  // Fixed values, so that a developer's own settings never change a test's outcome.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings({})) },
  test: {
    environment: "node",
    // Many tests wait for a database or a mail server, so there is one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Storage tests wait for real disks and real databases. The longest without a limit of its own took 26 s on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    projects: [
      ...inFewProcesses("gate", [everyTest], { env: environmentAt(testMoment), globalSetup }),
      ...Object.values(otherMoments).flatMap(({ at, sentence }) =>
        inFewProcesses(sentence, dateTests, {
          env: environmentAt(at),
          provide: { postgresUrl: null, postgresTemplate: null, sqliteTemplate: null },
        }),
      ),
      // Every test once more, with far more rounds (`test/rounds.ts`), and what is too long for the gate.
      project("proof", { include: [everyTest], env: { ...environmentAt(testMoment), THOROUGH: "1" }, globalSetup }),
    ],
  },
});

/** A process for each file takes longer than most tests in it. */
function inFewProcesses(name: string, include: string[], test: TestProjectInlineConfiguration["test"]) {
  const isAlone = (file: string) => alone.includes(file);
  return [
    project(name, { ...test, include, exclude: [...proofs, ...alone], isolate: false }),
    project(`${name}, a process for each file`, {
      ...test,
      include: globSync(include).filter(isAlone),
      exclude: proofs,
    }),
  ];
}

function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } };
}
