/**
 * How much slow clients slow down everyone else: slowhttptest (a package of Debian) holds 1,000 connections by sending
 * headers or bodies a little at a time, by reading so, or by asking for thousands of ranges. Meanwhile a visitor asks for a
 * page each 200 ms, over a separate connection, and sends a lead each second. Ends with 1 when one of these failed, when the
 * tool's own probe got no answer, or when the site logged an error.
 *
 *   npm run bench -- slow-clients [connections] [seconds an attack]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltSite } from "./support/built-site.mjs";
import { isInstalled, run } from "./support/debian-tool.mjs";
import { quantile } from "./support/quantile.mjs";
import { visitWhile } from "./support/steady-visitor.mjs";

const [connections = 1000, seconds = 40] = process.argv.slice(2).map(Number);
const form = ["-f", "application/x-www-form-urlencoded"];
const call = ["-f", "application/json", "-u", "/functions/v1/send-form-notification"];
const slowly = ["-i", "5", "-x", "24", "-s", "8192"];
const attacks = {
  "slow headers": ["-H", ...slowly, "-u", "/get-started"],
  "slow body, the JSON call": ["-B", ...slowly, ...call],
  "slow body, a form without JavaScript": ["-B", ...slowly, ...form, "-u", "/contact"],
  "slow read": ["-X", "-w", "10", "-y", "20", "-n", "5", "-z", "32", "-k", "10", "-u", "/get-started"],
  ranges: ["-R", "-a", "1", "-b", "3000", "-u", "/get-started"],
};

if (isInstalled("slowhttptest")) await attackAll();
else console.log("Not run: slowhttptest is not installed on this machine (apt-get install slowhttptest).");

async function attackAll() {
  const folder = mkdtempSync(join(tmpdir(), "bench-slow-clients-"));
  const site = await startBuiltSite({
    DATA_DIR: folder,
    DATABASE_URL: "",
    SMTP_URL: "",
    SUBMISSIONS_PER_IP_PER_MINUTE: "1000",
  });
  try {
    console.log(`slowhttptest, ${connections} connections, at most ${seconds} s an attack`);
    report("no attack", await visitWhile(site.url, () => new Promise((resolve) => setTimeout(resolve, 10_000))));
    for (const [name, args] of Object.entries(attacks)) {
      let said = "";
      const visit = await visitWhile(site.url, async () => {
        said = await run("slowhttptest", attack(site.url, args));
      });
      report(`${name} (${held(said)} held at a time)`, visit);
      if (!said.includes("Exit status")) fail(`${name}: slowhttptest did not run`);
      if (/available:\s*NO/.test(said)) fail(`${name}: slowhttptest's probe got no answer`);
    }
    for (const error of site.errors) fail(`the site logged: ${error}`);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(process.exitCode ? "Something was found." : "No page and no lead failed.");
}

function attack(url, args) {
  const at = args.indexOf("-u") + 1;
  const limits = ["-c", connections, "-r", "250", "-l", seconds, "-p", "5"].map(String);
  return [...limits, ...args.with(at, url + args[at])];
}

/** The most connections that were open at one of the moments that the tool prints. */
function held(said) {
  return Math.max(0, ...[...said.matchAll(/connected:\s*(\d+)/g)].map(([, count]) => Number(count)));
}

function report(who, { pages, leads, failures }) {
  const [half, most] = [quantile(pages, 0.5), quantile(pages, 0.99)].map((ms) => ms.toFixed(1));
  const outcome = failures.length === 0 ? "none failed" : `${failures.length} failed`;
  console.log(`${who}: ${pages.length} pages, ${leads.length} leads, ${outcome}; page p50 ${half} ms, p99 ${most} ms`);
  for (const failure of new Set(failures)) fail(failure);
}

function fail(what) {
  console.log(`  ${what}`);
  process.exitCode = 1;
}
