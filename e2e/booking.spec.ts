import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import {
  book,
  bookingPathIn,
  caller,
  callerField,
  eventIn,
  exportBookings,
  fillCaller,
  freeDays,
  freeTimes,
  openDay,
  post,
  spreadOver,
  takenTitle,
  tokenFor,
  tokensFor,
} from "./support/booking.ts";
import { clock, takeAMoment } from "./support/clock.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { sendingBy, team } from "./support/mail.ts";
import { expectValidMail } from "./support/mail-checks.ts";
import { expect, test } from "./support/test.ts";

test.describe("With JavaScript, in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 320, height: 900 } });
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("an older browser, which names its time zone only through a date format, shows local times, too", async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Temporal"));
    await page.goto("/book");
    await expect(page.getByText("Times on your clock: Tokyo (GMT+9)")).toBeVisible();
  });

  test("a visitor books in the frame, moves the call and cancels it", async ({ page, newSite, newMailServer }) => {
    test.slow();
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    await page.goto(`${site.url}/get-started`);
    const frame = page.frameLocator("iframe[title^='Book a']");
    await page.getByRole("heading", { name: "Book a 15-minute consultation" }).scrollIntoViewIfNeeded();
    await expect(frame.getByText("Times on your clock: Tokyo (GMT+9)")).toBeVisible();
    await openDay(frame);
    const button = frame.locator(".bk__time").first();
    await expect(button).toHaveText(/ [AP]M.* ET$/);
    await button.click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Who do we call?");
    await expect(frame.getByText(/^Held for you until/)).toBeVisible();
    await fillCaller(frame);
    await takeAMoment();
    await frame.getByRole("button", { name: "Book This Time" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(takenTitle);

    await mail.waitFor(2);
    const invited = mail.to(caller.email)[0];
    const event = eventIn(invited);
    expect(event).toContain("METHOD:REQUEST");
    const [booking] = await exportBookings(site);
    expect(booking).toMatchObject({ ...caller, phone: "+16025550171", status: "booked", timeZone: "Asia/Tokyo" });
    const start = new Date(String(booking?.startsAt));
    expect(event).toContain(`DTSTART:${start.toISOString().replaceAll(/[-:]|\.000/g, "")}`);
    const ownTime = start.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Tokyo" });
    expect(invited?.text).toContain(`${ownTime.replace(/\s[AP]M/, "")} to `);

    await page.goto(site.url + bookingPathIn(invited));
    await expectFine(page);
    await page.getByRole("button", { name: "Yes, It’s My Call" }).click();
    await expect(page.getByText("You told us that this call is yours.")).toBeVisible();
    // Every hour of the office is quiet in Tokyo or in Arizona: the yes is answered, too.
    await mail.waitFor(3);
    await expectFine(page);
    await page.getByRole("link", { name: "Move It" }).click();
    await expectFine(page);
    await openDay(page);
    await page.locator(".bk__time").last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move your call?");
    await expectFine(page);
    await page.getByRole("button", { name: "Yes, Move It" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call has a new time");
    await mail.waitFor(5);
    await page.getByText("Cancel the call").click();
    await page.getByRole("button", { name: "Yes, Cancel It" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled");
    await expectFine(page);
    await mail.waitFor(7);
    const events = mail.to(caller.email).map(eventIn);
    expect(events.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual(["REQUEST", "REQUEST", "REQUEST", "CANCEL"]);
    expect(events.map((text) => /SEQUENCE:(\d)/.exec(text)?.[1])).toEqual(["0", "0", "1", "2"]);
    expect(new Set(events.map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(1);
    expect(mail.to(team).map(({ subject }) => subject?.split(":")[0])).toEqual([
      "New booking",
      "Booking moved",
      "Booking canceled",
    ]);
    expect(await exportBookings(site)).toMatchObject([{ status: "cancelled" }]);
    expect(site.log).not.toContain("zoe.calls");
  });
});

test.describe("Somebody books in a customer's name", () => {
  test.use({ expectedErrors: /status of 4\d\d/, viewport: { width: 360, height: 900 } });
  const email = "nora@visitor.example";

  test("her email shows whom we would call: she says that it is not her call, and the team hears it", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    test.slow();
    const mail = await newMailServer();
    // Only the desk knows who has an address.
    const site = await newSite({ ...sendingBy(mail), DESK: "" });
    const [first = "", second = ""] = spreadOver(await freeTimes(site), 2);
    const [one = "", two = ""] = await tokensFor(site, 2);
    await book(site, { _csrf: one, start: first, email, name: "Nora Quill", phone: "(602) 555-0171" });
    await mail.waitFor(2);
    const known = bookingPathIn(mail.to(email)[0]);
    await book(site, { _csrf: two, start: second, email, name: "Gus Stranger", phone: "(702) 555-0133" });
    await mail.waitFor(4);
    const strange =
      mail
        .to(email)
        .map(bookingPathIn)
        .find((path) => path !== known) ?? "";
    // The desk takes in what came a moment later.
    await expect(async () => {
      await takeAMoment();
      await page.goto(site.url + strange);
      await expect(
        page.getByText("We know this email address with another name and another phone number"),
      ).toBeVisible();
    }).toPass(patience);
    await expect(page.getByText("We call Gus Stranger at (702) 555-0133.")).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "This Is Not My Call" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled");
    await mail.waitFor(6);
    expect(mail.to(team).at(-1)?.text).toContain("they did not book this call");
    await page.goto(site.url + known);
    await expect(page.getByText("We call Nora Quill at (602) 555-0171.")).toBeVisible();
    await expect(page.getByRole("button", { name: "This Is Not My Call" })).toHaveCount(0);
    const states = (await exportBookings(site)).map(({ name, status }) => [name, status]);
    expect(states.toSorted()).toEqual([
      ["Gus Stranger", "cancelled"],
      ["Nora Quill", "booked"],
    ]);
  });

  test("once she has confirmed it, their link shows the call and changes it no longer", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    const [start = "", later = ""] = spreadOver(await freeTimes(site), 2);
    const [token = ""] = await tokensFor(site, 1);
    const { location } = await book(site, { _csrf: token, start, email });
    await mail.waitFor(2);
    await page.goto(site.url + bookingPathIn(mail.to(email)[0]));
    await page.getByRole("button", { name: "Yes, It’s My Call" }).click();
    await expect(page.getByText("You told us that this call is yours.")).toBeVisible();
    await page.goto(site.url + location);
    await expect(page.getByText("This call was confirmed by email.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Move It" })).toHaveCount(0);
    await expect(page.getByText("Cancel the call")).toHaveCount(0);
    await expectFine(page);
    await post(site, location, { intent: "cancel" });
    await post(site, `${location}/move`, { start: later, zone: "America/New_York" });
    await page.goto(`${site.url}${location}/move`);
    await expect(page.getByText("This call was confirmed by email.")).toBeVisible();
    const [booking] = await exportBookings(site);
    expect(booking).toMatchObject({ status: "booked", startsAt: new Date(Number(start)).toISOString() });
    // The team still changes it where there is no desk.
    await page.goto(new URL(String(booking?.manageUrl)).pathname.replace(/^/, site.url));
    await expect(page.getByRole("link", { name: "Move It" })).toBeVisible();
  });
});

test.describe("Without JavaScript, in Honolulu", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/, viewport: { width: 768, height: 900 } });

  test("a visitor picks a time zone, fixes mistakes, loses the time to someone else and books one near it", async ({
    page,
    newSite,
  }) => {
    test.slow();
    const site = await newSite();
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${site.url}/book?minutes=30#thirty`);
    await expect(heading).toHaveText("Pick 30 minutes that work for you");
    await page.getByText("Times are Eastern").click();
    await page.getByLabel("Time zone").selectOption("Hawaii");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Times on your clock: Hawaii (HST)")).toBeVisible();
    // Two bookings fill a third of a Saturday, and then the site would ask for a confirmation.
    const weekday = freeDays(page).filter({ hasNotText: "Saturday" }).nth(2);
    await openDay(page, weekday);
    await page.locator(".bk__time").nth(4).click();
    await expect(heading).toHaveText("Who do we call?");

    // Meanwhile someone else books this very time in spite of the hold, as if it had run out.
    const query = new URL(page.url()).searchParams;
    const fields = { minutes: "30", start: query.get("start") ?? "", hold: query.get("hold") ?? "" };
    const token = await tokenFor(site);
    await takeAMoment();
    const first = await book(site, { ...fields, _csrf: token, email: "first@visitor.example" });
    expect(first.status).toBe(303);

    await fillCaller(page, { phone: "555" });
    await page.getByRole("button", { name: "Book This Time" }).click();
    await expect(callerField(page, "phone")).toHaveAccessibleDescription(/Error: .*digits/);
    await expect(callerField(page, "topic")).toHaveValue(caller.topic);
    await expect(page.getByText("Pick one of the nearest free times")).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.getByRole("radio").nth(2).check();
    await callerField(page, "phone").fill(caller.phone);
    await takeAMoment();
    await page.getByRole("button", { name: "Book This Time" }).click();
    await expect(heading).toHaveText(takenTitle);
    const bookingUrl = page.url();
    const [{ startsAt = "" } = {}] = (await exportBookings(site)).filter(({ email }) => email === caller.email);
    const day = new Date(String(startsAt)).toLocaleDateString("en-CA", { timeZone: "Pacific/Honolulu" });
    await page.getByRole("link", { name: "Move It" }).click();
    // The calendar opens on the day of the call. A press on a time shows both times, and moves nothing yet.
    await expect(page.locator(`.bk__day[href*="day=${day}"]`)).toHaveAttribute("aria-current", "date");
    const before = await exportBookings(site);
    await page.locator(".bk__time").first().click();
    await expect(heading).toHaveText("Move your call?");
    await expect(page.locator(".bk__card time")).toHaveCount(2);
    expect(await exportBookings(site)).toEqual(before);
    await page.getByRole("link", { name: "Keep the old time" }).click();
    await expect(heading).toHaveText(takenTitle);
    await page.getByRole("link", { name: "Move It" }).click();
    await page.locator(".bk__time").first().click();
    await page.getByRole("button", { name: "Yes, Move It" }).click();
    await expect(heading).toHaveText(takenTitle);
    const file = await page.request.get(`${bookingUrl}/call.ics`);
    expect([file.headers()["content-type"], await file.text()]).toEqual([
      "text/calendar; charset=utf-8",
      expect.stringContaining("SEQUENCE:1"),
    ]);
    const older = await page.request.get(`${bookingUrl}/talk.ics`);
    expect([older.status(), await older.text()]).toEqual([200, await file.text()]);
    await page.getByText("Cancel the call").click();
    await page.getByRole("button", { name: "Yes, Cancel It" }).click();
    await expect(heading).toHaveText("Your call is canceled");
    const stored = await exportBookings(site);
    expect(stored.map(({ status, email }) => [status, email])).toEqual([
      ["booked", "first@visitor.example"],
      ["cancelled", caller.email],
    ]);
    expect(stored[1]).toMatchObject({ minutes: 30, timeZone: "Pacific/Honolulu", topic: caller.topic });
  });

  test("only the button cancels a call: a POST that says nothing, or something else, changes nothing", async ({
    newSite,
  }) => {
    const site = await newSite();
    const [[start = ""], [token = ""]] = [await freeTimes(site), await tokensFor(site, 1)];
    const { location } = await book(site, { start, _csrf: token });
    const statusAfter = async (path: string, fields: Record<string, string>) => {
      await post(site, path, fields);
      return (await exportBookings(site))[0]?.status;
    };
    for (const fields of [{}, { intent: "" }, { intent: "cancelled" }, { cancel: "intent" }] as Record<
      string,
      string
    >[]) {
      expect(await statusAfter(location, fields)).toBe("booked");
    }
    expect(await statusAfter(`${location}/move`, { intent: "cancel" })).toBe("booked");
    expect(await statusAfter(location, { intent: "cancel" })).toBe("cancelled");
  });

  test("a visitor with a time or a link that doesn't work gets an explanation and a way forward", async ({
    page,
    site,
  }) => {
    for (const query of [
      "",
      "?start=1000000000000",
      "?start=garbage&minutes=7&zone=Mars&hold=1",
      "?start=9999999999999",
    ]) {
      await page.goto(`/book/details${query}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick another time");
      await expect(page.getByRole("radio")).toHaveCount(6);
    }
    for (const token of ["nothing", "a.b", `${"x".repeat(500)}.%C3%A9`]) {
      for (const path of ["", "/move"]) {
        expect((await page.goto(`/booking/${token}${path}`))?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
      }
      expect((await fetch(`${site.url}/booking/${token}/call.ics`)).status).toBe(404);
    }
  });
});

test.describe("Every state", () => {
  test.use({ expectedErrors: /status of 4\d\d/, viewport: { width: 320, height: 900 } });

  test("of a booking that has to be confirmed passes axe and fits a phone", { tag: "@prove" }, async ({
    page,
    newSite,
    newMailServer,
  }) => {
    test.slow();
    const mail = await newMailServer();
    const site = await newSite({ ...sendingBy(mail), TRUST_PROXY: "1" });
    const heading = page.getByRole("heading", { level: 1 });
    const times = spreadOver(await freeTimes(site), 14);
    const tokens = await tokensFor(site, 14);
    const next = async (email: string) => {
      // No hour of the office is quiet in Florida.
      const who = { email, phone: "(305) 555-0171" };
      const answer = await book(site, { _csrf: tokens.pop() ?? "", start: times.pop() ?? "", ...who });
      expect(answer.status).toBe(303);
      return answer.location;
    };
    const mailed = async (email: string) => {
      await expect.poll(() => mail.to(email).length, patience).toBeGreaterThan(0);
      return bookingPathIn(mail.to(email).at(-1));
    };

    // One booking more than an email address may have: only its owner is told, by email.
    for (let n = 0; n < 2; n++) await next("owner@visitor.example");
    await page.goto(site.url + (await next("owner@visitor.example")));
    await expect(heading).toHaveText("Your time is booked");
    await expect(page.getByText("the email asks you to confirm it first")).toBeVisible();
    await expectFine(page);
    await expect
      .poll(() =>
        mail
          .to("owner@visitor.example")
          .map(({ subject }) => subject?.split(":")[0])
          .sort(),
      )
      .toEqual(["Booked", "Booked", "Confirm your call"]);
    const asked = mail.to("owner@visitor.example").find(({ subject }) => subject?.startsWith("Confirm"));
    expectValidMail(asked);
    await page.goto(site.url + bookingPathIn(asked));
    await expect(page.getByRole("radio")).toHaveCount(2);
    await expectFine(page);
    await page.getByRole("button", { name: "Yes, Book This Call" }).click();
    await expect(heading).toHaveText("Your time is booked");

    for (let n = 0; n < 9; n++) await next(`v${n}@visitor.example`);
    await page.goto(site.url + (await next("held@visitor.example")));
    await expect(heading).toHaveText("Confirm your call");
    await expect(page.getByText("We’re holding the time for you until then.")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^1[45]:\d\d left\.$/);
    await expectFine(page);
    const link = await mailed("held@visitor.example");
    await page.goto(site.url + link);
    await expectFine(page);
    const lapsed = await next("lapsed@visitor.example");
    await page.getByRole("button", { name: "Yes, Book This Call" }).click();
    await expect(heading).toHaveText("Your time is booked");

    const lapsedLink = await mailed("lapsed@visitor.example");
    await clock.move(16 * 60_000);
    await page.goto(site.url + lapsed);
    await expect(heading).toHaveText("This call was not confirmed");
    await expect(page.locator("a.bk__time")).toHaveCount(6);
    await expectFine(page);
    await page.goto(site.url + lapsedLink);
    await expectFine(page);
    const nearby = page.locator("button.bk__time").last();
    const booked = await nearby.getAttribute("value");
    await nearby.click();
    await expect(heading).toHaveText("Your time is booked");
    for (let n = 0; n < 3; n++) {
      await page.getByRole("link", { name: "Move It" }).click();
      await openDay(page);
      await page.locator(`.bk__time:not([value="${booked}"])`).nth(n).click();
      await page.getByRole("button", { name: "Yes, Move It" }).click();
      await expect(heading).toHaveText("Your call has a new time");
    }
    await expect(page.getByRole("link", { name: "Move It" })).toHaveCount(0);
    await expect(page.getByText("You moved this call 3 times, so it stays where it is.")).toBeVisible();
    await expectFine(page);
  });

  test("of the pages for booking passes axe and fits a phone", { tag: "@prove" }, async ({ page, newSite }) => {
    const site = await newSite();
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${site.url}/book`);
    await expectFine(page);
    await openDay(page);
    await page.locator(".bk__time").last().click();
    await expect(heading).toHaveText("Who do we call?");
    await fillCaller(page, { email: "zoe@visitor" });
    await page.getByRole("button", { name: "Book This Time" }).click();
    await expect(callerField(page, "email")).toHaveAccessibleDescription(/Type the whole address/);
    await expectFine(page);
    await page.goto(`${site.url}/book`);
    const first = page.locator(".bk__time").first();
    const start = (await first.getAttribute("value")) ?? "";
    const [token = ""] = await tokensFor(site, 1);
    await book(site, { start, _csrf: token });
    await first.click();
    await expect(page.getByText("This time is gone")).toBeVisible();
    await expect(page.locator(`.bk__time[value="${start}"]`)).toHaveCount(0);
    await expectFine(page);
    await page.goto(`${site.url}/book/details?start=1000000000000`);
    await expectFine(page);
    await page.goto(`${site.url}/booking/nothing`);
    await expectFine(page);
  });
});

/** A state is fine when it fits a phone and axe finds nothing. */
async function expectFine(page: Page): Promise<void> {
  expect(await layoutProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
}
