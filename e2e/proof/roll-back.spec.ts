import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInByLink } from "#test/desk-client.ts";
import { patience } from "#test/patience.ts";
import { clock } from "../support/clock.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { ownerLink, startDesk } from "../support/desk.ts";
import { exportLeads } from "../support/export.ts";
import { sendingBy, team } from "../support/mail.ts";
import { makeNextRelease, type NextRelease, nextRelease } from "../support/next-release.ts";
import { backUp, npmRun } from "../support/operator.ts";
import { Site, startSite } from "../support/site.ts";
import { runStatement } from "../support/statement.ts";
import { expect, test } from "../support/test.ts";
import { sendLead } from "../support/writers.ts";

const emailOf = (name: string) => `${name}@visitor.example`;
const emailsIn = async (site: Site) => (await exportLeads(site)).map(({ email }) => email);

/** How the document finds what came in between. */
const compares = "cut -d, -f1 leads.old | grep -vFf - leads.new";

/** The same installation with another release in `current`. */
const withRelease = (site: Site, { settings }: NextRelease) => new Site({ ...site.settings, ...settings });

describeOnEachDatabase("Back to the old release", (makeDatabase) => {
  test.setTimeout(400_000);

  test("after migrations that only add: the database stays, and so does all that came in since", async ({
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const next = await makeNextRelease("ALTER TABLE leads ADD COLUMN of_next_release TEXT;\n");
    const desk = await startDesk({ ...(await makeDatabase()), ...sendingBy(mail) });
    const old = desk.site;
    const newer = withRelease(old, next);
    try {
      await sendLead(old, emailOf("before"));
      await mail.waitFor(2);
      await backUp(old.settings);
      await old.stop();
      await newer.start();
      await runStatement(newer, "UPDATE leads SET of_next_release = 'said'");
      await mail.down();
      await sendLead(newer, emailOf("since"));
      await queueAsNextRelease(newer);
      await newer.stop();

      await old.start();
      await mail.up();
      await clock.move(120_000);
      await mail.waitFor(4, 120_000);
      await sendLead(old, emailOf("after"));
      await mail.waitFor(6);
      expect(await emailsIn(old)).toEqual(["before", "since", "after"].map(emailOf));
      const client = await signInByLink(await ownerLink(desk));
      const found = async () => (await client.post("/desk/find", { do: "find", q: emailOf("since") })).html;
      await expect.poll(found, patience).toContain("Ana Reyes");
      expect((await npmRun(old.settings, "doctor")).out).not.toContain("Does not work:");
      await old.stop();

      // Forward again: what only the next release knows is as it left it.
      await newer.start();
      expect(await emailsIn(newer)).toEqual(["before", "since", "after"].map(emailOf));
      const [first] = await runStatement<{ said: string }>(
        newer,
        "SELECT of_next_release AS said FROM leads ORDER BY id",
      );
      expect(first?.said).toBe("said");
      expect(await runStatement(newer, "SELECT state, attempts FROM outbox WHERE kind = 'of-next-release'")).toEqual([
        { state: "queued", attempts: 0 },
      ]);
      await newer.stop();
      expect(mail.received.map(({ message }) => message.messageId)).toHaveLength(6);
      expect(new Set(mail.received.map(({ message }) => message.messageId)).size).toBe(6);
    } finally {
      for (const site of [old, newer]) await site.stop();
      await rm(old.dataDir, { recursive: true, force: true });
      await next.remove();
    }
  });

  test("after one that the old release cannot live with: it says so, and the exports have what the backup has not", async ({
    newMailServer,
  }) => {
    const database = await makeDatabase();
    const isPostgres = database.DATABASE_URL !== undefined;
    test.skip(isPostgres && !existsSync("/usr/bin/pg_restore"), "pg_dump and pg_restore are not on this machine");
    const mail = await newMailServer();
    const next = await makeNextRelease(
      `UPDATE site_facts SET value = '${nextRelease}' WHERE name = 'oldest-release';\n`,
    );
    const old = await startSite({ ...database, ...sendingBy(mail) });
    const newer = withRelease(old, next);
    const restored = new Site({ ...old.settings, ...(await makeDatabase()) });
    const away = await mkdtemp(join(tmpdir(), "away-"));
    try {
      await sendLead(old, emailOf("before"));
      await mail.waitFor(2);
      await mail.down();
      await sendLead(old, emailOf("waiting"));
      await old.stop();
      const backup = await backUp(old.settings);
      await newer.start();
      await mail.up();
      await sendLead(newer, emailOf("since"));
      await mail.waitFor(6, 120_000);
      await newer.stop();

      await expect(old.start()).rejects.toThrow(
        /this release is too old for it.*needs release 9\.10\.0 or later.*restore the backup/s,
      );
      expect((await npmRun(old.settings, "doctor")).out).toMatch(
        /^Does not work:\n {2}This release does not start: .* needs release 9\.10\.0 or later/,
      );

      // As the document says: what the new release has, then the backup, then the difference.
      await writeFile(join(away, "leads.new"), await exported(newer));
      if (!isPostgres) await rename(join(old.dataDir, "site.db"), join(away, "site.db.broken"));
      const { code, out, problems } = await npmRun(restored.settings, "restore", backup);
      expect({ code, problems }).toEqual({ code: 0, problems: "" });
      expect(out).toContain("Restored: leads 2, ");
      expect(out).toContain("Leads that came later are not in it.");
      await restored.start();
      await writeFile(join(away, "leads.old"), await exported(restored));
      expect(await readFile("docs/operations.md", "utf8")).toContain(`\n${compares} `);
      const between = spawnSync("bash", ["-c", compares], { cwd: away, encoding: "utf8" }).stdout.trim();
      expect(JSON.parse(between)).toMatchObject({ email: emailOf("since") });

      // What waited in the copy goes out again, recognizable as the same; nothing else does.
      await clock.move(120_000);
      await mail.waitFor(8, 120_000);
      await sendLead(restored, emailOf("after"));
      await mail.waitFor(10);
      await restored.stop();
      expect(await emailsIn(restored)).toEqual(["before", "waiting", "after"].map(emailOf));
      for (const name of ["before", "since", "after"]) expect(mail.to(emailOf(name)), name).toHaveLength(1);
      const twice = mail.to(emailOf("waiting")).map(({ messageId }) => messageId);
      expect(twice).toHaveLength(2);
      expect(new Set(twice).size).toBe(1);
      expect(new Set(mail.to(team).map(({ messageId }) => messageId)).size).toBe(4);
    } finally {
      for (const site of [old, newer, restored]) await site.stop();
      for (const folder of [old.dataDir, away]) await rm(folder, { recursive: true, force: true });
      await next.remove();
    }
  });
});

/** An email of a kind that only the next release can write. */
async function queueAsNextRelease(site: Site): Promise<void> {
  const about = `'lead', (SELECT min(id) FROM leads), 'queued', 0, ${Date.now()}, ${Date.now()}`;
  await runStatement(
    site,
    `INSERT INTO outbox (id, channel, kind, subject_type, subject_id, state, attempts, next_attempt_at, created_at)
     VALUES ('of-next-release', 'email', 'of-next-release', ${about})`,
  );
}

/** The leads as `npm run -s leads:export` gives them. */
async function exported({ settings }: Site): Promise<string> {
  const { code, out, problems } = await npmRun(settings, "leads:export");
  if (code !== 0) throw new Error(problems);
  return out;
}
