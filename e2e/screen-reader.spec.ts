import { ScreenReader } from "./support/screen-reader.ts";
import { expect, test } from "./support/test.ts";
import { field, fillForm, sendButton, visitor } from "./support/visitor.ts";

// What someone who can't see the page hears. The transcripts are here to be read.

test("A screen reader reads two mistakes in a request as a list, and each one again at its field", async ({ page }) => {
  await page.goto("/get-started");
  await fillForm(page, { ...visitor(), firstName: "", phone: "555-0171" });
  // The phone's problem is said when its field is left.
  await expect(page.getByRole("status").filter({ hasText: "this one has 7" })).toBeAttached();
  const reader = await ScreenReader.listenTo(page, "#credit-analysis");
  await sendButton(page).press("Enter");
  await expect(page.locator(".errsum")).toBeFocused();
  expect(await reader.heard()).toEqual([
    "button, Send My Request",
    // Only for a moment, during the key press: a browser reports where the focus is after it.
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
  await expect(page.getByText("First name is fixed. One thing to fix.")).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await field(page, "phone").focus();
  expect(await reader.heard()).toEqual([
    "link, First name is required",
    "textbox, First name, Error: First name is required, invalid, required",
    "textbox, Last name, O'Brien, required",
    "polite: First name is fixed. One thing to fix.",
    "textbox, First name, Maria, required",
    "textbox, Phone, (555) 017-1, Error: A US phone number has 10 digits; this one has 7. A US number, with its area code., invalid, required",
  ]);
});

test("A screen reader announces the finder's next question and new answer, and reads the doors where they are", {
  tag: "@prove",
}, async ({ page }) => {
  await page.goto(
    "/assistance-finder#finder1=&zip=85142&county=04021&household=3&owned=no&military=no&price=250-350&savings=9000",
  );
  await expect(page.getByRole("heading", { name: "What do all of you earn in a year?" })).toBeVisible();
  const said = page.locator(".af-out [role=status]");
  // What the address says is answered first, with the county's programs.
  await expect(said).toHaveText(/^In Pinal County, Arizona: /);
  await expect(said).toBeEmpty();
  const reader = await ScreenReader.listenTo(page, "#finder");
  for (const income of ["240000", "72000"]) {
    await page.getByRole("textbox", { name: "Income a year" }).fill(income);
    await expect(said).toHaveText(/to ask about/);
    await expect(said).toBeEmpty();
  }
  await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Do you know a credit score?" })).toBeFocused();
  expect(await reader.heard()).toEqual([
    expect.stringMatching(/^textbox, Income a year, /),
    expect.stringMatching(
      /^polite: In Pinal County, Arizona: \d+ programs? to ask about\. \d+ do not fit\. First: .+\.$/,
    ),
    "polite: In Pinal County, Arizona: 13 programs to ask about. 2 do not fit. First: Arizona Is Home.",
    "button, Next",
    "heading, Question 4 of 6: Do you know a credit score?, level 2",
  ]);

  await page.getByRole("textbox", { name: "Credit score" }).fill("612");
  await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await page.getByRole("link", { name: "See Who to Call" }).press("Enter");
  await expect(page.locator("#finder-answer")).toBeFocused();
  await expect(said).not.toBeEmpty();
  await expect(said).toBeEmpty();
  await reader.heard();
  await reader.readOn(32);
  expect(await reader.heard()).toEqual([
    "To call",
    expect.stringMatching(/^Three doors to try first: \d+ programs? fits?, \d+ to ask about\. \d+ do not fit$/),
    expect.stringMatching(/^end of heading, To call Three doors to try first: /),
    "list",
    "listitem, level 1, position 1, set size 4",
    "link, 800-569-4287",
    "heading, A HUD housing counselor, level 3",
    "paragraph",
    "Free or low in cost, and they work for you, not for a lender. Start here: ask which of these is open now.",
    "end of paragraph",
    "paragraph",
    "“We earn $72,000 a year and want to buy in Pinal County. Which down payment help is open?”",
    "end of paragraph",
    "end of listitem, level 1, position 1, set size 4",
    "listitem, level 1, position 2, set size 4",
    "paragraph",
    "ask",
    "what it pays now",
    "end of paragraph",
    "link, homeplusaz.com",
    "heading, Arizona Is Home, level 3",
    "link, Arizona Is Home",
    "end of heading, Arizona Is Home, level 3",
    "paragraph",
    "Arizona Industrial Development Authority. No phone number on the page we read.",
    "end of paragraph",
    "paragraph",
    // Editors may add to it.
    expect.stringMatching(/^4%\./),
    "end of paragraph",
    "paragraph",
    "Fits so far. Ask first.",
    expect.stringMatching(
      /^Your \$72,000 is within its income limit of \$[\d,]+ in Pinal County, by its page from .+\. Check which credit score it asks for\.$/,
    ),
  ]);
});

test("A screen reader announces a calculator's new answer with its units, and a number that can't be read", {
  tag: "@prove",
}, async ({ page }) => {
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
    "polite: You would pay about $2,045 a month. That is $595 more than a rent of $1,450. Still from our example: rent now $1,450, property tax 1.1%, mortgage insurance 0.7%.",
    "textbox, Down payment, 20%, In dollars, or as a percent of the price: 5%, required",
  ]);

  await price.fill("a lot");
  await price.press("Tab");
  await expect(answer).toHaveText(/could not read/);
  await price.focus();
  expect(await reader.heard()).toEqual([
    "textbox, Home price, $320,000, required",
    "textbox, Down payment, 20%, In dollars, or as a percent of the price: 5%, required",
    "polite: We could not read the home price. Type a number, such as $265,000.",
    "textbox, Home price, a lot, Error: We could not read the home price. Type a number, such as $265,000., invalid, required",
  ]);
});
