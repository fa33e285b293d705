/**
 * What a web scanner finds: wapiti (a package of Debian) crawls the site and attacks every page and form with all that it
 * knows, but for two modules that download their lists first. Nothing leaves the machine: whatever the site could be made to
 * call is a listener of this script. Ends with 1 when anything is found that is not explained below, when somebody called that
 * listener, or when the site logged an error.
 *
 *   npm run bench -- scan [seconds of crawling] [seconds a module]
 */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltSite } from "./support/built-site.mjs";
import { isInstalled, run } from "./support/debian-tool.mjs";

const [crawlSeconds = 90, moduleSeconds = 30] = process.argv.slice(2).map(Number);
/** Pages with forms are visited first, so that no limit of the crawl leaves one out. */
const firstPaths = [
  ...["get-started", "contact", "ccpa", "accessibility", "newsletter", "cookies", "careers", "search", "places"],
  ...["book", "book/details", "assistance-finder", "calculators/affordability", "credit-repair-landing"],
];
const explained = [
  [/^X-XSS-Protection is not set/, "browsers have removed what it switched; the content policy does its work"],
  [/^Strict-Transport-Security is not set/, "sent with an https: SITE_URL; the scan speaks HTTP with this machine"],
  [/^Lack of anti CSRF token/, "what another site's page posts is refused by its Origin (decision 014)"],
  [
    /^HttpOnly flag .*: cookie-choice$/,
    "our own script reads it: it says which cookies were allowed, and names no one",
  ],
  [/^Secure flag /, "set over HTTPS"],
];

/** A proxy where nothing listens, for all but this machine: some modules would call home. */
const nowhereElse = { HTTP_PROXY: "http://127.0.0.1:9", HTTPS_PROXY: "http://127.0.0.1:9", NO_PROXY: "127.0.0.1" };

if (isInstalled("wapiti")) await scan();
else console.log("Not run: wapiti is not installed on this machine (apt-get install wapiti).");

async function scan() {
  const folder = mkdtempSync(join(tmpdir(), "bench-scan-"));
  const settings = { DATABASE_URL: "", SMTP_URL: "", SUBMISSIONS_PER_IP_PER_MINUTE: "100000" };
  const site = await startBuiltSite({ DATA_DIR: join(folder, "data"), ...settings });
  const callable = await startCallable();
  try {
    const said = await run("wapiti", wapitiArguments(site.url, callable.url, folder), nowhereElse);
    const [, count = "0"] = /found (\d+) URLs and forms/.exec(said) ?? [];
    const modules = [...said.matchAll(/Launching module (\w+)/g)].map(([, module]) => module);
    console.log(`wapiti: ${count} addresses and forms, ${modules.length} modules (${modules.join(", ")})`);
    if (Number(count) < firstPaths.length || modules.length === 0)
      fail(`it did not get anywhere:\n${said.slice(-2000)}`);
    else report(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));
    for (const call of callable.calls) fail(`the site was made to call ${call}`);
    for (const error of site.errors) fail(`the site logged: ${error}`);
    const answer = await fetch(`${site.url}/healthz`);
    if (answer.status !== 200) fail(`/healthz is ${answer.status} afterwards`);
  } finally {
    callable.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(process.exitCode ? "Something was found." : "Nothing was found that is not explained.");
}

function wapitiArguments(url, callable, folder) {
  const limits = { depth: "2", "max-links-per-page": "60", "max-files-per-dir": "80", timeout: "10" };
  const options = {
    url: `${url}/`,
    scope: "folder",
    module: "all,-nikto,-wapp",
    endpoint: `${callable}/`,
    ...limits,
    "max-scan-time": crawlSeconds,
    "max-attack-time": moduleSeconds,
    verbose: "1",
    // It asks for brotli by itself, which Debian's does not understand.
    header: "Accept-Encoding: gzip",
    "store-session": join(folder, "session"),
    "store-config": join(folder, "config"),
    format: "json",
    output: join(folder, "report.json"),
  };
  return [
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...firstPaths.flatMap((path) => ["--start", `${url}/${path}`]),
    "--no-bugreport",
  ];
}

/** Answers wapiti's own question whether it was called, and notes who else calls. */
async function startCallable() {
  const calls = [];
  const server = createServer((request, response) => {
    if (!/^\/get_\w+\.php\?/.test(request.url ?? "")) calls.push(`${request.method} ${request.url}`);
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${server.address().port}`, calls, close: () => server.close() };
}

function report({ vulnerabilities, anomalies }) {
  for (const [kind, findings] of [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]) {
    for (const { method, path, info } of findings) {
      const [, reason] = explained.find(([pattern]) => pattern.test(info)) ?? [];
      const finding = `${kind}, ${method} ${path}: ${info}`;
      if (reason) console.log(`  explained: ${finding} — ${reason}`);
      else fail(finding);
    }
  }
}

function fail(what) {
  console.log(`  ${what}`);
  process.exitCode = 1;
}
