import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject, onTestFinished } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { readSettings, type Settings } from "#app/server/settings/env.server.ts";
import { createDatabase } from "./postgres.ts";

/** Settings that give a test a separate folder and database. */
export type OpenSuite = {
  settings(): Settings;
  /** Opens the suite's database, migrated and empty; it is closed after the test. */
  open(): Promise<SiteDatabase>;
};

/** Whether the suite's database is migrated before the suite begins. */
type Prepared = { tables: boolean };

const migrated: Prepared = { tables: true };

type Suite = (database: OpenSuite) => void;

/** Runs a suite on SQLite and on PostgreSQL, which is skipped on a machine without it (see `global-setup.ts`). */
export function describeEachDatabase(name: string, suite: Suite, prepared = migrated): void {
  describeOnSqlite(name, suite, prepared);
  const postgresUrl = inject("postgresUrl");
  describe.skipIf(postgresUrl === null)(`${name} (PostgreSQL)`, () =>
    suite(
      prepare(() => createDatabase(postgresUrl ?? "", prepared.tables ? inject("postgresTemplate") : null), prepared),
    ),
  );
}

/** Runs a suite for a secondary feature on SQLite, and when `npm run prove` repeats it, on PostgreSQL, too. */
export function describeDatabase(name: string, suite: Suite): void {
  if (process.env.THOROUGH) describeEachDatabase(name, suite);
  else describeOnSqlite(name, suite, migrated);
}

function describeOnSqlite(name: string, suite: Suite, prepared: Prepared): void {
  describe(`${name} (SQLite)`, () => suite(prepare(async () => undefined, prepared)));
}

/** A folder and settings for tests of one database, made before the suite and deleted after it. */
function prepare(makeUrl: () => Promise<string | undefined>, { tables }: Prepared): OpenSuite {
  let settings: Settings | undefined;
  let isMigrated = false;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "site-"));
    const template = tables ? inject("sqliteTemplate") : null;
    if (template !== null) cpSync(template, dataDir, { recursive: true });
    settings = readSettings({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DESK: "off",
      DATA_DIR: dataDir,
      DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
      DATABASE_URL: await makeUrl(),
    });
  });
  afterAll(() => {
    if (settings) rmSync(settings.dataDir, { recursive: true, force: true });
  });

  const given = () => {
    if (!settings) throw new Error("Settings are there only while the suite runs");
    return settings;
  };
  return {
    settings: given,
    async open() {
      const database = await openDatabase(given());
      // Closed after everything the test started on it, so that a delivery can still record what it has sent when it stops.
      onTestFinished(() => database.close());
      if (!isMigrated) await database.migrate();
      isMigrated = true;
      await empty(database);
      return database;
    },
  };
}

/** Empties the desk: deleting the people also deletes threads, clocks, events and the rest. */
export async function emptyDesk(database: SiteDatabase): Promise<void> {
  await runAll(database, [...(database.dialect === "sqlite" ? ["DELETE FROM search_words"] : []), ...emptiesDesk]);
}

async function empty(database: SiteDatabase): Promise<void> {
  await emptyDesk(database);
  await runAll(database, emptiesRest);
  // Kysely closes only connections that it has used.
  await database.db.deleteFrom("staff_attempts").execute();
}

/** Takes one trip to the database, so a test has an empty one in a few milliseconds. */
async function runAll(database: SiteDatabase, statements: readonly string[]): Promise<void> {
  const text = statements.join(";");
  if (database.dialect === "sqlite") database.sqlite.exec(text);
  else await database.pool.query(text);
}

const emptiesDesk = [
  "DELETE FROM mails_in",
  "DELETE FROM mails_taken",
  "DELETE FROM mailboxes",
  "DELETE FROM people",
  "DELETE FROM desk_cursors WHERE stream <> 'projector'",
];

const emptiesRest = [
  "DELETE FROM site_facts WHERE name <> 'oldest-release'",
  "DELETE FROM outbox",
  "DELETE FROM consent_evidence",
  "DELETE FROM consent_records",
  "DELETE FROM consent_chain",
  `UPDATE consent_head SET seq = 0, hash = '${"0".repeat(64)}', position = ''`,
  "DELETE FROM consent_words",
  "DELETE FROM leads",
  "DELETE FROM form_tokens",
  "DELETE FROM messages",
  "DELETE FROM erased_requests",
  "DELETE FROM erasures",
  "DELETE FROM booking_cells",
  "DELETE FROM bookings",
  "DELETE FROM issues",
  "DELETE FROM newsletter_requests",
  "DELETE FROM newsletter_subscribers",
  "DELETE FROM cookie_choices",
  "DELETE FROM recipient_counts",
  "DELETE FROM contact_rules",
  "DELETE FROM do_not_call_areas",
  "DELETE FROM do_not_call_numbers",
  "DELETE FROM calendar_blocks",
  "DELETE FROM audit",
  "UPDATE audit_head SET number = 0, mac = ''",
  "DELETE FROM staff",
  "DELETE FROM staff_challenges",
];
