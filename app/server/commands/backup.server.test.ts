import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { openDatabase } from "#app/server/database.server.ts";
import { readSettings } from "#app/server/env.server.ts";
import { createLeadStore } from "#app/server/leads.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { makeBackup } from "./backup.server.ts";

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

it("copies the embedded database while the site writes to it", async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await database.migrate();
    const store = createLeadStore(database);
    const save = (index: number) =>
      store.save({
        formName: "Free Credit Analysis",
        firstName: "Ann",
        lastName: "Lee",
        name: "Ann Lee",
        email: "ann@example.com",
        phone: "+14805550142",
        pageUrl: "http://localhost:3000/get-started",
        submissionKey: `key-backup-${index}`,
      });
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

it("says so and leaves nothing behind when there is no database yet", async () => {
  const { code, file, problems } = await run();
  expect({ code, file }).toEqual({ code: 1, file: "" });
  expect(problems).toMatch(/^No backup was made: /);
  expect(leftovers()).toEqual([]);
});

describe.skipIf(inject("postgresUrl") === null)("with PostgreSQL", () => {
  it("says what to run where pg_dump is not installed", async () => {
    vi.stubEnv("PATH", dataDir);
    const { code, problems } = await run(inject("postgresUrl") ?? "");
    expect(code).toBe(1);
    expect(problems).toContain("pg_dump --format=custom");
    expect(leftovers()).toEqual([]);
  });

  it.skipIf(!existsSync("/usr/bin/pg_dump"))("dumps the database with pg_dump", async () => {
    const { code, file } = await run(inject("postgresUrl") ?? "");
    expect(code).toBe(0);
    expect(statSync(file)).toMatchObject({ size: expect.any(Number) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
