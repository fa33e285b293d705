/**
 * How long each calculator takes from a key to the answer on its page, with the CPU slowed six times: from the input
 * event to the new sentence in the document, for 24 keys into its price, income or loan. Asked: within one frame, 16.7 ms.
 * Wall-clock time: on a busy machine the medians say little, the fastest key says more.
 *
 *   npm run bench -- keystroke
 */
import { calculators } from "#app/content/calculators.ts";
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/page-variants.mjs";

/** The amount that each calculator turns on. */
const fields = ["price", "income", "loan", "balance"].map((name) => `.calc__in [name="${name}"]`).join();
const keys = ["5", "Backspace", "7", "Backspace", "9", "Backspace"];
const site = await servePageVariants();
const browser = await launchChromium();
for (const { slug } of calculators) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.origin}/calculators/${slug}`, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(timeKeys);
  const field = page.locator(fields).first();
  // Its own example without the last digit, so that each key makes an amount of the usual size.
  await field.fill((await field.inputValue()).replace(/\D/g, "").slice(0, -1));
  for (let round = 0; round < 4; round++) {
    for (const key of keys) await field.press(key, { delay: 20 });
  }
  const times = (await page.evaluate(() => window.keyTimes)).toSorted((a, b) => a - b);
  console.log(
    `${slug}: fastest ${times[0].toFixed(1)} ms, median ${median(times).toFixed(1)} ms of ${times.length} keys`,
  );
  await page.close();
}
await browser.close();
site.close();

/** The observer hears of the sentence's change as soon as React has written it, before anything is painted. */
function timeKeys() {
  window.keyTimes = [];
  let started = 0;
  addEventListener("input", () => (started = performance.now()), { capture: true });
  new MutationObserver(() => window.keyTimes.push(performance.now() - started)).observe(
    document.querySelector("#answer"),
    { subtree: true, childList: true, characterData: true },
  );
}
