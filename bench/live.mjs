/**
 * When the pages that hydrate are live (React answers the first control), deferred against plain hydration,
 * on slow 4G with the CPU slowed four times; medians of interleaved runs. Asked: at most 1.1 times plain.
 *
 *   npm run bench -- live [runs]
 */
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/page-variants.mjs";

const runs = Number(process.argv[2] ?? 5);
/** The same figures as Lighthouse's slow 4G with the devtools method. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const firstControl = { "/": "main a", "/get-started": "main form" };

const browser = await launchChromium();
const site = await servePageVariants();
for (const [path, selector] of Object.entries(firstControl)) {
  const times = { deferred: [], plain: [] };
  for (let run = 0; run < runs; run++) {
    for (const variant of Object.keys(times))
      times[variant].push(await liveAfter(`${path}?variant=${variant}`, selector));
  }
  const [deferred, plain] = [median(times.deferred), median(times.plain)];
  console.log(
    `${path}: live ms deferred ${deferred.toFixed(0)}, plain ${plain.toFixed(0)}; deferred/plain ${(deferred / plain).toFixed(3)}`,
  );
}
await browser.close();
site.close();

/** Milliseconds from the start of the navigation until React holds the element. */
async function liveAfter(path, selector) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    const look = () => {
      const element = document.querySelector(wanted);
      if (element && Object.keys(element).some((key) => key.startsWith("__reactProps"))) {
        window.liveAt = performance.now();
      } else setTimeout(look, 5);
    };
    look();
  }, selector);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(site.origin + path, { waitUntil: "commit" });
  const live = await page.waitForFunction(() => window.liveAt, null, { timeout: 60_000 });
  const time = await live.jsonValue();
  await context.close();
  return time;
}
