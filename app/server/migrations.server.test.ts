import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeEachDatabase } from "#test/databases.ts";
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

async function migrateTogether(databases: SiteDatabase[], dataDir: string): Promise<void> {
  if (databases[0]?.dialect === "postgres") {
    await Promise.all(databases.map((database) => database.migrate()));
    return;
  }
  // SQLite waits for its lock without letting this process go on, so the other one must really be another.
  const hold = `const db = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(join(dataDir, "site.db"))});
    db.exec("BEGIN IMMEDIATE"); console.log("held"); setTimeout(() => db.exec("COMMIT"), 500);`;
  const other = spawn(process.execPath, ["-e", hold], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(other, "exit");
  await once(other.stdout, "data");
  for (const database of databases) await database.migrate();
  expect(await ended).toEqual([0, null]);
}

it("cuts a file at the semicolons that end a line and keeps each dialect's own statements", () => {
  const file =
    "-- Why\nCREATE TABLE a (b TEXT);\n\n-- only: postgres\nALTER TABLE a SET UNLOGGED;\nINSERT INTO a VALUES ('x;y');\n";
  expect(splitStatements(file, "sqlite")).toEqual(["CREATE TABLE a (b TEXT)", "INSERT INTO a VALUES ('x;y')"]);
  expect(splitStatements(file, "postgres")).toHaveLength(3);
});
