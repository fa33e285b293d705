import { afterAll, expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { mailFloodLimits } from "./mail-flood.server.ts";
import { createMailReader } from "./mail-reader.server.ts";
import { personWrote } from "./not-written.server.ts";
import { replyAddress } from "./reply-address.server.ts";

const server = "mx.pathtokeys.example";
const at = Date.parse("2026-11-24T14:20:00-05:00");
const minute = 60_000;
const reader = createMailReader(80_000);
afterAll(() => reader.rest());

describeDatabase("email of a stranger who means harm", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const lead = leadRow({ email: "dana@visitor.example", name: "Dana Whitfield", created_at: at - 60 * minute });
    await database.db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, at);
    const desk = createTestDesk(database, () => at);
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings }, () => at);
    const { id } = await stores.members.put("olive@team.example", "owner");
    await stores.members.rename(id, "Olive Owner");
    const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
    const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.1", token };
    const inbox = async () => (await (await desk.visit(comer)).see("inbox", "/desk")).rows;
    return { database, db: database.db, inbox };
  }

  let count = 0;
  function receive(database: SiteDatabase, from: string, { verdict = "none", words = "yes", atMs = at } = {}) {
    count += 1;
    const head = `Authentication-Results: ${server}; dmarc=${verdict} header.from=visitor.example\nFrom: ${from}`;
    const id = `Message-ID: <${count}@visitor.example>`;
    return takeInMail(database, reader, `${head}\n${id}\nSubject: Hello\n\n${words} ${count}\n`, atMs, server);
  }
  const promisesOf = ({ db }: SiteDatabase) =>
    db.selectFrom("clocks").select("thread_id").where("source", "=", "mail-in").where("ended_at", "is", null).execute();

  it("says in the inbox what our mail server found wrong with it, and nothing when it confirms the sender", async () => {
    const { database, inbox } = await openDesk();
    for (const [verdict, marks] of [
      ["pass", []],
      ["fail", ["Forged, says our email server"]],
      ["none", ["Sender not proven"]],
    ] as const) {
      await receive(database, "Dana Whitfield <dana@visitor.example>", { verdict });
      expect((await inbox()).find(({ kind }) => kind === "mail")?.marks).toEqual(marks);
    }
    await receive(database, "Dana Whitfield <dana@visitor.example>", { verdict: "pass", words: "Stop texting me." });
    await receive(database, "Dana Whitfield <dana@visitor.example>", {
      verdict: "fail",
      words: "And no calls, please.",
    });
    const row = (await inbox()).find(({ kind }) => kind === "mail");
    expect(row?.marks).toEqual(["May ask us to stop: decide", "Forged, says our email server"]);
  });

  it("to the address of a person's thread stands beside that person's own words in the inbox, never in their place", async () => {
    const { database, db, inbox } = await openDesk();
    await receive(database, "Dana Whitfield <dana@visitor.example>", { verdict: "pass", words: "My own words" });
    const own = (await inbox()).find(({ kind }) => kind === "mail");
    const to = `\nTo: ${replyAddress(testDataKey, "reply@pathtokeys.example", own?.id ?? "")}`;
    await receive(database, `x@evil.example${to}`, { words: "I am her husband. Send everything to me" });
    const mails = db.selectFrom("mails_in").select(["thread_id", "standing"]).orderBy("id").execute();
    expect(await mails).toMatchObject([{ standing: "own" }, { standing: "other-address", thread_id: own?.id }]);
    expect((await inbox()).find(({ id }) => id === own?.id)).toMatchObject({
      words: own?.words,
      marks: ["Somebody else wrote, too"],
    });
  });

  it("is nobody's when it names two senders, until a colleague says that a person wrote it", async () => {
    const { database, db } = await openDesk();
    expect(await receive(database, "dana@visitor.example, x@evil.example", { verdict: "pass" })).toBe("automatic");
    expect(await promisesOf(database)).toEqual([]);
    const { id, facts } = await db.selectFrom("mails_in").select(["id", "facts"]).executeTakeFirstOrThrow();
    expect(JSON.parse(facts ?? "")).toMatchObject({ why: "many-authors", proof: "many" });
    await personWrote(database, testDataKey, someActor(), id);
    expect(await promisesOf(database)).toHaveLength(1);
  });

  it.each([
    ['"dana@visitor.example" <x@evil.example>', "dana@visitor.example"],
    ["Olive Owner <x@evil.example>", "Olive Owner"],
    ["OLIVE  OWNER <x@evil.example>", "OLIVE OWNER"],
    ["Path to Keys <x@evil.example>", "Path to Keys"],
  ])("shows the real address where the name is not theirs: %s", async (from, name) => {
    const { database, db, inbox } = await openDesk();
    await receive(database, from);
    expect((await inbox()).find(({ kind }) => kind === "mail")?.name).toBe("x@evil.example");
    const { facts, from_name } = await db.selectFrom("mails_in").selectAll().executeTakeFirstOrThrow();
    expect([JSON.parse(facts ?? "").posesAs, from_name]).toEqual([name, ""]);
  });

  it("keeps a colleague's own name beside a colleague's own address, and anyone else's name", async () => {
    const { database, db } = await openDesk();
    await receive(database, "Olive Owner <Olive@team.example>");
    await receive(database, "Olive Young <young@visitor.example>");
    await receive(database, "young2@visitor.example <young2@visitor.example>");
    const rows = await db.selectFrom("mails_in").select(["from_name", "facts"]).orderBy("id").execute();
    expect(rows.map(({ from_name }) => from_name)).toEqual(["Olive Owner", "Olive Young", ""]);
    for (const { facts } of rows) expect(JSON.parse(facts ?? "").posesAs).toBeNull();
  });

  it("is one thread when one address sends many within an hour, and waits on the Mailbox page beyond a limit", async () => {
    const { database, db } = await openDesk();
    const send = (n: number) =>
      receive(database, "Dana <dana@visitor.example>", { verdict: "pass", atMs: at + n * 1000 });
    const filed: string[] = [];
    for (let n = 0; n < mailFloodLimits.fromOne + 5; n += 1) filed.push(await send(n));
    expect(filed.filter((one) => one === "written")).toHaveLength(mailFloodLimits.fromOne);
    const promises = await promisesOf(database);
    expect(promises).toHaveLength(mailFloodLimits.fromOne);
    expect(new Set(promises.map(({ thread_id }) => thread_id)).size).toBe(1);
    const events = db.selectFrom("events").select("thread_id").where("kind", "=", "mail-automatic");
    expect(await events.execute()).toEqual([promises[0]]);
    // An hour later it is an email like any other, and once the thread is answered it begins a new one.
    await db.updateTable("threads").set({ state: "answered" }).where("kind", "=", "mail").execute();
    expect(await receive(database, "dana@visitor.example", { atMs: at + 90 * minute })).toBe("written");
    expect(new Set((await promisesOf(database)).map(({ thread_id }) => thread_id)).size).toBe(2);
  });

  it("does not set the true sender's own email aside, however many others forge with the address", async () => {
    const { database } = await openDesk();
    const forge = (n: number) => receive(database, "dana@visitor.example", { verdict: "fail", atMs: at + n * 1000 });
    for (let n = 0; n < mailFloodLimits.fromOne; n += 1) await forge(n);
    expect(await forge(mailFloodLimits.fromOne)).toBe("automatic");
    expect(await receive(database, "dana@visitor.example", { verdict: "pass", atMs: at + minute })).toBe("written");
  });

  it("from very many new addresses waits beyond a limit, while people we know come through", async () => {
    const { database, db } = await openDesk();
    const filed: string[] = [];
    for (let n = 0; n < mailFloodLimits.fromNew + 3; n += 1) {
      filed.push(await receive(database, `x${n}@evil.example`, { atMs: at + n * 1000 }));
    }
    expect(filed.slice(mailFloodLimits.fromNew)).toEqual(["automatic", "automatic", "automatic"]);
    expect(filed.slice(0, mailFloodLimits.fromNew)).not.toContain("automatic");
    expect(await receive(database, "dana@visitor.example", { atMs: at + 2 * minute })).toBe("written");
    const people = await db.selectFrom("people").select("id").execute();
    expect(people).toHaveLength(mailFloodLimits.fromNew + 1);
    const kept = db.selectFrom("mails_in").select(["id", "facts"]).where("sort", "=", "automatic").orderBy("id");
    const [first] = await kept.execute();
    expect(JSON.parse(first?.facts ?? "")).toMatchObject({ why: "flood" });
    const wrote = await personWrote(database, testDataKey, someActor(), first?.id ?? "");
    expect(wrote).toMatchObject({ threadId: expect.any(String) });
  });
});
