import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, keptText, requestsOf, saveAndThrowAway } from "./support/on-device.ts";
import { palePrint } from "./support/pale-print.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const key = "my-path";
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.locator(".q-bar");
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const field = (page: Page, name: string) => page.locator(`#path-${name}`);
const asked = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const kept = (page: Page) => keptText(page, key);
const aMonth = /\b(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/;

/** December 2026, in which the tests take place. */
const asOf = 2026 * 12 + 11;

/** A household as the page stores it, so that a test needn't answer every question. */
const plan = JSON.stringify({
  pathToKeys: 1,
  household: {
    incomes: [{ kind: "job", monthlyCents: 483_333 }],
    savedCents: 3_411_00,
    monthlySavingCents: 307_00,
    debts: [{ kind: "car", balanceCents: 5_871_00, monthlyCents: 309_00, paymentsLeft: 19 }],
    score: { points: 613, from: "bank" },
    priceCents: 185_117_00,
  },
  seen: ["place", "income", "savings", "debts", "score", "home"],
  practiced: [],
  asOf,
});

/** Opens the page on a device that has a plan. */
async function openWith(page: Page, text: string, hash = ""): Promise<void> {
  await keepText(page, key, text);
  await page.goto(`/my-path${hash}`);
}

test("On a phone, a visitor gets to a month in at most eight taps and seven fields, and no number leaves the phone", async ({
  page,
}) => {
  const done = { taps: 0, fields: 0 };
  const tap = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    done.taps++;
  };
  const type = async (name: string, text: string) => {
    await field(page, name).fill(text);
    done.fields++;
  };
  const heard = requestsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await tap("Menu");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Path" }).click();
  done.taps++;
  await expect(title(page)).toHaveText("When could you buy?");
  await untilLive(page);

  await type("zip", "85201");
  await expect(page.getByText("In Maricopa County, Arizona.")).toBeVisible();
  await tap("Next");
  await expect(asked(page, "What do you earn?")).toBeFocused();
  await expect(page).toHaveURL(/\/my-path#income$/);
  await type("income", "98,765");
  await tap("Next");
  await type("saved", "$8,321");
  await type("monthly", "1,543");
  await tap("Next");
  await type("payment", "317");
  await type("left", "23");
  await expect(page.getByText("The last one is in")).toBeVisible();
  await tap("Next");
  await type("points", "687");
  // The answer, with a month in it, is in sight while the last field is filled in.
  await expect(bar(page)).toContainText(aMonth);
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(100);
  await tap("Next");
  await tap("Nothing like that");
  await expect(page).toHaveURL(/#answer$/);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toContainText(/today|20\d\d/);
  expect(done.taps).toBeLessThanOrEqual(8);
  expect(done.fields).toBeLessThanOrEqual(7);

  expect(heard.filter((line) => /85201|98.?765|8.?321|1.?543|687|\b317\b|823041|plan=/.test(line))).toEqual([]);
  expect(heard.some((line) => line.endsWith("/place-data/zips/852 "))).toBe(true);
  expect.soft(await accessibilityProblems(page), "the answer").toEqual([]);
});

test("Back and forward move through the questions; a reload and another tab show the same plan", async ({
  page,
  context,
}) => {
  await page.goto("/my-path");
  await page.getByRole("button", { name: "Skip" }).click();
  await field(page, "income").fill("58000");
  await next(page).click();
  await expect(asked(page, "What have you saved?")).toBeFocused();
  await page.goBack();
  await expect(asked(page, "What do you earn?")).toBeFocused();
  await expect(field(page, "income")).toHaveValue("$58,000");
  await page.goForward();
  await expect(asked(page, "What have you saved?")).toBeFocused();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(field(page, "income")).toHaveValue("$58,000");

  const other = await context.newPage();
  await other.goto("/my-path#income");
  await expect(other.locator("#path-income")).toHaveValue("$58,000");
  await field(page, "income").fill("61,000");
  await expect(other.locator(".mp-said")).toContainText("$61,000 a year");
  await page.reload();
  await expect(field(page, "income")).toHaveValue("$61,000");
});

test("The page says what is wrong with an answer and stays at its question; debts can be added, edited and removed", async ({
  page,
}) => {
  await page.goto("/my-path#savings");
  await field(page, "saved").fill("lots");
  await next(page).click();
  await expect(field(page, "saved")).toBeFocused();
  await expect(page.getByText("We could not read what you saved. Type a number, such as $3,400.")).toBeVisible();

  await page.goto("/my-path#debts");
  await expect(page.getByRole("button", { name: "I owe nothing" })).toBeVisible();
  await page.getByLabel("Kind of debt").selectOption("Credit card");
  await field(page, "payment").fill("100");
  await field(page, "balance").fill("4,000");
  await field(page, "limit").fill("3,500");
  await expect(page.getByText("This card is over its limit.")).toBeVisible();
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(page.getByLabel("Kind of debt")).toBeFocused();
  await field(page, "payment").fill("310");
  await page.getByRole("button", { name: "Edit Credit card" }).click();
  await expect(field(page, "balance")).toHaveValue("$4,000");
  await page.getByRole("button", { name: "Remove Car loan" }).click();
  await expect(page.locator(".typed-entries li")).toHaveCount(0);
  await next(page).click();
  await expect(asked(page, "Do you know a credit score?")).toBeFocused();
});

test("The plan can be taken along as dates, a file or a code; wiping it leaves nothing and can be undone", async ({
  page,
  browser,
  site,
}) => {
  const heard = requestsOf(page);
  await openWith(page, plan);
  await expect(title(page)).toContainText(aMonth);

  const [dates] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Dates" }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await dates.path(), "utf8")));
  expect(calendar.getAllSubcomponents("vevent").length).toBeGreaterThan(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save File" }).click(),
  ]);
  await page.getByRole("button", { name: "Show Code" }).click();
  await expect(page.getByRole("img", { name: "The code with your plan." })).toBeVisible();
  const code = await page.getByRole("link", { name: "The same as a link" }).getAttribute("href");
  expect(await squaresOf(page)).toEqual(await squaresFor(page, code ?? ""));

  // Another device, with no plan that the file would replace.
  const laptop = await browser.newContext({ baseURL: site.url });
  const other = await laptop.newPage();
  const heardThere = requestsOf(other);
  await other.goto(`${site.url}/my-path`);
  await untilLive(other);
  await other.locator("input[type=file]").setInputFiles(await file.path());
  await expect(other.getByRole("heading", { name: "Open this plan on this device?" })).toBeVisible();
  await other.getByRole("button", { name: "Open It" }).click();
  await expect(other).toHaveURL(/#answer$/);
  expect(JSON.parse((await kept(other)) ?? "")).toEqual(JSON.parse(plan));

  // A code asks before it replaces the plan that is there, and doesn't stay in the address.
  await other.evaluate(
    ([name, value]) => localStorage.setItem(name ?? "", value ?? ""),
    [key, plan.replace("613", "702")],
  );
  await other.goto("about:blank");
  await other.goto(code ?? "");
  await expect(other.getByText("It replaces the plan that is here now.")).toBeVisible();
  await other.getByRole("button", { name: "Keep Mine" }).click();
  await expect(other).toHaveURL(/#answer$/);
  expect(await kept(other)).toContain("702");
  await other.goto("about:blank");
  await other.goto(code ?? "");
  await other.getByRole("button", { name: "Use This One" }).click();
  await expect.poll(() => kept(other)).toContain("613");
  expect(JSON.parse((await kept(other)) ?? "")).toEqual(JSON.parse(plan));
  await laptop.close();

  await page.getByRole("button", { name: "Wipe" }).click();
  await expect(page.getByText("Nothing of your plan is left on this device.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await kept(page)).toBe(plan);
  await page.getByRole("button", { name: "Wipe" }).click();
  await page.reload();
  await expect(title(page)).toHaveText("When could you buy?");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect([...heard, ...heardThere].filter((line) => /plan=|613|3411|30700|185117/.test(line))).toEqual([]);
});

/** The SVG path of dark squares on the page. */
function squaresOf(page: Page) {
  return page.locator(".mp-code .qr path").getAttribute("d");
}

/** The same path for a text, computed outside the page. */
async function squaresFor(_: Page, text: string) {
  const { encode } = await import("uqr");
  const { data } = encode(text, { border: 3 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

test("Something typed right before leaving the page is saved", async ({ page }) => {
  await openWith(page, plan, "#savings");
  await untilLive(page);
  await expect(field(page, "saved")).toHaveValue("$3,411");
  // Both in one task: no frame can come between them.
  await field(page, "saved").evaluate((input: HTMLInputElement) => {
    input.value = "7654";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    location.assign("/robots.txt");
  });
  await page.waitForURL("**/robots.txt");
  expect(await kept(page)).toContain('"savedCents":765400');
});

test("A plan that can't be read is set aside, and the page says so; a newer plan stays as it is", async ({ page }) => {
  await openWith(page, "{broken");
  await saveAndThrowAway(page, "{broken");

  const newer = '{"pathToKeys":99,"household":{"new":1}}';
  await openWith(page, newer);
  await expect(page.getByText("Your plan was made by a newer version of this page.")).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await field(page, "income").fill("58000");
  await page.reload();
  await expect(page.getByText("Your plan was made by a newer version of this page.")).toBeVisible();
  expect(await kept(page)).toBe(newer);

  await page.goto("/my-path#plan=not-a-plan");
  await expect(page.getByText("We can’t read this as a plan.")).toBeVisible();

  // Typing over it leaves a copy. The Cookie Policy has to list its name, too, as after every journey.
  await openWith(page, "{broken");
  await page.getByRole("button", { name: "Skip" }).click();
  await field(page, "income").fill("58000");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).sort())).toEqual(["my-path", "my-path-unread"]);
});

test("A visitor with a plan sees a link to it next to the samples; no one else does", async ({ page }) => {
  for (const path of ["/", "/how-it-works"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Your own path is on this device" })).toBeHidden();
  }
  await openWith(page, plan);
  for (const path of ["/", "/how-it-works"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Your own path is on this device" })).toBeVisible();
  }
});

test("A lever by Enter says the new month once, keeps the focus, counts once, and can be undone", async ({ page }) => {
  await openWith(page, plan, "#answer");
  const said = page.locator(".pr > [role=status]");
  const saving = () => kept(page).then((text) => JSON.parse(text ?? "").household);
  const before = (await title(page).textContent()) ?? "";
  const use = page.getByRole("button", { name: /^Use it \(Save \$100 more a month\)/ });
  await use.focus();
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: /^Undo \(Save \$100 more a month\)/ });
  await expect(undo).toBeFocused();
  await expect(said).toHaveText(/^(Today|\w+ 20\d\d), \d+ months? sooner\.$/);
  const month = (await said.textContent())?.split(",")[0] ?? "none";
  expect(await title(page).textContent()).toContain(month);
  await expect(page.locator(".pr-levers li", { has: undo })).toContainText(/In use: \d+ months? sooner/);
  expect((await saving()).monthlySavingCents).toBe(407_00);
  // None of its kind is offered on top of it.
  await expect(page.getByRole("button", { name: /^Use it \(Save / })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(use).toBeFocused();
  await expect(title(page)).toHaveText(before);
  expect((await saving()).monthlySavingCents).toBe(307_00);

  // Three presses, at a person's pace, make one gift and no gift.
  const gift = page.getByRole("button", { name: /\(A gift of/ });
  await gift.focus();
  for (const name of [/^Undo/, /^Use it/, /^Undo/]) {
    await page.keyboard.press("Enter");
    await expect(gift).toHaveText(name);
    await expect(gift).toBeFocused();
  }
  const { giftCents } = await saving();
  await page.reload();
  await expect(
    page.getByRole("button", { name: "more)", exact: false }).filter({ hasText: "A gift of" }),
  ).toBeVisible();
  expect((await saving()).giftCents).toBe(giftCents);
});

test("A supposed score keeps the focus when it comes and goes", async ({ page }) => {
  await openWith(page, plan.replace('"points":613', '"points":480'), "#answer");
  await page.getByText("What if your score were higher?").press("Enter");
  await page.getByRole("button", { name: "Try it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Take it away" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("What if your score were higher?")).toBeFocused();
});

test("Whoever types into the next question before the page has drawn its frame keeps each key", async ({ page }) => {
  const { household, ...rest } = JSON.parse(plan);
  const begun = { ...rest, household: { ...household, debts: undefined }, seen: ["place", "income"] };
  await openWith(page, JSON.stringify(begun), "#savings");
  await untilLive(page);
  // A phone that is busy: no frame comes until somebody is in the middle of typing.
  const late = await page.evaluateHandle(() => {
    const acts: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => acts.push(act);
    return acts;
  });
  await next(page).click();
  await field(page, "payment").focus();
  await page.keyboard.type("3");
  await late.evaluate((acts) => {
    for (const act of acts.splice(0)) act(performance.now());
  });
  await page.keyboard.type("09");
  await expect(field(page, "payment")).toBeFocused();
  await expect(field(page, "payment")).toHaveValue(/309$/);
});

test("On paper the answer has one month for each loan: the table, and no list without a loan's name", async ({
  page,
}) => {
  await openWith(page, plan, "#answer");
  await expect(page.locator(".pr-table")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".pr-limits").first()).toBeAttached();
  await expect(page.locator(".pr-limits").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(".pr-table tbody")).toBeVisible();
  expect(await palePrint(page, "main")).toEqual([]);

  // The kitchen table has room for two sheets, and the doors are on them.
  await expect(page.locator(".pr-street--wide")).toBeVisible();
  for (const format of ["Letter", "A4"]) {
    const sheets = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length, format).toBeLessThanOrEqual(2);
  }
});

test("On paper an open question has the month so far, the answers and the day", async ({ page }) => {
  await openWith(page, plan, "#people");
  await expect(asked(page, "Who would live there?")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Worked out on")).toBeVisible();
  await expect(asked(page, "Who would live there?")).toBeVisible();
  await expect(page.locator(".mp-now")).toContainText(aMonth);
  await expect(page.locator(".mp-said")).toContainText("$58,000 a year");
  await expect(next(page)).toBeHidden();
  expect(await palePrint(page, "main")).toEqual([]);

  await openWith(page, plan, "#answer");
  await expect(page.locator(".pr-table")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".mp-said")).toContainText("$3,411");
  await expect(page.getByText("Worked out on")).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [320, 256],
] as const) {
  test(`In a window of ${width} by ${height} each next question, and the answer, comes into view with its heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/my-path");
    await untilLive(page);
    const inView = async (heading: Locator) => {
      await expect(heading).toBeFocused();
      await expect
        .poll(async () => {
          const [box, covered] = [await heading.boundingBox(), (await bar(page).all())[0]];
          const end = (await covered?.boundingBox())?.y ?? height;
          return box && box.y >= 0 && box.y + Math.min(box.height, 60) <= end;
        })
        .toBe(true);
    };
    await field(page, "zip").fill("78701");
    await page.keyboard.press("Enter");
    await inView(asked(page, "What do you earn?"));
    await field(page, "income").fill("52,000");
    await page.keyboard.press("Enter");
    await inView(asked(page, "What have you saved?"));
    await field(page, "saved").fill("9,000");
    await field(page, "monthly").fill("400");
    await next(page).press("Enter");
    await inView(asked(page, "What do you owe each month?"));
    await page.getByRole("button", { name: "I owe nothing" }).press("Enter");
    await inView(asked(page, "Do you know a credit score?"));
    await page.getByRole("button", { name: "Skip" }).press("Enter");
    await inView(asked(page, "What is on your report?"));
    await page.getByRole("button", { name: "Nothing like that" }).press("Enter");
    await inView(title(page));
  });
}

test.describe("Offline", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("Without a connection the county stays, the page says so, and it looks again once there is one", async ({
    page,
  }) => {
    await page.goto("/my-path#place");
    await field(page, "zip").fill("85201");
    await expect(page.getByText("In Maricopa County, Arizona.")).toBeVisible();
    await page.context().setOffline(true);
    await field(page, "zip").fill("60601");
    await expect(page.getByRole("alert")).toContainText("We still count with Maricopa County, Arizona.");
    expect(JSON.parse((await kept(page)) ?? "").household.place.fips).toBe("04013");
    await next(page).click();
    await expect(field(page, "zip")).toBeFocused();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("alert")).toContainText("there may be no connection");
    await page.context().setOffline(false);
    await expect(page.getByText("In Cook County, Illinois.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("A mark is asked for the month that the law counts from, in the words of the calendar", async ({ page }) => {
  await page.goto("/my-path#marks");
  for (const [kind, label] of [
    ["Late payment", "The payment you missed"],
    ["Charge-off", "First payment you missed"],
    ["Foreclosure", "When it happened"],
    ["Bankruptcy, Chapter 13", "When you filed"],
  ] as const) {
    await page.getByLabel("What it is").selectOption(kind);
    await expect(page.getByLabel(label)).toBeVisible();
    await page.goto("/when-marks-leave");
    await page.getByLabel("What it is").selectOption(kind);
    await expect(page.getByLabel(label)).toBeVisible();
    await page.goto("/my-path#marks");
  }
});

test("The answer names a price that nobody typed, and where it is from; the progress ends where the answer comes", async ({
  page,
}) => {
  await page.goto("/my-path");
  await untilLive(page);
  await expect(page.getByText("1 of 6 to your month")).toBeVisible();
  await field(page, "zip").fill("85201");
  await expect(page.getByText("In Maricopa County, Arizona.")).toBeVisible();
  await next(page).click();
  await field(page, "income").fill("98,765");
  await field(page, "since").pressSequentially("04/24", { delay: 80 });
  await field(page, "since").blur();
  await expect(field(page, "since")).toHaveValue("4/2024");
  await next(page).click();
  await field(page, "saved").fill("8,321");
  await field(page, "monthly").fill("1,543");
  await next(page).click();
  await field(page, "payment").pressSequentially("0", { delay: 80 });
  await page.getByRole("button", { name: "I owe nothing" }).click();
  await expect(bar(page)).not.toContainText("debts");
  await page.getByText("Yes, from a lender").click();
  await next(page).click();
  await expect(page.getByText("Type the number, or pick “I don’t know it”.")).toBeVisible();
  await field(page, "points").fill("687");
  await next(page).click();
  await expect(page.getByText("6 of 6 to your month")).toBeVisible();
  await page.getByRole("button", { name: "Nothing like that" }).click();
  await expect(page).toHaveURL(/#answer$/);
  await expect(page.locator(".pr-head .lead")).toContainText(
    /You named no price, so we count with \$\d{3},\d{3}: a typical home in Maricopa County, Arizona/,
  );
  await page.getByRole("link", { name: "Make It More Exact" }).click();
  await expect(page.getByText("1 of 3 to make it more exact")).toBeVisible();
});

test("Every question fits at 320 px and passes axe, and so do one question and the answer in the dark", {
  tag: "@prove",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of ["place", "income", "savings", "debts", "score", "home", "lease", "people", "marks"]) {
    await openWith(page, plan, `#${name}`);
    await expect(page.locator(`#${name} h2`)).toBeVisible();
    expect.soft(await layoutProblems(page), name).toEqual([]);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  for (const hash of ["#debts", "#answer"]) {
    await openWith(page, plan, hash);
    await expect(page.locator("main h1")).toBeAttached();
    expect.soft(await layoutProblems(page), `${hash}, dark`).toEqual([]);
    expect.soft(await accessibilityProblems(page), `${hash}, dark`).toEqual([]);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs JavaScript, and links to pages that work without it", async ({ page }) => {
    await page.goto("/my-path");
    await expect(page.getByRole("heading", { name: "My path needs JavaScript" })).toBeVisible();
    await expect(page.locator(".mp-slab")).toBeHidden();
    const main = page.getByRole("main");
    for (const name of ["Calculators", "Find help near you", "Get a Free Credit Analysis"]) {
      await expect(main.getByRole("link", { name })).toBeVisible();
    }
  });
});

test("A question that another window answers meanwhile shows that answer, and keeps it as the next field is typed", async ({
  page,
  context,
}) => {
  await page.goto("/my-path#savings");
  await field(page, "saved").fill("1200");
  const other = await context.newPage();
  await other.goto("/my-path#savings");
  await expect(field(other, "saved")).toHaveValue("$1,200");
  await field(other, "saved").fill("7650");
  await expect(field(page, "saved")).toHaveValue("$7,650");
  await field(page, "monthly").pressSequentially("240");
  await expect
    .poll(async () => JSON.parse((await kept(page)) ?? "{}").household)
    .toMatchObject({
      savedCents: 7_650_00,
      monthlySavingCents: 240_00,
    });
  await expect(field(other, "monthly")).toHaveValue("$240");
});

test("A place in several counties asks for one, tied to its field, and the county found is said", async ({ page }) => {
  await page.goto("/my-path");
  await untilLive(page);
  const place = page.getByLabel("ZIP code, city or county");
  await place.pressSequentially("30519");
  await place.press("Enter");
  const county = page.getByLabel("Which county?");
  await expect(county).toBeFocused();
  await expect(county).toHaveAttribute("aria-invalid", "true");
  await expect(county).toHaveAccessibleDescription("Error: Pick the county, or skip the place.");
  await county.selectOption({ index: 1 });
  await expect(page.getByRole("status").filter({ hasText: /^In .+ County/ })).toHaveCount(1);
});
