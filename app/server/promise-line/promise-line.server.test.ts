import { expect, it } from "vitest";
import { promiseFigures } from "#app/domain/promises/figures.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { silentLog } from "#test/desk-samples.ts";
import { createShownLine } from "./promise-line.server.ts";

const now = Date.parse("2026-11-24T14:20:00-05:00");
const hourMs = 3_600_000;

describeEachDatabase("the measured line", ({ open }) => {
  it("appears on its page from 30 cases on, and otherwise leaves the page as built", async () => {
    const database = await open();
    const { db } = database;
    await db.deleteFrom("published_promises").execute();
    await db.deleteFrom("promise_switches").execute();
    const built = 'before<div data-measured="contact" hidden=""></div>after';
    const files = new Map([
      ["/contact", { text: built }],
      ["/get-started", { text: '<div data-measured="get-started" hidden></div>' }],
    ]);
    const [contact, started] = [files.get("/contact"), files.get("/get-started")];
    let made = 0;
    const line = createShownLine(
      { database, log: silentLog },
      {
        files,
        withText: async ({ text }, change) => {
          made += 1;
          return { text: change(text) };
        },
      },
    );
    const publish = (page: "contact" | "get-started", day: string, count: number) => {
      const one = { startedMs: now - 48 * hourMs, dueMs: now, endedMs: now - 46 * hourMs, endedHow: "answer" } as const;
      const figures = promiseFigures(
        Array.from({ length: count }, () => one),
        now,
      );
      return db
        .insertInto("published_promises")
        .values({ page, day, figures: JSON.stringify(figures), made_at: now })
        .execute();
    };
    await publish("contact", "2026-11-22", 29);
    await line.look(now);
    expect(files.get("/contact")).toBe(contact);

    await publish("contact", "2026-11-23", 30);
    await publish("get-started", "2026-11-23", 29);
    await line.look(now);
    await line.look(now + hourMs);
    expect(made).toBe(1);
    expect(files.get("/contact")?.text).toBe(
      'before<div data-measured="contact" class="measured"><p>In the last 90 days, half of 30 messages waited at most 2 hours for a person’s answer, and nine in ten at most 2 hours. None waited longer than we promised.</p><p class="fine">Counted through November 23, 2026, with those still open. <a href="/about#how-we-measure">How we measure</a></p></div>after',
    );
    expect(files.get("/get-started")).toBe(started);

    await db
      .insertInto("promise_switches")
      .values({ id: "1", switch: "line", is_on: 0, reason: "", by_staff: "ana", at: now })
      .execute();
    await line.look(now);
    expect(files.get("/contact")).toBe(contact);
  });
});
