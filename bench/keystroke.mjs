/**
 * How long each calculator takes from a key to the answer on its page, with the CPU slowed six times: from the input
 * event to the end of the work that it starts, for 24 keys into its first field. Asked: within one frame, 16.7 ms.
 *
 *   npm run bench -- keystroke
 */
import { calculators } from "#app/content/calculators.ts";
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/page-variants.mjs";

const keys = ["1", "2", "3", "Backspace", "Backspace", "Backspace"];
const site = await servePageVariants();
const browser = await launchChromium();
for (const { slug } of calculators) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.origin}/calculators/${slug}`, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(timeKeys);
  const field = page.locator(".calc__in input").first();
  await field.focus();
  for (let round = 0; round < 4; round++) {
    for (const key of keys) await field.press(key, { delay: 20 });
  }
  const times = (await page.evaluate(() => window.keyTimes)).toSorted((a, b) => a - b);
  console.log(`${slug}: median ${median(times).toFixed(1)} ms, slowest ${times.at(-1).toFixed(1)} ms`);
  await page.close();
}
await browser.close();
site.close();

/** React answers an input event before the browser goes on: a task asked for in its capture phase runs right after. */
function timeKeys() {
  window.keyTimes = [];
  const { port1, port2 } = new MessageChannel();
  let started = 0;
  port1.onmessage = () => window.keyTimes.push(performance.now() - started);
  addEventListener(
    "input",
    () => {
      started = performance.now();
      port2.postMessage(null);
    },
    { capture: true },
  );
}
