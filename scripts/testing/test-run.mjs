import { builtFolder } from "../support/built-folder.mjs";
import { run } from "../support/run.mjs";
import { say, secondsSince } from "../support/say.mjs";
import { playwrightReport, readPlaywrightReport, readVitestReport, vitestReport } from "./test-reports.mjs";

/** One run of the gate or of the proof: its steps one after another, and what they counted. */
export class TestRun {
  #passed = 0;
  #failures = [];
  #flaky = [];
  #skipped = [];

  get hasFailed() {
    return this.#failures.length > 0;
  }

  /**
   * Runs a step and says how long it took; returns whether it passed. `work` returns an exit code or adds failures itself.
   */
  async step(name, work) {
    say(`\n── ${name}`);
    const startedAt = performance.now();
    const before = this.#failures.length;
    const code = await work();
    if (code && this.#failures.length === before) this.fail({ title: name, error: `exit code ${code}` });
    const passed = this.#failures.length === before;
    say(`${passed ? "✓" : "✗"} ${name}: ${secondsSince(startedAt)}${passed ? "" : ", failed"}`);
    return passed;
  }

  /** Runs a program whose exit code is all that counts; what it says is shown when it fails. */
  async tool(command, args) {
    const code = await run(command, args, { quiet: true });
    if (code) this.fail({ title: command, error: "see above", command: ["npx", command, ...args].join(" ") });
  }

  async vitest(args, environment = {}) {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
    const code = await run("vitest", ["run", ...args, ...reporters], { environment });
    this.#count(await readVitestReport(args, environment), code, "vitest");
  }

  /** One build for all journeys, whatever another command builds meanwhile. */
  async playwright(args, environment = {}) {
    const code = await run("playwright", ["test", "--reporter=list,json", ...args], {
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, SITE_BUILD: builtFolder() },
    });
    this.#count(await readPlaywrightReport(environment), code, "playwright");
  }

  fail({ title, place = "", error = "", command = "" }) {
    this.#failures.push({ title, place, error, command });
  }

  /** Notes what this run did not try; the last lines say so. */
  leaveOut(what) {
    this.#skipped.push(what);
  }

  /** Says what failed, where, how, and how to repeat it, then the count; CI reads the last line. Ends the process. */
  finish() {
    for (const what of this.#skipped) say(`skipped: ${what}`);
    for (const { title, place } of this.#flaky) say(`flaky: ${place} ${title}`);
    for (const { title, place, error, command } of this.#failures) {
      say(`\n✗ ${title}`);
      for (const line of [place, error, command && `again: ${command}`]) if (line) say(`  ${line}`);
    }
    process.stdout.write(`\n${this.#passed} passed, ${this.#failures.length} failed\n`);
    process.exit(this.hasFailed ? 1 : 0);
  }

  /** A runner that ran nothing has failed, whatever its exit code says; so has one that failed and says not where. */
  #count({ passed, failures, flaky }, code, runner) {
    this.#passed += passed;
    this.#flaky.push(...flaky);
    this.#failures.push(...failures);
    if ((code || passed === 0) && failures.length === 0) {
      this.fail({ title: runner, error: passed === 0 ? "ran no test" : `exit code ${code}; see above` });
    }
  }
}
