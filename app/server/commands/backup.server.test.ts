import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "#app/server/database/database.server.ts";
import { keepDocument } from "#app/server/documents/documents.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { backupFaults, hasFailed, noteBackup, readBackups } from "#app/server/report/backup-record.server.ts";
import { readSettings, type Settings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { hasHistory, migrateEarlier } from "#test/earlier-migrations.ts";
import { createDatabase } from "#test/postgres.ts";
import { unlimited } from "#test/recipients.ts";
import { makeBackup } from "./backup.server.ts";
import { findFaults } from "./doctor/faults.server.ts";

const lead = {
  formName: "Free Credit Analysis" as const,
  firstName: "Ann",
  lastName: "Lee",
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "+14805550142",
  pageUrl: "http://localhost:3000/get-started",
};

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(databaseUrl?: string) {
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const [out, problems] = [collectOutput(), collectOutput()];
  const code = await makeBackup(settings, [], { out: out.stream, problems: problems.stream });
  return { code, file: out.text().trimEnd(), problems: problems.text() };
}

function leftovers(): string[] {
  return readdirSync(join(dataDir, "backups"));
}

it("copies the files that people sent, still sealed, but no partial file", async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.migrate();
  await database.close();
  mkdirSync(join(dataDir, "documents"));
  writeFileSync(join(dataDir, "documents", "a.sealed"), "sealed bytes");
  writeFileSync(join(dataDir, "documents", "b.sealed.part"), "half of");
  const { code, file, problems } = await run();
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  expect(readdirSync(`${file}.documents`)).toEqual(["a.sealed"]);
  expect(readFileSync(join(`${file}.documents`, "a.sealed"), "utf8")).toBe("sealed bytes");
  expect(statSync(`${file}.documents`).mode & 0o777).toBe(0o700);
});

it("fails, and keeps the copy, when files of the database are not in the data folder", async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.migrate();
  const place = { db: database.db, dataKey: testDataKey, dataDir };
  const sent = { bytes: Buffer.from("a résumé"), type: "pdf", kind: "resume", scanned: false } as const;
  for (const typedName of ["one.pdf", "two.pdf"]) await keepDocument(place, { ...sent, typedName }, 1);
  await database.close();
  expect((await run()).code).toBe(0);
  const [first = ""] = readdirSync(join(dataDir, "documents"));
  rmSync(join(dataDir, "documents", first));
  const { code, file, problems } = await run();
  expect(code).toBe(1);
  expect(problems).toContain(`without files that people sent: 1 of 2 are not in ${join(dataDir, "documents")}`);
  expect(existsSync(file)).toBe(true);
});

it("copies the embedded database while the site writes to it", async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await database.migrate();
    const store = createLeadStore(database, unlimited);
    const save = (index: number) => store.save({ ...lead, submissionKey: `key-backup-${index}` });
    await Promise.all(Array.from({ length: 300 }, (_, index) => save(index)));
    const [{ code, file, problems }] = await Promise.all([run(), save(300), save(301)]);
    expect({ code, problems }).toEqual({ code: 0, problems: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(leftovers()).toHaveLength(1);

    const copy = new DatabaseSync(file, { readOnly: true });
    const { leads } = copy.prepare("SELECT count(*) AS leads FROM leads").get() as { leads: number };
    copy.close();
    expect(leads).toBeGreaterThanOrEqual(300);
  } finally {
    await database.close();
  }
});

it("is restored by putting the copy where the database was: every lead is there, and its emails still go out", async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.migrate();
  await createLeadStore(database, unlimited).save(lead);
  await database.close();
  const { file } = await run();
  const restored = mkdtempSync(join(tmpdir(), "restored-"));
  try {
    copyFileSync(file, join(restored, "site.db"));
    expect(await contentOf({ dataDir: restored, databaseUrl: undefined })).toEqual({ leads: [lead.email], queued: 2 });
  } finally {
    rmSync(restored, { recursive: true });
  }
});

/** Opens a database as the site does when it starts, and says what is in it. */
async function contentOf(settings: Pick<Settings, "dataDir" | "databaseUrl">) {
  const database = await openDatabase(settings);
  try {
    await database.migrate();
    const leads = await database.db.selectFrom("leads").select("email").execute();
    const queued = await database.db.selectFrom("outbox").select("id").where("state", "=", "queued").execute();
    return { leads: leads.map(({ email }) => email), queued: queued.length };
  } finally {
    await database.close();
  }
}

describeEachDatabase(
  "a backup before the first start of a new release",
  ({ settings }) => {
    it.skipIf(!hasHistory).each([
      ["that kept no facts", "0037-installation"],
      ["that could lift no stop", "0046-mail-words"],
    ])("is good on the tables of a release %s, and notes nothing of who left", async (_, release) => {
      const place = { ...settings(), dataDir };
      writeFileSync(join(dataDir, "data.key"), Buffer.alloc(32, 7), { mode: 0o600 });
      const database = await openDatabase(place);
      try {
        await migrateEarlier(database.db, database.dialect, release);
        const [rule, time] = ["address_hash, channel, scope, source, stopped_at", Date.now()];
        await sql`INSERT INTO contact_rules (${sql.raw(rule)}) VALUES (${release}, 'email', 'all', 'desk', ${time})`.execute(
          database.db,
        );
      } finally {
        await database.close();
      }
      const { code, file, problems } = await run(place.databaseUrl);
      expect({ code, problems }).toEqual({ code: 0, problems: "" });
      expect(leftovers().map((name) => join(dataDir, "backups", name))).toEqual([file]);
    });
  },
  { tables: false },
);

it("says so and leaves nothing behind when there is no database yet", async () => {
  const { code, file, problems } = await run();
  expect({ code, file }).toEqual({ code: 1, file: "" });
  expect(problems).toMatch(/^No backup was made: There is no database in DATA_DIR/);
  expect(readdirSync(dataDir)).toEqual([]);
});

it("is remembered when it was good, and when it failed, and doctor says so", async () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  await database.migrate();
  const day = 24 * 3600 * 1000;
  const said = async (nowMs = Date.now()) => (await findFaults(settings, nowMs)).filter((line) => /backup/.test(line));
  expect(await said()).toEqual([expect.stringMatching(/^There is no good backup yet: npm run -s backup/)]);
  await run();
  expect(await said()).toEqual([]);
  expect(await said(Date.now() + day)).toEqual([]);
  const old = /^The last good backup is from \d{4}-\d\d-\d\d \d\d:\d\d UTC: /;
  expect(await said(Date.now() + 2 * day)).toEqual([expect.stringMatching(old)]);
  const { lastGood } = await readBackups(database.db, Date.now());
  rmSync(join(dataDir, "backups"), { recursive: true });
  writeFileSync(join(dataDir, "backups"), "a file where the folder should be");
  expect(await run()).toMatchObject({ code: 1, problems: expect.stringMatching(/^The backup failed: E/) });
  expect(await said()).toEqual([
    expect.stringMatching(/^The backup of .* UTC failed\. The last good backup is from .* UTC: npm run -s backup$/),
  ]);
  expect((await readBackups(database.db, Date.now())).lastGood).toBe(lastGood);
  rmSync(join(dataDir, "backups"));
  await run();
  expect(await said()).toEqual([]);
  for (const name of leftovers()) rmSync(join(dataDir, "backups", name));
  expect(await said()).toEqual([
    expect.stringMatching(
      /^The last good backup is from .*, but there is no copy in .*backups anymore: npm run -s backup$/,
    ),
  ]);
});

describeEachDatabase("a backup by a clock that was ahead", ({ open, settings }) => {
  it("does not count as good, and hides no failure after it", async () => {
    const { db } = await open();
    const [now, day] = [Date.now(), 24 * 3600 * 1000];
    const said = async () => backupFaults(await readBackups(db, now), settings().dataDir, now);
    await noteBackup(settings(), { at: now - 2 * day, isGood: true });
    await noteBackup(settings(), { at: now - day, isGood: false });
    await noteBackup(settings(), { at: now + 60 * day, isGood: true });
    expect(await readBackups(db, now)).toEqual({ lastGood: null, lastFailed: null, fromFuture: now + 60 * day });
    expect(await said()).toEqual([expect.stringMatching(/^The last good backup says that it is from .* not come yet/)]);
    await noteBackup(settings(), { at: now, isGood: false });
    expect(hasFailed(await readBackups(db, now))).toBe(true);
    expect(await said()).toEqual([expect.stringMatching(/^The backup of .* UTC failed\. .* does not count: npm run/)]);
    await noteBackup(settings(), { at: now + 60_000, isGood: true });
    expect(await readBackups(db, now)).toEqual({ lastGood: now + 60_000, lastFailed: null, fromFuture: null });
  });
});

describe.skipIf(inject("postgresUrl") === null)("with PostgreSQL", () => {
  it("says what to run when pg_dump is not installed", async () => {
    vi.stubEnv("PATH", dataDir);
    const url = await createDatabase(inject("postgresUrl") ?? "", inject("postgresTemplate"));
    const { code, problems } = await run(url);
    expect(code).toBe(1);
    expect(problems).toContain("pg_dump --format=custom");
    expect(leftovers()).toEqual([]);
  });

  it.skipIf(!existsSync("/usr/bin/pg_dump"))("makes a dump with pg_dump that pg_restore can restore", async () => {
    const [url, restoredUrl] = await Promise.all([1, 2].map(() => createDatabase(inject("postgresUrl") ?? "")));
    const database = await openDatabase({ dataDir, databaseUrl: url });
    await database.migrate();
    await createLeadStore(database, unlimited).save(lead);
    await database.close();
    const { code, file } = await run(url);
    expect(code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restore = spawnSync("pg_restore", ["--no-owner", `--dbname=${restoredUrl}`, file], { encoding: "utf8" });
    expect(restore.stderr).toBe("");
    expect(await contentOf({ dataDir, databaseUrl: restoredUrl })).toEqual({ leads: [lead.email], queued: 2 });
  });
});
