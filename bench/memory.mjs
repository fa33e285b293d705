/**
 * Whether the memory of one process of the built site stays flat over a million requests of every kind: pages in each
 * coding, 304, scripts and fonts, HEAD, Range, misses, pages made on request, refused leads.
 *
 * Sampled before, and after 10, 50 and 100% of the requests, each time after a whole collection of garbage and ten seconds of
 * quiet. The sample at 10% is the first of a warm process, given a million: what the allocator keeps for the next request
 * grows for some hundred thousand, so that a run of fewer can only judge the heap. Asked: the last is at most 1.2 times that
 * one, resident memory and heap alike; ends with 1 otherwise, or when an answer had another status than it should.
 *
 *   npm run bench -- memory [requests] [connections]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/free-port.ts";
import { startBuiltSite } from "./support/built-site.mjs";
import { mixedLoad } from "./support/mixed-load.mjs";
import { readMemory } from "./support/process-memory.mjs";
import { visitorMix } from "./support/visitor-mix.mjs";

const [total = 1_000_000, connections = 32] = process.argv.slice(2).map(Number);
const atMost = 1.2;
const quietMs = 10_000;
const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
const metricsPort = await freePort();
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
const site = await startBuiltSite({
  DATA_DIR: folder,
  DATABASE_URL: "",
  SMTP_URL: "",
  SUBMISSIONS_PER_IP_PER_MINUTE: "1000000",
  METRICS_PORT: String(metricsPort),
  NODE_OPTIONS: `--expose-gc --import ${new URL("./support/collect-on-signal.mjs", import.meta.url)}`,
});

try {
  await measure(await visitorMix(site.url));
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}

async function measure(mix) {
  for (const { kind, share, status } of mix) console.log(`${String(share / 10).padStart(3)} % ${kind}: ${status}`);
  const load = mixedLoad(site.url, mix, connections);
  const samples = [];
  for (const share of [0, 0.1, 0.5, 1]) {
    await load.run(total * share);
    process.kill(site.pid, "SIGUSR2");
    await wait(quietMs);
    samples.push({ requests: total * share, ...(await readMemory(metricsUrl)) });
  }
  console.table(samples.map(inMegabytes));
  const [, first, , last] = samples;
  compare("resident memory", last.resident / first.resident);
  compare("heap", last.heapUsed / first.heapUsed);
  if (site.errors.length > 0) process.exitCode = 1;
}

function compare(what, ratio) {
  console.log(`${what}: last/first ${ratio.toFixed(2)} (asked: at most ${atMost})`);
  if (!(ratio <= atMost)) process.exitCode = 1;
}

function inMegabytes({ requests, ...bytes }) {
  const megabytes = Object.entries(bytes).map(([what, count]) => [`${what} MB`, Number((count / 2 ** 20).toFixed(1))]);
  return { requests, ...Object.fromEntries(megabytes) };
}
