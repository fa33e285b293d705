import { expect } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { test } from "./test.ts";

test("A plan is made on the device, is still there later, and can be wiped", async ({ visit, site }) => {
  await visit.open("/my-path");
  await visit.fill({ "ZIP code": "85201" });
  await visit.expectText(/In Maricopa County, Arizona\./, "main");
  await visit.click("Next");
  await visit.expectPath("/my-path#income");
  await visit.fill({ "Income a year": "98,765" });
  await visit.click("Next");
  await visit.fill({ "Saved so far": "$34,321", "Added each month": "1,543" });
  await visit.click("Next");
  await visit.click("I owe nothing");
  await visit.fill({ "The number": "687" });
  await visit.expectText(/20\d\d|today/, ".q-bar");
  await visit.click("Next");
  await visit.click("Nothing like that");
  await visit.expectPath("/my-path#answer");
  await visit.expectText(/20\d\d|today/, "h1");
  const answer = await visit.text("h1");
  await visit.reopen();
  await expect.poll(() => visit.text("h1")).toBe(answer);
  expect(logWords(site.log)).not.toContain("34321");
  await visit.click("Wipe");
  await visit.expectText(/Nothing of your plan is left/, ".kept-note");
});

test("Two Loan Estimates are compared on the device, and are still there later", async ({ visit, site }) => {
  await visit.open("/compare-loan-estimates");
  await visit.click("Show Two Samples");
  await visit.expectText(/Sample lender B costs \$317 less/, ".le-now");
  await visit.fill({ "In 5 Years: total paid": "112,000" });
  await visit.expectText(/Sample lender B costs \$2,820 less/, ".le-now");
  const answer = await visit.text(".le-said");
  await visit.reopen();
  await expect.poll(() => visit.text(".le-said")).toBe(answer);
  expect(logWords(site.log)).not.toMatch(/112.?000/);
});
