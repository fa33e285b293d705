/**
 * When the pages that hydrate paint and when they are live (React answers the first control), deferred against plain
 * hydration, with the CPU slowed four times, on a slow and on a fast connection; medians of interleaved runs.
 * Asked: live at most 1.1 times plain on the slow one.
 *
 *   npm run bench -- live [runs]
 */
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";

const runs = Number(process.argv[2] ?? 5);
const connections = {
  // The same figures as Lighthouse's slow 4G with the devtools method.
  slow: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  fast: { offline: false, latency: 40, downloadThroughput: (10_000 * 1024) / 8, uploadThroughput: (3_000 * 1024) / 8 },
};
const firstControl = { "/": "footer form", "/get-started": "main form" };

const browser = await launchChromium();
const site = await servePageVariants();
for (const [name, connection] of Object.entries(connections)) {
  for (const [path, selector] of Object.entries(firstControl)) {
    const times = { deferred: [], plain: [] };
    for (let run = 0; run < runs; run++) {
      for (const variant of Object.keys(times)) {
        times[variant].push(await timesOf(`${path}?variant=${variant}`, selector, connection));
      }
    }
    console.log(`${path}, ${name}: ${compared("painted", times)}; ${compared("live", times)}`);
  }
}
await browser.close();
site.close();

function compared(what, times) {
  const [deferred, plain] = [times.deferred, times.plain].map((all) => median(all.map((time) => time[what])));
  return `${what} ms deferred ${deferred.toFixed(0)}, plain ${plain.toFixed(0)}, ratio ${(deferred / plain).toFixed(3)}`;
}

/** Milliseconds from the start of the navigation until the first paint, and until React holds the element. */
async function timesOf(path, selector, connection) {
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
  await session.send("Network.emulateNetworkConditions", connection);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(site.origin + path, { waitUntil: "commit" });
  const live = await page.waitForFunction(() => window.liveAt, null, { timeout: 60_000 });
  const times = {
    live: await live.jsonValue(),
    painted: await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime),
  };
  await context.close();
  return times;
}
