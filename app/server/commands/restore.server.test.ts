import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#app/server/database/database.server.ts";
import { keepDocument, openDocument } from "#app/server/documents/documents.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { openKnownKey } from "#app/server/keys/known-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { createDatabase } from "#test/postgres.ts";
import { unlimited } from "#test/recipients.ts";
import { makeBackup } from "./backup.server.ts";
import type { Command } from "./command.server.ts";
import { restoreBackup } from "./restore.server.ts";

const lead = {
  formName: "Free Credit Analysis" as const,
  submissionKey: "key-restore-1",
  firstName: "Ann",
  lastName: "Lee",
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "+14805550142",
  pageUrl: "http://localhost:3000/get-started",
};

/** The machine that is lost, and another one. */
let [lost, other] = ["", ""];
beforeEach(() => {
  [lost, other] = [mkdtempSync(join(tmpdir(), "lost-")), join(mkdtempSync(join(tmpdir(), "other-")), "data")];
});
afterEach(() => {
  for (const folder of [lost, other]) rmSync(folder, { recursive: true, force: true });
});

type Place = { dataDir: string; databaseUrl?: string | undefined };

async function run(command: Command, { dataDir, databaseUrl }: Place, ...args: string[]) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const code = await command(settings, args, { out: out.stream, problems: problems.stream });
  return { code, out: out.text(), problems: problems.text() };
}

/** A site with a lead and a file, and its backup; the backup's path. */
async function backUpSite({ databaseUrl }: { databaseUrl?: string | undefined } = {}): Promise<string> {
  const settings = readSettings({ DATA_DIR: lost, DATABASE_URL: databaseUrl });
  const database = await openDatabase(settings);
  await database.migrate();
  const dataKey = await openKnownKey(settings, database.db);
  await createLeadStore(database, unlimited).save(lead);
  const document = {
    bytes: Buffer.from("A résumé"),
    type: "pdf",
    typedName: "me.pdf",
    kind: "resume",
    scanned: false,
  } as const;
  await keepDocument({ db: database.db, dataKey, dataDir: lost }, document, 1);
  await database.close();
  const { code, out, problems } = await run(makeBackup, { dataDir: lost, databaseUrl });
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  return out.trim();
}

/** What the site finds in another folder: the leads, and the text of each file. */
async function foundIn(place: Place) {
  const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  const database = await openDatabase(settings);
  try {
    const dataKey = await openDataKey(settings);
    const leads = await database.db.selectFrom("leads").select("email").execute();
    const documents = await database.db.selectFrom("documents").select("id").execute();
    const here = { db: database.db, dataKey, dataDir: place.dataDir };
    const texts = await Promise.all(documents.map(async ({ id }) => String(await openDocument(here, id))));
    return { leads: leads.map(({ email }) => email), texts };
  } finally {
    await database.close();
  }
}

const whole = { leads: [lead.email], texts: ["A résumé"] };
const summary = "Restored: leads 1, messages 0, bookings 0, files 1, emails and webhooks that wait 2.";

it("brings the database, the files and the key to another machine, and says what came", async () => {
  const backup = await backUpSite();
  const { code, out, problems } = await run(restoreBackup, { dataDir: other }, backup, "--key", join(lost, "data.key"));
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  expect(out).toContain(summary);
  expect(out).toContain("The data key is the one of this database.");
  expect(await foundIn({ dataDir: other })).toEqual(whole);
});

it("leaves nothing behind with another key, or with none", async () => {
  const backup = await backUpSite();
  const wrong = join(lost, "other.key");
  writeFileSync(wrong, Buffer.alloc(32, 9));
  const refused = await run(restoreBackup, { dataDir: other }, backup, "--key", wrong);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.problems).toMatch(/^Nothing was restored\. .*is not the one that this database was used with/s);
  expect(readdirSync(other)).toEqual([]);
  const { code, problems } = await run(restoreBackup, { dataDir: other }, backup);
  expect(code).toBe(1);
  expect(problems).toContain("The data key is missing. Set DATA_KEY, or add --key FILE.");
  expect(readdirSync(other)).toEqual([]);
});

it("writes over nothing", async () => {
  const backup = await backUpSite();
  expect((await run(restoreBackup, { dataDir: lost }, backup)).problems).toMatch(/site\.db is in the way/);
  mkdirSync(join(other, "documents"), { recursive: true });
  writeFileSync(join(other, "documents", "theirs.sealed"), "");
  const { problems } = await run(restoreBackup, { dataDir: other }, backup, "--key", join(lost, "data.key"));
  expect(problems).toMatch(/documents has files in it/);
  expect(existsSync(join(other, "documents", "theirs.sealed"))).toBe(true);
});

it("keeps what it has when the folder of files did not come along, and says so", async () => {
  const backup = await backUpSite();
  rmSync(`${backup}.documents`, { recursive: true });
  const { code, out, problems } = await run(restoreBackup, { dataDir: other }, backup, "--key", join(lost, "data.key"));
  expect(code).toBe(1);
  expect(out).toContain("leads 1, messages 0, bookings 0, files 0");
  expect(problems).toContain("1 files that people sent are not in the backup.");
});

it("says so when the backup is damaged, is of the other kind, or is not there", async () => {
  const backup = await backUpSite();
  const [damaged, dump] = [join(lost, "damaged.db"), join(lost, "site.dump")];
  writeFileSync(damaged, "not a database at all, but long enough to be read".repeat(100));
  writeFileSync(dump, "");
  const key = ["--key", join(lost, "data.key")];
  for (const [file, words] of [
    [damaged, "damaged"],
    [dump, "has to be a .db file"],
    [`${backup}x`, "There is no file"],
  ] as const) {
    const { code, problems } = await run(restoreBackup, { dataDir: other }, file, ...key);
    expect({ code, problems }).toEqual({ code: 1, problems: expect.stringContaining(words) });
  }
  expect((await run(restoreBackup, { dataDir: other })).code).toBe(2);
});

describe.skipIf(inject("postgresUrl") === null || !existsSync("/usr/bin/pg_restore"))("with PostgreSQL", () => {
  it("does the same from a dump into a new database", async () => {
    const [from, to] = await Promise.all([1, 2].map(() => createDatabase(inject("postgresUrl") ?? "")));
    const backup = await backUpSite({ databaseUrl: from });
    const place = { dataDir: other, databaseUrl: to };
    const { code, out, problems } = await run(restoreBackup, place, backup, "--key", join(lost, "data.key"));
    expect({ code, problems }).toEqual({ code: 0, problems: "" });
    expect(out).toContain(summary);
    expect(await foundIn(place)).toEqual(whole);
  });
});
