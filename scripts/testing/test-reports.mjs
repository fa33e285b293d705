import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { cacheFolder, root } from "../support/paths.mjs";

/*
 * The runners' reports in one shape: how many passed, what failed, and what passed only at another try. A failure is
 * `{ title, place, error, command }`; the command repeats it alone.
 */

export const vitestReport = join(cacheFolder, "vitest.json");
export const playwrightReport = join(cacheFolder, "playwright.json");

/** The report of the last Vitest run, which had these arguments and settings; reading removes the report. */
export async function readVitestReport(args, environment) {
  const report = await takeReport(vitestReport);
  const files = report?.testResults ?? [];
  const command = (file, name) =>
    `${settingsOf(environment)}npx vitest run ${[...args, file, ...(name ? ["-t", name] : [])].map(quoted).join(" ")}`;
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    // A file that could not be loaded has no tests to blame.
    if (failed.length === 0 && status === "failed") {
      return [{ title: "The file does not load", place, error: firstLine(message), command: command(place) }];
    }
    return failed.map(({ fullName, failureMessages: [error = ""] }) => ({
      title: fullName,
      place,
      error: firstLine(error),
      command: command(place, fullName),
    }));
  });
  return { passed: report?.numPassedTests ?? 0, failures, flaky: [] };
}

/** The same for Playwright. */
export async function readPlaywrightReport(environment) {
  const report = await takeReport(playwrightReport);
  const tests = testsOf(report?.suites ?? []);
  const ofStatus = (status) => tests.filter((one) => one.status === status);
  return {
    passed: ofStatus("expected").length + ofStatus("flaky").length,
    failures: [
      ...(report?.errors ?? []).map(({ message = "" }) => ({
        title: "The journeys do not start",
        place: "playwright.config.ts",
        error: firstLine(message),
        command: "npx playwright test --list",
      })),
      ...ofStatus("unexpected").map(({ title, place, error, project, again }) => ({
        title,
        place,
        error,
        command: again ?? `${settingsOf(environment)}npx playwright test --project=${project} ${place}`,
      })),
    ],
    flaky: ofStatus("flaky"),
  };
}

function testsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        const place = `e2e/${file}:${line}`;
        const message = (error?.message ?? "").replaceAll(colors, "");
        // A rehearsal says itself what repeats it: its seed was new.
        const again = /^again: (.+)$/m.exec(message)?.[1];
        return { title, place, project: projectName, status, error: firstLine(message), again };
      }),
    ),
    ...testsOf(inner),
  ]);
}

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function firstLine(text) {
  return text.replaceAll(colors, "").trim().split("\n")[0];
}

function settingsOf(environment) {
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${quoted(value)} `)
    .join("");
}

function quoted(text) {
  return /^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

async function takeReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}
