// The gate that every change passes, on the Node of package.json. Stops at the first step that fails.
// `--fast` leaves out the build and the browsers. What is too long for a gate is in prove.mjs.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { engineNames } from "../e2e/engines/installed-engines.ts";
import { readBuiltPages } from "../site-build/built-page.ts";
import { gradeLine, readingGrades } from "../site-build/reading-grades.ts";
import { buildIfStale } from "./support/build.mjs";
import { builtFolder } from "./support/built-folder.mjs";
import { findJourneysBrowser } from "./support/chromium.mjs";
import { say } from "./support/say.mjs";
import { checkTools } from "./testing/needed-tools.mjs";
import { TestRun } from "./testing/test-run.mjs";

const isFast = process.argv.includes("--fast");
const run = new TestRun();
keepFilesInMemory();

if (!isFast) await orStop("What the gate tests with", () => checkTools(run, ["PostgreSQL", "Dovecot"]));
await orStop("Format, lint, types, unused code, spelling, journeys that load", async () => {
  await run.tool("react-router", ["typegen"]);
  await Promise.all([
    run.tool("biome", ["check", "--error-on-warnings", "."]),
    run.tool("tsc", ["--noEmit"]),
    run.tool("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
    run.tool("cspell", ["--no-progress", "."]),
    // Reads every journey: one that imports what Node cannot load is found now, not after the units and the build.
    run.tool("playwright", ["test", "--list"]),
  ]);
});
await orStop("Unit and storage tests, and at six other moments what touches dates", () =>
  run.vitest(["--project=!proof"]),
);
if (isFast) {
  await run.step("Reading grade of the site as it was last built", printReadingGrades);
} else {
  await orStop("Build", buildIfStale);
  process.env.CHROMIUM_PATH = await findJourneysBrowser();
  const otherEngines = engineNames().here.filter((name) => name !== "Chromium");
  // Rehearsals run beside the journeys: two minutes of one worker.
  const projects = ["rehearsals", "journeys", ...otherEngines].map((name) => `--project=${name}`);
  const name = `Journeys, three of them in ${otherEngines.join(" and ")}, and two minutes of rehearsals`;
  await orStop(name, () => run.playwright(projects));
}
run.finish();

/** Hundreds of small databases wait for no disk then. What a crash does to one on a disk is tried in prove.mjs. */
function keepFilesInMemory() {
  const [folder, leastBytes] = ["/dev/shm", 4e9];
  if (!existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastBytes) return;
  const own = mkdtempSync(join(folder, "gate-"));
  // PostgreSQL and Dovecot run as other users.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
}

async function orStop(name, work) {
  if (!(await run.step(name, work))) run.finish();
}

/** The build itself stops at a page that is too hard; this shows writers the grade of each one. */
async function printReadingGrades() {
  const folder = builtFolder();
  if (!folder) say("Skipped: nothing is built yet (npm start -- --build).");
  else for (const grade of readingGrades(await readBuiltPages(join(folder, "client")))) say(gradeLine(grade));
}
