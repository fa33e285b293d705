/**
 * How long a search takes on a slow phone, with the CPU slowed six times and the index there.
 * - written: from the typed text to its results in the document; what the search itself takes. Asked: within 100 ms.
 * - painted: to the end of the frame with them: style, layout and paint of the list are in it.
 * The first search of a page pays for what the browser has not yet run once. Also the size of both parts of the index as they are sent (asked: the first
 * within 60 KB).
 *
 *   npm run bench -- search
 */
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";

const rounds = 5;
const queries = [
  "eviction",
  "is 610 enough",
  "fha limit maricopa county",
  "down payment",
  "morgage insurence",
  "king county",
];
const site = await servePageVariants();
const browser = await launchChromium();
const sizes = {};
const times = [];
for (let round = 0; round < rounds; round++) times.push(await timedSearches());
console.table(sizes);
console.table(
  Object.fromEntries(
    queries.map((query, index) => {
      const of = (name) => times.map((searches) => searches[index][name]);
      const figures = (name) => `${Math.round(median(of(name)))}, at most ${Math.round(Math.max(...of(name)))}`;
      return [query, { "written ms": figures("written"), "painted ms": figures("painted") }];
    }),
  ),
);
await browser.close();
site.close();

async function timedSearches() {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  page.on("response", async (answer) => {
    const [, part] = /\/(search-\w+\.json)$/.exec(answer.url()) ?? [];
    if (part) sizes[part] = { "bytes sent": (await answer.request().sizes()).responseBodySize };
  });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.origin}/blog`, { waitUntil: "networkidle" });
  const field = page.locator("main input[name=q]");
  await field.focus();
  await page.waitForLoadState("networkidle");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const taken = [];
  for (const query of queries) taken.push(await field.evaluate(timeSearch, query));
  await page.close();
  return taken;
}

/** Until the list has changed and a frame with it was drawn. */
function timeSearch(input, query) {
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!input.form.querySelector("[role=option]")) return;
      observer.disconnect();
      const written = performance.now() - start;
      requestAnimationFrame(() => setTimeout(() => resolve({ written, painted: performance.now() - start })));
    });
    observer.observe(input.form, { childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, query);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
