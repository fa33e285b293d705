/**
 * A year at the office with a moved clock, against the real stores on SQLite, and on PostgreSQL where one is found: people
 * write, book, ask for their data and say stop; colleagues answer, call, erase and send letters; each night has its work. In the
 * end every promise has its row, nothing names who was erased, and a flipped byte is found in both chains. What happens is in
 * `test/office-year`, which the tests play for 30 days.
 *
 *   npm run bench -- year [days] [sqlite|postgres]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const [days = "365", only] = process.argv.slice(2);
const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const databases = { sqlite: "SQLite", postgres: "PostgreSQL" };
const chosen = only ? ["--testNamePattern", databases[only]] : [];
const play = spawn(process.execPath, [vitest, "run", "test/office-year", "--disable-console-intercept", ...chosen], {
  cwd: fileURLToPath(new URL("../../", import.meta.url)),
  env: { ...process.env, OFFICE_DAYS: days },
  stdio: "inherit",
});
[process.exitCode] = await once(play, "exit");
