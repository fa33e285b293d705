/**
 * Durable leads a second through HTTP against bare durable commits, in one run, on the same database and disk: SQLite, and
 * PostgreSQL where one is found. Asked: at least 0.50. There are two kinds of bare commits: of one small row, the least a
 * commit can be, and of the rows that a lead is, which leaves the cost of HTTP, checks and limits.
 *
 * A lead is four rows (lead, consent evidence, two emails). Measured twice: with the mail server away, so that emails stay
 * queued, and with emails delivered at the same time into a folder. After each round the rows are counted: it fails when
 * anything that was acknowledged is not there.
 *
 * Rounds are short, so that other load on the machine affects both sides alike; a quiet machine is better still.
 *
 *   npm run bench -- leads [rounds] [seconds a round] [writers]
 */
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase, startPostgres } from "#test/postgres.ts";
import { startBuiltSite } from "./support/built-site.mjs";
import { barePostgresCommits, bareSqliteCommits } from "./support/leads/bare-commits.mjs";
import { postLeads } from "./support/leads/post-leads.mjs";
import { postAndCount } from "./support/leads/stored-leads.mjs";
import { median } from "./support/median.mjs";
import { quantile } from "./support/quantile.mjs";

const [rounds = 9, seconds = 1, writers = 64] = process.argv.slice(2).map(Number);
const load = { writers, seconds };
const cache = fileURLToPath(new URL("../.cache/", import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bench-leads-"));
const inMemory = 0x01021994;
if (statfsSync(folder).type === inMemory)
  console.log("This folder is in memory: commits cost nothing here, the ratio means nothing.");

const mailServers = {
  // Nothing listens on port 1.
  "mail server away": { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.example", TEAM_EMAIL: "a@b.example" },
  "emails delivered meanwhile": { SMTP_URL: "" },
};

await compare("SQLite", undefined, (kind) => bareSqliteCommits(folder, kind, load));
const postgres = await startPostgres({ durable: true });
if (postgres) {
  const url = await createDatabase(postgres.url);
  await compare("PostgreSQL", url, (kind) => barePostgresCommits(url, kind, load));
  await postgres.remove();
} else {
  console.log("PostgreSQL: not measured, because it is not on this machine.");
}
rmSync(folder, { recursive: true });

async function compare(name, databaseUrl, commitBare) {
  for (const [emails, settings] of Object.entries(mailServers)) {
    const site = await startBuiltSite({
      DATABASE_URL: databaseUrl ?? "",
      DATA_DIR: folder,
      SUBMISSIONS_PER_IP_PER_MINUTE: "1000000",
      LOG_LEVEL: "info",
      ...settings,
    });
    // The first seconds of a process are its compiler's.
    await postLeads(site.url, { writers, seconds: 5 });
    const measured = { leads: [], "one row": [], "a lead's rows": [] };
    for (let round = 0; round < rounds; round++) {
      for (const kind of ["one row", "a lead's rows"]) measured[kind].push(await commitBare(kind));
      const post = () => postLeads(site.url, load);
      measured.leads.push(await postAndCount({ dataDir: folder, databaseUrl }, post));
    }
    await site.stop();
    const leads = median(measured.leads.map(({ perSecond }) => perSecond));
    const latencies = measured.leads.flatMap((round) => round.latencies);
    const [one, whole] = [median(measured["one row"]), median(measured["a lead's rows"])];
    console.log(
      `${name}, ${emails}: ${leads.toFixed(0)} leads/s over HTTP, ${median(latencies).toFixed(1)} ms each, ` +
        `99 of 100 within ${quantile(latencies, 0.99).toFixed(1)} ms; bare commits/s: ${one.toFixed(0)} of one row, ` +
        `ratio ${(leads / one).toFixed(2)}; ${whole.toFixed(0)} of a lead's rows, ratio ${(leads / whole).toFixed(2)} ` +
        `(medians of ${rounds}, ${writers} writers)`,
    );
  }
}
