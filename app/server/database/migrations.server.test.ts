import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { withDatabase } from "#app/server/commands/command.server.ts";
import { findFaults } from "#app/server/commands/doctor/faults.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { hasHistory, migrateEarlier } from "#test/earlier-migrations.ts";
import { createDatabase } from "#test/postgres.ts";
import { unlimited } from "#test/recipients.ts";
import { openDatabase, type SiteDatabase } from "./database.server.ts";
import type { SubjectType } from "./schema/outbox-schema.server.ts";
import { splitStatements } from "./split-statements.server.ts";

const noTables = { tables: false };

/** The names of all migrations since the first release. */
const ours = readdirSync("db/migrations")
  .map((file) => parse(file).name)
  .toSorted();

describeEachDatabase(
  "migrations",
  ({ settings }) => {
    it("run once when several processes start on one empty database at the same time", async () => {
      const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings())));
      try {
        await migrateTogether(databases, settings().dataDir);
        for (const { db } of databases) expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
        await databases[0]?.migrate();
      } finally {
        for (const database of databases) await database.close();
      }
    });
  },
  noTables,
);

describeEachDatabase("a database from before the first release", ({ settings }) => {
  it.skipIf(!hasHistory)("has the tables that the first migration makes, and keeps them", async () => {
    const [older, anew] = [await open(await another(settings())), await open(await another(settings()))];
    await migrateEarlier(older.db, older.dialect);
    await older.migrate();
    await anew.migrate();
    expect(await everythingIn(older)).toEqual(await everythingIn(anew));
  });

  it.skipIf(!hasHistory)("is taken over once, by processes that start together, with all that is in it", async () => {
    const place = await another(settings());
    const [first, ...others] = [await open(place), await open(place), await open(place), await open(place)];
    await migrateEarlier(first.db, first.dialect);
    await createLeadStore(first, unlimited).save(lead);
    await migrateTogether([first, ...others], place.dataDir);
    await first.migrate();
    const { rows: done } = await sql`SELECT name FROM kysely_migration ORDER BY name`.execute(first.db);
    expect(done).toEqual(ours.map((name) => ({ name })));
    expect(await first.db.selectFrom("leads").select("email").execute()).toEqual([{ email: lead.email }]);
    expect(await first.db.selectFrom("outbox").select("state").execute()).toHaveLength(2);
    // Releases from before are named by their last migration, and start only where it does not come before this value.
    const facts = first.db.selectFrom("site_facts").select("value").where("name", "=", "oldest-release");
    const { value: oldest } = await facts.executeTakeFirstOrThrow();
    expect("0072-bounce-proof" >= oldest).toBe(false);
  });

  it.skipIf(!hasHistory)("is refused with a sentence, and left as it is, when it has fewer migrations", async () => {
    const place = await another(settings());
    const older = await open(place);
    await migrateEarlier(older.db, older.dialect, "0071-one-address");
    const before = await everythingIn(older);
    const sentence = /is older than release 1\.0\.0 can take over\. Start commit 2fe16bff once, then this one\.$/;
    await expect(older.migrate()).rejects.toThrow(sentence);
    await expect(withDatabase(place, async () => {})).rejects.toThrow(sentence);
    const doctor = await findFaults(place, Date.now());
    expect(doctor).toEqual([expect.stringMatching(/^This release does not start: this database is older than /)]);
    expect(doctor).toEqual([expect.stringMatching(sentence)]);
    expect(await everythingIn(older)).toEqual(before);
  });
});

describeEachDatabase("a deleted subject", ({ open }) => {
  it("takes its outbox rows with it: its table still has the trigger, whatever was rebuilt since", async () => {
    const subjects = {
      lead: "leads",
      message: "messages",
      subscriber: "newsletter_subscribers",
      booking: "bookings",
      "staff-link": "staff_links",
      answer: "answers",
      event: "events",
    } satisfies Record<Exclude<SubjectType, "set-aside">, string>;
    const database = await open();
    const triggers =
      database.dialect === "sqlite"
        ? sql<{
            on: string;
            what: string;
          }>`SELECT tbl_name AS "on", sql AS what FROM sqlite_master WHERE type = 'trigger'`
        : sql<{ on: string; what: string }>`SELECT relname AS "on", pg_get_triggerdef(pg_trigger.oid) AS what
            FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal`;
    const { rows } = await triggers.execute(database.db);
    for (const [type, table] of Object.entries(subjects)) {
      expect(
        rows.filter(({ on, what }) => on === table && /outbox/.test(what) && what.includes(`'${type}'`)),
      ).toHaveLength(1);
    }
  });
});

describeEachDatabase("a database that a newer release has migrated further", ({ open, settings }) => {
  it("accepts leads from a process that was already running, and from a new one", async () => {
    const before = await open();
    await before.db.schema.alterTable("leads").addColumn("of_next_release", "text").execute();
    await sql`INSERT INTO kysely_migration VALUES ('9999-next-release', ${new Date().toISOString()})`.execute(
      before.db,
    );
    const anew = await openDatabase(settings());
    try {
      await anew.migrate();
      await createLeadStore(before, unlimited).save({ ...lead, submissionKey: "sent-before" });
      await createLeadStore(anew, unlimited).save({ ...lead, submissionKey: "sent-after" });
      expect(await anew.db.selectFrom("leads").select("email").execute()).toHaveLength(2);
    } finally {
      await anew.close();
    }
  });
});

describeEachDatabase("a database that a newer release has changed for good", ({ open, settings }) => {
  it("is refused with a sentence, and left as it is", async () => {
    const newer = await open();
    await newer.db.updateTable("site_facts").set({ value: "9.10.0" }).where("name", "=", "oldest-release").execute();
    const older = await openDatabase(settings());
    try {
      await expect(older.migrate()).rejects.toThrow(
        /too old for it.*This is release \d.*needs release 9\.10\.0 or later/s,
      );
      const doctor = await findFaults(settings(), Date.now());
      expect(doctor).toEqual([expect.stringMatching(/^This release does not start: .*9\.10\.0/)]);
    } finally {
      await older.close();
    }
  });
});

const lead: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "Ana",
  lastName: "Reyes",
  name: "Ana Reyes",
  email: "ana@visitor.example",
  phone: "+16025550112",
  pageUrl: "http://localhost:3000/get-started",
};

/** Opens a database until the test ends. */
async function open(settings: Settings): Promise<SiteDatabase> {
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  return database;
}

/** The same settings with another, empty database, until the test ends. */
async function another(settings: Settings): Promise<Settings> {
  const dataDir = mkdtempSync(join(tmpdir(), "another-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { databaseUrl } = settings;
  return { ...settings, dataDir, databaseUrl: databaseUrl && (await createDatabase(databaseUrl)) };
}

/** Every table, column, check, index, trigger and row, but for the time when a migration ran. */
async function everythingIn({ db, dialect }: SiteDatabase): Promise<Record<string, unknown>> {
  const { rows } = await (dialect === "sqlite" ? sqliteCatalog : postgresCatalog).execute(db);
  // SQLite keeps the text of each statement, as it was written.
  const parts = rows.map(
    ({ name, what }) => [name, dialect === "sqlite" ? what?.replaceAll(/[\s"]/g, "") : what] as const,
  );
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const contents = tables.map(
    async (name) => [`rows of ${name}`, (await sql`SELECT * FROM ${sql.table(name)}`.execute(db)).rows] as const,
  );
  const list = await sql`SELECT name FROM kysely_migration`.execute(db);
  return Object.fromEntries([...parts, ...(await Promise.all(contents)), ["migrations", list.rows]]);
}

type CatalogRow = { name: string; what: string | null };

const sqliteCatalog = sql<CatalogRow>`SELECT type || ' ' || name AS name, sql AS what FROM sqlite_master`;

// cspell:disable
const postgresCatalog = sql<CatalogRow>`
  SELECT format('column %s of %s', ordinal, relname) AS name,
    concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity, pg_get_expr(adbin, adrelid)) AS what
  FROM (SELECT *, row_number() OVER (PARTITION BY attrelid ORDER BY attnum) AS ordinal
      FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped) AS columns
    JOIN pg_class ON pg_class.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT format('%s %s', relkind, relname), concat_ws(' ', relpersistence, reloptions)
  FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT format('constraint %s of %s', conname, conrelid::regclass), pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT format('index %s', indexname), indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('trigger %s', tgname), pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT format('function %s', proname), prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;
// cspell:enable

async function migrateTogether(databases: SiteDatabase[], dataDir: string): Promise<void> {
  if (databases[0]?.dialect === "postgres") {
    await Promise.all(databases.map((database) => database.migrate()));
    return;
  }
  // SQLite waits for its lock and blocks this process, so the other one must really be a separate process.
  const hold = `const db = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(join(dataDir, "site.db"))});
    db.exec("BEGIN IMMEDIATE"); console.log("held"); process.stdin.once("data", () => setTimeout(() => db.exec("COMMIT"), 100));`;
  const other = spawn(process.execPath, ["-e", hold], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(other, "exit");
  await once(other.stdout, "data");
  other.stdin.end("go on");
  for (const database of databases) await database.migrate();
  expect(await ended).toEqual([0, null]);
}

it("splits a file at semicolons that end a line, and drops statements for the other dialect", () => {
  const file =
    "-- Why\nCREATE TABLE a (b TEXT);\n\n-- only: postgres\nALTER TABLE a SET UNLOGGED;\nINSERT INTO a VALUES ('x;y');\n";
  expect(splitStatements(file, "sqlite")).toEqual(["CREATE TABLE a (b TEXT)", "INSERT INTO a VALUES ('x;y')"]);
  expect(splitStatements(file, "postgres")).toHaveLength(3);
});
