// Everything too long for a gate: every page at every width, every journey in every engine and on other days, kills, races
// and floods. Does not stop at a failure. `--since` skips the steps that have passed since the sources were last changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineNames } from "../e2e/engines/installed-engines.ts";
import { otherMoments } from "../test/clock/moments.ts";
import { buildIfStale } from "./support/build.mjs";
import { findJourneysBrowser } from "./support/chromium.mjs";
import { cacheFolder, root } from "./support/paths.mjs";
import { say } from "./support/say.mjs";
import { checkTools } from "./testing/needed-tools.mjs";
import { TestRun } from "./testing/test-run.mjs";

const record = join(cacheFolder, "proof.json");
const sources = sourcesOfNow();
const passed = process.argv.includes("--since") ? passedBefore() : [];
const run = new TestRun();

checkTools(run, ["PostgreSQL", "Dovecot", "nginx"]);
await run.step("Build", buildIfStale);
process.env.CHROMIUM_PATH = await findJourneysBrowser();
await once("Kills, a year at the office, thousands of households", () => run.vitest(["--project=proof"]));
await once("Kills, races, floods, and every page at every width", () => run.playwright(["--project=proof"]));
await once("Journeys that the gate leaves out", () =>
  run.playwright(["--project=journeys", "--grep=@prove"], { EVERY_JOURNEY: "1" }),
);
await once("Journeys on PostgreSQL", () =>
  run.playwright(["--project=journeys", "--grep=\\(PostgreSQL\\)"], { EVERY_DATABASE: "1", EVERY_JOURNEY: "1" }),
);
// Half an hour of two workers for the seven: three on each database, and the plan, which has none.
await once("Rehearsals with a new seed, on both databases", () =>
  run.playwright(["--project=rehearsals"], { EVERY_DATABASE: "1", REHEARSAL_SEED: "new", REHEARSAL_SECONDS: "510" }),
);
for (const engine of engineNames().here) {
  await once(`Every journey in ${engine}`, () => run.playwright([`--project=${engine}`], { EVERY_JOURNEY: "1" }));
}
for (const [TEST_MOMENT, { sentence }] of Object.entries(otherMoments)) {
  await once(`Unit and storage tests ${sentence}`, () => run.vitest(["--project=gate*"], { TEST_MOMENT }));
  await once(`Every journey ${sentence}`, () =>
    run.playwright(["--project=journeys"], { TEST_MOMENT, EVERY_JOURNEY: "1" }),
  );
}
run.finish();

/** Runs a step, unless it has passed since the sources changed. */
async function once(name, work) {
  if (passed.includes(name)) {
    run.leaveOut(`${name}: passed before`);
    return;
  }
  if (!(await run.step(name, work))) return;
  passed.push(name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ sources, passed }));
}

function passedBefore() {
  try {
    const before = JSON.parse(readFileSync(record, "utf8"));
    return before.sources === sources ? before.passed : [];
  } catch {
    say("No earlier run is recorded here. This one starts from the beginning.");
    return [];
  }
}

/** The commit, and whatever was changed since. */
function sourcesOfNow() {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).stdout;
  const changes = git("diff", "HEAD") + git("ls-files", "--others", "--exclude-standard");
  return `${git("rev-parse", "HEAD").trim()} ${createHash("sha256").update(changes).digest("hex")}`;
}
