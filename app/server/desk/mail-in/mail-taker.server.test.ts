import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { noteConsentChange } from "#app/server/contact/consent-changes.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { correctDetail } from "#app/server/desk/people/corrected-details.server.ts";
import { eraseDeskPerson } from "#app/server/desk/people/desk-erasure.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { searchDesk } from "#app/server/desk/search/desk-search.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { newRecipient } from "#app/server/letter/issue-recipients.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { siteLetters } from "#app/server/services.server.ts";
import { readImap } from "#app/server/settings/imap-settings.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { hasImapServer, type ImapServer, startImapServer } from "#test/imap-server.ts";
import { scheduleIssue, subscriberRow } from "#test/letter-list.ts";
import { patience } from "#test/patience.ts";
import { createMailTaker, type MailTaker } from "./mail-taker.server.ts";
import { replyAddress } from "./reply-address.server.ts";
import { createSentLetters } from "./sent-letters.server.ts";
import { readUndelivered } from "./undelivered-addresses.server.ts";

const ours = "support@pathtokeys.example";
const sending = {
  siteUrl: "https://pathtokeys.example",
  desk: undefined,
  replyAddress: undefined,
  mailFrom: ours,
  teamEmail: "team@pathtokeys.example",
};
const timing = { pollMs: 30, holdMs: 5000, leastPauseMs: 20, mostPauseMs: 100 };

/** An email as sent; the given headers are added to the usual ones, or replace them. */
function letter(headers: Record<string, string>, words = "Thank you. Is Tuesday fine?"): string {
  const all = {
    From: "Maria Lopez <maria@visitor.example>",
    To: ours,
    Subject: "Re: Your request",
    "Message-ID": `<${newRowId()}@visitor.example>`,
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${head.join("\r\n")}\r\n\r\n${words}\r\n`;
}

// Skipped when there is no Dovecot, but `npm test` doesn't start without it.
const describeWithMailbox = hasImapServer ? describeDatabase : (name: string) => describe.skip(name, () => {});

const phone = "+14805550142";

describeWithMailbox("an email that arrives in the mailbox", ({ open }) => {
  let imap: ImapServer;
  const takers: MailTaker[] = [];
  beforeAll(async () => {
    imap = await startImapServer();
    return () => imap.remove();
  });
  afterEach(async () => {
    await Promise.all(takers.splice(0).map((taker) => taker.stop()));
    await imap.empty();
  });

  /** A desk with one lead whose confirmation has gone out. */
  async function openDesk() {
    const database = await open();
    const lead = leadRow({ email: "Maria@visitor.example", phone });
    const mailId = newRowId();
    await database.db.insertInto("leads").values(lead).execute();
    await database.db
      .insertInto("outbox")
      .values({
        ...newMail("lead-confirmation", { type: "lead", id: lead.id }, Date.now()),
        id: mailId,
        state: "sent",
        attempts: 1,
        sent_at: Date.now(),
      })
      .execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const thread = await database.db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    return { database, thread, mailId, replyTo: replyAddress(testDataKey, "reply@pathtokeys.example", thread.id) };
  }

  function startTaker(database: SiteDatabase, url = imap.url): MailTaker {
    const parts = {
      database,
      dataKey: testDataKey,
      imap: readImap(url, undefined),
      mailFrom: ours,
      authServer: "mx.pathtokeys.example",
      readSent: createSentLetters(siteLetters(testDataKey, sending), sending, sending.siteUrl),
      log: silentLog,
    };
    const taker = createMailTaker(parts, timing);
    takers.push(taker);
    taker.start();
    return taker;
  }

  /** Delivers some emails, and waits until all of them are taken in. */
  async function receive(database: SiteDatabase, ...letters: (string | Buffer)[]) {
    for (const one of letters) await imap.deliver(one);
    startTaker(database);
    await expect.poll(() => imap.count(), { timeout: 30_000, interval: 50 }).toMatchObject({ unread: 0 });
    return database.db.selectFrom("mails_in").selectAll().orderBy("id").execute();
  }

  const kindsIn = async ({ db }: SiteDatabase, threadId: string | null) => {
    const events = db.selectFrom("events").select("kind").where("source", "=", "mail-in").orderBy("id");
    return (await events.where("thread_id", threadId === null ? "is" : "=", threadId).execute()).map(
      ({ kind }) => kind,
    );
  };
  const openPromises = async ({ db }: SiteDatabase) => {
    const clocks = db.selectFrom("clocks").select(["thread_id", "promise", "source"]).where("source", "=", "mail-in");
    return clocks.where("ended_at", "is", null).execute();
  };
  const look = (database: SiteDatabase) => {
    const reader = {
      read: async (query: never) => (await database.db.executeQuery(query)).rows,
      close: async () => {},
    };
    return { ...database, reader } as never as Parameters<typeof searchDesk>[0];
  };

  it("lands in its thread by the signed address, opens a promise, and can be found in a search", async () => {
    const { database, thread, replyTo } = await openDesk();
    const emails = await receive(
      database,
      letter({ To: `Path to Keys <${replyTo.toUpperCase()}>` }, "Zebra crossing, please."),
    );
    expect(emails).toMatchObject([
      { thread_id: thread.id, sort: "written", standing: "own", words: "Zebra crossing, please." },
    ]);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-in"]);
    expect(await openPromises(database)).toEqual([{ thread_id: thread.id, promise: "contact", source: "mail-in" }]);
    const source = look(database);
    expect(await searchDesk(source, someActor(), "zebra")).toMatchObject({ found: [{ threads: [{ id: thread.id }] }] });
    const page = await readThread(source, someActor(), thread.id);
    expect(page?.events[0]).toMatchObject({ kind: "mail-in", told: { words: "Zebra crossing, please.", hasHtml: 0 } });
    expect(page?.thread.last_event_id).toBe(page?.events[0]?.id);
    // Also by a number that a colleague adds to its writer.
    const added = { personId: page?.person.id ?? "", kind: "phone", before: "", after: "+16025550188" } as const;
    await correctDetail({ ...database, dataKey: testDataKey }, someActor(), added);
    const found = await searchDesk(source, someActor(), "zebra 6025550188");
    expect(found).toMatchObject({ found: [{ threads: [{ id: thread.id }] }] });
  });

  it("lands in its thread by the address of an automatic email, which names the request", async () => {
    const { database, thread } = await openDesk();
    const { id } = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const to = replyAddress(testDataKey, "reply@pathtokeys.example", id);
    const gone = replyAddress(testDataKey, "reply@pathtokeys.example", newRowId());
    const [reply, strange, lost] = await receive(
      database,
      letter({ To: to }, "I forgot: I have a cosigner."),
      letter({ To: to, From: "cosigner@family.example" }, "I am the cosigner."),
      letter({ To: gone, Subject: "To a request that was erased" }, "Hello?"),
    );
    expect(reply).toMatchObject({ thread_id: thread.id, standing: "own" });
    expect(strange).toMatchObject({ thread_id: thread.id, standing: "other-address" });
    expect(lost?.thread_id).not.toBe(thread.id);
  });

  it("lands in its thread if its sender answers our email there, and otherwise in a new thread", async () => {
    const { database, thread, mailId } = await openDesk();
    const answer = {
      "In-Reply-To": "<other@visitor.example>",
      References: `<x@y.example> <${mailId}@pathtokeys.example>`,
    };
    const emails = await receive(
      database,
      letter(answer),
      letter({ ...answer, From: "eve@evil.example" }),
      letter({ Subject: "Re: Your request" }, "Another matter."),
    );
    const [own, eves, other] = emails;
    expect(own).toMatchObject({ thread_id: thread.id, person_id: thread.person_id, standing: "own" });
    expect(eves).toMatchObject({ quotes_thread_id: thread.id, from_key: "eve@evil.example" });
    expect(eves?.person_id).not.toBe(thread.person_id);
    expect(eves?.thread_id).not.toBe(thread.id);
    expect(other).toMatchObject({ person_id: thread.person_id, quotes_thread_id: null });
    expect(other?.thread_id).not.toBe(thread.id);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-in"]);
    expect(await openPromises(database)).toHaveLength(3);
  });

  it("lands in its thread when it replies to our answer, and marks the address when that answer bounced", async () => {
    const { database, thread } = await openDesk();
    const id = newRowId();
    const answer = { id, words: "Tuesday?", version: 0, seen: thread.last_event_id };
    const threads = createThreadActions(database.db);
    expect(await sendAnswer({ ...database, dataKey: testDataKey }, threads, someActor(), thread.id, answer)).toEqual({
      sent: true,
    });
    await database.db.updateTable("outbox").set({ state: "sent", sent_at: Date.now() }).execute();
    const [reply, eves] = await receive(
      database,
      letter({ "In-Reply-To": `<${id}@pathtokeys.example>` }),
      letter({ "In-Reply-To": `<${id}@pathtokeys.example>`, From: "eve@evil.example" }),
      report({ id, to: "maria@visitor.example", status: "5.1.1" }),
    );
    expect(reply).toMatchObject({ thread_id: thread.id, person_id: thread.person_id, standing: "own" });
    expect(eves?.thread_id).not.toBe(thread.id);
    expect(eves).toMatchObject({ quotes_thread_id: thread.id });
    expect(await kindsIn(database, thread.id)).toEqual(["mail-in", "mail-bounced"]);
    expect(await readUndelivered(look(database), someActor(), [thread.person_id])).toHaveLength(1);
  });

  it("from a stranger to the signed address shows as from another address, and a forged address is rejected", async () => {
    const { database, thread, replyTo } = await openDesk();
    const forged = replyTo.replace(/.(?=@)/, (letter) => (letter === "a" ? "b" : "a"));
    const [strange, lost] = await receive(
      database,
      letter({ To: replyTo, From: "brother@family.example" }),
      letter({ To: forged, From: "eve@evil.example" }),
    );
    expect(strange).toMatchObject({ thread_id: thread.id, person_id: thread.person_id, standing: "other-address" });
    const addresses = database.db
      .selectFrom("person_addresses")
      .select("value")
      .where("person_id", "=", thread.person_id);
    expect((await addresses.execute()).map(({ value }) => value)).not.toContain("brother@family.example");
    expect(lost?.thread_id).not.toBe(thread.id);
    expect(lost).toMatchObject({ standing: "own", quotes_thread_id: null });
  });

  it("that was sent automatically is shown, but opens no promise", async () => {
    const { database, thread, replyTo } = await openDesk();
    const emails = await receive(
      database,
      letter({ To: replyTo, "Auto-Submitted": "auto-replied" }),
      letter({ To: replyTo, Subject: "Out of office: back on Monday" }),
      letter({ To: replyTo, Precedence: "auto_reply" }),
      letter({ "List-Id": "<news.shop.example>", From: "news@shop.example" }),
    );
    expect(emails.map(({ sort, person_id }) => [sort, person_id === thread.person_id])).toEqual([
      ["automatic", true],
      ["automatic", true],
      ["automatic", true],
      ["automatic", false],
    ]);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-automatic", "mail-automatic", "mail-automatic"]);
    expect(await openPromises(database)).toEqual([]);
    expect(await database.db.selectFrom("people").select("id").execute()).toHaveLength(1);
    expect(await database.db.selectFrom("outbox").select("id").where("state", "<>", "sent").execute()).toEqual([]);
  });

  it("from the site itself is ignored and left unread", async () => {
    const { database } = await openDesk();
    await imap.deliver(letter({ From: `Path to Keys <${ours}>`, "Auto-Submitted": "auto-generated" }));
    startTaker(database);
    const taken = () => database.db.selectFrom("mails_taken").select("uid").execute();
    await expect.poll(taken, patience).toHaveLength(1);
    expect(await imap.count()).toEqual({ all: 1, unread: 1 });
    expect(await database.db.selectFrom("mails_in").select("id").execute()).toEqual([]);
  });

  it("about a bounce marks the address, unless it names none of our emails or is only about a delay", async () => {
    const { database, thread, mailId } = await openDesk();
    await receive(
      database,
      report({ id: newRowId(), to: "maria@visitor.example", status: "5.1.1" }),
      report({ id: mailId, to: "someone@else.example", status: "5.1.1" }),
      report({ id: mailId, to: "maria@visitor.example", status: "4.4.1", action: "delayed" }),
    );
    expect(await database.db.selectFrom("undelivered_addresses").selectAll().execute()).toEqual([]);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-automatic"]);
    await takers.splice(0)[0]?.stop();
    await receive(database, report({ id: mailId, to: "Maria@visitor.example", status: "5.1.1" }));
    expect(await readUndelivered(look(database), someActor(), [thread.person_id])).toMatchObject([
      { value: "maria@visitor.example", person_id: thread.person_id, code: "5.1.1" },
    ]);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-automatic", "mail-bounced"]);
    expect(await openPromises(database)).toEqual([]);
  });

  it("about a bounced weekly letter leaves only that fact, and its address gets no more letters", async () => {
    const { database } = await openDesk();
    const { db } = database;
    const subscriber = subscriberRow({ email: "reader@visitor.example" });
    await db.insertInto("newsletter_subscribers").values(subscriber).execute();
    const issue = await scheduleIssue(db);
    const sent = { ...newRecipient(issue.id, { subscriber_id: subscriber.id }, 1), state: "sent", sent_at: 1 } as const;
    await db.insertInto("issue_recipients").values(sent).execute();
    await receive(database, report({ id: sent.id, to: "reader@visitor.example", status: "5.1.1" }));
    expect(await db.selectFrom("letter_undelivered").select(["subscriber_id", "code"]).execute()).toEqual([
      { subscriber_id: subscriber.id, code: "5.1.1" },
    ]);
    expect(await db.selectFrom("issue_recipients").select("bounce").execute()).toEqual([{ bounce: "hard" }]);
    const kept = db.selectFrom("mails_in").select("id").where("sort", "=", "bounce");
    expect(await kept.execute()).toEqual([]);
  });

  const proven = { "Authentication-Results": "mx.pathtokeys.example; dmarc=pass header.from=visitor.example" };
  const stops = async ({ db }: SiteDatabase) => ({
    email: (await readStops(db, testDataKey, { email: "maria@visitor.example" })).map(({ channel }) => channel),
    phone: (await readStops(db, testDataKey, { phone })).map(({ channel }) => channel),
  });

  it("that asks us to stop is recorded as such, for all addresses of a sender whom our mail server confirms", async () => {
    const { database, thread, replyTo } = await openDesk();
    const words = "STOP\r\n\r\nOn Mon, Nov 2, 2026, Path to Keys wrote:\r\n> Hello";
    await receive(database, letter({ ...proven, To: replyTo }, words));
    expect((await kindsIn(database, thread.id)).toSorted()).toEqual(["asked-to-stop", "mail-in"]);
    expect(await stops(database)).toEqual({ email: ["all"], phone: ["all"] });
    // Nobody may answer, and nobody waits for it: neither the stop nor what was asked before.
    const ends = await database.db.selectFrom("clocks").select("ended_how").execute();
    expect(ends.map(({ ended_how }) => ended_how)).toEqual(["withdrawn", "withdrawn"]);
  });

  it.each([
    ["no result", {}],
    [
      "a result of another server",
      { "Authentication-Results": "mx.evil.example; dmarc=pass header.from=visitor.example" },
    ],
  ])(
    "that anyone may have written stops nothing by itself, and no email goes out until a colleague has decided, with %s",
    async (_what, header) => {
      const { database, thread, replyTo } = await openDesk();
      const [mail] = await receive(database, letter({ ...header, To: replyTo }, "Please stop contacting me."));
      const sent = { source: "mail-in", sourceId: String(mail?.id) };
      expect(await database.db.selectFrom("stop_questions").selectAll().execute()).toMatchObject([
        { source_id: mail?.id, sentence: "Please stop contacting me.", asked: "stop all all", decided: null },
      ]);
      expect(await stops(database)).toEqual({ email: [], phone: [] });
      const contact = createContactDesk(database.db, testDataKey);
      const about = { personId: thread.person_id, threadId: thread.id };
      // The mail server has the machine's clock: their request was before the email on any day.
      await database.db.updateTable("events").set({ at: 1 }).where("kind", "=", "lead").execute();
      const later = someActor({ nowMs: Date.now() + 1000, may: ["read-people", "work-threads", "lift-stops"] });
      const held = await contact.look(later, about, "answer");
      expect(held.email).toMatchObject({ word: "no", reasons: [{ name: "stop-held" }] });
      expect(held.call).toMatchObject({ word: "no", reasons: [{ name: "stop-held" }] });
      expect(held.text).toMatchObject({ word: "no", reasons: [{ name: "stop-held" }] });
      expect(await contact.decideStop(later, sent, true)).toEqual(about);
      expect(await stops(database)).toEqual({ email: ["all"], phone: ["all"] });
      expect(await contact.decideStop(later, sent, false)).toBeNull();
      expect(await contact.lift(later, about, "It was forged. They called us.")).toBe(true);
      expect(await stops(database)).toEqual({ email: [], phone: [] });
      expect((await contact.look(later, about, "answer")).email).toMatchObject({ word: "yes" });
      expect(await contact.lift(later, about, "Again")).toBe(false);
    },
  );

  it("that our mail server calls forged asks a colleague, and holds nothing back", async () => {
    const { database, thread, replyTo } = await openDesk();
    const header = { "Authentication-Results": "mx.pathtokeys.example; dmarc=fail header.from=visitor.example" };
    const [mail] = await receive(database, letter({ ...header, To: replyTo }, "Please stop contacting me."));
    expect(await database.db.selectFrom("stop_questions").selectAll().execute()).toMatchObject([
      { source_id: mail?.id, sentence: "Please stop contacting me.", asked: "stop all all forged", decided: null },
    ]);
    expect(await stops(database)).toEqual({ email: [], phone: [] });
    const contact = createContactDesk(database.db, testDataKey);
    const about = { personId: thread.person_id, threadId: thread.id };
    const later = someActor({ nowMs: Date.now() + 1000, may: ["read-people", "work-threads", "lift-stops"] });
    const open = await contact.look(later, about, "answer");
    expect(open.email).toMatchObject({ word: "yes" });
    const held = [open.call, open.text].flatMap(({ reasons }) => reasons.map(({ name }) => name));
    expect(held).not.toContain("stop-held");
    expect(await contact.decideStop(later, { source: "mail-in", sourceId: String(mail?.id) }, true)).toEqual(about);
    expect(await stops(database)).toEqual({ email: ["all"], phone: ["all"] });
  });

  it("that asks us to stop waits for a colleague, though its sender is sure, when they ended their stops themselves since then", async () => {
    const { database, thread, replyTo } = await openDesk();
    const lead = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const text = { text_id: contactConsent.id, text_version: contactConsent.version, text_sha256: "0", page_url: "" };
    const given = { id: newRowId(), lead_id: lead.id, message_id: null, given_at: 1 };
    await database.db
      .insertInto("consent_evidence")
      .values({ ...text, ...given })
      .execute();
    const changed = { evidence_id: given.id, change: "affirmed", changed_at: Date.now() + 3_600_000 } as const;
    await noteConsentChange(database.db, changed);
    await receive(database, letter({ ...proven, To: replyTo }, "Please do not text me anymore."));
    expect(await stops(database)).toEqual({ email: [], phone: [] });
    const [question] = await database.db.selectFrom("stop_questions").selectAll().execute();
    expect(question).toMatchObject({ thread_id: thread.id, asked: "stop text all", decided: null });
  });

  it("counts from when we saw it, though the mail server's clock is behind", async () => {
    const { database, thread, replyTo } = await openDesk();
    const taker = startTaker(database);
    await expect.poll(async () => (await taker.watch.read())?.looked_at, patience).toBeTypeOf("number");
    const lookedAt = Number((await taker.watch.read())?.looked_at);
    // The mail server takes no time after the machine's own, which the tests do not know.
    const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000 - days * 86_400) * 1000);
    const words = "Please take me off your email list.";
    await imap.deliver(letter({ ...proven, To: replyTo }, words), [], daysAgo(90));
    await expect.poll(() => stops(database), patience).toMatchObject({ email: ["email"] });
    const mail = await database.db.selectFrom("mails_in").select(["id", "received_at"]).executeTakeFirstOrThrow();
    expect(mail.received_at).toBeGreaterThanOrEqual(lookedAt);
    const promise = database.db.selectFrom("clocks").select("started_at").where("source_id", "=", mail.id);
    expect(await promise.executeTakeFirst()).toEqual({ started_at: mail.received_at });
    // They asked for an analysis before that: it is no new request.
    const later = someActor({ nowMs: Date.now() + 1000 });
    const about = { personId: thread.person_id, threadId: thread.id };
    const { email } = await createContactDesk(database.db, testDataKey).look(later, about, "answer");
    expect(email).toMatchObject({ word: "no", reasons: [{ name: "stopped" }] });
    // After a break of ours, its promise counts from when they wrote.
    await taker.stop();
    await database.db
      .updateTable("mailboxes")
      .set({ looked_at: daysAgo(91).getTime() })
      .execute();
    const inTheBreak = daysAgo(90);
    await imap.deliver(letter({ To: replyTo }, "What about my score?"), [], inTheBreak);
    startTaker(database);
    const waits = database.db.selectFrom("mails_in").select("received_at").where("id", "<>", mail.id);
    await expect.poll(() => waits.executeTakeFirst(), patience).toEqual({ received_at: inTheBreak.getTime() });
  });

  it("that may ask us to stop stops nothing until a colleague has decided, and no machine writes meanwhile", async () => {
    const { database, thread, replyTo } = await openDesk();
    const question = "How can I unsubscribe from this?";
    const [mail] = await receive(database, letter({ ...proven, To: replyTo }, `${question} And call me on Friday.`));
    expect(await database.db.selectFrom("stop_questions").select(["sentence", "asked"]).execute()).toEqual([
      { sentence: question, asked: "maybe email all" },
    ]);
    expect(await stops(database)).toEqual({ email: [], phone: [] });
    const contact = createContactDesk(database.db, testDataKey);
    const about = { personId: thread.person_id, threadId: thread.id };
    const later = someActor({ nowMs: Date.now() + 1000, may: ["read-people", "work-threads", "lift-stops"] });
    expect((await contact.look(later, about, "answer")).email).toMatchObject({ word: "yes" });
    expect((await contact.look(later, about, "marketing")).email.reasons).toMatchObject([{ name: "stop-held" }]);
    await contact.decideStop(later, { source: "mail-in", sourceId: String(mail?.id) }, false);
    expect((await contact.look(later, about, "marketing")).email.reasons).not.toMatchObject([{ name: "stop-held" }]);
    expect(await stops(database)).toEqual({ email: [], phone: [] });
  });

  it("quotes us without a sign, and only what the sender wrote counts", async () => {
    const { database, replyTo } = await openDesk();
    const [sent = ""] = await createSentLetters(
      siteLetters(testDataKey, sending),
      sending,
      sending.siteUrl,
    )(database.db, {
      people: [(await database.db.selectFrom("people").select("id").executeTakeFirstOrThrow()).id],
      address: "",
    });
    expect(sent).toContain("You asked Path to Keys for a free credit analysis");
    const ourLines = sent.replace(/\n/g, "\r\n");
    const emails = await receive(
      database,
      letter({ ...proven, To: replyTo }, `${ourLines}\r\n\r\nYes, on Tuesday.`),
      letter({ ...proven, To: replyTo }, `${ourLines}\r\n\r\nPlease stop calling me.`),
    );
    expect(await database.db.selectFrom("stop_questions").select("sentence").execute()).toEqual([]);
    expect(emails[0]?.own_words).toMatch(/Yes, on Tuesday\.$/);
    expect(emails[0]?.own_words).not.toContain("free credit analysis");
    expect(await stops(database)).toEqual({ email: ["call"], phone: ["call"] });
  });

  it("is taken in once, even if it is delivered twice, marked as unread, or renumbered", async () => {
    const { database, replyTo } = await openDesk();
    const twice = letter({ To: replyTo });
    const sameId = letter(
      { To: replyTo, "Message-ID": /<.*?>/.exec(twice.split("Message-ID")[1] ?? "")?.[0] ?? "" },
      "Else.",
    );
    expect(await receive(database, twice, twice, sameId)).toHaveLength(2);
    await takers.splice(0)[0]?.stop();
    await imap.renumber();
    await imap.deliver(twice);
    const emails = await receive(database, letter({ To: replyTo }, "After the move."));
    expect(emails.map(({ words }) => words)).toEqual(["Thank you. Is Tuesday fine?", "Else.", "After the move."]);
    expect(await openPromises(database)).toHaveLength(3);
  });

  it("that was read before the desk began watching is left alone", async () => {
    const { database } = await openDesk();
    await imap.deliver(letter({}, "Old, and read."), ["\\Seen"]);
    expect((await receive(database, letter({}, "Old, and not read."))).map(({ words }) => words)).toEqual([
      "Old, and not read.",
    ]);
  });

  it("isn't lost while the server is down: the desk says what is wrong, and resumes when the server is back", async () => {
    const { database, replyTo } = await openDesk();
    const taker = startTaker(database);
    await expect.poll(() => taker.watch.read(), { timeout: 10_000 }).toMatchObject({ looked_at: expect.any(Number) });
    await imap.deliver(letter({ To: replyTo }));
    await imap.away();
    await expect.poll(() => taker.watch.read(), { timeout: 10_000 }).toMatchObject({ trouble: "no-server" });
    expect(await taker.watch.trouble()).toBeNull();
    const before = Date.now() - 16 * 60_000;
    await database.db.updateTable("mailboxes").set({ looked_at: before }).execute();
    expect(await taker.watch.trouble()).toEqual({ what: "no-server", sinceMs: before });
    await imap.back();
    await expect.poll(() => taker.watch.read(), { timeout: 10_000 }).toMatchObject({ trouble: null });
    const emails = () => database.db.selectFrom("mails_in").select("id").execute();
    await expect.poll(emails, { timeout: 10_000 }).toHaveLength(1);
  });

  it("can't be read if the sign-in is refused or the folder doesn't exist, and the desk says so at once", async () => {
    const { database } = await openDesk();
    const wrong = startTaker(database, imap.url.replace(/:[^:@]+@/, ":wrong@"));
    await expect.poll(() => wrong.watch.trouble(), patience).toMatchObject({ what: "login-refused" });
    const nowhere = startTaker(database, imap.url.replace(/\/Desk$/, "/Nowhere"));
    await expect.poll(() => nowhere.watch.read(), patience).toMatchObject({ trouble: "no-folder" });
  });

  it("is read by one process at a time", async () => {
    const { database, replyTo } = await openDesk();
    startTaker(database);
    startTaker(database);
    const letters = Array.from({ length: 20 }, (_, index) => letter({ To: replyTo }, `Number ${index}`));
    expect(await receive(database, ...letters)).toHaveLength(20);
  });

  it("is erased with its sender, also from other people's threads", async () => {
    const { database, thread, replyTo } = await openDesk();
    await receive(
      database,
      letter({ To: replyTo }, "Mine."),
      letter({ To: replyTo, From: "brother@family.example" }, "My brother's zebra."),
      letter({ From: "other@visitor.example" }, "Not hers."),
    );
    await eraseDeskPerson(database, "Brother@family.example");
    const left = () => database.db.selectFrom("mails_in").select("words").orderBy("id").execute();
    expect(await left()).toEqual([{ words: "Mine." }, { words: "Not hers." }]);
    expect(await kindsIn(database, thread.id)).toEqual(["mail-in"]);
    expect(await searchDesk(look(database), someActor(), "zebra")).toMatchObject({ found: [] });
    await eraseDeskPerson(database, "maria@visitor.example");
    expect(await left()).toEqual([{ words: "Not hers." }]);
  });
});

/** A mail server's report about one of our emails (RFC 3464). */
function report(about: { id: string; to: string; status: string; action?: string }): string {
  const { id, to, status, action = "failed" } = about;
  const parts = [
    "Content-Type: text/plain\r\n\r\nIt did not arrive.",
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}`,
    `Content-Type: message/rfc822\r\n\r\nFrom: ${ours}\r\nTo: ${to}\r\nMessage-ID: <${id}@pathtokeys.example>\r\nSubject: Hello\r\n\r\nHello`,
  ];
  return letter(
    {
      From: "MAILER-DAEMON@mx.example",
      "Return-Path": "<>",
      Subject: "Undelivered Mail",
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
    },
    `${parts.map((part) => `--b\r\n${part}`).join("\r\n")}\r\n--b--`,
  );
}
