import type { Page } from "@playwright/test";
import {
  behindOneAddress,
  book,
  exportBookings,
  fillCaller,
  freeTimes,
  openDay,
  spreadOver,
  takenTitle,
  tokensFor,
} from "./support/booking.ts";
import { clock, takeAMoment } from "./support/clock.ts";
import { contactField, contactForm, expectLetter, fillLetter, sendLetter } from "./support/contact.ts";
import { exportLeads, exportMessages } from "./support/export.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { blocked } from "./support/network.ts";
import { oldBrowser } from "./support/old-browser.ts";
import { pagesWithIslands, sampledPaths } from "./support/page-paths.ts";
import { breakWhatIsAdded, breakWhatIsChanged, fillTrap, translated } from "./support/page-troubles.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";
import { field, fillForm, sendButton, visitor } from "./support/visitor.ts";

// Problems that real people reported about sites like this one: a journey for each kind.

const sampledWithIslands = sampledPaths.filter((path) => pagesWithIslands.includes(path));

test.describe("An error in a part of a page", () => {
  test.use({ expectedErrors: /broken for the test/ });

  test("leaves the page in place, and the form with the typed text, which is then sent as a plain form", async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, { ...visitor(), email: "maria@" });
    await page.evaluate(breakWhatIsAdded);
    await sendButton(page).click();
    await expect(page.getByText("Something went wrong in this part.")).toContainText("Its button works.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Your Free Credit Analysis");
    await expect(field(page, "message")).toHaveValue(visitor().message);
    await expect(field(page, "email")).toHaveValue("maria@");
    await field(page, "email").fill(visitor().email);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(await exportLeads(site)).toMatchObject([{ email: visitor().email, message: visitor().message }]);
  });

  test("leaves a calculator readable, with the typed text", async ({ page }) => {
    await page.goto("/calculators/monthly-payment");
    const price = page.getByLabel("Home price");
    const answer = page.locator(".answer");
    const said = await answer.textContent();
    await page.evaluate(breakWhatIsChanged);
    await price.fill("310,000");
    await expect(page.getByText("Something went wrong in this part.")).toBeVisible();
    await expect(price).toHaveValue("310,000");
    await expect(answer).toHaveText(said ?? "");
  });
});

test.describe("A page that the browser translates", () => {
  for (const when of ["before", "after"] as const) {
    const details = when === "before" ? {} : { tag: "@prove" };
    test(
      `${when} it hydrates: the form says what is wrong, and the visitor fixes it and sends it once`,
      details,
      async ({ page, newSite }) => {
        const site = await newSite();
        const letScriptsGo = await holdRequests(page, "**/assets/*.js");
        if (when === "after") letScriptsGo();
        await page.goto(`${site.url}/get-started`, { waitUntil: "commit" });
        await page.locator("footer").waitFor();
        if (when === "after") await untilLive(page);
        await fillForm(page, { ...visitor(), email: "maria@" });
        await translated(page);
        letScriptsGo();
        await untilLive(page);
        await takeAMoment();
        await sendButton(page).click();
        await expect(page.locator(".errsum")).toContainText("One thing to fix");
        await field(page, "email").fill(visitor().email);
        await expect(page.locator(".errsum")).toContainText("All fixed. Send it again.");
        await sendButton(page).click();
        await expect(page).toHaveURL(`${site.url}/form-success`);
        expect(await exportLeads(site)).toMatchObject([{ email: visitor().email, message: visitor().message }]);
      },
    );

    test(`${when} it hydrates: a calculator shows the right numbers`, async ({ page }) => {
      const letScriptsGo = await holdRequests(page, "**/assets/*.js");
      if (when === "after") letScriptsGo();
      await page.goto("/calculators/affordability", { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      if (when === "after") await untilLive(page);
      const income = page.getByLabel("Annual income");
      await income.fill("60,000");
      await translated(page);
      letScriptsGo();
      await untilLive(page);
      const right = async (query: string) => {
        const html = await (await page.request.get(`/calculators/affordability?${query}`)).text();
        return /class="answer">(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "") ?? "no answer";
      };
      await expect(page.locator(".answer")).toHaveText(await right("income=60000"));
      for (const amount of ["90000", "45000"]) {
        await income.fill(amount);
        await expect(page.locator(".answer")).toHaveText(await right(`income=${amount}`));
      }
    });
  }

  test("every part hydrates without an error", { tag: "@prove" }, async ({ page }) => {
    test.slow();
    for (const path of sampledWithIslands) {
      await page.goto(path);
      await translated(page);
      for (const near of await page.locator("[data-when=near]").all()) {
        await near.evaluate((place) => place.firstElementChild?.scrollIntoView());
      }
      await expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
    }
  });
});

for (const [path, fields] of [
  ["/ccpa", { "Full name": "Zoë Lee", Email: "zoe@visitor.example" }],
  ["/accessibility", { Name: "Zoë Lee", Email: "zoe@visitor.example", Description: "The menu does not open." }],
] as const) {
  test(`A password manager that fills the trap of ${path} doesn’t keep a visitor from sending the form`, {
    tag: "@prove",
  }, async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(site.url + path);
    const form = page.locator("form.mf");
    await form.getByRole("radio").first().check();
    for (const [label, value] of Object.entries(fields))
      await form.getByLabel(label, { exact: label === "Name" }).fill(value);
    await page.evaluate(fillTrap, (await form.getAttribute("id")) ?? "");
    await form.getByRole("button").click();
    await expect(page.locator(":target")).toContainText("Received, being checked");
    expect(await exportMessages(site)).toMatchObject([{ name: "Zoë Lee", status: "quarantined" }]);
  });
}

test("A program that fills the trap of /contact, again before a second press, doesn’t keep a message from reaching us", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/contact`);
  await fillLetter(page, { email: "zoe@" });
  await takeAMoment();
  for (const email of ["zoe@", "zoe@visitor.example"]) {
    await contactField(page, "email").fill(email);
    await page.evaluate(fillTrap, "contact");
    await sendLetter(page);
    if (email === "zoe@") await expect(page.locator(".errsum")).toBeVisible();
  }
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportMessages(site)).toMatchObject([{ email: "zoe@visitor.example", status: "new" }]);
});

test.describe("In a browser from 2022", () => {
  test.beforeEach(({ page }) => oldBrowser(page, "safari 15.4"));

  test("every page with a script hydrates without an error", { tag: "@prove" }, async ({ page }) => {
    test.slow();
    for (const path of sampledWithIslands) await page.goto(path);
  });

  test("the form is checked field by field and sent", async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/get-started`);
    await field(page, "email").fill("maria@");
    await field(page, "phone").click();
    await expect(field(page, "email")).toHaveAccessibleDescription(/Error/);
    await fillForm(page, visitor());
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(await exportLeads(site)).toHaveLength(1);
  });

  test("fields have borders and buttons have a background, in light and dark", { tag: "@prove" }, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/get-started");
      const looks = await field(page, "email").evaluate((input) => {
        const { borderTopWidth, borderTopStyle, color, backgroundColor } = getComputedStyle(input);
        return { borderTopWidth, borderTopStyle, color, backgroundColor };
      });
      expect(looks.borderTopStyle).toBe("solid");
      expect(Number.parseFloat(looks.borderTopWidth)).toBeGreaterThanOrEqual(1);
      expect(looks.color).not.toBe(looks.backgroundColor);
      const ground = await sendButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(ground).toBe(colorScheme === "light" ? "rgb(23, 87, 63)" : "rgb(127, 201, 164)");
    }
  });
});

test.describe("An ad blocker", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [what, block] of [
    ["blocks the call", (page: Page) => blocked(page, "**/functions/v1/*")],
    ["answers the call with an empty response", answerNothing],
  ] as const) {
    const details = block === answerNothing ? { tag: "@prove" } : {};
    test(`that ${what} doesn’t keep a request from reaching us`, details, async ({ page, newSite }) => {
      const site = await newSite();
      await page.goto(`${site.url}/get-started`);
      await block(page);
      await fillForm(page, visitor());
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.url}/form-success`);
      await untilLive(page);
      expect(await exportLeads(site)).toMatchObject([{ email: visitor().email, status: "new" }]);
    });
  }
});

test.describe("A firewall, a hotel’s network or an old page", () => {
  // A part of the page that was still on its way gets the network's page, too.
  test.use({ expectedErrors: /Failed to load resource|Access to fetch|Failed to load module script/ });

  const answers = {
    "/get-started": { status: 403, contentType: "text/html", body: "<!doctype html><h1>Access denied</h1>" },
    "/contact": { status: 404, contentType: "text/html", body: "<!doctype html><h1>Not found</h1>" },
    "/ccpa": { status: 503, contentType: "text/html", body: "<h1>Backend fetch failed</h1>" },
    "/accessibility": { status: 200, contentType: "text/html", body: "<h1>Welcome to HotelWiFi</h1>" },
    "/contact#moved": { status: 302, headers: { Location: "/about" } },
    "/get-started#gateway": { status: 502, contentType: "text/plain", body: "Bad Gateway" },
  };

  test("that answers the call itself keeps no form from reaching us, once each", async ({ page, newSite }) => {
    const site = await newSite();
    await page.route("**/functions/v1/send-form-notification", (route) => {
      const { pathname, hash } = new URL(page.url());
      return route.fulfill(answers[`${pathname}${hash}` as keyof typeof answers]);
    });
    for (const path of Object.keys(answers)) {
      await page.goto(site.url + path);
      await fillFormOf(page, path);
      await takeAMoment();
      await page.locator("form[id] button[type=submit]").first().click();
      await expect(page).toHaveURL(/form-success$|-sent$/);
      await untilLive(page);
    }
    expect(await exportLeads(site)).toHaveLength(2);
    const forms = (await exportMessages(site)).map(({ formName }) => formName);
    expect(forms.toSorted()).toEqual(["Accessibility Feedback", "Contact", "Contact", "Privacy Rights Request"]);
  });

  test("that answers the whole site with its own page doesn’t get what is typed", async ({ page }) => {
    await page.goto("/get-started");
    await fillForm(page, visitor());
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }));
    await sendButton(page).click();
    await expect(page.locator("#credit-analysis .unsent, .notice").first()).toBeVisible();
    await expect(field(page, "message")).toHaveValue(visitor().message);
    await page.unroute("**/*");
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/form-success$/);
  });
});

/** Fills any of the forms; a part behind `#` makes it a second person's. */
async function fillFormOf(page: Page, path: string): Promise<void> {
  const mailbox = `person${path.replace(/\W/g, "")}`;
  if (path.startsWith("/get-started")) return fillForm(page, visitor(mailbox));
  if (path.startsWith("/contact")) return fillLetter(page, { email: `${mailbox}@visitor.example` });
  const form = page.locator("form.mf");
  await form.getByRole("radio").first().check();
  await form.getByLabel(path === "/ccpa" ? "Full name" : "Name", { exact: true }).fill("Zoë Lee");
  await form.getByLabel("Email").fill(`${mailbox}@visitor.example`);
  if (path === "/accessibility") await form.getByLabel("Description").fill("The menu does not open.");
}

async function answerNothing(page: Page): Promise<void> {
  await page.route("**/functions/v1/*", (route) => route.fulfill({ status: 200, body: "" }));
}

test("A class behind one IP address can book: everyone gets a time, or an email to confirm it", {
  tag: "@prove",
}, async ({ newSite }) => {
  const site = await newSite({ TRUST_PROXY: "1" });
  const people = behindOneAddress(12);
  const [times, tokens] = [spreadOver(await freeTimes(site), people.length), await tokensFor(site, people.length)];
  const fields = (n: number) => ({
    start: times[n] ?? "",
    _csrf: tokens[n] ?? "",
    email: `class-${n}@visitor.example`,
  });
  const answers = await Promise.all(people.map((from, n) => book(site, fields(n), from)));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 303));
  const bookings = await exportBookings(site);
  expect(bookings).toHaveLength(people.length);
  for (const { status } of bookings) expect(["booked", "held"]).toContain(status);
});

test("Going back to pick another time holds only one time, and Back after booking shows that it is booked", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite();
  const heading = page.getByRole("heading", { level: 1 });
  // In the office's time zone: in another one, a day may have only an evening of the office's day before.
  await page.goto(`${site.url}/book?zone=America/New_York`);
  await openDay(page);
  const day = page.url();
  const offered = await page.locator(".bk__time").count();
  for (let pick = 0; pick < 6; pick += 1) {
    await page.goto(day);
    await page.locator(".bk__time").nth(pick).click();
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
    await page.goBack();
  }
  const others = await page.context().browser()?.newPage();
  await others?.goto(day);
  // The time itself is gone, and so are the times within a quarter of an hour of it, of which there are at most two.
  expect(await others?.locator(".bk__time").count()).toBeGreaterThanOrEqual(offered - 3);
  await others?.close();

  await page.reload();
  await page.locator(".bk__time").first().click();
  await fillCaller(page);
  await takeAMoment();
  await page.getByRole("button", { name: "Book This Time" }).click();
  await expect(heading).toHaveText(takenTitle);
  const booking = page.url();
  await page.goBack();
  await page.reload();
  await expect(heading).toHaveText("You have booked this time");
  await page.getByRole("link", { name: "See your booking" }).click();
  await expect(page).toHaveURL(booking);
  expect(await exportBookings(site)).toHaveLength(1);
});

test("Back after a booking that must be confirmed says so until the time to confirm it is over", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${site.url}/book`);
  await openDay(page);
  await page.locator(".bk__time").first().click();
  await fillCaller(page);
  await page.evaluate(fillTrap, "booking");
  await takeAMoment();
  await page.getByRole("button", { name: "Book This Time" }).click();
  await expect(heading).toHaveText("Confirm your call");
  await page.goBack();
  await page.reload();
  await expect(heading).toHaveText("Confirm this time to book it");
  await clock.move(16 * 60_000);
  await page.reload();
  await expect(heading).toHaveText("Who do we call?");
});

test("Folds of something to read are open on paper", async ({ page }) => {
  for (const [path, inFold] of [
    ["/programs", ".pp-list a"],
    ["/mortgage-solutions", ".ms-rate__how td"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(inFold).first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(inFold).first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});

test("An opened schedule prints with its months", async ({ page }) => {
  await page.goto("/calculators/amortization");
  await page.getByText("The whole schedule, with the extra payments").click();
  const years = page.locator(".am details");
  await years.first().locator("summary").click();
  const months = page.locator(".am tbody tr");
  await expect(months).toHaveCount(12);
  const count = await years.count();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(months.last()).toBeVisible();
  expect(await months.count()).toBeGreaterThan((count - 1) * 12);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(months).toHaveCount(12);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test("a message that is far too long comes back complete, with what to do about it", async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/contact`);
    const message = "房子".repeat(2500);
    await fillLetter(page, { message });
    await sendLetter(page);
    await expect(contactForm(page)).toContainText("Shorten the message to 1,000 characters; it has 5,000.");
    await expectLetter(page, { message });
    await contactField(page, "message").fill("房子");
    await sendLetter(page);
    await expect(page).toHaveURL(`${site.url}/form-success`);
  });
});
