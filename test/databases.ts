import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { readSettings, type Settings } from "#app/server/settings/env.server.ts";
import { createDatabase } from "./postgres.ts";

/** Settings of a test that leads to a folder and a database of its own. */
export type OpenSuite = {
  settings(): Settings;
  /** Opens the suite's database, migrated and empty; it is closed after the test. */
  open(): Promise<SiteDatabase>;
};

/** Runs a suite against SQLite and against PostgreSQL; the latter is skipped where none runs (see `global-setup.ts`). */
export function describeEachDatabase(name: string, suite: (database: OpenSuite) => void): void {
  describe(`${name} (SQLite)`, () => suite(prepare(async () => undefined)));
  const postgresUrl = inject("postgresUrl");
  describe.skipIf(postgresUrl === null)(`${name} (PostgreSQL)`, () =>
    suite(prepare(() => createDatabase(postgresUrl ?? ""))),
  );
}

/** A folder and settings for tests of one database, made before the suite and deleted after it. */
function prepare(makeUrl: () => Promise<string | undefined>): OpenSuite {
  let settings: Settings | undefined;
  const opened: SiteDatabase[] = [];

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "site-"));
    settings = readSettings({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      DATABASE_URL: await makeUrl(),
    });
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
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
      opened.push(database);
      await database.migrate();
      await empty(database);
      return database;
    },
  };
}

async function empty({ db }: SiteDatabase): Promise<void> {
  await db.deleteFrom("outgoing_mails").execute();
  await db.deleteFrom("consent_evidence").execute();
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("form_tokens").execute();
  await db.deleteFrom("messages").execute();
  await db.deleteFrom("erased_requests").execute();
  await db.deleteFrom("erasures").execute();
  await db.deleteFrom("booking_cells").execute();
  await db.deleteFrom("bookings").execute();
  await db.deleteFrom("newsletter_subscribers").execute();
  await db.deleteFrom("newsletter_suppressions").execute();
  await db.deleteFrom("cookie_choices").execute();
  await db.deleteFrom("recipient_counts").execute();
}
