import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { clock } from "./support/clock.ts";
import { keepText, keptText } from "./support/on-device.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, typeLikeAPerson } from "./support/type-like-a-person.ts";
import { untilLive } from "./support/until-live.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string) => page.locator(`#path-${name}`);
const forward = (page: Page) => page.getByRole("region", { name: "Your numbers, brought forward" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const aMonth = /\b(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/;

/** Everything that a month needs, but savings and debts. */
const household = {
  incomes: [{ kind: "benefits", monthlyCents: 7_512_00 }],
  score: { points: 713, from: "lender" },
  marks: [],
  ownedLately: false,
  served: false,
  priceCents: 241_300_00,
};
const seen = ["place", "income", "score", "marks", "home"];

async function openWith(page: Page, more: object, hash: string): Promise<void> {
  const plan = { pathToKeys: 1, household: { ...household, ...more }, seen, practiced: [] };
  await keepText(page, "my-path", JSON.stringify(plan));
  await page.goto(`/my-path${hash}`);
  await untilLive(page);
}

/** Moves the clock to the middle of a later month, on each visitor's own calendar. */
async function goOn(months: number): Promise<void> {
  const today = new Date();
  await clock.move(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15, 15) - today.getTime());
}

async function asOf(page: Page): Promise<number> {
  return JSON.parse((await keptText(page, "my-path")) ?? "").asOf;
}

test("A month stays from visit to visit: later, the page says what the typed numbers come to, to be taken or changed", async ({
  page,
  context,
}) => {
  await letTimersFollow(context);
  await openWith(page, {}, "#savings");
  await typeLikeAPerson(field(page, "saved"), "2,000");
  await typeLikeAPerson(field(page, "monthly"), "500");
  await next(page).click();
  await typeLikeAPerson(field(page, "payment"), "309");
  await typeLikeAPerson(field(page, "left"), "30");
  await next(page).click();
  await page.goto("/my-path#answer");
  await expect(title(page)).toContainText(aMonth);
  const sentence = await title(page).textContent();
  await expect(forward(page)).toHaveCount(0);
  const typedIn = await asOf(page);

  await goOn(2);
  await page.goto("/my-path");
  await expect(title(page)).toHaveText(sentence ?? "");
  await expect(forward(page)).toContainText(
    /In [A-Z]\w+ you typed \$2,000\. With \$500 a month that makes \$3,000 now\./,
  );
  await expect(forward(page)).toContainText("Car loan, $309 a month, 28 payments left");
  await expect(page.locator(".mp-said")).toContainText("$3,000 + $500 a month");
  expect.soft(await accessibilityProblems(page), "the question").toEqual([]);
  // Looking is not typing: another visit still knows what was typed, and when.
  expect(await asOf(page)).toBe(typedIn);
  await page.reload();
  await forward(page).getByRole("button", { name: "Yes, That Is Right" }).click();
  await expect(forward(page)).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(sentence ?? "");
  expect(await asOf(page)).toBe(typedIn + 2);

  // Other pages count with what it comes to, too.
  await goOn(1);
  await page.goto("/calculators/down-payment-savings");
  await expect(page.getByRole("complementary", { name: "Your numbers from My path" })).toContainText("$3,500");
  await page.goto("/my-path");
  await forward(page).getByRole("link", { name: "Change Them" }).click();
  await expect(field(page, "saved")).toHaveValue("$3,500");
  await field(page, "saved").fill("");
  await typeLikeAPerson(field(page, "saved"), "2,900");
  await page.goto("/my-path#answer");
  await expect(page.locator(".mp-said")).toContainText("$2,900 + $500 a month");
  await expect(forward(page)).toHaveCount(0);
  expect(await asOf(page)).toBe(typedIn + 3);
});

test("Where no loan works at the price, My path names the price that does, and takes it at a press", async ({
  page,
  context,
}) => {
  await letTimersFollow(context);
  await openWith(page, { savedCents: 90_000_00, monthlySavingCents: 500_00, debts: [] }, "#home");
  await field(page, "price").fill("");
  await typeLikeAPerson(field(page, "price"), "900,000");
  await page.goto("/my-path#answer");
  await expect(title(page)).toContainText("no loan works yet");
  const named = page.getByText(/A price of \$[\d,]+ would work\./);
  await expect(named).toContainText(/today|20\d\d/);
  const [price = ""] = (await named.textContent())?.match(/\$[\d,]+/) ?? [];
  expect(Number(price.replace(/\D/g, "")) % 5000).toBe(0);
  await page.getByRole("button", { name: "Use It" }).click();
  await expect(title(page)).toContainText(/today|20\d\d/);
  await expect(title(page)).toBeFocused();
  await expect(named).toHaveCount(0);
  await expect(page.locator(".mp-said")).toContainText(price);
  // Five thousand more, and no loan works for certain.
  await page.goto("/my-path#home");
  await field(page, "price").fill("");
  await typeLikeAPerson(field(page, "price"), String(Number(price.replace(/\D/g, "")) + 5000));
  await page.goto("/my-path#answer");
  await expect(title(page)).toContainText(/no loan works yet|, if /);
});
