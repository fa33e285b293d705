import { setTimeout as wait } from "node:timers/promises";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { book, exportBookings, freeTimes, newAddress, post, tokensFor } from "./support/booking.ts";
import { runCommand } from "./support/command.ts";
import { describeOnEachDatabase } from "./support/databases.ts";
import { runPrivacy, startErasure } from "./support/privacy.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { sendLead } from "./support/writers.ts";

/** Few enough bookings for one site to take them all as firm ones. */
const racesOnSite = 10;
const [sitesAtOnce, rounds] = [2, 5];
const attacks = ["book", "cancel", "move"] as const;

describeOnEachDatabase("An erasure while the site runs", (makeDatabase) => {
  test("wins 100 races against visitors who book, cancel and move", async ({ newSite }) => {
    // Each erasure looks on for ten seconds, so that what is under way goes, too.
    test.setTimeout(1_500_000);
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        Array.from({ length: sitesAtOnce }, async (_, number) => {
          const site = await newSite({ TRUST_PROXY: "1", ...(await makeDatabase()) });
          await raceOnSite(site, `r${round}s${number}`);
          await site.stop();
        }),
      );
    }
  });

  test("leaves nothing between 100 other leads, nor in a backup made afterwards", async ({ newSite }) => {
    const database = await makeDatabase();
    const site = await newSite(database);
    const erased = "Erased.Person@visitor.example";
    for (let lead = 0; lead < 100; lead += 1) {
      await sendLead(site, lead % 20 === 10 ? erased : `visitor-${lead}@visitor.example`);
    }
    expect((await runPrivacy(site, "erase", erased.toLowerCase(), "--yes")).code).toBe(0);
    expect(await tracesOfAddress(site.dataDir, erased)).toEqual([]);
    // A dump of PostgreSQL is compressed, and needs its own program.
    if (!database.DATABASE_URL) {
      expect(await runCommand(site, "backup")).toMatchObject({ code: 0, output: expect.stringContaining("backups") });
      expect(await tracesOfAddress(site.dataDir, erased)).toEqual([]);
    }
    await sendLead(site, "later@visitor.example");
    await site.restart();
    expect(await tracesOfAddress(site.dataDir, erased)).toEqual([]);
    expect(await tracesOfAddress(site.dataDir, "visitor-99@visitor.example")).not.toEqual([]);
    expect(site.log.toLowerCase()).not.toContain(erased.toLowerCase());
  });
});

/** Everybody is there before with a lead and a talk, but for those who book during their erasure. */
async function raceOnSite(site: Site, name: string): Promise<void> {
  // Some of each day, so that no day is full of talks that nobody has confirmed.
  const times = (await freeTimes(site)).filter((_start, index) => index % 7 === 0);
  expect(times.length).toBeGreaterThanOrEqual(2 * racesOnSite);
  const tokens = await tokensFor(site, racesOnSite);
  const races = tokens.map((token, index) => {
    const attack = attacks[index % attacks.length] ?? "book";
    const email = `${attack}-${name}-${index}@visitor.example`;
    return { attack, email, token, index, start: times[2 * index] ?? "", newStart: times[2 * index + 1] ?? "" };
  });
  await Promise.all(
    races.map(async ({ attack, email, token, index, start, newStart }) => {
      await sendLead(site, email);
      const booked = () => book(site, { email, start, _csrf: token });
      const talk = attack === "book" ? "" : (await booked()).location;
      const { begun, ended } = startErasure(site, email);
      // At the very moment, or some time into the erasure.
      await begun;
      await wait((index % 4) * 1000);
      if (attack === "book") expect((await booked()).status).toBe(303);
      if (attack === "cancel") await post(site, talk, {}, newAddress());
      if (attack === "move") await post(site, `${talk}/move`, { start: newStart }, newAddress());
      expect(await ended).toBe(0);
    }),
  );
  for (const { email } of races) expect(await tracesOfAddress(site.dataDir, email)).toEqual([]);
  expect(await exportBookings(site)).toEqual([]);
  for (const { email } of races) expect(site.log).not.toContain(email);
}
