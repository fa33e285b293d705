import { randomUUID } from "node:crypto";
import {
  type Answer,
  book,
  bookingPathIn,
  bookPatiently,
  exportBookings,
  freeTimes,
  newAddress,
  officeDay,
  post,
  spreadOver,
  tokensFor,
} from "../support/booking.ts";
import { clock } from "../support/clock.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { type MailServer, sendingBy, team } from "../support/mail.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const victim = "victim@visitor.example";

describeOnEachDatabase("An attack on the calendar", (makeDatabase) => {
  const settingsFor = async (mail: MailServer) => ({ ...sendingBy(mail), ...(await makeDatabase()), TRUST_PROXY: "1" });

  test("of 200 bookings at once leaves times free, and an honest visitor books meanwhile", async ({
    newSite,
    newMailServer,
  }) => {
    test.setTimeout(180_000);
    const mail = await newMailServer();
    const site = await newSite(await settingsFor(mail));
    const before = await freeTimes(site);
    const tokens = await tokensFor(site, 202);
    const answers = await Promise.all(
      tokens.slice(2).map((token, n) => {
        const start = before[(n * 2) % before.length] ?? "";
        return bookPatiently(site, { _csrf: token, start, minutes: "30", email: `bot${n}@robots.example` });
      }),
    );
    expect(answers.filter(({ status }) => status !== 303 && status !== 409)).toEqual([]);
    const meanwhile = await freeTimes(site);
    expect(meanwhile.length).toBeGreaterThan(before.length * 0.4);

    const [wish = ""] = meanwhile.slice(-1);
    const honest = await book(site, { _csrf: tokens[0] ?? "", start: wish, email: "honest@visitor.example" });
    expect(honest.status).toBe(303);
    expect(await pageAt(site, honest.location)).toContain("Look for our email");
    const link = await mailedLink(mail, "honest@visitor.example");
    // Opening the link confirms nothing, nor does a post from the page that follows the booking.
    await pageAt(site, link);
    await post(site, honest.location, { intent: "confirm" });
    expect(await statusOf(site, "honest@visitor.example")).toBe("held");
    expect((await post(site, link, { intent: "confirm" })).location).toBe(link);
    expect(await pageAt(site, link)).toContain("Your time is booked");

    // A process records what it has sent before it stops. Otherwise, moving the clock would end its claims on these emails.
    await site.restart();
    await clock.move(16 * 60_000);
    const after = await freeTimes(site);
    expect(after.length).toBeGreaterThanOrEqual(before.length * 0.7);
    const stored = await exportBookings(site);
    const firm = stored.filter(({ status }) => status === "booked");
    expect(firm.length).toBeLessThanOrEqual(11);
    expect(firm.map(({ email }) => email)).toContain("honest@visitor.example");
    expect(stored.filter(({ status }) => status === "lapsed").length).toBeGreaterThan(20);
    await site.stop();
    expect(mail.to(team)).toHaveLength(firm.length);
  });

  test("by visitors who only hold times leaves half of each day free", async ({ newSite, newMailServer }) => {
    test.slow();
    const site = await newSite(await settingsFor(await newMailServer()));
    const before = await freeTimes(site);
    const hold = (start: string) => post(site, "/book", { minutes: "15", start, hold: randomUUID() }, newAddress());
    for (let n = 0; n < before.length; n += 20) await Promise.all(before.slice(n, n + 20).map(hold));
    const meanwhile = await freeTimes(site);
    // The first day is left out: its times that are past or too soon count toward its limit, too.
    const [first = ""] = [...countByDay(before).keys()];
    const wholeDays = [...countByDay(before)].filter(([day]) => day !== first);
    expect(wholeDays.length).toBeGreaterThan(10);
    const left = countByDay(meanwhile);
    for (const [day, count] of wholeDays) expect.soft(left.get(day), day).toBeGreaterThanOrEqual(count / 2);
    const [token = ""] = await tokensFor(site, 1);
    expect((await book(site, { _csrf: token, start: meanwhile.at(-1) ?? "" })).status).toBe(303);
  });

  for (const [network, ofNetwork, elsewhere] of [
    ["IPv4", [0, 1, 2, 3, 200].map((host) => `198.51.100.${host}`), "198.51.101.1"],
    [
      "IPv6",
      ["5::1", "6::1", "7::1", "8::1", "ffff::1"].map((household) => `2001:db8:7:${household}`),
      "2001:db8:8::1",
    ],
  ] as const) {
    test(`from one ${network} network has to confirm its bookings from the fifth in an hour on`, async ({
      newSite,
      newMailServer,
    }) => {
      test.slow();
      const site = await newSite(await settingsFor(await newMailServer()));
      const addresses = [...ofNetwork, elsewhere];
      const times = spreadOver(await freeTimes(site), addresses.length);
      const tokens = await tokensFor(site, addresses.length);
      for (const [n, address] of addresses.entries()) {
        const sent = { _csrf: tokens[n] ?? "", start: times[n] ?? "", email: `v${n}@visitor.example` };
        expect((await book(site, sent, address)).status).toBe(303);
      }
      const stored = await exportBookings(site);
      const statusOf = (n: number) => stored.find(({ email }) => email === `v${n}@visitor.example`)?.status;
      expect(addresses.map((_, n) => statusOf(n))).toEqual(["booked", "booked", "booked", "booked", "held", "booked"]);
    });
  }

  test("that targets someone's inbox ends with the fifth email of the hour, and nothing is lost", async ({
    newSite,
    newMailServer,
  }) => {
    test.slow();
    const mail = await newMailServer();
    const limits = { CONFIRMATIONS_PER_HOUR: "5", CONFIRMATIONS_PER_DAY: "10" };
    const site = await newSite({ ...(await settingsFor(mail)), ...limits });
    const times = spreadOver(await freeTimes(site), 7);
    const tokens = await tokensFor(site, 3);
    const bookings: string[] = [];
    for (const n of [0, 1, 2]) {
      const answer = await book(site, { _csrf: tokens[n] ?? "", start: times[n] ?? "", email: victim });
      bookings.push(answer.location);
    }
    const moves: Answer[] = [];
    for (let n = 3; n < 7; n++) moves.push(await post(site, `${bookings[0]}/move`, { start: times[n] ?? "" }));
    expect(moves.map(({ status }) => status)).toEqual([303, 303, 303, 409]);
    expect(moves[3]?.body).toMatch(/You moved this call 3 times, so it stays where it is\. Call [^<]*\(480\) 555-0142/);
    await post(site, bookings[1] ?? "", { intent: "cancel" });
    const page = await pageAt(site, bookings[0] ?? "");
    // Whoever typed the address does not learn how many emails it gets.
    expect(page).toContain("One address gets only a few emails an hour.");
    expect(page).not.toContain("No email about this goes to");
    const stored = await exportBookings(site);
    expect(stored.map(({ status }) => status)).toEqual(["booked", "cancelled", "waiting"]);
    expect(stored[0]?.startsAt).toBe(new Date(Number(times[5])).toISOString());
    await site.stop();
    expect(mail.to(victim).length).toBeLessThanOrEqual(5);
    expect(mail.to(team).map(({ subject }) => subject?.split(":")[0])).toContain("Booking canceled");
    expect(mail.to(team).some(({ text }) => text?.includes("The visitor gets none about this"))).toBe(true);
  });

  test("that targets someone's privacy learns nothing: an address with bookings gets the same bytes as one without", async ({
    newSite,
    newMailServer,
  }) => {
    test.setTimeout(180_000);
    const owners = [victim, "filler@visitor.example"];
    const sites: Site[] = [];
    for (const _ of owners) sites.push(await newSite(await settingsFor(await newMailServer())));
    const times = spreadOver(await freeTimes(sites[0] as Site), 16);
    const tokens = await Promise.all(sites.map((site) => tokensFor(site, 16)));
    let next = 0;
    /** Books alike at both sites, each with one of the emails: the victim has two bookings at the first site only. */
    const bookAtBoth = async (emails: string[]) => {
      const [n, from] = [next, newAddress()];
      next += 1;
      return Promise.all(
        sites.map((site, which) =>
          book(site, { _csrf: tokens[which]?.[n] ?? "", start: times[n] ?? "", email: emails[which] ?? "" }, from),
        ),
      );
    };
    const expectSame = async (answers: Answer[], path = "") => {
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0]?.location).toHaveLength(answers[1]?.location.length ?? 0);
      await expectSamePages(answers.map(({ location }) => location + path));
      await expectSamePages(["/book", "/book"]);
    };
    /** The calendar changes every half hour. If it does between the reads, they are repeated. */
    const expectSamePages = async (paths: string[]) => {
      const read = (which: number) => pageAt(sites[which] as Site, paths[which] ?? "").then(withoutChance);
      let [having, lacking, havingStill] = [await read(0), await read(1), await read(0)];
      while (having !== havingStill) [having, lacking, havingStill] = [havingStill, await read(1), await read(0)];
      expect(having).toBe(lacking);
    };

    for (let n = 0; n < 2; n++) await bookAtBoth(owners);
    const quiet = await bookAtBoth([victim, victim]);
    await expectSame(quiet);
    await expectSame(quiet, "/move");
    await expectSame(quiet, "/call.ics");
    for (const n of [13, 14]) {
      const moved = sites.map((site, which) => post(site, `${quiet[which]?.location}/move`, { start: times[n] ?? "" }));
      await expectSame(await Promise.all(moved));
    }
    await clock.move(60 * 60_000);
    await expectSame(quiet);
    await expectSame(
      await Promise.all(sites.map((site, which) => post(site, quiet[which]?.location ?? "", { intent: "cancel" }))),
    );

    for (let n = 0; n < 10; n++) await bookAtBoth([`v${n}@visitor.example`, `v${n}@visitor.example`]);
    const pressed = await bookAtBoth([victim, victim]);
    await expectSame(pressed);
    await clock.move(16 * 60_000);
    await expectSame(pressed);
    expect(await statusOf(sites[0] as Site, victim)).toBe("lapsed");
    const statuses = (await exportBookings(sites[0] as Site)).filter(({ email }) => email === victim);
    expect(statuses.map(({ status }) => status)).toEqual(["booked", "booked", "cancelled", "lapsed"]);
  });
});

async function pageAt(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/**
 * Removes what differs between answers by chance or by the clock: the booking's link, the policy's nonce, the seconds.
 */
function withoutChance(page: string): string {
  return page
    .replaceAll(/\r\n /g, "")
    .replaceAll(/\/booking\/[\w.-]+/g, "/booking/TOKEN")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "ID")
    .replaceAll(/DTSTAMP:\w+/g, "DTSTAMP")
    .replaceAll(/data-left="\d+"/g, "")
    .replaceAll(/(?<=onfirm it by).*?<\/b>|(?<=had to be confirmed by).*?,/g, "TIME");
}

async function statusOf(site: Site, email: string): Promise<unknown> {
  return (await exportBookings(site)).filter((booking) => booking.email === email).at(-1)?.status;
}

async function mailedLink(mail: MailServer, email: string): Promise<string> {
  await expect.poll(() => mail.to(email).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return bookingPathIn(mail.to(email).at(-1));
}

/** How many of these times are on each of the office's days. */
function countByDay(times: readonly string[]): Map<string, number> {
  const days = Map.groupBy(times, officeDay);
  return new Map([...days].map(([day, { length }]) => [day, length]));
}
