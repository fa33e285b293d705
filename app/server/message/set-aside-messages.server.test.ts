import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { handleSetAside } from "#app/server/commands/set-aside-command.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { testLetters } from "#test/letters.ts";
import { startMailServer } from "#test/mail-server.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import { createMessageStore } from "./messages.server.ts";

const team = "team@business.example";
const visitor = "jose@visitor.example";
const quick = { ...usualTiming, pollMs: 20, leastPauseMs: 10, mostPauseMs: 50 };
const dueAt = Date.UTC(2026, 10, 23, 15);

describeEachDatabase("messages that are set aside", ({ open, settings }) => {
  async function start() {
    const database = await open();
    const server = await startMailServer();
    const mailSettings = { ...settings(), smtpUrl: server.url, mailFrom: "hello@business.example", teamEmail: team };
    const delivery = createMailDelivery(
      { database, settings: mailSettings, log: pino({ level: "silent" }), letters: testLetters },
      quick,
    );
    onTestFinished(() => delivery.stop());
    const store = createMessageStore(database, testDataKey, unlimited);
    const setAside = async (key: string, suspicious = true) => {
      const saved = await store.save({
        formName: "Contact",
        name: "José O’Neil",
        email: visitor,
        phone: "+14805550142",
        fields: { subject: "My rent", message: "Two\nlines" },
        pageUrl: "http://localhost:3000/contact",
        dueAt,
        submissionKey: `key-set-aside-${key}`,
        suspicious,
      });
      return saved.reference;
    };
    return { database, server, delivery, setAside };
  }

  async function run(...args: string[]) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await handleSetAside(settings(), args, { out: out.stream, problems: problems.stream });
    return { code, out: out.text(), problems: problems.text() };
  }

  /** As if the hour were over. */
  async function endHour({ db }: SiteDatabase) {
    await db.updateTable("outbox").set({ next_attempt_at: 0 }).where("kind", "=", "set-aside-digest").execute();
  }

  it("are reported to the team once an hour, without anything that was typed", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 12, 10) });
    onTestFinished(() => void vi.useRealTimers());
    const { database, server, delivery, setAside } = await start();
    const references = await Promise.all(Array.from({ length: 30 }, (_, index) => setAside(String(index))));
    delivery.start();
    delivery.wake();
    await setAside("told at once", false);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    expect(server.arrived.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining("Set aside"));

    await endHour(database);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(3), patience);
    const digest = server.arrived.at(-1);
    expect(digest?.recipients).toEqual([team]);
    expect(digest?.subject).toMatch(/^Set aside: 30 messages, the first due /);
    expect(digest?.text).toContain("And 10 more.");
    expect(references.filter((reference) => digest?.text?.includes(reference))).toHaveLength(20);
    expect(digest?.raw).not.toMatch(/José|Neil|visitor\.example|555.?0142|My rent/);
  });

  it("are not reported when all were reviewed before the hour was over", async () => {
    const { database, server, delivery, setAside } = await start();
    const reference = await setAside("dropped");
    expect(await run("drop", reference)).toMatchObject({ code: 0, out: "Dropped.\n" });
    await endHour(database);
    delivery.start();
    await vi.waitFor(
      async () => expect(await database.db.selectFrom("outbox").select("id").execute()).toEqual([]),
      patience,
    );
    expect(server.arrived).toEqual([]);
    expect(await database.db.selectFrom("messages").select("id").execute()).toEqual([]);
  });

  it("are released only once: both emails go out, and the due time still counts from the arrival", async () => {
    const { database, server, delivery, setAside } = await start();
    const reference = await setAside("released");
    const list = await run("list");
    expect(list.out).toContain(`${reference}  Contact`);
    expect(list.out).toContain("José O’Neil, jose@visitor.example, +14805550142");
    expect(list.out).toContain("  message: Two\n    lines");
    expect(await run("release", reference)).toMatchObject({ code: 0, out: "Released.\n" });
    for (const action of ["release", "drop"]) expect(await run(action, reference)).toMatchObject({ code: 1 });
    delivery.start();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    expect(new Set(server.arrived.map(({ recipients }) => recipients[0]))).toEqual(new Set([team, visitor]));
    expect(await database.db.selectFrom("messages").select(["status", "due_at"]).execute()).toEqual([
      { status: "new", due_at: dueAt },
    ]);
    expect((await run("list")).out).toBe("Set aside: 0\n");
  });

  it("are released even when the sender has reached the email limit, but then the sender gets no email", async () => {
    const { database, setAside } = await start();
    const references = [];
    for (let index = 0; index < 7; index += 1) references.push(await setAside(String(index)));
    const told = [];
    for (const reference of references) told.push((await run("release", reference)).out);
    const withheld = "Released. Its sender has reached the limit of confirmations and gets none.\n";
    expect(told).toEqual([...Array(5).fill("Released.\n"), withheld, withheld]);
    const kinds = await database.db.selectFrom("outbox").select("kind").execute();
    expect(kinds.filter(({ kind }) => kind === "message-confirmation")).toHaveLength(5);
    expect(kinds.filter(({ kind }) => kind === "message-team-notice")).toHaveLength(7);
  });

  it.each([[[]], [["release"]], [["list", "x"]], [["burn", "x"]], [["drop", "x", "y"]]])(
    "have a command that shows its usage when called with %j",
    async (args) => {
      expect(await run(...args)).toMatchObject({ code: 2, out: "", problems: expect.stringMatching(/^Usage/) });
    },
  );
});
