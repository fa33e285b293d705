import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { readPersonCard } from "#app/server/desk/people/person-card.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { tellEvents } from "#app/server/desk/telling/shown-events.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { readLeftOut } from "#app/server/letter/list-standing.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { subscriberRow } from "#test/letter-list.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createMailReader } from "./mail-reader.server.ts";

const server = "mx.pathtokeys.example";
const at = Date.parse("2026-11-24T14:20:00-05:00");
const reader = createMailReader(80_000);
afterAll(() => {
  vi.useRealTimers();
  return reader.rest();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
});

describeDatabase("a report that an email of ours came back", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const lead = leadRow({ email: "wyn@visitor.example", name: "Wyn Hart", created_at: at - 600_000 });
    await db.insertInto("leads").values(lead).execute();
    const mailId = newRowId();
    const sent = { id: mailId, state: "sent", attempts: 1, sent_at: at - 60_000 } as const;
    const confirmation = newMail("lead-confirmation", { type: "lead", id: lead.id }, at - 60_000);
    await db
      .insertInto("outbox")
      .values({ ...confirmation, ...sent })
      .execute();
    await projectOnce({ database, log: silentLog }, at);
    const subscriber = subscriberRow({ email: "wyn@visitor.example" });
    await db.insertInto("newsletter_subscribers").values(subscriber).execute();
    const thread = await db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const deskReader = { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} };
    const source = { db, reader: deskReader } as never as Parameters<typeof readThread>[0];
    const marks = async () => (await readPersonCard(source, someActor(), thread.person_id))?.undelivered;
    const titles = async () => {
      const page = await readThread(source, someActor(), thread.id);
      return (await tellEvents(source, someActor(), page?.events ?? [])).map(({ title }) => title);
    };
    const leftOut = async () => [...(await readLeftOut(db, testDataKey, [subscriber], at)).values()];
    return { database, mailId, marks, titles, leftOut };
  }

  let count = 0;
  type Mail = { from: string; head?: string; body?: string; proven?: string; atMs?: number };
  function receive(database: SiteDatabase, { from, head = "", body = "Hello", proven, atMs = at }: Mail) {
    count += 1;
    vi.setSystemTime(atMs);
    const result = proven ? `Authentication-Results: ${server}; dmarc=pass header.from=${proven}\n` : "";
    const top = `${result}From: ${from}\nMessage-ID: <${count}@x.example>\nSubject: Mail\n${head}`;
    return takeInMail(database, reader, `${top}\n${body}\n`, atMs, server);
  }

  function report(database: SiteDatabase, id: string, mail: Mail) {
    const status = "Final-Recipient: rfc822; wyn@visitor.example\nAction: failed\nStatus: 5.1.1";
    const body = [
      `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${status}`,
      `--b\nContent-Type: message/rfc822\n\nMessage-ID: <${id}@pathtokeys.example>\nSubject: Hello\n\nHello`,
    ].join("\n");
    const head = 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\n';
    return receive(database, { ...mail, head, body: `${body}\n--b--` });
  }

  it.each([
    ["without any proof", { from: "MAILER-DAEMON@visitor.example" }],
    ["from a proven stranger", { from: "MAILER-DAEMON@evil.example", proven: "evil.example" }],
    ["from somebody else of the same domain", { from: "neighbor@visitor.example", proven: "visitor.example" }],
  ])("is a doubt, and ends no letter: %s", async (_what, mail) => {
    const { database, mailId, marks, titles, leftOut } = await openDesk();
    expect(await report(database, mailId, mail)).toBe("bounce");
    expect(await marks()).toEqual([{ address: "wyn@visitor.example", isProven: false }]);
    expect((await titles()).at(-1)).toBe("A report that nothing proves says that one of our emails came back");
    expect(await leftOut()).toEqual([]);
  });

  it("is a fact when the address's own mail server surely sent it, and no later report makes it a doubt", async () => {
    const { database, mailId, marks, titles, leftOut } = await openDesk();
    await report(database, mailId, { from: "Postmaster@visitor.example", proven: "visitor.example" });
    expect((await titles()).at(-1)).toBe("One of our emails came back");
    await report(database, mailId, { from: "MAILER-DAEMON@evil.example", atMs: at + 1000 });
    await receive(database, { from: "wyn@visitor.example", proven: "visitor.example", atMs: at + 2000 });
    expect(await marks()).toEqual([{ address: "wyn@visitor.example", isProven: true }]);
    expect(await leftOut()).toEqual(["undelivered"]);
  });

  it("is forgotten after an email that surely came from that address, and after no other", async () => {
    const { database, mailId, marks } = await openDesk();
    await report(database, mailId, { from: "MAILER-DAEMON@evil.example" });
    await receive(database, { from: "wyn@visitor.example", atMs: at + 1000 });
    await receive(database, { from: "eve@visitor.example", proven: "visitor.example", atMs: at + 2000 });
    expect(await marks()).toHaveLength(1);
    await receive(database, { from: "Wyn <Wyn@visitor.example>", proven: "visitor.example", atMs: at + 3000 });
    expect(await marks()).toEqual([]);
    await report(database, mailId, { from: "MAILER-DAEMON@evil.example", atMs: at + 4000 });
    expect(await marks()).toHaveLength(1);
  });
});
