/**
 * How long a lead takes while ten people work at the desk and an export runs, against the same site without them: short
 * rounds of both by turns, on SQLite and on PostgreSQL where one is found. Leads come 25 a second, whatever happens to the
 * ones before. Asked: the 99th percentile at most 1.1 times that without. Both sides are medians of their rounds. The report
 * also shows a figure that does not depend on the rest of the machine: how long the site's own thread worked in each second.
 *
 * Each of the ten asks for something every two seconds and watches an open inbox, which reacts to news as a browser's does.
 * The export of all leads has written its first rows before a round begins; a finished one starts over.
 *
 *   npm run bench -- desk-leads [pairs of rounds] [seconds a round] [leads that are there]
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { signInByLink } from "#test/desk-client.ts";
import { startBuiltSite } from "../support/built-site.mjs";
import { hirePeople } from "../support/desk/desk-people.mjs";
import { fillLeads } from "../support/leads/fill-leads.mjs";
import { median } from "../support/median.mjs";
import { onBothDatabases } from "../support/on-postgres.mjs";
import { quantile } from "../support/quantile.mjs";
import { makeTables, openSiteDatabase } from "../support/site-database.mjs";
import { visitWhile } from "../support/steady-visitor.mjs";
import { threadTime } from "../support/thread-time.mjs";

const [pairs = 15, seconds = 4, leads = 20_000] = process.argv.slice(2).map(Number);
const pace = { everyMs: 40, pagesALead: 1 };
const [people, paceMs, asked] = [10, 2000, 1.1];
const root = fileURLToPath(new URL("../../", import.meta.url));

await onBothDatabases(measure);

async function measure(name, place) {
  await makeTables(place);
  await fillLeads(openSiteDatabase(place), leads);
  const settings = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? "",
    SMTP_URL: "",
    DESK: "on",
    LOG_LEVEL: "info",
    SUBMISSIONS_PER_IP_PER_MINUTE: "1000000",
  };
  const site = await startBuiltSite(settings);
  const threads = await untilProjected(place);
  const origin = site.url.replace("127.0.0.1", "localhost");
  const cookies = await signIn(settings, origin);
  const team = await hirePeople({ origin, cookies, threads, paceMs });
  const round = async () => {
    const [begunAt, workedBefore] = [performance.now(), threadTime(site.pid)];
    const { leads: taken, failures } = await visitWhile(site.url, () => wait(seconds * 1000), pace);
    if (failures.length > 0) throw new Error(failures[0]);
    const worked = (threadTime(site.pid) - workedBefore) / ((performance.now() - begunAt) / 1000);
    return { taken, worked, load: loadavg()[0] };
  };
  // The first seconds of a process are its compiler's.
  const without = [];
  const withDesk = [];
  await withTeam(team, settings, round);
  await round();
  for (let pair = 0; pair < pairs; pair += 1) {
    // By turns, so that whatever else the machine does meets both sides alike.
    if (pair % 2 === 0) without.push(await round());
    withDesk.push(await withTeam(team, settings, round));
    if (pair % 2 === 1) without.push(await round());
  }
  await team.end();
  await site.stop();
  if (team.asked.failures.length > 0) throw new Error(team.asked.failures[0]);
  report(name, { without, with: withDesk }, team.asked.requests);
}

/** Runs a round while the ten work and an export runs. */
async function withTeam(team, settings, round) {
  const running = runExports(settings);
  team.work();
  // Until they are at it.
  await Promise.all([running.hasBegun, wait(500)]);
  const taken = await round();
  await team.rest();
  await running.end();
  return taken;
}

function runExports(settings) {
  const begun = Promise.withResolvers();
  let child;
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const args = ["scripts/site-command.mjs", "leadsExport", "--format", "csv"];
      const stdio = ["ignore", "pipe", "ignore"];
      child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...settings }, stdio });
      child.stdout.once("data", begun.resolve).resume();
      await once(child, "exit");
    }
  };
  const running = run();
  return {
    hasBegun: begun.promise,
    async end() {
      isOver = true;
      child.kill("SIGKILL");
      await running;
    },
  };
}

/** Waits until the desk has made threads of all leads; returns some of them. */
async function untilProjected(place) {
  const database = openSiteDatabase(place);
  const known = database.db.selectFrom("thread_sources").select(({ fn }) => fn.countAll().as("count"));
  const ofLeads = known.where("source", "=", "lead");
  while (Number((await ofLeads.executeTakeFirst()).count) < leads) await wait(500);
  const waiting = database.db.selectFrom("threads").select("id").where("state", "=", "waiting");
  // PostgreSQL does it by itself within minutes.
  if (database.dialect === "postgres") await database.pool.query("ANALYZE");
  const rows = await waiting.orderBy("due_at", "desc").limit(500).execute();
  await database.close();
  return rows.map(({ id }) => id);
}

async function signIn(settings, origin) {
  const cookies = [];
  for (let number = 0; number < people; number += 1) {
    const args = ["scripts/site-command.mjs", "desk", "owner", `colleague-${number}@team.example`];
    const options = { cwd: root, env: { ...process.env, ...settings } };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    cookies.push((await signInByLink(origin + /\/desk\/link\/\S+/.exec(stdout)[0])).cookie);
  }
  return cookies;
}

function report(name, rounds, requests) {
  const sides = ["without", "with"].map((side) => {
    const leadsOf = rounds[side].map(({ taken }) => taken);
    const of = (key) => median(rounds[side].map((round) => round[key]));
    const high = median(leadsOf.map((taken) => quantile(taken, 0.99)));
    const words =
      `${median(leadsOf.flat()).toFixed(1)}, p99 ${high.toFixed(1)} ms (the site's thread worked ${of("worked").toFixed(0)} ` +
      `ms a second; the machine's load ${of("load").toFixed(1)})`;
    return { high, words, all: quantile(leadsOf.flat(), 0.99) };
  });
  const [without, withDesk] = sides;
  const ratio = withDesk.high / without.high;
  console.log(
    `${name}: a lead without the desk at work ${without.words}; with ten people and an export ${withDesk.words}; ratio ` +
      `${ratio.toFixed(2)} (asked: ${asked}; medians of ${pairs} rounds of ${seconds} s; of all leads together ` +
      `${(withDesk.all / without.all).toFixed(2)}; ${requests} requests at the desk)${ratio <= asked ? "" : "  MORE THAN ASKED"}`,
  );
}
