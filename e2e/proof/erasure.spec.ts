import { setTimeout as wait } from "node:timers/promises";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import {
  type Answer,
  bookPatiently,
  exportBookings,
  freeTimes,
  newAddress,
  patiently,
  post,
  spreadOver,
  tokensFor,
} from "../support/booking.ts";
import { runCommand } from "../support/command.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { runPrivacy, startErasure } from "../support/privacy.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { sendLead } from "../support/writers.ts";

/** Few enough bookings that the site asks no one to confirm. */
const racesOnSite = 10;
const [sitesAtOnce, rounds] = [2, 5];
const attacks = ["book", "cancel", "move"] as const;

describeOnEachDatabase("An erasure while the site runs", (makeDatabase) => {
  test("wins 100 races against visitors who book, cancel and move", async ({ newSite }) => {
    // Each erasure keeps looking for ten seconds, so that it also erases what is under way.
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

  test("leaves no trace among 100 other leads, nor in a backup made afterward", async ({ newSite }) => {
    const database = await makeDatabase();
    const site = await newSite(database);
    const erased = "Erased.Person@visitor.example";
    for (let lead = 0; lead < 100; lead += 1) {
      await sendLead(site, lead % 20 === 10 ? erased : `visitor-${lead}@visitor.example`);
    }
    expect((await runPrivacy(site, "erase", erased.toLowerCase(), "--yes")).code).toBe(0);
    expect(await tracesOfAddress(site.dataDir, erased)).toEqual([]);
    // A PostgreSQL dump is compressed, and needs a separate program.
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

/** Everyone starts with a lead and a booking, except that some book only during their erasure. */
async function raceOnSite(site: Site, name: string): Promise<void> {
  const times = spreadOver(await freeTimes(site), 2 * racesOnSite);
  const tokens = await tokensFor(site, racesOnSite);
  const races = tokens.map((token, index) => {
    const attack = attacks[index % attacks.length] ?? "book";
    const email = `${attack}-${name}-${index}@visitor.example`;
    return { attack, email, token, index, start: times[2 * index] ?? "", newStart: times[2 * index + 1] ?? "" };
  });
  await Promise.all(
    races.map(async ({ attack, email, token, index, start, newStart }) => {
      await sendLead(site, email);
      const bookCall = async () =>
        pathOf(await bookPatiently(site, { email, start, _csrf: token }), /^\/booking\/[\w.-]+$/);
      const change = (path: string, fields: Record<string, string>) =>
        patiently(() => post(site, path, fields, newAddress()));
      const booking = attack === "book" ? "" : await bookCall();
      const { begun, ended } = startErasure(site, email);
      // At the start of the erasure, or some time into it.
      await begun;
      await wait((index % 4) * 1000);
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      if (attack === "book") await bookCall();
      const bookedLate = attack === "book" && isOver;
      if (attack === "cancel") pathOf(await change(booking, {}), booking);
      if (attack === "move") pathOf(await change(`${booking}/move`, { start: newStart }), booking);
      expect(await ended).toBe(0);
      // On a slow machine the booking may come after the erasure. Then there was no race, and another erasure removes it.
      if (bookedLate) expect((await runPrivacy(site, "erase", email, "--yes")).code).toBe(0);
    }),
  );
  for (const { email } of races) expect(await tracesOfAddress(site.dataDir, email)).toEqual([]);
  expect(await exportBookings(site)).toEqual([]);
  for (const { email } of races) expect(site.log).not.toContain(email);
}

/** Where a successful answer leads: against someone who was refused, there would be no race to win. */
function pathOf({ status, location, body }: Answer, path: string | RegExp): string {
  expect([status, location], /<main.*/s.exec(body)?.[0].slice(0, 900)).toEqual([303, expect.stringMatching(path)]);
  return location;
}
