/**
 * How long each calculator takes from a key to its answer, with the CPU slowed six times. Each key overwrites the second
 * digit of the calculator's price, income, loan or balance, so that every one makes another amount of the usual size.
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
import { calculators } from "../app/content/pages/calculators.ts";
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";

const frameMs = 1000 / 60;
const keysTimed = 50;
/** About as fast as people type. */
const pauseMs = 150;
/** The amount that each calculator turns on. */
const fields = ["price", "income", "loan", "balance"].map((name) => `.calc__in [name="${name}"]`).join();
const site = await servePageVariants();
const browser = await launchChromium();
const rows = {};
for (const { slug } of calculators) {
  const keys = await timedKeys(slug);
  const answered = keys.filter(({ written }) => written > 0);
  rows[slug] = {
    keys: answered.length,
    ...figures("written", answered),
    "slowest digit": slowestDigit(answered),
    "over a frame": answered.filter(({ written }) => written > frameMs).length,
    ...figures("painted", answered),
  };
}
console.table(rows);
await browser.close();
site.close();

async function timedKeys(slug) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.origin}/calculators/${slug}`, { waitUntil: "networkidle" });
  const field = page.locator(fields).first();
  const digits = (await field.inputValue()).replace(/\D/g, "");
  await field.fill(digits);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(timeKeys);
  for (let key = 1; key <= keysTimed; key++) {
    await field.evaluate((input) => input.setSelectionRange(1, 2));
    await page.keyboard.press(String((Number(digits[1]) + key) % 10), { delay: 20 });
    await page.waitForTimeout(pauseMs);
  }
  const keys = await page.evaluate(() => window.keys);
  await page.close();
  return keys.map((key, index) => ({ ...key, digit: (Number(digits[1]) + index + 1) % 10 }));
}

/** The highest of the digits' medians. */
function slowestDigit(keys) {
  const medians = Object.values(Object.groupBy(keys, ({ digit }) => digit)).map((same) =>
    median(same.map(({ written }) => written)),
  );
  return Number(Math.max(...medians).toFixed(1));
}

/** The fastest key, the median and the 95th percentile, in milliseconds. */
function figures(name, keys) {
  const times = keys.map((key) => key[name]).toSorted((a, b) => a - b);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1));
  return { [name]: `${at(0)}, ${at(0.5)}, ${at(0.95)}` };
}

/** Observers hear of a change as soon as React has written it, before anything is painted. */
function timeKeys() {
  window.keys = [];
  let key;
  const begin = () => {
    key = begun();
    window.keys.push(key);
  };
  addEventListener("keydown", begin, { capture: true });
  addEventListener("input", () => (key.input = performance.now()), { capture: true });
  new MutationObserver(() => (key.written = performance.now() - key.input)).observe(document.querySelector("#answer"), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  function begun() {
    const begun = { down: performance.now(), written: 0, painted: 0 };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (begun.painted = performance.now() - begun.down);
    // Asked for before the page asks for a frame of its own, so that the message comes right after this one.
    requestAnimationFrame(() => port2.postMessage(""));
    return begun;
  }
}
