/**
 * How long a keystroke on /my-path takes to its answer, with the CPU slowed six times: ten years for six loans are worked
 * out again at every key, for a household that starts and for one with five debts, two marks and a lease. And one on
 * /compare-loan-estimates, with two forms typed in but for "In 5 years", so that the cost is worked out. What is timed is
 * told in `keystroke.mjs`: written is asked to be within one frame, 16.7 ms.
 *
 *   npm run bench -- path-keystroke
 */
import { launchChromium } from "./support/chromium.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";
import { debtsAndMarks } from "./support/pages/path-households.mjs";
import { keyFigures, timedKeys } from "./support/pages/timed-keys.mjs";

const site = await servePageVariants();
const browser = await launchChromium();
const today = new Date();
const now = today.getFullYear() * 12 + today.getMonth();

const small = {
  savedCents: 23_400_00,
  monthlySavingCents: 300_00,
  debts: [],
  score: { points: 640, from: "bank" },
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: now - 60 }],
  priceCents: 185_000_00,
};
const large = {
  ...small,
  rentCents: 1_450_00,
  leaseEnd: now + 8,
  served: true,
  ...debtsAndMarks(now),
};
const plan = (household) => ({ pathToKeys: 1, household, seen: ["place", "income", "savings"], practiced: [] });
const form = {
  lender: "A",
  price: "$265,000",
  term: "30 years",
  loan: "$251,750",
  rate: "6.5%",
  payment: "$1,591.23",
  insurance: "$147",
  insuranceYears: "12",
  origination: "$1,500",
  fixedServices: "$640",
  services: "$2,400",
  prepaidInterest: "$672",
  cash: "$21,990",
  apr: "7.15%",
  tip: "127.81%",
};
const forms = { pathToKeys: 1, forms: [form, { ...form, lender: "B", rate: "6.25%" }], isSample: false };

const rows = {
  "my-path, a household that starts": await keysOn(
    "/my-path#savings",
    "my-path",
    plan(small),
    "#path-saved",
    ".mp-ask",
  ),
  "my-path, five debts and two marks": await keysOn(
    "/my-path#savings",
    "my-path",
    plan(large),
    "#path-saved",
    ".mp-ask",
  ),
  "two loan estimates": await keysOn("/compare-loan-estimates", "loan-estimates", forms, "#le-1-loan", ".le-now"),
};
console.table(rows);
await browser.close();
site.close();

async function keysOn(path, key, kept, field, answer) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(kept)]);
  await page.goto(site.origin + path, { waitUntil: "networkidle" });
  await page.locator(field).waitFor();
  // The page hydrates after its first paint.
  await page.waitForFunction((selector) => document.querySelector(selector)?.value !== "", field);
  const figures = keyFigures(await timedKeys(page, { field: page.locator(field), answer }));
  await page.close();
  return figures;
}
