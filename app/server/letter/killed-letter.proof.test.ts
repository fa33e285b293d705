import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { openDatabase } from "#app/server/database/database.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { scheduleIssue, subscriberRow } from "#test/letter-list.ts";
import { startMailServer } from "#test/mail-server.ts";
import { startToKill } from "#test/process-to-kill.ts";
import { countRecipients } from "./issue-recipients.server.ts";

const [readers, kills, parallel] = [600, 5, 2];

describeEachDatabase("a letter whose process is killed", ({ open, settings }) => {
  const startProcess = (smtpUrl: string) => startToKill(["letter-process.ts"], settings(), { SMTP_URL: smtpUrl });

  it("5 times reaches all 600 readers, and only readers whose letter was under way get it twice", async () => {
    await (await open()).close();
    const database = await openDatabase(settings());
    const { db } = database;
    const rows = Array.from({ length: readers }, (_, index) => subscriberRow({ email: `r-${index}@visitor.example` }));
    const never = subscriberRow({ email: "left@visitor.example", status: "unsubscribed" });
    for (let at = 0; at < readers; at += 200) {
      await db
        .insertInto("newsletter_subscribers")
        .values(rows.slice(at, at + 200))
        .execute();
    }
    await db.insertInto("newsletter_subscribers").values(never).execute();
    const server = await startMailServer();
    const issue = await scheduleIssue(db);
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = server.arrived.length;
      const end = await startProcess(server.url);
      await expect.poll(() => server.arrived.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 40);
      await wait((kill * 7) % 20);
      await end();
    }
    const end = await startProcess(server.url);
    const state = async () =>
      (await db.selectFrom("issues").select("state").where("id", "=", issue.id).executeTakeFirstOrThrow()).state;
    await expect.poll(state, { timeout: 60_000, interval: 100 }).toBe("sent");
    await end();
    const got = Map.groupBy(server.arrived, ({ recipients }) => recipients[0] ?? "");
    expect([...got.keys()].toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
    const twice = [...got.values()].filter(({ length }) => length > 1);
    expect(twice.length).toBeLessThanOrEqual(kills * parallel);
    for (const copies of twice) expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await countRecipients(db, issue.id)).toMatchObject({ sent: readers, queued: 0, failed: 0 });
    await database.close();
  }, 180_000);
});
