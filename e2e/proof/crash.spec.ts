import { setTimeout as wait } from "node:timers/promises";
import { patience } from "#test/patience.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { exportLeads } from "../support/export.ts";
import { sendingBy, team } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";
import { Writers } from "../support/writers.ts";

const kills = 5;

describeOnEachDatabase("Killed again and again while 8 visitors send and the mail server is down", (makeDatabase) => {
  // A killed process holds its claims on emails until their lease ends.
  test.setTimeout(240_000);

  test("the site stores every acknowledged lead once, and sends each one's emails once", async ({
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    await mail.down();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail), TRUST_PROXY: "1", LOG_LEVEL: "fatal" });

    const writers = new Writers([site], 8, 10);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = writers.acknowledged.length;
      await expect.poll(() => writers.acknowledged.length, patience).toBeGreaterThan(before + 8);
      // Not always at the same point in the writers' loop.
      await wait(Math.random() * 100);
      await site.kill();
      await site.start();
    }
    await writers.stop();
    await site.kill();
    await site.start();

    const leads = await exportLeads(site);
    const addresses = leads.map(({ email }) => email).toSorted();
    expect(new Set(addresses).size, "no lead is stored twice").toBe(addresses.length);
    const stored = new Map(leads.map(({ email, reference }) => [email, reference]));
    for (const { email, reference } of writers.acknowledged) expect(stored.get(email)).toBe(reference);
    expect(mail.received).toEqual([]);

    await mail.up();
    await mail.waitFor(leads.length * 2, 180_000);
    await site.stop();
    expect(
      mail.received
        .map(({ to }) => to)
        .filter((to) => to !== team)
        .toSorted(),
    ).toEqual(addresses);
    expect(mail.to(team)).toHaveLength(leads.length);
  });
});
