import { ScreenReader } from "./support/screen-reader.ts";
import { expect, test } from "./support/test.ts";
import { field, fillForm, sendButton, visitor } from "./support/visitor.ts";

// What somebody hears who does not see the page, phrase by phrase: the transcripts are here to be read.

test("A request with two slips is heard as a list of them, and each again at its field", async ({ page }) => {
  await page.goto("/get-started");
  await fillForm(page, { ...visitor(), firstName: "", phone: "555-0171" });
  const reader = await ScreenReader.listenTo(page, "#credit-analysis");
  await sendButton(page).press("Enter");
  await expect(page.locator(".errsum")).toBeFocused();
  expect(await reader.heard()).toEqual([
    "button, Send My Request",
    // For a moment only, within the press of the key: a browser tells of where the focus is after that.
    "textbox, First name, Error: First name is required, invalid, required",
    "region, Two things to fix",
  ]);

  await reader.readOn(9);
  expect(await reader.heard()).toEqual([
    "heading, Two things to fix, level 2",
    "list",
    "listitem, level 1, position 1, set size 2",
    "link, First name is required",
    "end of listitem, level 1, position 1, set size 2",
    "listitem, level 1, position 2, set size 2",
    "link, A US phone number has 10 digits; this one has 7.",
    "end of listitem, level 1, position 2, set size 2",
    "end of list",
  ]);

  await page.getByRole("link", { name: "First name is required" }).press("Enter");
  await expect(field(page, "firstName")).toBeFocused();
  await page.keyboard.insertText("Maria");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await field(page, "phone").focus();
  expect(await reader.heard()).toEqual([
    "link, First name is required",
    "textbox, First name, Error: First name is required, invalid, required",
    "textbox, Last name, O’Brien, required",
    "textbox, First name, Maria, required",
    "textbox, Phone, (555) 017-1, Error: A US phone number has 10 digits; this one has 7. A US number, with its area code., invalid, required",
  ]);
});

test("The finder's new answer is heard where the visitor is, and read once where it stands", async ({ page }) => {
  await page.goto(
    "/assistance-finder#finder1=&zip=85142&county=04021&household=3&income=72000&owned=no&military=no&price=250-350&savings=9000",
  );
  await expect(page.getByRole("heading", { name: "Pinal County, Arizona" })).toBeVisible();
  const reader = await ScreenReader.listenTo(page, ".af__out");
  await page.getByLabel("credit score").selectOption("620 to 659");
  await expect(page.locator(".af__out [role=status]")).toHaveText(/programs? fits? what you said/);
  expect(await reader.heard()).toEqual([expect.stringMatching(/^polite: \d+ of \d+ programs fit what you said\./)]);
  await expect(page.locator(".af__out [role=status]")).toBeEmpty();

  await page.getByRole("button", { name: "Find My Programs" }).press("Enter");
  await expect(page.locator("#finder-answer")).toBeFocused();
  await reader.readOn(14);
  expect(await reader.heard()).toEqual([
    "paragraph",
    expect.stringMatching(/^\d+ of \d+ programs fit what you said\. \d+ depend on something to check\.$/),
    "end of paragraph",
    "status",
    "region, Fits what you said",
    "heading, Fits what you said, level 2",
    "paragraph",
    "Your answers meet every rule we can hold them against. The lender and the program decide.",
    "end of paragraph",
    "list",
    expect.stringMatching(/^listitem, level 1, position 1, set size \d+$/),
    "heading, Conventional loan with 3% down, level 3",
    "paragraph",
    "A first loan with easier terms",
    "end of paragraph",
  ]);
});

test("A calculator's new answer is heard with its units, and so is that a number could not be read", async ({
  page,
}) => {
  await page.goto(
    "/calculators/monthly-payment#price=300000&down=20%25&program=conventional&rate=6.5&term=30&rent=1450&tax=1.1&insurance=0.5&dues=0&mortgageInsurance=0.7",
  );
  const answer = page.locator(".calc__out .vh[role=status]");
  await expect(answer).toHaveText(/\$1,917 a month/);
  await expect(answer).toBeEmpty();
  const reader = await ScreenReader.listenTo(page, ".calc");
  const price = page.getByLabel("Home price");
  await price.fill("320000");
  await expect(answer).not.toBeEmpty();
  await price.press("Tab");
  expect(await reader.heard()).toEqual([
    "textbox, Home price, $300,000, required",
    "polite: You would pay about $2,045 a month. That is $595 more than your rent now.",
    "textbox, Down payment, 20%, In dollars, or as a share of the price: 5%, required",
  ]);

  await price.fill("a lot");
  await price.press("Tab");
  await expect(answer).toHaveText(/last good numbers/);
  await price.focus();
  expect(await reader.heard()).toEqual([
    "textbox, Home price, $320,000, required",
    "textbox, Down payment, 20%, In dollars, or as a share of the price: 5%, required",
    "polite: This is the answer to your last good numbers. Fix the marked one and it follows.",
    "textbox, Home price, a lot, Error: Type the home price in digits, such as $265,000., invalid, required",
  ]);
});
