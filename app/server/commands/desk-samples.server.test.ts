import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { makeSamples } from "#app/server/samples/make-samples.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { withDatabase, withNewDatabase } from "./command.server.ts";
import { handleDesk } from "./desk-command.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sample-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (change: Record<string, string> = {}) =>
  readSettings({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: folder, ...change });

async function sample(change: Record<string, string> = {}) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const code = await handleDesk(settings(change), ["sample"], { out: out.stream, problems: problems.stream });
  return { code, out: out.text(), problems: problems.text() };
}

it("fills a scratch folder once, and says how to remove it", async () => {
  expect(await sample()).toMatchObject({ code: 0, out: expect.stringContaining("Made 40 people with") });
  expect(await sample()).toMatchObject({ code: 1, problems: expect.stringContaining("already exist") });
});

it("refuses anything that could be the real site", async () => {
  const real = {
    DATABASE_URL: "postgres://localhost/site",
    SMTP_URL: "smtp://localhost:2525",
    SITE_URL: "https://pathtokeys.example",
    DATA_DIR: "./data",
  };
  for (const [name, value] of Object.entries(real)) {
    const mail = name === "SMTP_URL" ? { MAIL_FROM: "a@b.example", TEAM_EMAIL: "a@b.example" } : {};
    expect(await sample({ [name]: value, ...mail }), name).toMatchObject({
      code: 1,
      out: "",
      problems: expect.stringContaining("DATA_DIR=./sample-data"),
    });
  }
});

it("refuses a database with a real lead, and changes nothing", async () => {
  const lead = { firstName: "Maria", lastName: "Lopez", name: "Maria Lopez", phone: "+14805550142" };
  const sent = { ...lead, email: "maria@visitor.example", formName: "Free Credit Analysis", pageUrl: "/get-started" };
  await withNewDatabase(settings(), (database) =>
    createLeadStore(database, unlimited).save({ ...sent, formName: sent.formName as never }),
  );
  expect(await sample()).toMatchObject({ code: 1, problems: expect.stringContaining("real leads") });
  const count = await withDatabase(settings(), ({ db }) => db.selectFrom("leads").select("id").execute());
  expect(count).toHaveLength(1);
});

describeEachDatabase("the samples", ({ open }) => {
  it("look like a real desk: marked, answered and late, set aside, booked and blocked, and nothing goes out", async () => {
    const database = await open();
    const { db } = database;
    const nowMs = Date.parse("2026-11-24T19:20:00Z");
    await makeSamples({ database, dataKey: testDataKey, siteUrl: "http://localhost:3000" }, nowMs);
    const people = await db.selectFrom("people").select("name").where("name", "<>", "").execute();
    expect(people).toHaveLength(40);
    expect(people.every(({ name }) => name.endsWith(" Sample"))).toBe(true);
    const addresses = await db.selectFrom("person_addresses").select(["kind", "value"]).execute();
    for (const { kind, value } of addresses) {
      expect(value).toMatch(kind === "email" ? /@sample\.example$/ : /^\+14805550\d{3}$/);
    }
    const threads = await db.selectFrom("threads").selectAll().execute();
    const kinds = new Set(threads.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(["accessibility", "analysis", "booking", "contact", "privacy"]);
    const states = Map.groupBy(threads, ({ state }) => state);
    for (const state of ["waiting", "answered", "set-aside", "closed"] as const)
      expect(states.get(state), state).toBeDefined();
    expect(states.get("waiting")?.some(({ due_at }) => due_at < nowMs)).toBe(true);
    expect(states.get("waiting")?.some(({ due_at }) => due_at > nowMs)).toBe(true);
    const bookings = await db.selectFrom("bookings").select(["status", "outcome", "counselor", "starts_at"]).execute();
    expect(bookings.length).toBeGreaterThan(20);
    expect(new Set(bookings.map(({ counselor }) => counselor)).size).toBe(2);
    expect(new Set(bookings.map(({ outcome }) => outcome))).toEqual(new Set(["kept", "no-show", null]));
    expect(bookings.every(({ status }) => status === "booked")).toBe(true);
    expect(await db.selectFrom("calendar_blocks").select("id").execute()).toHaveLength(2);
    expect(await db.selectFrom("outbox").select("id").where("state", "<>", "sent").execute()).toEqual([]);
  });
});
