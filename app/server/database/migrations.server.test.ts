import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { openDatabase, type SiteDatabase } from "./database.server.ts";
import { splitStatements } from "./migrations.server.ts";

describeEachDatabase("migrations", ({ settings }) => {
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
});

describeEachDatabase("a database that a newer release has migrated further", ({ open, settings }) => {
  it("takes leads from a process that was already running, and from a new one", async () => {
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

const lead: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "Ana",
  lastName: "Reyes",
  name: "Ana Reyes",
  email: "ana@visitor.example",
  phone: "+16025550112",
  pageUrl: "http://localhost:3000/get-started",
};

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

it("keeps the emails of a site that is older than messages", () => {
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

it("cuts a file at the semicolons that end a line and keeps each dialect's own statements", () => {
  const file =
    "-- Why\nCREATE TABLE a (b TEXT);\n\n-- only: postgres\nALTER TABLE a SET UNLOGGED;\nINSERT INTO a VALUES ('x;y');\n";
  expect(splitStatements(file, "sqlite")).toEqual(["CREATE TABLE a (b TEXT)", "INSERT INTO a VALUES ('x;y')"]);
  expect(splitStatements(file, "postgres")).toHaveLength(3);
});
