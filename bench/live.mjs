/**
 * The cost of a page before it answers, this build against another's client folder, pages taken in turn in one run, with the
 * CPU slowed four times on slow 4G; medians. - script: bytes of script, as sent, once the page is at rest. - painted:
 * milliseconds to the first paint. - error: on pages with a form, milliseconds from leaving the email field, the page at
 * rest, until its error is there.
 *
 *   npm run bench -- live <another build's client folder> [runs] [paths]
 */
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";

const [otherFolder, runs = "5", ...wanted] = process.argv.slice(2);
const paths =
  wanted.length > 0 ? wanted : ["/", "/get-started", "/contact", "/calculators/monthly-payment", "/my-path"];
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const browser = await launchChromium();
const sites = { other: await servePageVariants(otherFolder), this: await servePageVariants() };
for (const path of paths) {
  const measured = { other: [], this: [] };
  for (let run = 0; run < Number(runs); run++) {
    for (const [name, { origin }] of Object.entries(sites)) measured[name].push(await figuresOf(origin + path));
  }
  for (const figure of Object.keys(measured.this[0])) {
    const [other, now] = [measured.other, measured.this].map((all) => median(all.map((each) => each[figure])));
    console.log(`${path} ${figure}: ${other.toFixed(0)} -> ${now.toFixed(0)}, ratio ${(now / other).toFixed(2)}`);
  }
}
await browser.close();
for (const site of Object.values(sites)) site.close();

async function figuresOf(address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate(() => ({
    script: performance
      .getEntriesByType("resource")
      .reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith(".js") ? encodedBodySize : 0), 0),
    painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  }));
  const email = page.locator("main form input[type=email]");
  if (await email.count()) figures.error = await untilError(page, email);
  await context.close();
  return figures;
}

async function untilError(page, email) {
  await email.pressSequentially("a");
  const left = await page.evaluate(() => performance.now());
  await email.press("Tab");
  await page.waitForFunction(() => document.querySelector("main form [aria-invalid=true]"), null, { polling: "raf" });
  return (await page.evaluate(() => performance.now())) - left;
}
