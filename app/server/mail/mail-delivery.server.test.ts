import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { MailAudience, MailKind } from "#app/content/desk/mail-kinds.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { testLetters } from "#test/letters.ts";
import { logWords } from "#test/log-words.ts";
import { refusal, startMailServer } from "#test/mail-server.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import { rounds } from "#test/rounds.ts";
import { createMailDelivery, isGivenUp } from "./mail-delivery.server.ts";

const team = "team@business.example";
const quick: DeliveryTiming = { ...usualTiming, pollMs: 20, leastPauseMs: 10, mostPauseMs: 50 };
describeEachDatabase("the delivery of emails", ({ open, settings }) => {
  /** Starts a delivery that ends with the test; `logged` is everything it logs. */
  function deliver(database: SiteDatabase, smtpUrl: string, timing: Partial<DeliveryTiming> = {}) {
    let logged = "";
    const log = pino({}, { write: (line: string) => (logged += line) });
    const mailSettings = { ...settings(), smtpUrl, mailFrom: "Site <hello@business.example>", teamEmail: team };
    const delivery = createMailDelivery(
      { database, settings: mailSettings, log, letters: testLetters },
      { ...quick, ...timing },
    );
    onTestFinished(() => delivery.stop());
    delivery.start();
    return { delivery, logged: () => logWords(logged) };
  }

  it("sends both emails about a lead, and marks them as sent", async () => {
    const database = await open();
    const server = await startMailServer();
    const [reference] = await saveLeads(database, 1);
    const { logged } = deliver(database, server.url);
    await vi.waitFor(async () => expect(await states(database)).toEqual(["sent", "sent"]), patience);

    const toVisitor = server.arrived.find(({ recipients }) => recipients[0] === "visitor0@visitor.example");
    const toTeam = server.arrived.find(({ recipients }) => recipients[0] === team);
    expect(toVisitor?.text).toContain("Hi José,");
    expect(toTeam?.text).toContain('3 < 5 & "yes"');
    expect(toTeam?.replyTo).toEqual([{ name: "José O’Neil", address: "visitor0@visitor.example" }]);
    expect(toTeam?.text).toContain(reference);
    const rows = await emails(database);
    expect(rows.map(({ id }) => `<${id}@business.example>`).sort()).toEqual(
      server.arrived.map(({ messageId }) => messageId).sort(),
    );
    for (const row of rows) {
      expect(row).toMatchObject({ attempts: 1, claimed_by: null, claimed_until: null, last_error: null });
      expect(row.sent_at).toBeGreaterThanOrEqual(row.created_at);
    }
    expect(logged()).not.toMatch(/José|O’Neil|visitor0|480.{0,2}555|team@|3 < 5/);
  });

  it("sends both emails about a message, with replies going to its sender", async () => {
    const database = await open();
    const server = await startMailServer();
    const { reference } = await createMessageStore(database, testDataKey, unlimited).save(contactMessage);
    const { logged } = deliver(database, server.url);
    await vi.waitFor(async () => expect(await states(database)).toEqual(["sent", "sent"]), patience);

    const toVisitor = server.arrived.find(({ recipients }) => recipients[0] === contactMessage.email);
    const toTeam = server.arrived.find(({ recipients }) => recipients[0] === team);
    expect(toVisitor?.text).toContain("You’ll get our answer by Sunday, November 22, 2026 at 3:04 PM EST");
    expect(toTeam?.text).toContain('3 < 5 & "yes"');
    expect(toTeam?.text).toContain(reference);
    expect(toTeam?.replyTo).toEqual([{ name: "Dana Lee", address: contactMessage.email }]);
    expect(logged()).not.toMatch(/Dana|visitor|480.{0,2}555|3 < 5/);
  });

  it("sends at once when woken, without waiting for its next check", async () => {
    const database = await open();
    const server = await startMailServer();
    const { delivery } = deliver(database, server.url, { pollMs: 3_600_000 });
    await database.db.selectFrom("leads").select("id").execute();
    await saveLeads(database, 1);
    delivery.wake();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
  });

  it("keeps all emails while the mail server is down, counts no failures, and then sends each once", async () => {
    const database = await open();
    const server = await startMailServer();
    await server.down();
    await saveLeads(database, 20);
    const { delivery, logged } = deliver(database, server.url);
    await vi.waitFor(() => expect(logged().match(/emails do not go out/g)?.length).toBeGreaterThan(3), patience);
    const kept = await emails(database);
    expect(kept.every(({ state, attempts }) => state === "queued" && attempts === 0)).toBe(true);
    expect(kept.find(({ last_error }) => last_error)?.last_error).toMatch(/^E[A-Z]+$/);
    expect(logged()).not.toMatch(/visitor\d|José|team@/);

    await server.up();
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(40), patience);
    await delivery.stop();
    expect(server.arrived.map(({ recipients }) => recipients[0]).sort()).toEqual(recipientsOf(20));
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it("sends queued emails right after a restart, however long the last process was pausing", async () => {
    const database = await open();
    const server = await startMailServer();
    await server.down();
    await saveLeads(database, 3);
    const before = deliver(database, server.url, { leastPauseMs: 3_600_000, mostPauseMs: 3_600_000 });
    await vi.waitFor(() => expect(before.logged()).toContain("emails do not go out"), patience);
    await before.delivery.stop();
    await server.up();
    deliver(database, server.url, { leastPauseMs: 3_600_000, mostPauseMs: 3_600_000 });
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(6), patience);
  });

  it("doesn't let a permanently refused confirmation stop the team's notice or other emails", async () => {
    const database = await open();
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        address === "visitor0@visitor.example"
          ? done(refusal(550, "5.1.1 <visitor0@visitor.example> unknown"))
          : done(),
    });
    await saveLeads(database, 3);
    const { delivery, logged } = deliver(database, server.url);
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(5), patience);
    for (let refusals = 1; refusals < 5; refusals += 1) {
      await vi.waitFor(async () => expect((await notSent(database)).attempts).toBe(refusals), patience);
      const waiting = await notSent(database);
      expect(waiting.state).toBe("queued");
      expect(waiting.next_attempt_at).toBeGreaterThan(Date.now() + 20_000);
      await makeDue(database);
      delivery.wake();
    }
    await vi.waitFor(async () => expect((await notSent(database)).state).toBe("failed"), patience);
    expect(await notSent(database)).toMatchObject({
      kind: "lead-confirmation",
      attempts: 5,
      last_error: "EENVELOPE 550 5.1.1",
      claimed_by: null,
    });
    expect(logged()).toContain("mail given up");
    expect(logged()).not.toContain("visitor0");
  });

  it("never gives up on the team's notice", async () => {
    const database = await open();
    let isRefusing = true;
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        isRefusing && address === team ? done(refusal(550, "5.7.1 no")) : done(),
    });
    await saveLeads(database, 1);
    const { delivery } = deliver(database, server.url);
    await vi.waitFor(async () => expect((await notSent(database)).attempts).toBe(1), patience);
    await database.db.updateTable("outbox").set({ attempts: 400 }).where("state", "=", "queued").execute();
    await makeDue(database);
    delivery.wake();
    await vi.waitFor(async () => expect((await notSent(database)).attempts).toBe(401), patience);
    isRefusing = false;
    await makeDue(database);
    delivery.wake();
    await vi.waitFor(async () => expect(await states(database)).toEqual(["sent", "sent"]), patience);
  });

  it("does not let a hanging server delay a stop beyond its limit, and releases the claims", async () => {
    const database = await open();
    let connections = 0;
    const silent = createServer(() => {
      connections += 1;
    });
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    await saveLeads(database, 20);
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { delivery } = deliver(database, smtpUrl, { stopMs: 100 });
    await vi.waitFor(() => expect(connections).toBeGreaterThan(0), patience);
    expect((await claimed(database)).length).toBeGreaterThan(0);
    await delivery.stop();
    expect(await claimed(database)).toEqual([]);
    expect((await emails(database)).every(({ state, attempts }) => state === "queued" && attempts === 0)).toBe(true);
    // The limit below is well under the transport's limits, which would end the sends, too.
  }, 20_000);

  it("finishes the email under way when stopped", async () => {
    const database = await open();
    let goOn: () => void = () => {};
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => {
        goOn = () => done();
      },
    });
    await saveLeads(database, 10);
    const { delivery } = deliver(database, server.url, { parallel: 1 });
    const untouched = goOn;
    await vi.waitFor(() => expect(goOn).not.toBe(untouched), patience);
    const stopped = delivery.stop();
    goOn();
    await stopped;
    expect(server.arrived).toHaveLength(1);
    expect(await sentCount(database)).toBe(1);
    expect(await claimed(database)).toEqual([]);
  });

  it("cuts off a send at its deadline and blames the transport", async () => {
    const database = await open();
    const server = await startMailServer({ onRcptTo: () => {} });
    await saveLeads(database, 2);
    const { logged } = deliver(database, server.url, { sendMs: 100 });
    await vi.waitFor(() => expect(logged().match(/emails do not go out/g)?.length).toBeGreaterThan(1), patience);
    const kept = await emails(database);
    expect(kept.every(({ state, attempts }) => state === "queued" && attempts === 0)).toBe(true);
  });

  it("does not let one email that makes the server hang up hold back the others forever", async () => {
    const database = await open();
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => {
        if (address !== "visitor0@visitor.example") return done();
        return done(refusal(421, "closing"));
      },
    });
    await saveLeads(database, 10);
    deliver(database, server.url);
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(19), patience);
    expect((await notSent(database)).state).toBe("queued");
  });

  it("blames the email when others go out while it fails again and again", async () => {
    const database = await open();
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => {
        if (address !== "visitor0@visitor.example") return done();
        return setTimeout(() => done(refusal(421, "closing")), 100);
      },
    });
    await saveLeads(database, 1);
    const { delivery, logged } = deliver(database, server.url);
    let saved = 1;
    await vi.waitFor(async () => {
      await saveLeads(database, 1, saved++);
      delivery.wake();
      expect(logged()).toContain("mail refused");
    }, patience);
    await vi.waitFor(
      async () => expect(await notSent(database)).toMatchObject({ attempts: 1, state: "queued" }),
      patience,
    );
  });

  it("never sends an email twice from two deliveries on one database", async () => {
    const [one, two] = [await open(), await open()];
    const server = await startMailServer();
    const leads = rounds(40, 200);
    await saveLeads(one, leads);
    const deliveries = [deliver(one, server.url), deliver(two, server.url)];
    await vi.waitFor(async () => expect(await sentCount(one)).toBe(leads * 2), { timeout: 60_000 });
    await Promise.all(deliveries.map(({ delivery }) => delivery.stop()));
    expect(server.arrived.map(({ recipients }) => recipients[0]).sort()).toEqual(recipientsOf(leads));
    const shares = deliveries.map(({ logged }) => logged().match(/mail sent/g)?.length ?? 0);
    expect(shares[0] ?? 0).toBeGreaterThan(0);
    expect(shares[1] ?? 0).toBeGreaterThan(0);
  });

  it("takes over a dead process's claims once they expire, and not before", async () => {
    const database = await open();
    const server = await startMailServer();
    await saveLeads(database, 2);
    const claimedUntil = Date.now() + 3_600_000;
    await database.db
      .updateTable("outbox")
      .set({ claimed_by: "a dead process", claimed_until: claimedUntil })
      .execute();
    const [reference] = await saveLeads(database, 1, 2);
    deliver(database, server.url);
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(2), patience);
    expect(
      (await emails(database)).filter(({ subject_id }) => subject_id === reference).map(({ state }) => state),
    ).toEqual(["sent", "sent"]);
    await database.db.updateTable("outbox").set({ claimed_until: Date.now() }).where("state", "=", "queued").execute();
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(6), patience);
    expect(server.arrived).toHaveLength(6);
  });

  it("sends an email once whose claim runs out while it is under way, as when the clock jumps", async () => {
    const database = await open();
    const held: (() => void)[] = [];
    let isHeld = true;
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => void (isHeld ? held.push(done) : done()),
    });
    await saveLeads(database, 1);
    const { delivery } = deliver(database, server.url);
    await vi.waitFor(() => expect(held).toHaveLength(2), patience);
    const claims = async () => (await emails(database)).map(({ claimed_until }) => Number(claimed_until));
    await database.db.updateTable("outbox").set({ claimed_until: 1 }).execute();
    await vi.waitFor(async () => expect(Math.min(...(await claims()))).toBeGreaterThan(1), patience);
    isHeld = false;
    for (const goOn of held) goOn();
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(2), patience);
    await delivery.stop();
    expect(server.arrived).toHaveLength(2);
  });

  it("sends emails dated by a fast clock once it is set back, and no reminder before its time", async () => {
    const database = await open();
    const server = await startMailServer();
    await saveLeads(database, 2);
    const tomorrow = Date.now() + 24 * 3_600_000;
    const [first, second, third, reminder] = await emails(database);
    const change = (id: string | undefined, values: object) =>
      database.db
        .updateTable("outbox")
        .set(values)
        .where("id", "=", id ?? "")
        .execute();
    await change(first?.id, { next_attempt_at: tomorrow });
    await change(second?.id, { next_attempt_at: tomorrow, last_error: "ESOCKET" });
    await change(third?.id, { claimed_by: "a dead process", claimed_until: tomorrow });
    await change(reminder?.id, { next_attempt_at: tomorrow, kind: "booking-reminder" });
    deliver(database, server.url);
    await vi.waitFor(async () => expect(await sentCount(database)).toBe(3), patience);
    expect(await notSent(database)).toMatchObject({ id: reminder?.id, next_attempt_at: tomorrow });
  });

  it("marks an email as sent even when the database fails for a while, instead of sending it again", async () => {
    const database = await open();
    const server = await startMailServer();
    await saveLeads(database, 1);
    let failures = 3;
    const updateTable = database.db.updateTable.bind(database.db);
    vi.spyOn(database.db, "updateTable").mockImplementation(((table: "outbox") => {
      failures -= 1;
      if (failures >= 0) throw new Error("the database is away");
      return updateTable(table);
    }) as typeof database.db.updateTable);
    const { logged } = deliver(database, server.url);
    await vi.waitFor(async () => expect(await states(database)).toEqual(["sent", "sent"]), patience);
    expect(logged()).toContain("cannot be noted");
    expect(server.arrived).toHaveLength(2);
  });
});

const payload: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "José",
  lastName: "O’Neil",
  name: "José O’Neil",
  email: "",
  phone: "+14805550142",
  message: '3 < 5 & "yes"',
  pageUrl: "http://localhost:3000/get-started",
  consent: { textId: "credit-analysis-contact", version: 1 },
};

const contactMessage: NewMessage = {
  formName: "Contact",
  name: "Dana Lee",
  email: "dana@visitor.example",
  phone: "+14805550142",
  fields: { subject: "A question", message: '3 < 5 & "yes"' },
  pageUrl: "http://localhost:3000/contact",
  dueAt: Date.UTC(2026, 10, 22, 20, 4),
  suspicious: false,
};

/** Stores leads from visitor0, visitor1 …; gives their references. */
async function saveLeads(database: SiteDatabase, count: number, from = 0): Promise<string[]> {
  const store = createLeadStore(database, unlimited);
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const saved = await Promise.all(
    numbers.map((n) =>
      store.save({ ...payload, email: `visitor${n}@visitor.example`, submissionKey: `key-of-lead-${n}` }),
    ),
  );
  return saved.map(({ reference }) => reference);
}

function recipientsOf(leads: number): string[] {
  return Array.from({ length: leads }, (_, n) => [`visitor${n}@visitor.example`, team])
    .flat()
    .sort();
}

async function emails({ db }: SiteDatabase) {
  return db.selectFrom("outbox").selectAll().execute();
}

async function states(database: SiteDatabase) {
  return (await emails(database)).map(({ state }) => state);
}

async function sentCount(database: SiteDatabase) {
  return (await states(database)).filter((state) => state === "sent").length;
}

/** The only email that was not sent. */
async function notSent(database: SiteDatabase) {
  const rest = (await emails(database)).filter(({ state }) => state !== "sent");
  if (rest.length !== 1 || !rest[0]) throw new Error(`${rest.length} emails are not sent`);
  return rest[0];
}

async function claimed(database: SiteDatabase) {
  return (await emails(database)).filter(({ claimed_by }) => claimed_by !== null);
}

async function makeDue({ db }: SiteDatabase) {
  await db.updateTable("outbox").set({ next_attempt_at: 0 }).where("state", "=", "queued").execute();
}

const minute = 60_000;
const permanent = { scope: "item", isPermanent: true, code: "EENVELOPE 550" } as const;
const temporary = { scope: "item", isPermanent: false, code: "EENVELOPE 450" } as const;

describe("a refused email", () => {
  it("is given up at the fifth permanent refusal, or after five days", () => {
    const mail = { audience: "visitor", createdAt: 0 } as const;
    expect(isGivenUp({ ...mail, attempts: 4 }, permanent, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 5 }, permanent, minute)).toBe(true);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, 5 * 24 * 60 * minute + 1)).toBe(true);
  });

  it.each(["lead-team-notice", "message-team-notice", "set-aside-digest"] as const)(
    "is never given up when it is a %s",
    (kind) => {
      const audience = audienceOf(kind);
      const mail = { audience, attempts: 1000, createdAt: 0 };
      expect(isGivenUp(mail, permanent, 365 * 24 * 60 * minute)).toBe(false);
    },
  );
});

function audienceOf(kind: MailKind): MailAudience {
  const registered = testLetters.flatMap(({ kinds }) => kinds.get(kind) ?? []);
  expect(registered).toHaveLength(1);
  return registered[0]?.audience ?? "visitor";
}
