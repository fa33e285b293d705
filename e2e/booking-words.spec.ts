// cspell:ignore yahho iclould
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import {
  type caller,
  callerField,
  exportBookings,
  fillCaller,
  freeDays,
  openDay,
  takenTitle,
} from "./support/booking.ts";
import { takeAMoment } from "./support/clock.ts";
import { exportSubscribers } from "./support/export.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, typeLikeAPerson } from "./support/type-like-a-person.ts";
import { field, fillForm, sendButton, visitor } from "./support/visitor.ts";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED/,
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const book = (page: Page) => page.getByRole("button", { name: "Book This Time" }).click();
const ana = {
  name: "Ana O'Brien-Löw",
  phone: "(602) 555-0133",
  email: "ana.d@visitor.example",
  topic: "“Down payment” & 2 jobs",
};

/** Picks a time on the third free day, and says which day that is. */
async function pickATime(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/book?zone=America/New_York`);
  const day = freeDays(page).filter({ hasNotText: "Saturday" }).nth(3);
  const date = /day=([\d-]+)/.exec((await day.getAttribute("href")) ?? "")?.[1] ?? "";
  await openDay(page, day);
  await page.locator(".bk__time").nth(2).click();
  await expect(heading(page)).toHaveText("Who do we call?");
  return date;
}

async function typeCaller(page: Page, who: Partial<typeof caller>): Promise<void> {
  for (const [name, text] of Object.entries(who))
    await typeLikeAPerson(callerField(page, name as keyof typeof caller), text);
}

async function expectCaller(page: Page, who: Partial<typeof caller>): Promise<void> {
  for (const [name, text] of Object.entries(who)) {
    await expect(callerField(page, name as keyof typeof caller)).toHaveValue(text);
  }
}

async function expectFine(page: Page): Promise<void> {
  expect(await layoutProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test("A visitor who picks another time, goes Back or is refused finds every word, on the day of the held time", async ({
  page,
  site,
}) => {
  test.slow();
  await letTimersFollow(page.context());
  const day = await pickATime(page, site.url);
  await typeCaller(page, ana);
  await page.getByRole("button", { name: "Pick another time" }).click();
  await expect(page.locator(`.bk__day[href*="day=${day}"]`)).toHaveAttribute("aria-current", "date");
  await page.locator(".bk__time").nth(5).click();
  await expectCaller(page, ana);

  // Half a word, and the browser's own Back.
  await typeLikeAPerson(callerField(page, "topic"), ", and my sco");
  const topic = `${ana.topic}, and my sco`;
  await page.goBack();
  await page.locator(".bk__time").nth(1).click();
  await expectCaller(page, { ...ana, topic });

  await callerField(page, "phone").fill("555 01");
  await takeAMoment();
  await book(page);
  await expect(callerField(page, "phone")).toHaveAccessibleDescription(/Error/);
  await page.getByRole("button", { name: "Pick another time" }).click();
  await page.locator(".bk__time").first().click();
  await expectCaller(page, { ...ana, phone: "555 01", topic });

  await callerField(page, "topic").fill("x".repeat(3000));
  await page.getByRole("button", { name: "Pick another time" }).click();
  await expect(callerField(page, "topic")).toHaveAccessibleDescription(/Shorten the topic to 500 characters/);
  await expect(callerField(page, "topic")).toHaveValue("x".repeat(3000));
  await expectFine(page);
  await callerField(page, "topic").fill(topic);
  await callerField(page, "phone").fill(ana.phone);
  await takeAMoment();
  // Enter books, as the button does, though another button of the form stands above it.
  await callerField(page, "email").press("Enter");
  await expect(heading(page)).toHaveText(takenTitle);
  await pickATime(page, site.url);
  await expectCaller(page, { name: "", phone: "", email: "", topic: "" });
});

for (const [how, again] of [
  ["loads the page again", async (page: Page) => void (await page.reload())],
  [
    "picks another time",
    async (page: Page) => {
      await page.getByRole("button", { name: "Pick another time" }).click();
      await page.locator(".bk__time").nth(6).click();
    },
  ],
] as const) {
  test(`A visitor who ${how} finds every word, and books at once`, async ({ page, newSite }) => {
    const site = await newSite();
    await pickATime(page, site.url);
    await fillCaller(page, ana);
    await takeAMoment();
    await again(page);
    await expect(heading(page)).toHaveText("Who do we call?");
    await expectCaller(page, ana);
    await book(page);
    await expect(heading(page)).toHaveText(takenTitle);
    expect(await exportBookings(site)).toMatchObject([{ name: ana.name, status: "booked" }]);
  });
}

test("Without a connection a booking stays on its page with every word, and goes out once it is back", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await pickATime(page, site.url);
  await fillCaller(page, ana);
  await takeAMoment();
  await page.context().setOffline(true);
  await book(page);
  await expect(page.getByText("Not sent yet")).toBeVisible(patience);
  await expectCaller(page, ana);
  await page.getByRole("button", { name: "Pick another time" }).click();
  await expect(page.getByText("Not sent yet")).toHaveCount(1);
  await expectCaller(page, ana);
  await expectFine(page);
  await page.context().setOffline(false);
  await book(page);
  await expect(heading(page)).toHaveText(takenTitle, patience);
  expect(await exportBookings(site)).toMatchObject([{ name: ana.name, email: ana.email, topic: ana.topic }]);
});

test("A slip in an address is asked about and stops nothing; whoever has booked sees the address and corrects it", async ({
  page,
  newSite,
  browser,
}) => {
  test.slow();
  const site = await newSite();
  await letTimersFollow(page.context());
  await pickATime(page, site.url);
  await fillCaller(page, { ...ana, email: "" });
  const email = callerField(page, "email");
  const question = page.locator("#booking .meant");
  await typeLikeAPerson(email, "ana@hotmial.com");
  await expect(question).toHaveText("Did you mean ana@hotmail.com?");
  await expectFine(page);
  await question.getByRole("button").click();
  await expect(email).toHaveValue("ana@hotmail.com");
  await expect(question.getByRole("button")).toBeHidden();

  await email.fill("ana@yahho.com");
  await takeAMoment();
  await book(page);
  await expect(heading(page)).toHaveText(takenTitle);
  await expect(page.getByText("Did you mean ana@yahoo.com?")).toBeVisible();
  await expect(page.getByText("We call you at (602) 555-0133.")).toBeVisible();
  await expectFine(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText("a…@yahho.com")).toBeVisible();
  await expect(stranger.getByText("555-0133")).toHaveCount(0);
  await stranger.context().close();

  await page.getByRole("link", { name: "Correct it" }).click();
  await expect(heading(page)).toHaveText("Correct your details");
  await expectCaller(page, { ...ana, email: "ana@yahho.com" });
  expect(await exportBookings(site)).toMatchObject([{ status: "booked" }]);
  await email.fill("ana");
  await takeAMoment();
  await book(page);
  await expect(email).toHaveAccessibleDescription(/Type the whole address/);
  await email.fill("ana@yahoo.com");
  await book(page);
  await expect(heading(page)).toHaveText(takenTitle);
  const [first, second, ...more] = await exportBookings(site);
  expect([first, second, more]).toMatchObject([
    { email: "ana@yahho.com", status: "cancelled" },
    { email: "ana@yahoo.com", status: "booked", startsAt: first?.startsAt },
    [],
  ]);
  // The page before this one was the answer to a refused POST.
  await page.goBack();
  await expect(heading(page)).toHaveText("Correct your details");
  await expectCaller(page, { ...ana, email: "ana@yahoo.com" });
});

test("The request form asks about a slip, and the page after it shows the address", { tag: "@prove" }, async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await letTimersFollow(page.context());
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, { ...visitor(), email: "" });
  await typeLikeAPerson(field(page, "email"), "maria@iclould.com");
  await expect(page.locator("#credit-analysis .meant")).toHaveText("Did you mean maria@icloud.com?");
  await sendButton(page).filter({ hasText: "Send My Request" }).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  await expect(page.locator(".fs__txt .note")).toHaveText(
    /We write to maria@iclould\.com. Did you mean maria@icloud\.com\?/,
  );
  expect(page.url()).not.toContain("maria");
  await expectFine(page);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("another time keeps every word, and a slip is asked about after each form", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    test.slow();
    const site = await newSite();
    const day = await pickATime(page, site.url);
    await fillCaller(page, { ...ana, email: "ana@gmai.com" });
    await page.getByRole("button", { name: "Pick another time" }).click();
    await expect(page.locator(`.bk__day[href*="day=${day}"]`)).toHaveAttribute("aria-current", "date");
    await page.locator(".bk__time").nth(6).click();
    await expectCaller(page, { ...ana, email: "ana@gmai.com" });
    await expect(page.locator("#booking .meant")).toHaveText("Did you mean ana@gmail.com?");
    await takeAMoment();
    await book(page);
    await expect(heading(page)).toHaveText(takenTitle);
    await expect(page.getByText("Did you mean ana@gmail.com?")).toBeVisible();

    await page.goto(`${site.url}/newsletter`);
    await page.locator("#sign-up-email").fill("ana@outlook.con");
    await page
      .locator("form", { has: page.locator("#sign-up-email") })
      .getByRole("button")
      .click();
    await expect(page.getByText("Did you mean ana@outlook.com?")).toBeVisible();
    await expect(page.locator("#sign-up-email")).toHaveValue("ana@outlook.com");
    await page
      .locator("form", { has: page.locator("#sign-up-email") })
      .getByRole("button")
      .click();
    await expect(heading(page)).toHaveText("Now look in your inbox");
    expect((await exportSubscribers(site)).map(({ email }) => email)).toEqual(["ana@outlook.con", "ana@outlook.com"]);
  });
});
