// The gate that every change passes, on the Node of package.json. Stops at the first step that fails.
import { build, isBuilt } from "./support/build.mjs";
import { findJourneysBrowser } from "./support/chromium.mjs";
import { withSetUpLock } from "./support/lock.mjs";
import { run } from "./support/run.mjs";
import { say, secondsSince } from "./support/say.mjs";
import { playwrightReport, readPlaywrightCounts, readVitestCounts, vitestReport } from "./support/test-counts.mjs";

const fast = process.argv.includes("--fast");
const counts = { passed: 0, failed: 0 };

await step("Format, lint, directions of imports, cycles", () => run("biome", ["check", "--error-on-warnings", "."]));
await step("Types", async () => (await run("react-router", ["typegen"])) || run("tsc", ["--noEmit"]));
await step("Unused files, exports and packages", () =>
  run("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
);
await step("Unit and storage tests", runVitest);
if (!fast) {
  await step("Build", buildIfStale);
  await step("Browser journeys", runPlaywright);
}
finish();

async function step(name, work) {
  say(`\n── ${name}`);
  const startedAt = performance.now();
  const code = await work();
  if (code !== 0) {
    say(`✗ ${name}: failed after ${secondsSince(startedAt)}`);
    // Never "0 failed" at the end of a run that failed, whatever the step counts.
    counts.failed = Math.max(counts.failed, 1);
    finish();
  }
  say(`✓ ${name}: ${secondsSince(startedAt)}`);
}

async function runVitest() {
  const code = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]);
  return count(await readVitestCounts(), code);
}

function buildIfStale() {
  return withSetUpLock(() => {
    if (!isBuilt()) return build();
    say("Unchanged since the last build.");
    return 0;
  });
}

async function runPlaywright() {
  const environment = { CHROMIUM_PATH: await findJourneysBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const code = await run("playwright", ["test", "--reporter=list,json"], { environment });
  return count(await readPlaywrightCounts(), code);
}

/** Adds a runner's counts; a runner that ran nothing has failed, whatever its exit code says. */
function count({ passed, failed }, code) {
  counts.passed += passed;
  counts.failed += failed;
  return passed === 0 ? code || 1 : code;
}

/** CI reads the last line. */
function finish() {
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}
