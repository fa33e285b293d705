// The gate that every change passes, on the Node of package.json. Stops at the first step that fails.
// `--fast` leaves out the build and the browsers; `--prove` runs what is too long for a gate, and stops at nothing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { debianPackages, engineNames } from "../e2e/engines/installed-engines.ts";
import { readBuiltPages } from "../site-build/built-page.ts";
import { gradeLine, readingGrades } from "../site-build/reading-grades.ts";
import { build, isBuilt } from "./support/build.mjs";
import { builtFolder } from "./support/built-folder.mjs";
import { findJourneysBrowser } from "./support/chromium.mjs";
import { withSetUpLock } from "./support/lock.mjs";
import { run } from "./support/run.mjs";
import { say, secondsSince } from "./support/say.mjs";
import { playwrightReport, readPlaywrightCounts, readVitestCounts, vitestReport } from "./support/test-counts.mjs";

const fast = process.argv.includes("--fast");
const proving = process.argv.includes("--prove");
const otherDays = ["2027-03-01", "2028-02-29", "2031-07-04"];
const counts = { passed: 0, failed: 0 };
/** What passed only at another try. */
const flaky = [];

if (proving) {
  await step("Build", buildIfStale);
  process.env.CHROMIUM_PATH = await findJourneysBrowser();
  await step("Kills, races and floods", () => runPlaywright(["proof"]));
  await step("Unit and storage tests on each other day", runOnOtherDays);
  finish();
}
await step("Format, lint, directions of imports, cycles", () => run("biome", ["check", "--error-on-warnings", "."]));
await step("Types", async () => (await run("react-router", ["typegen"])) || run("tsc", ["--noEmit"]));
await step("Unused files, exports and packages", () =>
  run("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
);
await step("Spelling", () => run("cspell", ["--no-progress", "."]));
await step("Unit and storage tests", () => runVitest());
if (fast) {
  await step("Reading grade of the site as it was last built", printReadingGrades);
} else {
  await step("Build", buildIfStale);
  process.env.CHROMIUM_PATH = await findJourneysBrowser();
  await step("Browser journeys", () => runPlaywright(["journeys"]));
  await step(`Main journeys in ${engineNames().here.join(", ")}`, runMainJourneys);
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
    if (!proving) finish();
    return;
  }
  say(`✓ ${name}: ${secondsSince(startedAt)}`);
}

/** `prefix` is a command that runs the tests for us, with its own arguments. */
async function runVitest(prefix = []) {
  const tests = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const [tool, ...args] = [...prefix, ...tests];
  const code = await run(tool, args);
  return count(await readVitestCounts(), code);
}

/** After the year has turned, on a leap day, and on a federal holiday years from now: no test may know today's date. */
async function runOnOtherDays() {
  if (spawnSync("faketime", ["--version"]).error) {
    say("This machine has no faketime (on Debian: apt install faketime).");
    return 1;
  }
  const codes = [];
  for (const day of otherDays) {
    say(`On ${day}`);
    // So many seconds ahead: one clock for all processes. From a fixed time, each new process would begin at noon again.
    const secondsAhead = Math.round((Date.parse(`${day}T12:00:00Z`) - Date.now()) / 1000);
    codes.push(await runVitest(["faketime", "-f", `+${secondsAhead}`]));
  }
  return Math.max(...codes);
}

/** The build itself stops at a page that is too hard; here whoever writes sees where each one stands. */
async function printReadingGrades() {
  const folder = builtFolder();
  if (!folder) say("Left out: nothing is built yet (npm start -- --build).");
  else for (const grade of readingGrades(await readBuiltPages(join(folder, "client")))) say(gradeLine(grade));
  return 0;
}

function buildIfStale() {
  return withSetUpLock(() => {
    if (!isBuilt()) return build();
    say("Unchanged since the last build.");
    return 0;
  });
}

function runMainJourneys() {
  const { here, missing } = engineNames();
  for (const name of missing) {
    say(`Left out: this machine has no ${name} (on Debian: apt install ${debianPackages[name]}).`);
  }
  return runPlaywright(here);
}

async function runPlaywright(projects) {
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    // One build for all journeys, whatever another command builds meanwhile.
    SITE_BUILD: builtFolder(),
  };
  const chosen = projects.flatMap((name) => ["--project", name]);
  const code = await run("playwright", ["test", "--reporter=list,json", ...chosen], { environment });
  const report = await readPlaywrightCounts();
  flaky.push(...report.flaky);
  return count(report, code);
}

/** Adds a runner's counts; a runner that ran nothing has failed, whatever its exit code says. */
function count({ passed, failed }, code) {
  counts.passed += passed;
  counts.failed += failed;
  return passed === 0 ? code || 1 : code;
}

/** CI reads the last line. */
function finish() {
  for (const title of flaky) say(`flaky: ${title}`);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}
