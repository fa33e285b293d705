import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { leadsExport } from "#app/server/exports/leads.server.ts";
import { openKnownKey } from "#app/server/keys/known-key.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { freePort } from "#test/free-port.ts";
import { createDatabase } from "#test/postgres.ts";
import { handleAudit } from "./audit-command.server.ts";
import { makeBackup } from "./backup.server.ts";
import { type Command, withDatabase } from "./command.server.ts";
import { handleConsent } from "./consent-command.server.ts";
import { handleDesk } from "./desk-command.server.ts";
import { findFaults } from "./doctor/faults.server.ts";
import { exportCommand } from "./export-command.server.ts";
import { handlePrivacy } from "./privacy-command.server.ts";
import { handleSetAside } from "./set-aside-command.server.ts";

const reading: [name: string, command: Command, args: string[]][] = [
  ["leads:export", exportCommand(leadsExport), []],
  ["privacy", handlePrivacy, ["list"]],
  ["privacy", handlePrivacy, ["export", "ann@visitor.example"]],
  ["consent", handleConsent, ["verify"]],
  ["consent", handleConsent, ["evidence", "ann@visitor.example"]],
  ["set-aside", handleSetAside, ["list"]],
  ["desk", handleDesk, ["list"]],
  ["desk", handleDesk, ["remove", "ann@team.example"]],
  ["audit", handleAudit, ["verify"]],
  ["backup", makeBackup, []],
];

const otherKey = { DATA_KEY: "ab".repeat(32) };
const inTheFile = "DATA_KEY is set, but this database was used with the key in the file";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "command-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What a command said, whether it wrote it itself or left it to the one that runs commands. */
async function run(command: Command, args: string[], environment: Record<string, string> = {}) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const settings = readSettings({ DATA_DIR: dataDir, ...environment });
  const streams = { out: out.stream, problems: problems.stream };
  const code = await command(settings, args, streams).catch((error: Error) => {
    problems.stream.write(error.message);
    return 1;
  });
  return { code, problems: problems.text() };
}

const failed = (words: string) => ({ code: 1, problems: expect.stringContaining(words) });

describe.each(reading)("%s", (_name, command, args) => {
  it(`${args.join(" ")} makes nothing in an empty folder or in none, and says that nothing is there`, async () => {
    expect(await run(command, args)).toEqual(failed(`There is no database in DATA_DIR, ${dataDir}.`));
    expect(readdirSync(dataDir)).toEqual([]);
    const none = join(dataDir, "none");
    expect(await run(command, args, { DATA_DIR: none })).toEqual(failed("There is no database in DATA_DIR"));
    expect(existsSync(none)).toBe(false);
  });

  it(`${args.join(" ")} refuses another key`, async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const database = await openDatabase(settings);
    await database.migrate();
    await openKnownKey(settings, database.db);
    await database.close();
    expect(await run(command, args, otherKey)).toEqual(failed(inTheFile));
  });
});

it("makes the first owner before the site has started, and then its key is the one of the database", async () => {
  expect(await run(handleDesk, ["owner", "ann@team.example"])).toEqual({ code: 0, problems: "" });
  expect(readdirSync(dataDir)).toContain("data.key");
  expect(await run(handleDesk, ["list"], otherKey)).toEqual(failed(inTheFile));
});

it("says where a database was looked for, and why it is not reached, without the password", async () => {
  const port = await freePort();
  const away = { DATABASE_URL: `postgres://site:s3cret@127.0.0.1:${port}/site` };
  const words = `The database cannot be reached at 127.0.0.1:${port}: nothing listens there. Is PostgreSQL running, and are host and port right? (ECONNREFUSED).`;
  for (const [, command, args] of reading) {
    const { problems } = await run(command, args, away);
    expect(problems).toContain(words);
    expect(problems).not.toContain("s3cret");
  }
  expect(await findFaults(readSettings({ DATA_DIR: dataDir, ...away }), Date.now())).toEqual([words]);
  expect(readdirSync(dataDir)).toEqual([]);
});

describe.skipIf(inject("postgresUrl") === null)("with PostgreSQL", () => {
  it("makes no tables and no key in an empty database", async () => {
    const DATABASE_URL = await createDatabase(inject("postgresUrl") ?? "");
    for (const [, command, args] of reading) {
      expect(await run(command, args, { DATABASE_URL })).toEqual(failed("has no tables of the site"));
    }
    const { db, close } = await openDatabase({ dataDir, databaseUrl: DATABASE_URL });
    expect(await db.introspection.getTables()).toEqual([]);
    await close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("waits ten minutes for a busy server, where the site waits five seconds", async () => {
    const DATABASE_URL = await createDatabase(inject("postgresUrl") ?? "", inject("postgresTemplate"));
    const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL });
    const patienceOf = async ({ db }: SiteDatabase) =>
      (await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db)).rows[0]?.statement_timeout;
    const site = await openDatabase(settings);
    await openKnownKey(settings, site.db);
    expect(await patienceOf(site)).toBe("5s");
    await site.close();
    expect(await withDatabase(settings, patienceOf)).toBe("10min");
  });
});
