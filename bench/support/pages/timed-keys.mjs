import { median } from "../median.mjs";

/** About as fast as people type. */
const pauseMs = 150;
const frameMs = 1000 / 60;

/**
 * Times keys in a field with the CPU slowed six times. Each key overwrites the second digit in the field, so that every one
 * makes another amount of the usual size. `answer` is where the answer is written.
 */
export async function timedKeys(page, { field, answer, keys = 50 }) {
  const session = await page.context().newCDPSession(page);
  const digits = (await field.inputValue()).replace(/\D/g, "");
  await field.fill(digits);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(timeKeys, answer);
  for (let key = 1; key <= keys; key++) {
    await field.evaluate((input) => input.setSelectionRange(1, 2));
    await page.keyboard.press(String((Number(digits[1]) + key) % 10), { delay: 20 });
    await page.waitForTimeout(pauseMs);
  }
  const timed = await page.evaluate(() => window.keys);
  return timed.map((key, index) => ({ ...key, digit: (Number(digits[1]) + index + 1) % 10 }));
}

/** Figures a benchmark prints for such keys: the fastest, the median and the 95th percentile, in milliseconds, and more. */
export function keyFigures(keys) {
  const answered = keys.filter(({ written }) => written > 0);
  return {
    keys: answered.length,
    ...figures("written", answered),
    "slowest digit": slowestDigit(answered),
    "over a frame": answered.filter(({ written }) => written > frameMs).length,
    ...figures("painted", answered),
  };
}

/** The highest of the digits' medians. */
function slowestDigit(keys) {
  const medians = Object.values(Object.groupBy(keys, ({ digit }) => digit)).map((same) =>
    median(same.map(({ written }) => written)),
  );
  return Number(Math.max(...medians).toFixed(1));
}

function figures(name, keys) {
  const times = keys.map((key) => key[name]).toSorted((a, b) => a - b);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1));
  return { [name]: `${at(0)}, ${at(0.5)}, ${at(0.95)}` };
}

/** Observers hear of a change as soon as React has written it, before anything is painted. */
function timeKeys(answer) {
  window.keys = [];
  let key;
  const begin = () => {
    key = begun();
    window.keys.push(key);
  };
  addEventListener("keydown", begin, { capture: true });
  addEventListener("input", () => (key.input = performance.now()), { capture: true });
  new MutationObserver(() => (key.written = performance.now() - key.input)).observe(document.querySelector(answer), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  function begun() {
    const begun = { down: performance.now(), written: 0, painted: 0 };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (begun.painted = performance.now() - begun.down);
    // Asked for before the page asks for its own frame, so that the message comes right after this one.
    requestAnimationFrame(() => port2.postMessage(""));
    return begun;
  }
}
