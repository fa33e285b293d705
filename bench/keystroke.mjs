/**
 * How long each calculator takes from a key to its answer, with the CPU slowed six times. Each key overwrites the second
 * digit of the calculator's price, income, loan, balance or rent, so that every one makes another amount of the usual size.
 * - written: from the input event to the last change of the sentence in the document; what the calculator itself takes.
 *   Asked: within one frame, 16.7 ms. (This was the only figure once, with keys that left some sentences as they were.)
 * - painted: from the key to the end of the frame with that sentence: the browser's own work at any typed letter, style,
 *   layout, paint, and the wait for the screen's next turn, up to a frame, are in it.
 * The drawing below follows in the frames after that one (`use-after-frame.ts`) and is not timed.
 * Wall-clock time, of which other work on the machine takes its part from one key or another. So each of the ten digits is
 * typed five times: "slowest digit" is the highest of the ten medians, and a calculator that is slow for some amounts
 * shows there; "over a frame" counts every single key.
 *
 *   npm run bench -- keystroke
 */
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { launchChromium } from "./support/chromium.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";
import { keyFigures, timedKeys } from "./support/pages/timed-keys.mjs";

/** The amount that each calculator turns on: the first of these that it asks for, or the one named here. */
const fields = ["price", "income", "loan", "balance"];
const otherFields = { "card-use": ["firstBalance"], "rent-receipt": ["rent"], "which-debt-first": ["cardBalance"] };
const site = await servePageVariants();
const browser = await launchChromium();
const rows = {};
for (const slug of globSync("app/components/calculators/*/drawing.tsx").map((file) => basename(dirname(file)))) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${site.origin}/calculators/${slug}`, { waitUntil: "networkidle" });
  const field = (otherFields[slug] ?? fields).map((name) => `.calc__in [name="${name}"]`).join();
  rows[slug] = keyFigures(await timedKeys(page, { field: page.locator(field).first(), answer: "#answer" }));
  await page.close();
}
console.table(rows);
await browser.close();
site.close();
