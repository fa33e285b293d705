import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { openKnownKey } from "#app/server/keys/known-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { createDepartureNotes } from "#app/server/privacy/departure-notes.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { signUp } from "#test/letter-list.ts";
import { createDatabase } from "#test/postgres.ts";
import { unlimited } from "#test/recipients.ts";
import { makeBackup } from "./backup.server.ts";
import type { Command } from "./command.server.ts";
import { restoreBackup } from "./restore.server.ts";

const lead = {
  formName: "Free Credit Analysis" as const,
  firstName: "Ann",
  lastName: "Lee",
  name: "Ann Lee",
  phone: "+14805550142",
  pageUrl: "http://localhost:3000/get-started",
};

const [erased, left] = ["erased@example.com", "left@example.com"];
const startWords = "Start the site. What waits goes out then.";

/** The disk that burned, and what its operator had taken along. */
let [lost, taken] = ["", ""];
beforeEach(() => {
  [lost, taken] = [mkdtempSync(join(tmpdir(), "lost-")), mkdtempSync(join(tmpdir(), "taken-"))];
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const folder of [lost, taken]) rmSync(folder, { recursive: true, force: true });
});

type Place = { dataDir: string; databaseUrl?: string | undefined };

function settingsOf({ dataDir, databaseUrl }: Place) {
  const key = Buffer.alloc(32, 1).toString("base64");
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: key });
}

async function run(command: Command, place: Place, ...args: string[]) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const code = await command(settingsOf(place), args, { out: out.stream, problems: problems.stream });
  return { code, out: out.text(), problems: problems.text() };
}

/** What happens on a day of November, on the site of the lost disk. */
async function onDay(
  day: number,
  databaseUrl: string | undefined,
  work: (database: SiteDatabase, dataKey: DataKey) => Promise<unknown> = async () => {},
): Promise<void> {
  vi.setSystemTime(Date.UTC(2026, 10, day, 12));
  const settings = settingsOf({ dataDir: lost, databaseUrl });
  const database = await openDatabase(settings);
  await database.migrate();
  const dataKey = await openKnownKey(settings, database.db);
  await work(database, dataKey);
  await createDepartureNotes({ db: database.db, dataKey, dataDir: lost }).write(Date.now());
  await database.close();
}

function eraseOf(email: string) {
  return (database: SiteDatabase, dataKey: DataKey) =>
    erasePerson({ database, dataKey, dataDir: lost }, email, async () => {});
}

/** Sets up a copy of November 20. Someone is erased on the 22nd, someone leaves the newsletter on the 25th, and none between. */
async function siteWithDays(databaseUrl?: string): Promise<string> {
  await onDay(20, databaseUrl, async (database) => {
    for (const email of [erased, "stays@example.com", "early@example.com"]) {
      await createLeadStore(database, unlimited).save({ ...lead, email, submissionKey: `key-of-${email}` });
    }
    await signUp(database.db, left);
  });
  await onDay(19, databaseUrl, eraseOf("early@example.com"));
  vi.setSystemTime(Date.UTC(2026, 10, 20, 12));
  const { code, out } = await run(makeBackup, { dataDir: lost, databaseUrl });
  expect(code).toBe(0);
  await onDay(22, databaseUrl, eraseOf(erased));
  await onDay(23, databaseUrl);
  await onDay(25, databaseUrl, async (database) => {
    const { id } = await database.db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow();
    await createNewsletterStore(database).unsubscribe(id);
  });
  return out.trim();
}

function fileOf(day: number): string {
  return `departures-2026-11-${day}.txt`;
}

/** Restores that copy with the notes of some days, on another machine. */
async function restoreWith(days: readonly number[], databaseUrl?: string, change = (text: string) => text) {
  rmSync(taken, { recursive: true });
  cpSync(join(lost, "backups"), taken, { recursive: true, filter: (path) => !path.includes("departures-") });
  for (const day of days) {
    writeFileSync(join(taken, fileOf(day)), change(readFileSync(join(lost, "backups", fileOf(day)), "utf8")));
  }
  const copy = readdirSync(taken).find((name) => /^site-.*\.(db|dump)$/.test(name)) ?? "";
  const place = { dataDir: join(taken, "data"), databaseUrl };
  const result = await run(restoreBackup, place, join(taken, copy));
  const database = await openDatabase(settingsOf(place));
  const leads = await database.db.selectFrom("leads").select("email").execute();
  await database.close();
  return { ...result, isBack: leads.some(({ email }) => email === erased) };
}

const newDatabase = () => createDatabase(inject("postgresUrl") ?? "");

/** What an operator sees who takes along only some of the days. `target` gives an empty database. */
async function wantsAllDays(target: () => Promise<string | undefined>): Promise<void> {
  await siteWithDays(await target());
  const newest = await restoreWith([25], await target());
  expect(newest).toMatchObject({ code: 1, isBack: true });
  expect(newest.problems).toContain(
    `Notes of who left after this copy are missing: ${fileOf(20)}, ${fileOf(22)}. Put what is missing next to the copy`,
  );
  expect(newest.problems).toContain("\nDo not start the site before ");
  expect(newest.out).not.toContain(startWords);

  const all = await restoreWith([20, 22, 25], await target());
  expect(all).toMatchObject({ code: 0, problems: "", isBack: false });
  expect(all.out).toContain("people erased 1, stops 0, newsletter left 1. The newest notes are from 2026-11-25:");
  expect(all.out).toContain(startWords);
}

it("wants the notes of each day from the copy on, and none of a day on which no one left", async () => {
  await wantsAllDays(async () => undefined);
});

it("names a file that was taken along before its day was over", async () => {
  await siteWithDays();
  const early = (text: string) => (text.includes('"what":"erased"') ? `${text.trim().split("\n")[0]}\n` : text);
  const { code, problems, isBack } = await restoreWith([20, 22, 25], undefined, early);
  expect({ code, isBack }).toEqual({ code: 1, isBack: true });
  expect(problems).toMatch(/are missing: departures-2026-11-22\.txt \(1 of [2-9] lines\)\./);
});

it("says so when no notes came along at all", async () => {
  await siteWithDays();
  for (const days of [[], [19]]) {
    const { code, out, problems } = await restoreWith(days);
    expect(code).toBe(1);
    expect(problems).toContain("There is no note of who was erased, asked us to stop, or left the newsletter after");
    expect(problems).toContain("no departures-<day>.txt from 2026-11-20 or later in");
    expect(out).not.toContain(startWords);
  }
});

it("asks for a look when an earlier release wrote the newest notes, and reads what they have", async () => {
  await siteWithDays();
  const asBefore = (text: string) => text.replace(/^.*"what":"days".*$/m, "");
  const { code, problems, isBack } = await restoreWith([20, 22, 25], undefined, asBefore);
  expect({ code, isBack }).toEqual({ code: 1, isBack: false });
  expect(problems).toMatch(/^The newest notes, .*departures-2026-11-25\.txt, do not say on which other days/);
});

it("names each missing day when a copy has another name", async () => {
  const copy = await siteWithDays();
  for (const name of ["mine.db", fileOf(25)]) {
    cpSync(name === "mine.db" ? copy : join(lost, "backups", name), join(taken, name));
  }
  const { code, problems } = await run(restoreBackup, { dataDir: join(taken, "data") }, join(taken, "mine.db"));
  expect(code).toBe(1);
  expect(problems).toContain(`are missing: ${[19, 20, 22].map(fileOf).join(", ")}.`);
});

it("refuses before it puts anything in place when notes cannot be read", async () => {
  const copy = await siteWithDays();
  symlinkSync(join(lost, "gone"), join(lost, "backups", fileOf(26)));
  const { code, problems } = await run(restoreBackup, { dataDir: join(taken, "data") }, copy);
  expect({ code, problems }).toEqual({ code: 1, problems: expect.stringContaining("There is no file ") });
  expect(existsSync(join(taken, "data"))).toBe(false);
});

it("needs nothing that the documents do not give to the site's user", async () => {
  await siteWithDays();
  const document = readFileSync("docs/operations.md", "utf8");
  const [chown = ""] = document.split("\n").filter((line) => line.startsWith("chown -R"));
  const folder = join(lost, "backups");
  const line = chown.replaceAll("/path/to", folder).replaceAll("<time>", "*");
  const { stdout } = spawnSync("bash", ["-c", `chown() { shift 2; printf '%s\\n' "$@"; }; ${line}`], {
    encoding: "utf8",
  });
  const needed = readdirSync(folder).filter((name) => /^site-.*\.db$|\.documents$|^departures-/.test(name));
  expect(needed.length).toBeGreaterThan(2);
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(needed.map((name) => join(folder, name))));
});

describe.skipIf(inject("postgresUrl") === null || !existsSync("/usr/bin/pg_restore"))("with PostgreSQL", () => {
  it("wants the notes of each day from the copy on", async () => {
    await wantsAllDays(newDatabase);
  });
});
