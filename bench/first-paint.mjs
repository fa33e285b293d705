/**
 * First and largest paint of pages with islands, against the same HTML without scripts, and the simulated mobile score.
 *
 * Paints are medians of interleaved Lighthouse runs with really applied throttling (slow 4G, CPU 4×, devtools method).
 * Asked: at most 1.05 times the scriptless page, score at least 98, layout shift 0.
 *
 *   npm run bench -- first-paint [runs]
 */
import lighthouse from "lighthouse";
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";

const runs = Number(process.argv[2] ?? 5);
const pages = ["/", "/get-started"];
const port = 9300 + (process.pid % 500);
const browser = await launchChromium([`--remote-debugging-port=${port}`]);
const site = await servePageVariants();

for (const path of pages) {
  const paints = { scriptless: [], built: [] };
  const largest = { scriptless: [], built: [] };
  for (let run = 0; run < runs; run++) {
    for (const variant of Object.keys(paints)) {
      const { audits } = await audit(`${path}?variant=${variant}`, "devtools");
      paints[variant].push(audits["first-contentful-paint"].numericValue);
      largest[variant].push(audits["largest-contentful-paint"].numericValue);
    }
  }
  console.log(`${path}: ${compared("first paint", paints)}; ${compared("largest paint", largest)}`);
  const [scored, scriptless] = [await simulate(`${path}?variant=built`), await simulate(`${path}?variant=scriptless`)];
  console.log(
    `${path}: simulated mobile score ${scored.score} (scriptless ${scriptless.score}), layout shift ${scored.shift}`,
  );
}

await browser.close();
site.close();

/** Medians in milliseconds, and what they are of the scriptless page's. */
function compared(name, times) {
  const middle = Object.fromEntries(Object.entries(times).map(([variant, all]) => [variant, median(all)]));
  const ratio = (variant) => (middle[variant] / middle.scriptless).toFixed(3);
  return `${name} ms scriptless ${middle.scriptless.toFixed(0)}, built ${middle.built.toFixed(0)}; ratio ${ratio("built")}`;
}

/** Medians of the simulated score; the scriptless page says how much of what is missing is the machine's. */
async function simulate(path) {
  const scores = [];
  const shifts = [];
  for (let run = 0; run < runs; run++) {
    const { categories, audits } = await audit(path, "simulate");
    scores.push(categories.performance.score * 100);
    shifts.push(audits["cumulative-layout-shift"].numericValue);
  }
  return { score: Math.round(median(scores)), shift: Math.max(...shifts) };
}

async function audit(path, throttlingMethod) {
  const result = await lighthouse(site.origin + path, {
    port,
    throttlingMethod,
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}
