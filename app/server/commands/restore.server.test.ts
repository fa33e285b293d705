import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { liftStops, readStops, recordStop } from "#app/server/contact/stops.server.ts";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type DocumentPlace, keepDocument, openDocument } from "#app/server/documents/documents.server.ts";
import { type DataKey, openDataKey } from "#app/server/keys/data-key.server.ts";
import { openKnownKey } from "#app/server/keys/known-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { createDepartureNotes } from "#app/server/privacy/departure-notes.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { hasHistory, migrateEarlier } from "#test/earlier-migrations.ts";
import { signUp } from "#test/letter-list.ts";
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

type Place = { dataDir: string } & Keyed;

async function run(command: Command, { dataDir, databaseUrl, keys }: Place, ...args: string[]) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: keyText(keys) });
  const code = await command(settings, args, { out: out.stream, problems: problems.stream });
  return { code, out: out.text(), problems: problems.text() };
}

/** A site with a lead and a file, and its backup; the backup's path. */
async function backUpSite({ databaseUrl }: { databaseUrl?: string | undefined } = {}): Promise<string> {
  await openSite({ databaseUrl }, async (database, dataKey) => {
    await createLeadStore(database, unlimited).save(lead);
    await send({ db: database.db, dataKey, dataDir: lost }, "A résumé");
  });
  const { code, out, problems } = await run(makeBackup, { dataDir: lost, databaseUrl });
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  return out.trim();
}

type Keyed = { databaseUrl?: string | undefined; keys?: readonly Buffer[] };

/** Opens the site on the lost machine as a start does. */
async function openSite(
  { databaseUrl, keys }: Keyed,
  work: (database: SiteDatabase, dataKey: DataKey) => Promise<void>,
) {
  const settings = readSettings({ DATA_DIR: lost, DATABASE_URL: databaseUrl, DATA_KEY: keyText(keys) });
  const database = await openDatabase(settings);
  await database.migrate();
  await work(database, await openKnownKey(settings, database.db));
  await database.close();
}

function keyText(keys: readonly Buffer[] | undefined): string | undefined {
  return keys?.map((key) => key.toString("base64")).join(",");
}

async function send(place: DocumentPlace, text: string): Promise<void> {
  const sent = { type: "pdf", typedName: "me.pdf", kind: "resume", scanned: false } as const;
  await keepDocument(place, { ...sent, bytes: Buffer.from(text) }, 1);
}

/** What the site finds in another folder: the leads, and the text of each file. */
async function foundIn(place: Place) {
  const { dataDir, databaseUrl, keys } = place;
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: keyText(keys) });
  const database = await openDatabase(settings);
  try {
    const dataKey = await openDataKey(settings);
    const leads = await database.db.selectFrom("leads").select("email").execute();
    const documents = await database.db.selectFrom("documents").select("id").orderBy("id").execute();
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
  expect(refused.problems).toContain(
    `Nothing was restored. The data key in ${wrong} is not the one that this database`,
  );
  expect(readdirSync(other)).toEqual([]);
  const { code, problems } = await run(restoreBackup, { dataDir: other }, backup);
  expect(code).toBe(1);
  expect(problems).toContain("The data key is missing. Set DATA_KEY, or add --key FILE.");
  expect(readdirSync(other)).toEqual([]);
});

it("names the key file that was given, not the place that it would have had", async () => {
  const backup = await backUpSite();
  const key = join(lost, "data.key");
  const place = { dataDir: other, keys: [Buffer.alloc(32, 9)] };
  const { code, problems } = await run(restoreBackup, place, backup, "--key", key);
  expect(code).toBe(1);
  expect(problems).toContain(`this database was used with the key in the file ${key}. `);
  expect(problems).toContain(`base64 -w0 ${key}`);
  expect(problems).not.toContain(other);
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

it.skipIf(!hasHistory)(
  "takes over a copy from before the first release, and says why an older one cannot be used",
  async () => {
    for (const last of ["0071-one-address", "0072-bounce-proof"]) {
      const database = await openDatabase({ dataDir: lost, databaseUrl: undefined });
      await migrateEarlier(database.db, database.dialect, last);
      await database.close();
      const { out: backup } = await run(makeBackup, { dataDir: lost });
      const { out, problems } = await run(
        restoreBackup,
        { dataDir: other, keys: [Buffer.alloc(32, 1)] },
        backup.trim(),
      );
      if (last === "0072-bounce-proof") expect(out).toMatch(/^Restored: leads 0, /);
      else {
        expect(problems).toMatch(
          /^Nothing was restored\. This release cannot use the backup: this database is older .*2fe16bff/,
        );
        expect(readdirSync(other)).toEqual([]);
      }
    }
  },
);

/** Rotates the key, with one file from before and one from after, and restores with the newer key alone. */
async function restoreWithoutOldKey(from: string | undefined, to: string | undefined): Promise<void> {
  const [old, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await openSite({ databaseUrl: from, keys: [old] }, async (database, dataKey) => {
    await createLeadStore(database, unlimited).save(lead);
    await send({ db: database.db, dataKey, dataDir: lost }, "A résumé from before");
    await recordStop(database.db, dataKey, { email: "no@example.com", ...noCalls }, Date.now());
  });
  await openSite({ databaseUrl: from, keys: [newer, old] }, ({ db }, dataKey) =>
    send({ db, dataKey, dataDir: lost }, "A résumé"),
  );
  const alone = { dataDir: lost, databaseUrl: from, keys: [newer] };
  const { code, out, problems } = await run(makeBackup, alone);
  expect(code).toBe(0);
  expect(problems).toMatch(/^The backup was made\. An earlier data key is not set.*: files that people sent 1\./);
  expect(problems).toContain("requests to stop may not count without it: 1.");
  expect((await run(makeBackup, { ...alone, keys: [newer, old] })).problems).toBe("");

  const place = { dataDir: other, databaseUrl: to, keys: [newer] };
  const restored = await run(restoreBackup, place, out.trim());
  expect(restored.code).toBe(1);
  expect(restored.out).toContain("Restored: leads 1, messages 0, bookings 0, files 1, ");
  expect(restored.problems).toMatch(/stay sealed without it: files that people sent 1\./);
  expect((await foundIn({ ...place, keys: [newer, old] })).texts).toEqual(["A résumé from before", "A résumé"]);
}

/** Someone is erased, someone stops calls, someone leaves the newsletter, and someone leaves and comes back: after the copy. */
async function restoreAfterDepartures(from: string | undefined, to: string | undefined): Promise<void> {
  const gone = { ...lead, email: "Gone@example.com", submissionKey: "key-restore-2" };
  const [left, back] = ["left@example.com", "back@example.com"];
  await openSite({ databaseUrl: from }, async (database, dataKey) => {
    await createLeadStore(database, unlimited).save(gone);
    for (const email of [left, back, gone.email]) await subscribe(database.db, email);
    await recordStop(database.db, dataKey, { email: "lifted@example.com", ...noCalls }, 1);
  });
  const backup = await backUpSite({ databaseUrl: from });
  await openSite({ databaseUrl: from }, async (database, dataKey) => {
    const place = { db: database.db, dataKey, dataDir: lost };
    const notes = createDepartureNotes(place);
    const store = createNewsletterStore(database);
    const idOf = async (email: string) => (await subscriberOf(database.db, email))?.id ?? "";
    await store.unsubscribe(await idOf(left));
    await store.unsubscribe(await idOf(back));
    await recordStop(database.db, dataKey, { phone: lead.phone, ...noCalls }, 2);
    await notes.write(Date.now());
    await store.comeBack(await idOf(back), unlimited.recipients);
    await liftStops(database.db, dataKey, { email: "lifted@example.com" }, 3);
    await notes.write(Date.now());
    await erasePerson({ database, dataKey, dataDir: lost }, gone.email, async () => {});
  });
  const folder = join(lost, "backups");
  const notes = readdirSync(folder).filter((name) => name.startsWith("departures-"));
  expect(notes.length).toBeGreaterThan(0);
  const files = notes.map((name) => join(folder, name));
  for (const file of files) expect(readFileSync(file, "utf8")).not.toMatch(/@|example|4805550142/i);

  const place = { dataDir: other, databaseUrl: to };
  const { code, out, problems } = await run(restoreBackup, place, backup, "--key", join(lost, "data.key"));
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  expect(out).toContain("leads 1, messages 0, bookings 0, files 1, ");
  expect(out).toContain("Done again, by the notes of who left: people erased 1, stops 1, newsletter left 1.");
  expect(out).toContain(startWords);
  const settings = readSettings({ DATA_DIR: other, DATABASE_URL: to });
  const database = await openDatabase(settings);
  const dataKey = await openDataKey(settings);
  expect((await readPerson(database.db, dataKey, gone.email)).leads).toEqual([]);
  expect((await readPerson(database.db, dataKey, gone.email)).erasures).toHaveLength(1);
  expect((await subscriberOf(database.db, gone.email))?.status).toBeUndefined();
  expect((await subscriberOf(database.db, left))?.status).toBe("unsubscribed");
  expect((await subscriberOf(database.db, back))?.status).toBe("confirmed");
  expect(await readStops(database.db, dataKey, { phone: lead.phone })).toHaveLength(1);
  await database.close();
}

const [oldKey, newerKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const [early, late] = ["early@example.com", "late@example.com"];

/**
 * After a copy and a change of key, someone is erased, someone stops calls, and two leave the newsletter, one of whom comes
 * back. Gives the way to restore that copy with some keys.
 */
async function leaveAfterChange(from?: string, to?: string) {
  await openSite({ databaseUrl: from, keys: [oldKey] }, async (database) => {
    const store = createLeadStore(database, unlimited);
    for (const email of [early, late]) await store.save({ ...lead, email, submissionKey: `key-of-${email}` });
    for (const email of ["left@example.com", "back@example.com"]) await subscribe(database.db, email);
  });
  const copied = await run(makeBackup, { dataDir: lost, databaseUrl: from, keys: [oldKey] });
  await openSite({ databaseUrl: from, keys: [newerKey, oldKey] }, async (database, dataKey) => {
    const place = { db: database.db, dataKey, dataDir: lost };
    await erasePerson({ database, ...place }, late, async () => {});
    const store = createNewsletterStore(database);
    const idOf = async (email: string) => (await subscriberOf(database.db, email))?.id ?? "";
    for (const email of ["left@example.com", "back@example.com"]) await store.unsubscribe(await idOf(email));
    await recordStop(database.db, dataKey, { phone: "+14805550177", email: "quiet@example.com", ...noCalls }, 2);
    // Another process notes the same again.
    for (const notes of [createDepartureNotes(place), createDepartureNotes(place)]) await notes.write(Date.now());
    await store.comeBack(await idOf("back@example.com"), unlimited.recipients);
    await createDepartureNotes(place).write(Date.now());
  });
  return async (keys: Buffer[]) => {
    const place = { dataDir: other, databaseUrl: to, keys };
    const result = await run(restoreBackup, place, copied.out.trim());
    const { leads } = await foundIn(place);
    rmSync(other, { recursive: true });
    return { ...result, leads };
  };
}

const notDone =
  "people erased 1, stops 1, newsletter left 1 (left@example.com); and lines or files that cannot be read: 0";

/** Restores with the key of the copy alone, which signed none of the notes. */
async function restoreWithOldKeyAlone(from: string | undefined, to: string | undefined): Promise<void> {
  const restore = await leaveAfterChange(from, to);
  const { code, leads, out, problems } = await restore([oldKey]);
  expect({ code, leads }).toEqual({ code: 1, leads: [early, late] });
  const file = departureFile();
  expect(problems).toContain(`The data key signed none of the ${linesOf(file).length} lines in ${file}.`);
  expect(problems).toContain(notDone);
  expect(problems).toContain("restore again with all keys, the newest first: DATA_KEY=<new>,<old>");
  expect(out + problems).not.toMatch(/There is no note|Start the site\./);
}

const startWords = "Start the site. What waits goes out then.";

function departureFile(): string {
  const folder = join(lost, "backups");
  return join(folder, readdirSync(folder).find((name) => name.startsWith("departures-")) ?? "");
}

/** The notes in a file, without its line about the days. */
function linesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.includes('"what":"days"'));
}

const forged = JSON.stringify({ what: "erased", id: "x", state: "y", at: 1 });

const noCalls = { channel: "call", scope: "all", source: "phone" } as const;

async function subscribe(db: Kysely<Schema>, email: string): Promise<void> {
  await signUp(db, email, "http://localhost:3000/");
  const confirmed = { status: "confirmed", confirmed_at: 1 } as const;
  await db.updateTable("newsletter_subscribers").set(confirmed).where("email_key", "=", email.toLowerCase()).execute();
}

function subscriberOf(db: Kysely<Schema>, email: string) {
  const rows = db.selectFrom("newsletter_subscribers").selectAll().where("email_key", "=", email.toLowerCase());
  return rows.executeTakeFirst();
}

it("brings back the rows and the files that open when an earlier key is gone, and counts the rest", async () => {
  await restoreWithoutOldKey(undefined, undefined);
});

it("does again what was done after the copy: an erasure, a stop, and leaving the newsletter", async () => {
  await restoreAfterDepartures(undefined, undefined);
});

it("says what it did not do again because another key signed all notes, and how to do it", async () => {
  await restoreWithOldKeyAlone(undefined, undefined);
});

it("does by the notes that its key signed, says what it left out, and does all with both keys", async () => {
  const restore = await leaveAfterChange();
  // A process that was not restarted yet still signs with the old key.
  await openSite({ keys: [oldKey, newerKey] }, async (database, dataKey) => {
    await erasePerson({ database, dataKey, dataDir: lost }, early, async () => {});
  });
  const some = await restore([oldKey]);
  expect(some).toMatchObject({ code: 1, leads: [late] });
  expect(some.out).toContain("people erased 1, stops 0, newsletter left 0.");
  const lines = linesOf(departureFile()).length;
  expect(some.problems).toMatch(new RegExp(`signed only [1-9]\\d* of the ${lines} lines`));
  expect(some.problems).toContain(notDone);
  expect(some.out + some.problems).not.toContain(startWords);

  const both = await restore([newerKey, oldKey]);
  expect(both).toMatchObject({ code: 0, problems: "", leads: [] });
  expect(both.out).toContain("people erased 2, stops 1, newsletter left 1.");
  expect(both.out).toContain(startWords);
});

it.each([
  ["edited", (text: string) => text.replaceAll('"at":', '"at":1'), "none of the", "people erased 1, stops 0", 0],
  ["cut off", (text: string) => text.trim().slice(0, 40), "none of the 1 lines", "people erased 0, stops 0", 1],
  ["empty", () => "", "none of the 0 lines", "people erased 0, stops 0", 1],
  ["forged", (text: string) => `${text}${forged}.sign\nnull.x\n`, "only", "people erased 1, stops 0", 1],
])("acts on no %s notes, and says that they are there", async (_, change, signed, notDone, unread) => {
  const backup = await backUpSite();
  await openSite({}, async (database, dataKey) => {
    await createLeadStore(database, unlimited).save({ ...lead, email: "new@example.com", submissionKey: "key-new" });
    await erasePerson({ database, dataKey, dataDir: lost }, "new@example.com", async () => {});
  });
  const file = departureFile();
  writeFileSync(file, change(readFileSync(file, "utf8")));
  const place = { dataDir: other };
  const { code, out, problems } = await run(restoreBackup, place, backup, "--key", join(lost, "data.key"));
  expect(code).toBe(1);
  expect(out + problems).not.toMatch(/There is no note|Start the site\./);
  expect(problems).toContain(`The data key signed ${signed}`);
  expect(problems).toContain(file);
  expect(problems).toContain(notDone);
  expect(problems).toContain(`cannot be read: ${unread}.`);
  expect(await foundIn(place)).toEqual(whole);
});

it("is content when what another key signed is in the copy already", async () => {
  await openSite({}, async (database, dataKey) => {
    await subscribe(database.db, "left@example.com");
    await recordStop(database.db, dataKey, { email: "no@example.com", ...noCalls }, 1);
    await createNewsletterStore(database).unsubscribe((await subscriberOf(database.db, "left@example.com"))?.id ?? "");
  });
  const backup = await backUpSite();
  const file = departureFile();
  expect(linesOf(file)).toHaveLength(2);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const gone = `${JSON.stringify({ what: "newsletter", id: "never in the copy", state: "left", at: 1 })}.x`;
  writeFileSync(file, [...lines.map((line) => `${line}x`), gone].join("\n"));
  const { code, problems } = await run(restoreBackup, { dataDir: other }, backup, "--key", join(lost, "data.key"));
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
});

it("leaves someone whom the copy has on hold", async () => {
  await openSite({}, async ({ db }) => {
    const hold = { email_key: lead.email, reason: "a court", placed_by: null, placed_at: 1 };
    await db.insertInto("privacy_holds").values(hold).execute();
  });
  const backup = await backUpSite();
  const key = ["--key", join(lost, "data.key")];
  await openSite({}, async (database, dataKey) => {
    await database.db.deleteFrom("privacy_holds").execute();
    await erasePerson({ database, dataKey, dataDir: lost }, lead.email, async () => {});
  });
  const { code, out, problems } = await run(restoreBackup, { dataDir: other }, backup, ...key);
  expect(code).toBe(1);
  expect(out).toContain("leads 1, ");
  expect(problems).toMatch(/^ann@example\.com was erased after this copy, and is on hold in it\./);
  expect(problems).toMatch(/\nDo not start the site before /);
  expect(out).not.toContain(startWords);
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

  it("says that a database is no longer empty after a try with the wrong key", async () => {
    const [from, to] = await Promise.all([1, 2].map(() => createDatabase(inject("postgresUrl") ?? "")));
    const backup = await backUpSite({ databaseUrl: from });
    const wrong = join(lost, "other.key");
    writeFileSync(wrong, Buffer.alloc(32, 9));
    const { code, problems } = await run(restoreBackup, { dataDir: other, databaseUrl: to }, backup, "--key", wrong);
    expect(code).toBe(1);
    expect(problems).toMatch(/^The restore is not complete\. The data key in .* drop it, and make an empty one/s);
    expect(readdirSync(other)).toEqual([]);
  });

  it("brings back the rows and the files that open, and does again what came after the copy", async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => createDatabase(inject("postgresUrl") ?? "")));
    await restoreWithoutOldKey(urls[0], urls[1]);
    for (const folder of [lost, other]) rmSync(folder, { recursive: true });
    await restoreAfterDepartures(urls[2], urls[3]);
  });

  it("says what it did not do again because another key signed all notes", async () => {
    const from = await createDatabase(inject("postgresUrl") ?? "", inject("postgresTemplate"));
    await restoreWithOldKeyAlone(from, await createDatabase(inject("postgresUrl") ?? ""));
  });
});
