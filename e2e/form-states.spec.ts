import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { turnBackTheClock } from "./support/clock.ts";
import { fillLetter } from "./support/contact.ts";
import { blocked, outOfReach } from "./support/network.ts";
import { expect, test } from "./support/test.ts";
import { typeLikeAPerson } from "./support/type-like-a-person.ts";
import { notice } from "./support/visitor.ts";

/** A form that goes through all its states on one page. The one for the credit analysis is in `accessibility.spec.ts`. */
type Form = { path: string; id: string; fill: (page: Page) => Promise<void>; fixed: string };

const forms: Form[] = [
  { path: "/contact", id: "contact", fill: fillLetter, fixed: "First name" },
  { path: "/ccpa", id: "privacy-request", fill: (page) => fillChoice(page, "Full name"), fixed: "Full name" },
  {
    path: "/accessibility",
    id: "accessibility-report",
    async fill(page) {
      await fillChoice(page, "Name");
      await page.locator("form.mf").getByLabel("Description").fill("The menu does not open.");
    },
    fixed: "Name",
  },
];

const call = "**/functions/v1/send-form-notification";

test.use({
  expectedErrors: /Failed to load resource/,
  viewport: { width: 320, height: 700 },
  contextOptions: { reducedMotion: "reduce" },
});

for (const { path, id, fill, fixed } of forms) {
  const title = `axe finds no problems on ${path} with errors, while it sends, after a failure and after success`;
  test(title, path === "/contact" ? {} : { tag: "@prove" }, async ({ page }) => {
    const form = page.locator(`form#${id}`);
    const send = () => form.getByRole("button").click();
    await page.goto(path);
    await expect(form).toHaveJSProperty("noValidate", true);
    if (id === "contact") {
      const letItPass = await turnBackTheClock();
      await send();
      await expectGoodWith(page, "Submission Too Fast");
      await letItPass();
    }
    await send();
    await expect(form.locator(".errsum")).toBeFocused();
    await expectGoodWith(page, "Validation Error");
    await form.getByLabel(fixed, { exact: true }).fill("Zoë");
    await expect(form.getByLabel(fixed, { exact: true })).not.toHaveAttribute("aria-invalid");
    expect.soft(await accessibilityProblems(page), "one error fixed").toEqual([]);

    await fill(page);
    const box = form.getByRole("checkbox");
    if (id === "privacy-request") await expect(box).toHaveCount(0);
    else await box.check();
    const fail = await hold(page);
    await send();
    await expect(form.getByRole("button")).toHaveText("Sending...");
    expect.soft(await accessibilityProblems(page), "while it sends").toEqual([]);
    fail();
    await expectGoodWith(page, "Submission Error");

    // The site is there again, too: the page asks before it leaves.
    await page.unrouteAll();
    await page.route(call, (route) => route.fulfill({ json: { received: true, reference: "r" } }));
    await send();
    await expectGoodWith(page, "Success");
    await expect(page).toHaveURL(/\/form-success$|#(?:request|report)-sent$/);
  });
}

const privacy = { id: "privacy-request", name: "Full name", longText: "Details" };

for (const { path, id, name, longText } of [
  { path: "/ccpa", ...privacy },
  { path: "/accessibility", id: "accessibility-report", name: "Name", longText: "Description" },
]) {
  const title = `A reload and Back bring back what is typed and chosen on ${path}, until it is sent`;
  test(title, path === "/ccpa" ? {} : { tag: "@prove" }, async ({ page }) => {
    await page.goto(path);
    const form = page.locator(`form#${id}`);
    const said = "My last lender still calls";
    const expectAll = async () => {
      await expect(form.getByRole("radio").nth(2)).toBeChecked();
      await expect(form.getByLabel(name, { exact: true })).toHaveValue("Zoë");
      await expect(form.getByLabel(longText)).toHaveValue(said);
    };
    await form.getByRole("radio").nth(1).check();
    await form.getByRole("radio").nth(2).check();
    await typeLikeAPerson(form.getByLabel(name, { exact: true }), "Zoë");
    await typeLikeAPerson(form.getByLabel(longText), said);
    await page.reload();
    await expectAll();
    await page.goto("/about");
    await page.goBack();
    await expectAll();
    if (await form.getByRole("checkbox").count()) await expect(form.getByRole("checkbox")).not.toBeChecked();
    await form.getByLabel("Email").fill("zoe@visitor.example");
    await page.route(call, (route) => route.fulfill({ json: { received: true, reference: "r" } }));
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/#(?:request|report)-sent$/);
    await page.reload();
    await expectEmpty(page, id);
  });
}

test("A form that its page sends by itself, since the script's call gets no answer, is empty once it is sent", async ({
  page,
}) => {
  await page.goto("/ccpa");
  const form = page.locator(`form#${privacy.id}`);
  await fillChoice(page, privacy.name);
  await typeLikeAPerson(form.getByLabel(privacy.longText), "My old address");
  await blocked(page, call);
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await expectEmpty(page, privacy.id);
});

/** The form is empty once the page's script runs. */
async function expectEmpty(page: Page, id: string): Promise<void> {
  const form = page.locator(`form#${id}`);
  await expect(form).toHaveJSProperty("noValidate", true);
  for (const field of await form.locator("input.inp, textarea.inp").all()) await expect(field).toHaveValue("");
  for (const choice of await form.getByRole("radio").all()) await expect(choice).not.toBeChecked();
}

/** Hovers over a notice, so that it stays for as long as axe takes, light and dark. */
async function expectGoodWith(page: Page, title: string): Promise<void> {
  await expect(notice(page, title)).toBeVisible();
  await notice(page, title).hover();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await accessibilityProblems(page), `${title}, ${colorScheme}`).toEqual([]);
  }
}

async function fillChoice(page: Page, nameLabel: string): Promise<void> {
  const form = page.locator("form.mf");
  await form.getByRole("radio").first().check();
  await form.getByLabel(nameLabel, { exact: true }).fill("Zoë O’Hara");
  await form.getByLabel("Email").fill("zoe@visitor.example");
}

/** Holds the call back until the returned function is called; then the connection breaks. */
async function hold(page: Page): Promise<() => void> {
  let fail = () => {};
  const broken = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(call, async (route) => {
    await broken;
    await outOfReach(page);
    await route.abort("connectionreset");
  });
  return fail;
}
