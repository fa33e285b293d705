/**
 * How long pages with islands keep a phone's main thread busy, from the navigation until nothing has come for a second,
 * on loopback, as a first visit. Processor time of the main thread's tasks from a trace, so that other work on the machine
 * counts little; with the client folder of another build, its pages and this build's are taken in turn.
 * - script: all tasks after the first paint, 4 times: the page's modules, React, and the layout that follows.
 * - blocking: of each task after the first paint what it takes over 50 ms, summed up, as Lighthouse's "total blocking time"
 *   counts, for a processor 4, 8 and 12 times slower than this machine's. 4 is Lighthouse's phone on an idle machine; 12 is
 *   what the same phone looks like where other work takes two thirds of the machine.
 * - longest: the longest task of all, the first layout among them, 4 times.
 * - slowed: the longest task after the first paint with the processor really slowed 4 times. React then cuts its work into
 *   more pieces, so this is the truth of a slow phone, and the figures above are harder than it.
 *
 *   npm run bench -- blocking [runs] [another build's client folder] [paths]
 */
import { median } from "./support/median.mjs";
import { servePageVariants } from "./support/pages/page-variants.mjs";
import { launchTracedBrowser } from "./support/pages/traced-page.mjs";

const slowdown = 4;
const taskMs = 50;
const [runs = "5", otherFolder, ...wanted] = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : ["/", "/get-started", "/mortgage-solutions", "/calculators/monthly-payment"];
const builds = { ...(otherFolder && { other: await servePageVariants(otherFolder) }), this: await servePageVariants() };
const browser = await launchTracedBrowser();
for (const path of paths) {
  const measured = Object.fromEntries(Object.keys(builds).map((name) => [name, []]));
  for (let run = 0; run < Number(runs); run++) {
    for (const [name, { origin }] of Object.entries(builds)) measured[name].push(await figuresOf(origin + path));
  }
  console.log(path);
  for (const figure of Object.keys(measured.this[0])) report(figure, measured);
}
await browser.close();
for (const site of Object.values(builds)) site.close();

function report(figure, measured) {
  const middles = Object.entries(measured).map(([name, all]) => [name, median(all.map((run) => run[figure]))]);
  const ratio = middles.length > 1 ? `, ratio ${(middles[1][1] / middles[0][1]).toFixed(2)}` : "";
  console.log(`  ${figure}: ${middles.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(", ")}${ratio}`);
}

async function figuresOf(address) {
  const { all, painted } = await tasksOf(address, 1);
  const slowed = await tasksOf(address, slowdown);
  return {
    script: sum(painted.map((ms) => ms * slowdown)),
    ...Object.fromEntries([4, 8, 12].map((times) => [`blocking ${times}×`, blocking(painted, times)])),
    "longest 4×": Math.max(...all) * slowdown,
    slowed: Math.max(...slowed.painted),
  };
}

/**
 * Milliseconds of processor time of each task of the page's main thread: all, and those since the first paint. On a busy
 * machine a page may be quiet for a second before it is painted; such a visit is made again.
 */
async function tasksOf(address, slowdown) {
  const events = await browser.trace(address, slowdown);
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) return tasksOf(address, slowdown);
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid);
  // A task that is still running when the trace ends has no time.
  const times = (some) => some.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
  return { all: times(tasks), painted: times(tasks.filter(({ ts }) => ts > paint.ts)) };
}

function blocking(tasks, times) {
  return sum(tasks.map((ms) => Math.max(0, ms * times - taskMs)));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
