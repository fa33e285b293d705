import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it, onTestFinished } from "vitest";
import { findFaults } from "#app/server/commands/doctor/faults.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { openDatabase, type SiteDatabase } from "./database.server.ts";
import { provideMigrations } from "./migrations.server.ts";
import type { SubjectType } from "./schema/outbox-schema.server.ts";
import { splitStatements } from "./split-statements.server.ts";

const noTables = { tables: false };

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

describeEachDatabase(
  "emails and webhooks from before the outbox",
  ({ settings }) => {
    it("keep their state and their subject", async () => {
      const database = await openMigratedTo("0031-my-path", settings());
      await runWithoutReferences(database, beforeTheOutbox);
      await database.migrate();
      const columns = ["id", "channel", "kind", "subject_type", "subject_id", "state"] as const;
      const rows = await database.db.selectFrom("outbox").select(columns).orderBy("id").execute();
      expect(rows.map((row) => columns.map((column) => row[column]).join(" "))).toEqual([
        "e0 webhook booking.created event v0 queued",
        "e1 webhook booking.confirmed event v1 queued",
        "e2 webhook booking.moved event v2 queued",
        "e3 webhook booking.cancelled event v3 queued",
        "e4 webhook booking.kept event v4 queued",
        "e5 webhook booking.missed event v5 queued",
        "e6 webhook subscriber.confirmed event v6 queued",
        "e7 webhook subscriber.left event v7 queued",
        "e8 webhook answer.sent event v8 sent",
        "e9 webhook stage.changed event v9 failed",
        "m1 email lead-confirmation lead l queued",
        "m2 webhook lead.created lead l queued",
        "m3 webhook message.created message g queued",
        "m4 email newsletter-confirmation subscriber s sent",
        "m5 email booking-reminder booking b queued",
        "m6 email desk-link staff-link k failed",
        "m7 email desk-answer answer a queued",
        "m8 email set-aside-digest set-aside  queued",
      ]);
      expect(await database.db.selectFrom("outbox").selectAll().where("id", "=", "m5").executeTakeFirst()).toEqual({
        id: "m5",
        channel: "email",
        kind: "booking-reminder",
        subject_type: "booking",
        subject_id: "b",
        state: "queued",
        attempts: 2,
        next_attempt_at: 3,
        claimed_by: "someone",
        claimed_until: 4,
        last_error: "HTTP 500",
        created_at: 5,
        sent_at: null,
      });
      const bookings = database.db.selectFrom("bookings").select(["id", "status", "held_until"]).orderBy("id");
      expect(await bookings.execute()).toEqual([
        { id: "b", status: "confirmed", held_until: null },
        { id: "later", status: "held", held_until: 1_900_000_000_000 },
        { id: "robot", status: "held", held_until: 1 },
      ]);
      expect(await database.db.selectFrom("newsletter_subscribers").select(["id", "status"]).execute()).toEqual([
        { id: "s", status: "pending" },
      ]);
    });
  },
  noTables,
);

describeEachDatabase(
  "a saved view from before its filter was renamed",
  ({ settings }) => {
    it("still shows the unassigned threads", async () => {
      const database = await openMigratedTo("0035-durable-counts", settings());
      await runWithoutReferences(database, [
        "INSERT INTO staff_views VALUES ('v', 'ana', 'Free', 'held=nobody&due=late', 1)",
      ]);
      await database.migrate();
      expect(await database.db.selectFrom("staff_views").select("search").execute()).toEqual([
        { search: "held=none&due=late" },
      ]);
    });
  },
  noTables,
);

describeEachDatabase(
  "links between people from before a colleague decided them",
  ({ settings }) => {
    it("become suggestions, and only what a colleague linked stays one group", async () => {
      const database = await openMigratedTo("0036-unassigned-views", settings());
      const people = ["ana", "ben", "cleo", "dan", "eve"].map((id) => {
        const group = id === "eve" ? "eve" : "ana";
        return `INSERT INTO people VALUES ('${id}', '${group}', 'Ana Lopez', 1, 1)`;
      });
      await runWithoutReferences(database, [
        ...people,
        "INSERT INTO person_links VALUES ('ana', 'ben', 'same-phone-and-name', 'linked', NULL, 1)",
        "INSERT INTO person_links VALUES ('ben', 'cleo', 'same-phone-and-name', 'linked', 'staff', 1)",
        "INSERT INTO person_links VALUES ('cleo', 'dan', 'by-hand', 'linked', 'staff', 1)",
        "INSERT INTO person_links VALUES ('dan', 'eve', 'same-phone', 'apart', 'staff', 1)",
      ]);
      await database.migrate();
      const groups = database.db.selectFrom("people").select(["id", "group_id"]).orderBy("id");
      expect((await groups.execute()).map(({ id, group_id }) => `${id} ${group_id}`)).toEqual([
        ...["ana ana", "ben ben", "cleo ben", "dan ben", "eve eve"],
      ]);
      const links = database.db.selectFrom("person_links").select(["person_a", "state"]).orderBy("person_a");
      expect((await links.execute()).map(({ person_a, state }) => `${person_a} ${state}`)).toEqual([
        ...["ana suggested", "ben linked", "cleo linked", "dan apart"],
      ]);
    });
  },
  noTables,
);

describeEachDatabase(
  "sentences that may ask us to stop from before forms had them, too",
  ({ settings }) => {
    it("wait for a colleague, or stay decided, with the email they came in", async () => {
      const database = await openMigratedTo("0055-undo-seconds", settings());
      const columns = `id, person_id, thread_id, sort, standing, from_key, from_address, from_name, subject, words, files,
        received_at, stop_sentence, stop_asked, stop_decided`;
      const mail = (id: string, standing: string, rest: string) =>
        `INSERT INTO mails_in (${columns}) VALUES ('${id}', 'p', 't', 'written', '${standing}', 'kim@visitor.example',
          'Kim@visitor.example', 'Kim', 'Hi', 'Words', '[]', 7, ${rest})`;
      const thread = "id, person_id, kind, state, stage, due_at, received_at, version";
      await runWithoutReferences(database, [
        "INSERT INTO people VALUES ('p', 'p', 'Kim', 1, 1, NULL)",
        `INSERT INTO threads (${thread}) VALUES ('t', 'p', 'mail', 'waiting', 'new', 9, 7, 1)`,
        mail("m1", "own", "'Stop it', 'stop call all', NULL"),
        mail("m2", "other-address", "'How do I stop this?', 'maybe all all', 'not'"),
        mail("m3", "own", "NULL, NULL, NULL"),
      ]);
      await database.migrate();
      const moved = { source: "mail-in", person_id: "p", thread_id: "t", email: "kim@visitor.example", phone: null };
      const rest = { asked_at: 7 };
      expect(await database.db.selectFrom("stop_questions").selectAll().orderBy("source_id").execute()).toEqual([
        { ...moved, ...rest, source_id: "m1", sentence: "Stop it", asked: "stop call all", is_own: 1, decided: null },
        {
          ...moved,
          ...rest,
          source_id: "m2",
          sentence: "How do I stop this?",
          asked: "maybe all all",
          is_own: 0,
          decided: "not",
        },
      ]);
    });
  },
  noTables,
);

describeEachDatabase(
  "threads from before a gift to somebody who never came lapsed",
  ({ settings }) => {
    it("are free, and so are the people; those of a colleague who came stay theirs", async () => {
      const database = await openMigratedTo("0069-by-phone", settings());
      const staff = ["zoe", "kim", "app"].map((id) => `('${id}', '${id}@team.example', '${id}', '', 'counselor', 1)`);
      const held = ["zoe", "kim", "app"].flatMap((id) => [
        `INSERT INTO people (id, group_id, name, named_at, created_at, owner) VALUES ('${id}', '${id}', '', 1, 1, '${id}')`,
        `INSERT INTO threads (id, person_id, kind, state, stage, assignee, due_at, received_at, version)
          VALUES ('${id}', '${id}', 'mail', 'waiting', 'new', '${id}', 9, 7, 1)`,
      ]);
      await runWithoutReferences(database, [
        `INSERT INTO staff (id, email, email_key, name, role, created_at) VALUES ${staff.join(", ")}`,
        `INSERT INTO staff_passkeys (id, staff_id, name, public_key, counter, transports, synced, created_at)
          VALUES ('k', 'kim', 'Passkey 1', 'p', 0, '[]', 0, 1)`,
        "INSERT INTO staff_factors (staff_id, sealed_secret, last_step) VALUES ('app', 'sealed', 0), ('zoe', NULL, 0)",
        ...held,
      ]);
      await database.migrate();
      const rows = database.db
        .selectFrom("threads")
        .innerJoin("people", "people.id", "person_id")
        .select(["threads.id", "assignee", "owner", "version"])
        .orderBy("threads.id");
      expect((await rows.execute()).map((row) => Object.values(row).join(" "))).toEqual([
        "app app app 1",
        "kim kim kim 1",
        "zoe   2",
      ]);
    });
  },
  noTables,
);

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
    await newer.db
      .updateTable("site_facts")
      .set({ value: "9998-other-leads" })
      .where("name", "=", "oldest-release")
      .execute();
    const older = await openDatabase(settings());
    try {
      await expect(older.migrate()).rejects.toThrow(/too old for it.*needs a release with 9998-other-leads or later/s);
      const doctor = await findFaults(settings(), Date.now());
      expect(doctor).toEqual([expect.stringMatching(/^This release does not start: .*9998-other-leads/)]);
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

const eventKinds = [
  "booking",
  "booking-confirmed",
  "booking-moved",
  "booking-cancelled",
  "booking-kept",
  "booking-missed",
  "newsletter-confirmed",
  "newsletter-left",
  "answered",
  "stage",
];

const mailColumns = "id, kind, state, attempts, next_attempt_at, created_at";
const subscriberColumns = "id, email, email_key, status, wants_guides, wants_reports, page_url, created_at";
const bookingColumns = `id, form_nonce, status, starts_at, minutes, sequence, name, email, phone, time_zone, page_url,
  created_at, changed_at`;

/** Rows with every kind of subject and every state in that release. */
const beforeTheOutbox = [
  `INSERT INTO outgoing_mails (${mailColumns}, lead_id) VALUES ('m1', 'lead-confirmation', 'queued', 0, 1, 1, 'l')`,
  `INSERT INTO outgoing_mails (${mailColumns}, lead_id) VALUES ('m2', 'lead-webhook', 'unposted', 0, 1, 1, 'l')`,
  `INSERT INTO outgoing_mails (${mailColumns}, message_id) VALUES ('m3', 'message-webhook', 'unposted', 0, 1, 1, 'g')`,
  `INSERT INTO outgoing_mails (${mailColumns}, subscriber_id, sent_at)
    VALUES ('m4', 'newsletter-confirmation', 'sent', 1, 1, 1, 's', 9)`,
  `INSERT INTO outgoing_mails (${mailColumns}, booking_id, claimed_by, claimed_until, last_error)
    VALUES ('m5', 'booking-reminder', 'queued', 2, 3, 5, 'b', 'someone', 4, 'HTTP 500')`,
  `INSERT INTO outgoing_mails (${mailColumns}, staff_link_id) VALUES ('m6', 'desk-link', 'failed', 9, 1, 1, 'k')`,
  `INSERT INTO outgoing_mails (${mailColumns}, answer_id) VALUES ('m7', 'desk-answer', 'queued', 0, 1, 1, 'a')`,
  `INSERT INTO outgoing_mails (${mailColumns}) VALUES ('m8', 'set-aside-digest', 'queued', 0, 1, 1)`,
  `INSERT INTO outgoing_mails (${mailColumns}, booking_id) VALUES ('m9', 'booking-reminder', 'queued', 0, 1, 1, 'robot')`,
  ...eventKinds.flatMap((kind, index) => [
    `INSERT INTO events (id, person_id, kind, at, source, source_id, revision)
      VALUES ('v${index}', 'p', '${kind}', 1, 'test', '${index}', 1)`,
    `INSERT INTO event_webhooks (id, event_id, kind, state, attempts, next_attempt_at, created_at) VALUES
      ('e${index}', 'v${index}', 'event', '${["unposted", "sent", "failed"][Math.max(0, index - 7)]}', 0, 1, 1)`,
  ]),
  `INSERT INTO newsletter_subscribers (${subscriberColumns})
    VALUES ('s', 'a@visitor.example', 'a@visitor.example', 'quarantined', 1, 1, '/', 1)`,
  `INSERT INTO bookings (${bookingColumns})
    VALUES ('b', 'n1', 'confirmed', 1, 15, 0, 'Ana', 'a@visitor.example', '+16025550112', 'America/Phoenix', '/', 1, 1)`,
  `INSERT INTO bookings (${bookingColumns})
    VALUES ('robot', 'n2', 'quarantined', 1, 15, 0, 'x', 'x@visitor.example', '+16025550112', 'America/Phoenix', '/', 1, 1)`,
  `INSERT INTO bookings (${bookingColumns}) VALUES ('later', 'n3', 'quarantined', 1900000000000, 30, 0, 'Kim', 'kim@visitor.example',
    '+16025550113', 'America/Phoenix', '/', 1, 1)`,
];

/** Opens a database with the tables of an earlier release, until the test ends. */
async function openMigratedTo(migration: string, settings: Settings): Promise<SiteDatabase> {
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  const migrator = new Migrator({ db: database.db, provider: provideMigrations(database.dialect) });
  expect((await migrator.migrateTo(migration)).error).toBeUndefined();
  return database;
}

/** Runs statements that refer to rows that don't exist. */
async function runWithoutReferences(database: SiteDatabase, statements: readonly string[]): Promise<void> {
  const text = statements.join(";");
  if (database.dialect === "sqlite") {
    database.sqlite.exec(`PRAGMA foreign_keys = OFF; ${text}; PRAGMA foreign_keys = ON`);
    return;
  }
  const client = await database.pool.connect();
  await client.query(`SET session_replication_role = replica; ${text}; RESET session_replication_role`);
  client.release();
}

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

it("keeps the emails of a site from before it stored messages", () => {
  const sqlite = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  const run = (name: string) => {
    const file = readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), "utf8");
    for (const statement of splitStatements(file, "sqlite")) sqlite.exec(statement);
  };
  run("0001-leads.sql");
  sqlite.exec(`INSERT INTO leads VALUES ('l', 'k', 'f', 'a', 'b', 'a b', 'e', 'p', NULL, 'u', NULL, 'new', 1);
    INSERT INTO outgoing_mails VALUES ('m', 'l', 'lead-confirmation', 'sent', 2, 3, NULL, NULL, 'x', 4, 5)`);
  run("0002-messages.sql");
  expect({ ...sqlite.prepare("SELECT * FROM outgoing_mails").get() }).toEqual({
    id: "m",
    lead_id: "l",
    message_id: null,
    kind: "lead-confirmation",
    state: "sent",
    attempts: 2,
    next_attempt_at: 3,
    claimed_by: null,
    claimed_until: null,
    last_error: "x",
    created_at: 4,
    sent_at: 5,
  });
});

it("splits a file at semicolons that end a line, and drops statements for the other dialect", () => {
  const file =
    "-- Why\nCREATE TABLE a (b TEXT);\n\n-- only: postgres\nALTER TABLE a SET UNLOGGED;\nINSERT INTO a VALUES ('x;y');\n";
  expect(splitStatements(file, "sqlite")).toEqual(["CREATE TABLE a (b TEXT)", "INSERT INTO a VALUES ('x;y')"]);
  expect(splitStatements(file, "postgres")).toHaveLength(3);
});
