import { patience } from "#test/patience.ts";
import { describeOnEachDatabase, describeOnPostgres } from "../support/databases.ts";
import { exportLeads } from "../support/export.ts";
import { expect, test } from "../support/test.ts";
import { sendLead, Writers } from "../support/writers.ts";

const team = "team@business.example";
const sender = { MAIL_FROM: "hello@business.example", TEAM_EMAIL: team };
const quiet = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };

describeOnEachDatabase("SIGTERM under load", (makeDatabase) => {
  test("loses nothing that was acknowledged", async ({ newSite }) => {
    const site = await newSite({ ...(await makeDatabase()), ...quiet });
    const writers = new Writers([site], 8, 10);
    await expect.poll(() => writers.acknowledged.length, patience).toBeGreaterThan(50);
    expect(await site.stop()).toBe(0);
    await writers.stop();
    await site.start();
    const stored = new Set((await exportLeads(site)).map(({ email }) => email));
    expect(writers.acknowledged.filter(({ email }) => !stored.has(email))).toEqual([]);
  });
});

describeOnPostgres("Two processes on one PostgreSQL database", (makeDatabase) => {
  test("deliver each email once", async ({ newSite, newMailServer }) => {
    const mail = await newMailServer();
    const settings = { ...sender, ...(await makeDatabase()), SMTP_URL: mail.url, DATA_KEY: "7".repeat(64), ...quiet };
    const sites = await Promise.all([newSite(settings), newSite(settings)]);
    const sendings = sites.flatMap((site, process) =>
      Array.from({ length: 30 }, (_, index) => sendLead(site, `visitor${process}-${index}@visitor.example`)),
    );
    const addresses = (await Promise.all(sendings)).map(({ email }) => email);
    await mail.waitFor(addresses.length * 2);
    // A process finishes the email it is sending before it stops, so a second copy would have arrived by now.
    await Promise.all(sites.map((site) => site.stop()));
    const expected = [...addresses, ...addresses.map(() => team)].toSorted();
    expect(mail.received.map(({ to }) => to).toSorted()).toEqual(expected);
  });
});
