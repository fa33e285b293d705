import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { readSettings } from "#app/server/settings/env.server.ts";
import { openDatabase } from "./database.server.ts";
import { whyUnreachable } from "./unreachable.server.ts";

/** What is said when the first question to a database fails. */
async function wordsFor(environment: Record<string, string>): Promise<string | null> {
  const settings = readSettings(environment);
  try {
    const { db, close } = await openDatabase(settings);
    await db.introspection.getTables().finally(close);
    throw new Error("It was reached");
  } catch (error) {
    return whyUnreachable(error, settings);
  }
}

it.each([
  [
    "postgres://site:s3cret@no-such-host.invalid/site",
    /^The database cannot be reached at no-such-host\.invalid:5432: /,
  ],
  [
    "postgres://site:s3cret@localhost/site?host=/no/such/folder",
    /reached at \/no\/such\/folder: there is no such socket/,
  ],
])("says what is wrong with %s", async (DATABASE_URL, words) => {
  const said = await wordsFor({ DATABASE_URL, DATABASE_ALLOW_PLAIN: "1" });
  expect(said).toMatch(words);
  expect(said).not.toContain("s3cret");
});

it("says so when the file is no database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "unreachable-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, "site.db"), "not a database".repeat(1000));
  expect(await wordsFor({ DATA_DIR: dataDir })).toBe(
    `The database cannot be reached at ${join(dataDir, "site.db")}: it is not a database, or it is damaged. Restore the last backup (docs/operations.md) (26).`,
  );
});

it("leaves every other error to those who know it", () => {
  expect(
    whyUnreachable(new Error("relation leads does not exist"), { databaseUrl: undefined, dataDir: "." }),
  ).toBeNull();
});

describe.skipIf(inject("postgresUrl") === null)("with PostgreSQL", () => {
  it("says that there is no such database", async () => {
    const url = new URL(inject("postgresUrl") ?? "");
    url.pathname = "/no_such_database";
    expect(await wordsFor({ DATABASE_URL: url.href })).toMatch(/it has no database of this name\. .*\(3D000\)/);
  });
});
