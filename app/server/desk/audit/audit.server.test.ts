import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { handleAudit } from "#app/server/commands/audit-command.server.ts";
import { makeBackup } from "#app/server/commands/backup.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { type CommandName, deskCommands } from "#app/server/desk/access/desk-commands.server.ts";
import { deskViews, type ViewName } from "#app/server/desk/access/desk-views.server.ts";
import type { DeskCommand } from "#app/server/desk/access/visit/command-row.server.ts";
import type { DeskView } from "#app/server/desk/access/visit/table-row.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog } from "#test/desk-samples.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { type AuditEntry, appendAudit, verifyAudit } from "./audit-chain.server.ts";

const commandRows = Object.entries<DeskCommand>(deskCommands);
const viewRows = Object.entries<DeskView<unknown>>(deskViews);

/** These show no people, or would add the same entry for every letter typed. A new one needs a reason. */
const notNoted = {
  views: ["find", "hours", "letter-fate", "live", "new-lead", "others-at-thread"],
  commands: ["ask-key", "ask-key-again", "ask-new-key", "autosave-draft", "hold-answer"],
};
/** Everyone may open these; those who may see people see senders of emails there, and whom a waiting form is about. */
const alwaysNoted = ["mailbox", "held"];
/** These show the user's account, the team, numbers, or text that isn't about a person. */
const rightsWithoutPeople = [
  ...["anyone", "arriving", "own-account", "manage-staff", "read-counts", "write-letters", "write-templates"],
];

const entry: AuditEntry = {
  at: 1,
  staff_id: "ana",
  kind: "view",
  what: "person",
  outcome: "seen",
  subjects: "[]",
  typed_hash: null,
};

describeDatabase("the audit log", ({ open, settings }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const now = () => clock.time;
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings }, now);
    const desk = createTestDesk(database, now);
    const { id } = await stores.members.put("ines@team.example", "owner");
    const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
    const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.77", token };
    const visit = (other = token) => desk.visit({ ...comer, token: other });
    return { database, clock, stores, owner: id, visit };
  }

  const read = ({ db }: SiteDatabase) => db.selectFrom("audit").selectAll().orderBy("number").execute();
  const short = async (database: SiteDatabase) =>
    (await read(database)).map(({ kind, what, outcome }) => `${kind} ${what} ${outcome}`);
  const append = (database: SiteDatabase, change: Partial<AuditEntry> = {}) =>
    database.db.transaction().execute((transaction) => appendAudit(transaction, testDataKey, { ...entry, ...change }));
  const verify = (database: SiteDatabase) => verifyAudit(database.db, testDataKey);

  it("has words for every page and command", () => {
    for (const [name, { audit }] of [...commandRows, ...viewRows])
      expect([name, audit]).toEqual([name, expect.stringMatching(/^[A-Z].*[^.]$/)]);
  });

  it("records a visit to each page that shows people, and to no other page", async () => {
    const hidden = viewRows.filter(([, { people }]) => people === false);
    expect(hidden.map(([name]) => name).toSorted()).toEqual(notNoted.views);
    const { database, visit } = await openDesk();
    for (const name of Object.keys(deskViews) as ViewName[]) {
      await database.db.deleteFrom("audit").execute();
      const subject = name === "template" ? "new" : "0199aaaa-0000-7000-8000-000000000001";
      const isThere = await (await visit()).see(name, `/desk/x-${name}`, subject).then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      const showsPeople = !notNoted.views.includes(name) && !rightsWithoutPeople.includes(deskViews[name].needs);
      const isNoted = showsPeople || alwaysNoted.includes(name);
      expect([name, (await read(database)).length]).toEqual([name, isNoted ? 1 : 0]);
    }
  });

  it("records every command in the table, whether it succeeds or not", async () => {
    const unnoted = commandRows.filter(([, { isNoted }]) => !isNoted);
    expect(unnoted.map(([name]) => name).toSorted()).toEqual(notNoted.commands);
    const { database, stores, visit, owner } = await openDesk();
    for (const name of Object.keys(deskCommands) as CommandName[]) {
      await stores.members.put("ines@team.example", "owner");
      await database.db.deleteFrom("audit").execute();
      const token = await stores.sessions.open({ staffId: owner, level: "full", device: "Firefox" });
      const outcome = await (await visit(token)).act({ do: name }, "/desk/x").catch(() => null);
      // An erasure waits for a passkey each time. This session has just shown one.
      const held = outcome && "to" in outcome && /step-up.*held%2F([\w-]+)/.exec(outcome.to)?.[1];
      if (held) await (await visit(token)).act({ do: name, held }, "/desk/x");
      const entries = await read(database);
      expect([name, entries.length > 0]).toEqual([name, !notNoted.commands.includes(name)]);
      expect(entries.every(({ what, staff_id }) => what === name && staff_id === owner)).toBe(true);
    }
  });

  it("names people only by id, in the command's transaction, and stays intact when someone is erased", async () => {
    const { database, clock, visit } = await openDesk();
    const lead = leadRow({ created_at: clock.time - 60_000, email: "maria@visitor.example", message: "My lease" });
    await database.db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    const known = database.db.selectFrom("threads").select(["id", "person_id"]);
    const { id: thread, person_id: person } = await known.executeTakeFirstOrThrow();
    const path = `/desk/threads/${thread}`;
    await (await visit()).see("thread", path, thread);
    await (await visit()).see("thread", path, thread);
    await (await visit()).act({ do: "thread-note", thread, words: "Call Maria Lopez after five" }, path);
    await (await visit()).act({ do: "thread-note", thread, words: " " }, path);
    await (await visit()).act({ do: "find", q: "maria@visitor.example" }, "/desk/find");
    await (await visit()).act({ do: "no-such-thing" }, path);
    clock.time += 6 * 60_000;
    await (await visit()).see("thread", path, thread);
    expect(await short(database)).toEqual([
      ...["view thread seen", "command thread-note wrote", "command thread-note fields", "command find done"],
      "view thread seen",
    ]);
    const rows = await read(database);
    expect(rows.map(({ subjects }) => JSON.parse(subjects))).toEqual([
      ...[[thread], [thread], [thread], [person, thread], [thread]],
    ]);
    expect(rows[3]?.typed_hash).toBe(testDataKey.hash("audit-typed", '[["q","maria@visitor.example"]]'));
    expect(JSON.stringify(rows)).not.toMatch(/maria|lopez|lease/i);

    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    await erasePerson(stores, "maria@visitor.example", async () => {});
    expect(await verify(database)).toMatchObject({ head: { number: 5 }, problem: null });
  });

  it("names everyone a search showed and no one else, whatever ids the search's address and text have", async () => {
    const { database, clock, visit } = await openDesk();
    const names = Array.from({ length: 20 }, (_, n) => `marigold-${n}@visitor.example`);
    const leads = names.map((email) => leadRow({ created_at: clock.time - 60_000, email, name: "Marigold Lopez" }));
    await database.db.insertInto("leads").values(leads).execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    const madeUp = Array.from({ length: 12 }, (_, n) => `0199bbbb-0000-7000-8000-0000000000${n + 10}`);
    const path = `/desk/find?booking=${madeUp[0]}&${madeUp.map((id) => `x=${id}`).join("&")}`;
    await (await visit()).act({ do: "find", q: "marigold", more: madeUp[1] ?? "" }, path);
    await (await visit()).act({ do: "find", q: madeUp.slice(0, 5).join(" ") }, path);
    const [found, none] = (await read(database)).map(({ subjects }) => JSON.parse(subjects) as string[]);
    const people = await database.db.selectFrom("people").select("id").execute();
    expect(people).toHaveLength(20);
    expect(found).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
    expect(found?.filter((id) => madeUp.includes(id))).toEqual([]);
    expect(none).toEqual([]);
    // Nor does any other page's query string.
    const thread = `/desk/threads/x?x=${madeUp[2]}`;
    await (await visit()).act({ do: "thread-note", thread: "x", words: " " }, thread);
    expect(JSON.parse((await read(database)).at(-1)?.subjects ?? "")).toEqual([]);
  });

  it("names whoever a page shows because somebody typed their number or address, and shows no address of theirs", async () => {
    const { database, clock, visit } = await openDesk();
    const { db } = database;
    const known = { created_at: clock.time - 60_000, phone: "+15205550137", email: "olive.oak@visitor.example" };
    await db
      .insertInto("leads")
      .values(leadRow({ ...known, name: "Olive Oak" }))
      .execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    const { id: olive } = await db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const last = async () => {
      const row = (await read(database)).at(-1);
      return { what: row?.what, subjects: JSON.parse(row?.subjects ?? "[]") as string[] };
    };
    const act = async (fields: Record<string, string>, path = "/desk/new") => (await visit()).act(fields, path);
    const lead = { do: "lead-by-hand", channel: "phone", firstName: "Zoe", lastName: "Zed", phone: "(480) 555-0199" };
    const entered = await act({ ...lead, submissionKey: "key-of-a-look-up" });
    const thread = /threads\/([\w-]+)/.exec("to" in entered ? entered.to : "")?.[1] ?? "";
    const look = async () => (await visit()).see("thread", `/desk/threads/${thread}`, thread);
    const zoe = (await look()).person.id;
    expect(await last()).toEqual({ what: "thread", subjects: [thread] });
    // Her number, added to somebody else a moment later: the same page shows one more person.
    const fix = { do: "person-correct", person: zoe, which: "phone ", right: "(520) 555-0137" };
    await act(fix, `/desk/threads/${thread}`);
    const seen = await look();
    expect(seen.person.links).toMatchObject([{ id: olive, name: "Olive Oak", state: "suggested" }]);
    expect(JSON.stringify(seen.person.links)).not.toMatch(/olive\.oak|520.{0,2}555/);
    expect(await last()).toEqual({ what: "thread", subjects: [olive, thread] });
    await (await visit()).see("person", `/desk/people/${zoe}`, zoe);
    expect(await last()).toEqual({ what: "person", subjects: [olive, zoe] });
    // Her email: the refusal says whose it is.
    await act({ ...fix, which: "email ", right: known.email }, `/desk/people/${zoe}`);
    expect(await last()).toEqual({ what: "person-correct", subjects: [olive, zoe] });
    // A form that waits for a passkey says whom it is about.
    await db.updateTable("staff_sessions").set({ verified_at: 0 }).execute();
    const waits = await act({ do: "privacy-hold", request: thread, words: "A court asked for it" }, "/desk/privacy");
    const held = /held%2F([\w-]+)/.exec("to" in waits ? waits.to : "")?.[1] ?? "";
    await (await visit()).see("held", `/desk/held/${held}`, held);
    expect(await last()).toMatchObject({ what: "held", subjects: expect.arrayContaining([thread]) });
    await act({ do: "people-link", person: zoe, other: olive }, `/desk/people/${zoe}`);
    expect((await look()).person.links).toMatchObject([
      { state: "linked", addresses: [known.email, "(520) 555-0137"] },
    ]);
  });

  it("is written together with its command: neither is ever there without the other", async () => {
    const { database, visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    // Without its head, the chain accepts no entries, so no command may run and no page may be shown.
    await database.db.deleteFrom("audit_head").execute();
    try {
      const act = (await visit()).act({ do: "set-role", person: tom.id, role: "auditor" }, "/desk/staff");
      expect(await act).toMatchObject({ shown: { problem: "unsure" }, status: 500 });
      // Repeated on purpose: a view that couldn't be recorded must not count as recorded.
      for (let n = 0; n < 2; n += 1) await expect((await visit()).see("inbox", "/desk")).rejects.toThrow();
    } finally {
      await database.db.insertInto("audit_head").values({ id: "desk", number: 0, mac: "" }).execute();
    }
    expect((await stores.members.list()).find(({ id }) => id === tom.id)?.role).toBe("counselor");
    await (await visit()).act({ do: "set-role", person: tom.id, role: "auditor" }, "/desk/staff");
    expect((await read(database)).map((row) => [row.staff_id, row.outcome])).toEqual([[owner, "wrote"]]);
  });

  it("names by address whom someone invited, invited again and removed", async () => {
    const { visit, stores } = await openDesk();
    const act = async (fields: Record<string, string>) => (await visit()).act(fields, "/desk/staff");
    await act({ do: "invite", email: "Pal@evil.example", role: "owner" });
    const pal = (await stores.members.findByEmail("pal@evil.example"))?.id ?? "";
    await act({ do: "invite-again", person: pal });
    await act({ do: "remove-person", person: pal });
    const { entries } = await (await visit()).see("audit", "/desk/audit");
    const told = entries
      .filter(({ did }) => /team|invitation/i.test(did))
      .map(({ did, colleagues }) => [did, ...colleagues]);
    expect(told).toEqual([
      ["Removed someone from the team", "Pal@evil.example"],
      ["Sent an invitation again", "Pal@evil.example"],
      ["Added someone to the team", "Pal@evil.example"],
    ]);
  });

  it("says who signed in, and which commands and pages were refused", async () => {
    const { database, clock, visit, stores, owner } = await openDesk();
    const token = (await stores.links.enroll(owner)).split("/").at(-1) ?? "";
    await (await visit()).act({ do: "begin-sign-in", token, name: "Ines" }, "/desk/link/x");
    const tom = await stores.members.put("tom@team.example", "editor");
    await stores.sessions.endOthers(owner, null);
    expect((await visit()).me).toBeNull();
    await (await visit()).act({ do: "sign-out" }, "/desk");
    const session = await stores.sessions.open({ staffId: tom.id, level: "full", device: "Firefox" });
    const desk = createTestDesk(database, () => clock.time);
    const ofTom = await desk.visit({
      https: false,
      device: "Firefox",
      origin: deskOrigin,
      address: "192.0.2.78",
      token: session,
    });
    await ofTom.act({ do: "thread-note" }, "/desk/x");
    await expect(ofTom.see("thread", "/desk/x", "x")).rejects.toThrow();
    expect((await read(database)).map((row) => [row.staff_id, row.what, row.outcome])).toEqual([
      ...[[owner, "begin-sign-in", "done"]],
      ...[[tom.id, "thread-note", "refused"]],
      ...[[tom.id, "thread", "refused"]],
    ]);
  });

  it("records every export, and gives no file to a user whose passkey check is too old", async () => {
    const { database, clock, visit } = await openDesk();
    await database.db
      .insertInto("leads")
      .values(leadRow({ message: "=1+1" }))
      .execute();
    const take = async (file: string) => (await visit()).see("export-file", `/desk/exports/${file}`, file);
    for (let n = 0; n < 2; n += 1) {
      const answer = (await take("leads.csv")) as Response;
      expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="leads.csv"');
      expect(await answer.text()).toContain(`"'=1+1"`);
    }
    for (const file of ["answers.jsonl", "bookings.csv", "messages.csv", "newsletter.jsonl"]) await take(file);
    await expect(take("staff.csv"), "the file does not exist, and the attempt is recorded").rejects.toMatchObject({
      status: 404,
    });
    clock.time += 6 * 60_000;
    await expect(take("leads.csv")).rejects.toMatchObject({ status: 303 });
    const noted = (await read(database)).map(({ subjects, outcome }) => `${JSON.parse(subjects)[0]} ${outcome}`);
    const files = ["leads.csv", "leads.csv", "answers.jsonl", "bookings.csv", "messages.csv", "newsletter.jsonl"];
    expect(noted).toEqual([...files.map((file) => `${file} seen`), "staff.csv missing"]);
  });

  it("shows an auditor all entries with masked names, a hundred at a time, and records who was revealed", async () => {
    const { database, clock, stores, visit, owner } = await openDesk();
    await database.db
      .insertInto("leads")
      .values(leadRow({ created_at: clock.time - 60_000, email: "maria@visitor.example" }))
      .execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    const known = database.db.selectFrom("threads").select(["id", "person_id"]);
    const { id: thread, person_id: person } = await known.executeTakeFirstOrThrow();
    await (await visit()).see("thread", `/desk/threads/${thread}`, thread);
    const auditor = await stores.members.put("tom@team.example", "auditor");
    const token = await stores.sessions.open({ staffId: auditor.id, level: "full", device: "Firefox" });
    const page = async (search = "") => (await visit(token)).see("audit", `/desk/audit${search}`);
    const first = await page();
    expect(first.entries).toMatchObject([{ did: "Opened a thread", about: [{ person, name: "M… L…" }] }]);
    expect(JSON.stringify(first)).not.toContain("Lopez");
    const shown = await (await visit(token)).act({ do: "audit-reveal", number: "1" }, "/desk/audit");
    expect(shown).toMatchObject({ shown: { revealed: { number: 1, people: [{ name: "Maria Lopez" }] } } });
    expect((await read(database)).at(-1)).toMatchObject({
      staff_id: auditor.id,
      what: "audit-reveal",
      outcome: "done",
      subjects: JSON.stringify([person]),
    });
    for (let n = 0; n < 120; n += 1) await append(database, { at: clock.time, staff_id: owner, what: "day" });
    const [all, ofTom, ofDay] = [await page("?x=1"), await page(`?who=${auditor.id}`), await page("?day=2020-01-01")];
    expect([all.entries.length, all.next]).toEqual([100, all.entries.at(-1)?.number]);
    expect((await page(`?before=${all.next}`)).next).toBeNull();
    expect(new Set(ofTom.entries.map(({ who }) => who))).toEqual(new Set(["tom@team.example"]));
    expect((await page("?what=day")).entries).toHaveLength(100);
    expect(ofDay.entries).toEqual([]);
    expect(all.deeds.map(({ what }) => what).toSorted()).toEqual(["audit", "audit-reveal", "day", "thread"]);
    const checked = await (await visit(token)).act({ do: "audit-check" }, "/desk/audit");
    expect(checked).toMatchObject({ shown: { checked: { problem: null } } });
  });

  it("keeps its entries in one order, no matter how many are written at once", async () => {
    const { database } = await openDesk();
    await Promise.all(Array.from({ length: 40 }, (_, index) => append(database, { what: `x${index}` })));
    expect(await verify(database)).toMatchObject({ head: { number: 40 }, problem: null });
  });

  it("reveals every changed byte and every missing entry, and names the entry", async () => {
    const { database } = await openDesk();
    for (let n = 1; n <= 12; n += 1) await append(database, { at: n });
    const { db } = database;
    const whole = await read(database);
    const put = async (number: number, change: object) => {
      await db.updateTable("audit").set(change).where("number", "=", number).execute();
      const { problem } = await verify(database);
      const before = whole[number - 1];
      if (before) await db.updateTable("audit").set(before).where("number", "=", number).execute();
      return problem;
    };
    const changed = "Entry 7 was changed, or the data key that sealed it is gone.";
    const { mac = "" } = whole[6] ?? {};
    const flipped = String.fromCharCode(mac.charCodeAt(4) ^ 1) + mac.slice(1);
    for (const change of [
      ...[{ at: 8 }, { staff_id: "bob" }, { kind: "command" }, { what: "people" }, { outcome: "" }],
      ...[{ subjects: '["x"]' }, { typed_hash: "x" }, { mac: flipped }],
    ]) {
      expect(await put(7, change)).toBe(changed);
    }
    expect(await verify(database)).toMatchObject({ problem: null });

    await db.deleteFrom("audit").where("number", "=", 5).execute();
    expect((await verify(database)).problem).toBe("Entry 5 is missing.");
    await db
      .insertInto("audit")
      .values(whole[4] as (typeof whole)[number])
      .execute();
    await db.deleteFrom("audit").where("number", ">", 10).execute();
    expect((await verify(database)).problem).toBe("Entry 11 is missing.");
    // Someone who can also write the head can cut off the end, and the chain alone doesn't show it.
    await db
      .updateTable("audit_head")
      .set({ number: 10, mac: whole[9]?.mac ?? "" })
      .execute();
    expect((await verify(database)).problem).toBeNull();
    const head = { number: 12, mac: whole[11]?.mac ?? "" };
    expect((await verifyAudit(db, testDataKey, [head])).problem).toBe(
      "The end was cut off: an earlier backup has 12 entries, and here are 10.",
    );
  });

  it("stays valid when the data key changes, as long as the old key is known", async () => {
    const { database } = await openDesk();
    await append(database);
    const keys = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
    const newer = await openDataKey({ dataKeys: keys, dataDir: "." });
    await database.db.transaction().execute((transaction) => appendAudit(transaction, newer, entry));
    expect((await verifyAudit(database.db, newer)).problem).toBeNull();
    expect((await verify(database)).problem).toContain("Entry 2");
  });

  it("is verified by a command and by each backup, whose signed head shows whether the end was cut off", async () => {
    const database = await open();
    const dataKey = await openDataKey(settings());
    const add = () => database.db.transaction().execute((transaction) => appendAudit(transaction, dataKey, entry));
    for (let n = 0; n < 3; n += 1) await add();
    const run = async (command: typeof makeBackup, args: string[] = []) => {
      const [out, problems] = [collectOutput(), collectOutput()];
      const code = await command(settings(), args, { out: out.stream, problems: problems.stream });
      return { code, said: out.text() + problems.text() };
    };
    const backups = join(settings().dataDir, "backups");
    rmSync(backups, { recursive: true, force: true });
    expect(await run(handleAudit)).toMatchObject({ code: 2, said: expect.stringContaining("Usage:") });
    expect(await run(handleAudit, ["verify"])).toEqual({
      code: 0,
      said: "All 3 entries are intact, and so are 0 heads of earlier backups.\n",
    });
    expect(await run(makeBackup)).toMatchObject({ code: 0 });
    expect(
      readdirSync(backups)
        .map((name) => name.replace(/^site-[\dTZ-]+|(?<=^departures-)[\d-]+/, ""))
        .toSorted(),
    ).toEqual(
      [
        database.dialect === "sqlite" ? ".db" : ".dump",
        `.${database.dialect === "sqlite" ? "db" : "dump"}.audit-head`,
        "departures-.txt",
      ].toSorted(),
    );
    await add();
    expect((await run(handleAudit, ["verify"])).said).toBe(
      "All 4 entries are intact, and so are 1 heads of earlier backups.\n",
    );

    // The previous day's head is enough, no matter where it is stored.
    const elsewhere = join(settings().dataDir, "elsewhere");
    mkdirSync(elsewhere, { recursive: true });
    cpSync(backups, elsewhere, { recursive: true });
    const headFile = join(elsewhere, readdirSync(backups).find((name) => name.endsWith(".audit-head")) ?? "");
    rmSync(backups, { recursive: true });
    await database.db.deleteFrom("audit").where("number", ">", 2).execute();
    await sql`UPDATE audit_head SET number = 2, mac = (SELECT mac FROM audit WHERE number = 2)`.execute(database.db);
    expect((await run(handleAudit, ["verify"])).code).toBe(0);
    expect(await run(handleAudit, ["verify", headFile])).toEqual({
      code: 1,
      said: "The end was cut off: an earlier backup has 3 entries, and here are 2. The 2 before it are intact.\n",
    });
    cpSync(elsewhere, backups, { recursive: true });
    // The page has the same folder, and the button says the same as the command.
    const page = createTestDesk(database, Date.now, settings().dataDir, dataKey);
    const stores = createDeskStores({ database, dataKey, settings: deskSettings });
    const { id } = await stores.members.put("ines@team.example", "owner");
    const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
    const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.79", token };
    expect(await (await page.visit(comer)).act({ do: "audit-check" }, "/desk/audit")).toMatchObject({
      shown: { checked: { entries: 2, heads: 1, problem: expect.stringContaining("The end was cut off") } },
    });
    const late = await run(makeBackup);
    expect(late).toMatchObject({ code: 1, said: expect.stringContaining("The backup was made, but") });
    expect(readdirSync(backups).filter((name) => name.endsWith(".audit-head"))).toHaveLength(1);
    rmSync(backups, { recursive: true });
  });
});
