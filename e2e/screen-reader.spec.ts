import { startReader } from "./support/screen-reader.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, sendButton, visitor, field } from "./support/visitor.ts";

test.use({ launchOptions: { executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--enable-blink-features=ComputedAccessibilityInfo"] } });

const log = (page) => page.evaluate(async () => { const l = await window.virtual.spokenPhraseLog(); await window.virtual.clearSpokenPhraseLog(); return l; });

test("request", async ({ page }) => {
  await page.goto("/get-started");
  await page.getByRole("button", { name: "Essential only" }).click();
  const t = Date.now();
  await startReader(page, "body");
  console.log("started", Date.now() - t);
  console.log(await log(page));
  for (const [name, value] of Object.entries({ ...visitor("x"), firstName: "", phone: "555-0171" })) { await field(page, name as any).focus(); await page.keyboard.type(value.slice(0, 12)); }
  await page.waitForTimeout(500);
  console.log("typed", Date.now() - t, await log(page));
  await sendButton(page).press("Enter");
  await page.waitForTimeout(2500);
  console.log("sent", Date.now() - t, await log(page));
  await page.keyboard.press("Tab");
  await page.waitForTimeout(300);
  console.log("tab", await log(page));
  await page.keyboard.press("Enter");
  await page.waitForTimeout(300);
  console.log("enter", await log(page));
  await page.keyboard.type("Maria");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1000);
  console.log("fixed", await log(page));
});

test("finder", async ({ page }) => {
  await page.goto("/assistance-finder");
  await page.getByRole("button", { name: "Essential only" }).click();
  await startReader(page, "main");
  console.log((await log(page)).length);
  await page.locator("#finder-zip").focus();
  await page.keyboard.type("44107");
  await page.waitForTimeout(1500);
  console.log("zip", await log(page));
  await page.keyboard.press("Tab");
  await page.waitForTimeout(500);
  console.log("tab", await log(page));
  await page.locator("#finder-income").focus();
  await page.keyboard.type("72000");
  await page.waitForTimeout(1500);
  console.log("income", await log(page));
  await page.getByRole("button", { name: "Find My Programs" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1500);
  console.log("asked", await log(page));
  for (let i = 0; i < 45; i++) await page.evaluate(() => window.virtual.next());
  console.log("read on", await log(page));
});

test("calculator", async ({ page }) => {
  await page.goto("/calculators/monthly-payment#price=300000&down=20%25&program=conventional&rate=6.5&term=30&rent=1450&tax=1.1&insurance=0.5&dues=0&mortgageInsurance=0.7");
  await page.getByRole("button", { name: "Essential only" }).click();
  await startReader(page, "main");
  console.log((await log(page)).length);
  const price = page.locator("[name=price]");
  await price.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("320000");
  await page.waitForTimeout(2500);
  console.log("price", await log(page));
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1500);
  console.log("tab", await log(page));
  await price.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("a lot");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1500);
  console.log("wrong", await log(page));
});
