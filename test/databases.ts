import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, inject, onTestFinished } from "vitest";
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
    suite(prepare(() => createDatabase(postgresUrl ?? "", inject("postgresTemplate") ?? undefined))),
  );
}

/** As above, where something else that the suite needs is not on this machine. */
describeEachDatabase.skipIf =
  (isMissing: boolean) =>
  (name: string, suite: (database: OpenSuite) => void): void => {
    if (isMissing) describe.skip(name, () => {});
    else describeEachDatabase(name, suite);
  };

/** A folder and settings for tests of one database, made before the suite and deleted after it. */
function prepare(makeUrl: () => Promise<string | undefined>): OpenSuite {
  let settings: Settings | undefined;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "site-"));
    const template = inject("sqliteTemplate");
    if (template !== null) cpSync(template, dataDir, { recursive: true });
    settings = readSettings({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DESK: "off",
      DATA_DIR: dataDir,
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
      // After whatever the test started on it later: a delivery stops while it can still note what it has sent.
      onTestFinished(() => database.close());
      await database.migrate();
      await empty(database);
      return database;
    },
  };
}

/** Leaves nothing of the desk: threads, clocks, events and the rest go with their people. */
export async function emptyDesk({ db, dialect }: Pick<SiteDatabase, "db" | "dialect">): Promise<void> {
  if (dialect === "sqlite") await sql`DELETE FROM search_words`.execute(db);
  await db.deleteFrom("mails_in").execute();
  await db.deleteFrom("mails_taken").execute();
  await db.deleteFrom("mailboxes").execute();
  await db.deleteFrom("people").execute();
  await db.deleteFrom("desk_cursors").where("stream", "<>", "projector").execute();
}

async function empty(database: SiteDatabase): Promise<void> {
  const { db } = database;
  await emptyDesk(database);
  await db.deleteFrom("outgoing_mails").execute();
  await db.deleteFrom("consent_evidence").execute();
  await db.deleteFrom("consent_records").execute();
  await db.deleteFrom("consent_chain").execute();
  await db
    .updateTable("consent_head")
    .set({ seq: 0, hash: "0".repeat(64), position: "" })
    .execute();
  await db.deleteFrom("consent_words").execute();
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("form_tokens").execute();
  await db.deleteFrom("messages").execute();
  await db.deleteFrom("erased_requests").execute();
  await db.deleteFrom("erasures").execute();
  await db.deleteFrom("booking_cells").execute();
  await db.deleteFrom("bookings").execute();
  await db.deleteFrom("issues").execute();
  await db.deleteFrom("newsletter_subscribers").execute();
  await db.deleteFrom("newsletter_suppressions").execute();
  await db.deleteFrom("cookie_choices").execute();
  await db.deleteFrom("recipient_counts").execute();
  await db.deleteFrom("contact_rules").execute();
  await db.deleteFrom("do_not_call_areas").execute();
  await db.deleteFrom("do_not_call_numbers").execute();
  await db.deleteFrom("calendar_blocks").execute();
  await db.deleteFrom("audit").execute();
  await db.updateTable("audit_head").set({ number: 0, mac: "" }).execute();
  await db.deleteFrom("staff").execute();
  await db.deleteFrom("staff_challenges").execute();
  await db.deleteFrom("staff_attempts").execute();
}
