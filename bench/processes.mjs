/**
 * Durable leads a second, and how long each one takes (median, and 99 of 100), with 1, 2 and 4 processes of the site on
 * one database, against bare durable commits on it, in one run: SQLite, and PostgreSQL where one is found. The two kinds
 * of bare commits are those of bench/leads.mjs; PostgreSQL has as many connections for them as there are writers.
 *
 * All processes run from beginning to end; rounds are short and post to one of them, to two, to all four, in turn. After
 * each round the rows are counted: it fails when anything that was acknowledged is not there. Load, processes and
 * database share one machine: more processes than it has cores to spare bring nothing here.
 *
 * An SQLite file is meant for one process, which is enough for a machine: several keep every lead, but each counts the
 * submissions of an address by itself.
 *
 *   npm run bench -- processes [rounds] [seconds a round] [writers]
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase, startPostgres } from "#test/postgres.ts";
import { startBuiltSite } from "./support/built-site.mjs";
import { barePostgresCommits, bareSqliteCommits } from "./support/leads/bare-commits.mjs";
import { postLeads } from "./support/leads/post-leads.mjs";
import { postAndCount } from "./support/leads/stored-leads.mjs";
import { median } from "./support/median.mjs";
import { quantile } from "./support/quantile.mjs";

// PostgreSQL takes 100 connections: 10 for each process, the others for the bare commits.
const [rounds = 9, seconds = 1, writers = 48] = process.argv.slice(2).map(Number);
const load = { writers, seconds };
const counts = [1, 2, 4];
const kinds = ["one row", "a lead's rows"];
const cache = fileURLToPath(new URL("../.cache/", import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bench-processes-"));
console.log(`${availableParallelism()} cores, ${writers} writers, medians of ${rounds} rounds of ${seconds} s`);

await compare("SQLite", { dataDir: folder }, (kind) => bareSqliteCommits(folder, kind, load));
const postgres = await startPostgres({ durable: true });
if (postgres) {
  const databaseUrl = await createDatabase(postgres.url);
  await compare("PostgreSQL", { dataDir: folder, databaseUrl }, (kind) => barePostgresCommits(databaseUrl, kind, load));
  await postgres.remove();
} else {
  console.log("PostgreSQL: not measured, because it is not on this machine.");
}
rmSync(folder, { recursive: true });

async function compare(name, place, commitBare) {
  const sites = [];
  while (sites.length < Math.max(...counts)) sites.push(await startOn(place));
  const urls = sites.map(({ url }) => url);
  // The first seconds of a process are its compiler's.
  await postLeads(urls, { writers, seconds: 5 * urls.length });
  const commits = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const posted = new Map(counts.map((count) => [count, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) commits[kind].push(await commitBare(kind));
    for (const count of counts) {
      const post = () => postLeads(urls.slice(0, count), load);
      posted.get(count).push(await postAndCount(place, post));
    }
  }
  await Promise.all(sites.map((site) => site.stop()));
  report(name, commits, posted);
}

/** With the mail server away: nothing listens on port 1. */
function startOn({ dataDir, databaseUrl = "" }) {
  const emails = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.example", TEAM_EMAIL: "a@b.example" };
  const limits = { SUBMISSIONS_PER_IP_PER_MINUTE: "1000000" };
  return startBuiltSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...emails, ...limits });
}

function report(name, commits, posted) {
  const bare = kinds.map((kind) => ({ kind, perSecond: median(commits[kind]) }));
  const words = bare.map(({ kind, perSecond }) => `${perSecond.toFixed(0)} of ${kind}`).join(", ");
  console.log(`${name}: bare commits/s: ${words}`);
  for (const [count, all] of posted) {
    const leads = median(all.map(({ perSecond }) => perSecond));
    const latencies = all.flatMap((round) => round.latencies);
    const ratios = bare.map(({ kind, perSecond }) => `${(leads / perSecond).toFixed(2)} of commits of ${kind}`);
    console.log(
      `${name}, ${count} ${count === 1 ? "process" : "processes"}: ${leads.toFixed(0)} leads/s, ` +
        `${median(latencies).toFixed(1)} ms, 99 of 100 within ${quantile(latencies, 0.99).toFixed(1)} ms; ${ratios.join(", ")}`,
    );
  }
}
