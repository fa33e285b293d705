import { afterAll, expect, it } from "vitest";
import { answerTimes } from "#app/content/site/answer-times.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { mailFloodLimits } from "./mail-flood.server.ts";
import { createMailReader } from "./mail-reader.server.ts";
import { personWrote, readNotWritten } from "./not-written.server.ts";
import { replyAddress } from "./reply-address.server.ts";
import { countWaitingMail, findWaitingMail, noPersonWrote } from "./waiting-mail.server.ts";

const reader = createMailReader(80_000);
afterAll(() => reader.rest());

const letter = (head: string, words: string) =>
  `To: support@pathtokeys.example\nContent-Type: text/plain; charset=utf-8\n${head}\n\n${words}\n`;

describeDatabase("people's emails that look like a program's", ({ open }) => {
  const receive = (database: SiteDatabase, raw: string, at?: number) => takeInMail(database, reader, raw, at);
  const look = (database: SiteDatabase) =>
    ({
      db: database.db,
      reader: { read: async (query: never) => (await database.db.executeQuery(query)).rows },
    }) as never;
  const list = async (database: SiteDatabase, before: string | null = null) =>
    readNotWritten(look(database), someActor(), before);
  const clocks = ({ db }: SiteDatabase) => db.selectFrom("clocks").selectAll().where("ended_at", "is", null).execute();

  it("open a thread: a comma in the name, a list, a form's no-reply address, an empty return path", async () => {
    const database = await open();
    const emails = [
      letter("From: Lopez, Maria Elena <maria@visitor.example>\nSubject: Re: Your request", "Hi comma"),
      letter(
        "From: Bo Green <bo@visitor.example>\nPrecedence: list\nList-ID: <home.groups.example>\nList-Unsubscribe: <mailto:x@y.z>",
        "We are a couple.",
      ),
      letter("From: Homes <noreply@homes.example>\nReply-To: Ada Renter <ada@visitor.example>", "Please help me buy."),
      letter("Return-Path: <>\nFrom: cy@visitor.example\nSubject: Out walking", "Call me."),
      letter(
        "From: 'Dee Lee' via Club <club@groups.example>\nList-ID: <club.groups.example>\nX-Original-From: Dee Lee <dee@visitor.example>\nReply-To: club@groups.example",
        "Hello from a group.",
      ),
      letter("Sender: eve@visitor.example", "My program forgot From."),
    ];
    for (const email of emails) expect(await receive(database, email)).toBe("written");
    const rows = await database.db.selectFrom("mails_in").select(["from_name", "from_address", "facts"]).execute();
    expect(rows.map(({ from_name, from_address }) => `${from_name} <${from_address}>`)).toEqual([
      "Lopez, Maria Elena <maria@visitor.example>",
      "Bo Green <bo@visitor.example>",
      "Ada Renter <ada@visitor.example>",
      " <cy@visitor.example>",
      "Dee Lee <dee@visitor.example>",
      " <eve@visitor.example>",
    ]);
    expect(rows[2]?.facts).toContain("noreply@homes.example");
    expect(await clocks(database)).toHaveLength(6);
    expect((await list(database)).emails).toEqual([]);
  });

  it("are listed with what they say when we take them for a program's, page by page, and kept whole", async () => {
    const database = await open();
    const html = "<p>On the road until <b>Monday</b>, call my cell</p>";
    const away = "From: Ana <ana@visitor.example>\nSubject: Automatic reply: Hello\nMIME-Version: 1.0\n";
    const parts = `--x\nContent-Type: text/html\n\n${html}\n--x\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=a.pdf\n\n%PDF\n--x--`;
    expect(await receive(database, `${away}Content-Type: multipart/mixed; boundary=x\n\n${parts}\n`)).toBe("automatic");
    for (let index = 0; index < 50; index += 1) {
      await receive(database, letter(`From: noreply@shop.example\nMessage-ID: <${index}@x>`, `Offer ${index}`));
    }
    const first = await list(database);
    expect(first.emails).toHaveLength(50);
    expect(first.emails[0]).toMatchObject({
      begins: "Offer 49",
      why: "robot-address",
      sort: "automatic",
      threadId: null,
    });
    const second = await list(database, first.next);
    expect(second).toMatchObject({
      emails: [
        {
          from: { name: "Ana", email: "ana@visitor.example" },
          subject: "Automatic reply: Hello",
          begins: "On the road until Monday, call my cell",
          why: "absence",
        },
      ],
      next: null,
    });
    const kept = database.db
      .selectFrom("mails_in")
      .select(["html", "files"])
      .where("from_key", "=", "ana@visitor.example");
    expect((await kept.executeTakeFirstOrThrow()).html).toContain("<b>Monday</b>");
    expect(await database.db.selectFrom("mail_in_files").select("place").execute()).toHaveLength(1);
    const masked = await readNotWritten(look(database), someActor({ may: ["read-people"] }), first.next);
    expect(masked.emails[0]).toMatchObject({ from: { name: "A…" }, subject: null, begins: null });
    await expect(readNotWritten(look(database), someActor({ may: [] }), null)).rejects.toThrow();
  });

  it("go where they belong with one button, and are due counting from when they came", async () => {
    const database = await open();
    const { db } = database;
    const at = Date.now() - 5 * 60 * 60_000;
    await receive(database, letter("From: Ana <ana@visitor.example>\nSubject: Out of the office", "Help me buy"), at);
    const desk = createTestDesk(database);
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings });
    const { id: staffId } = await stores.members.put("cora@team.example", "counselor");
    const token = await stores.sessions.open({ staffId, level: "full", device: "Firefox" });
    const visit = await desk.visit({
      token,
      https: false,
      device: "Firefox",
      origin: deskOrigin,
      address: "192.0.2.1",
    });
    const [email] = (await list(database)).emails;
    const press = () => visit.act({ do: "mail-by-person", mail: email?.id ?? "" }, "/desk/mailbox");
    const outcome = await press();
    const [thread] = await db.selectFrom("threads").selectAll().execute();
    expect(outcome).toEqual({ to: `/desk/threads/${thread?.id}?done=by-person` });
    expect(thread).toMatchObject({ kind: "mail", received_at: at, due_at: dueTime(answerTimes.contact, at) });
    // Pressed twice.
    expect(await press()).toEqual(outcome);
    expect(await clocks(database)).toMatchObject([{ thread_id: thread?.id, started_at: at, promise: "contact" }]);
    const events = db.selectFrom("events").select(["kind", "by_staff", "at"]).orderBy("id");
    expect(await events.execute()).toMatchObject([
      { kind: "mail-in", by_staff: null, at },
      { kind: "released", by_staff: staffId },
    ]);
    expect((await list(database)).emails).toEqual([]);
    const noted = await db
      .selectFrom("audit")
      .select(["what", "outcome"])
      .where("what", "=", "mail-by-person")
      .execute();
    expect(noted[0]).toEqual({ what: "mail-by-person", outcome: "wrote" });
    expect(await visit.act({ do: "mail-by-person", mail: "gone" }, "/desk/mailbox")).toMatchObject({ status: 404 });
  });

  it("go into the thread they answer, where they were shown as automatic, and a colleague decides about a stop in them", async () => {
    const database = await open();
    const { db } = database;
    await db
      .insertInto("leads")
      .values(leadRow({ email: "maria@visitor.example" }))
      .execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const thread = await db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const to = `To: ${replyAddress(testDataKey, "reply@pathtokeys.example", thread.id)}\n`;
    const stop = `${to}From: maria@visitor.example\nAuto-Submitted: auto-replied\nContent-Type: text/plain\n\nSTOP\n`;
    expect(await receive(database, stop)).toBe("automatic");
    const kinds = async () =>
      (await db.selectFrom("events").select("kind").where("thread_id", "=", thread.id).orderBy("id").execute()).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toContain("mail-automatic");
    const [email] = (await list(database)).emails;
    const outcome = await personWrote(database, testDataKey, someActor(), email?.id ?? "");
    expect(outcome).toEqual({ threadId: thread.id });
    expect((await kinds()).slice(-2)).toEqual(["mail-in", "released"]);
    const held = db.selectFrom("stop_questions").select(["sentence", "asked", "decided"]);
    expect(await held.execute()).toEqual([{ sentence: "STOP", asked: "maybe all all", decided: null }]);
    expect(await kinds()).not.toContain("mail-automatic");
    expect(await clocks(database)).toHaveLength(2);
  });

  it("that wait because many came at once are counted, told to the team, found, and put away by a colleague", async () => {
    const database = await open();
    const { db } = database;
    const actor = someActor();
    for (let index = 0; index < mailFloodLimits.fromNew; index += 1) {
      await receive(database, letter(`From: n${index}@made-up-${index}.example`, `Word ${index}`));
    }
    expect(await countWaitingMail(look(database), actor)).toBe(0);
    expect(await db.selectFrom("outbox").select("kind").execute()).toEqual([]);
    await receive(database, letter("From: Opal Moss <opal@home.example>\nSubject: Deposit", "Can you help with rent?"));
    await receive(database, letter("From: Una <una@a.example>, Ugo <ugo@b.example>\nSubject: Two", "Both of us"));
    await receive(database, letter("From: noreply@shop.example", "An offer"));
    expect(await countWaitingMail(look(database), actor)).toBe(2);
    const waiting = await readNotWritten(look(database), actor, null, "waiting");
    expect(waiting.emails.map(({ why }) => why).toSorted()).toEqual(["flood", "many-authors"]);
    expect((await list(database)).emails.map(({ begins }) => begins)).toEqual(["An offer"]);
    expect(await db.selectFrom("outbox").select("kind").execute()).toEqual([{ kind: "set-aside-digest" }]);
    for (const typed of ["opal@home.example", "moss", "deposit help"]) {
      const found = await findWaitingMail(look(database), actor, typed);
      expect([typed, found.map(({ subject }) => subject)]).toEqual([typed, ["Deposit"]]);
    }
    const masked = someActor({ may: ["read-people"] });
    expect(await findWaitingMail(look(database), masked, "moss")).toEqual([]);
    const [covered] = await findWaitingMail(look(database), masked, "opal@home.example");
    expect(covered).toMatchObject({ subject: null });
    expect(JSON.stringify(covered)).not.toMatch(/opal|moss/i);
    const ids = waiting.emails.map(({ id }) => id);
    await expect(noPersonWrote(db, masked, ids)).rejects.toThrow();
    expect(await noPersonWrote(db, actor, ids)).toBe(2);
    expect(await noPersonWrote(db, actor, ids)).toBe(0);
    expect(await countWaitingMail(look(database), actor)).toBe(0);
    expect((await list(database)).emails.map(({ why }) => why).toSorted()).toEqual([
      "judged",
      "judged",
      "robot-address",
    ]);
  });

  it("stay in the list when they name no sender, and say so", async () => {
    const database = await open();
    expect(await receive(database, "Subject: Hello\n\nNobody's words\n")).toBe("automatic");
    const [email] = (await list(database)).emails;
    expect(email).toMatchObject({ begins: "Nobody's words", why: "no-sender" });
    expect(await personWrote(database, testDataKey, someActor(), email?.id ?? "")).toEqual({ why: "no-sender" });
    await expect(personWrote(database, testDataKey, someActor({ may: ["read-people"] }), "x")).rejects.toThrow();
  });
});
