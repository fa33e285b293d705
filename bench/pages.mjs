/**
 * Requests a second for one prerendered page, each server alone on one core, in alternating rounds of one run:
 *   site   this site as `npm start` runs it, all its headers included
 *   nginx  one worker, sendfile, no access log, the same folder
 *   same   that worker with the files of deploy/nginx: what it answers has the site's headers too
 *   plain  a bare node:http server that holds this one page and sends three headers with it
 *   serve  @react-router/serve on the same build
 * All are asked for gzip, because nginx without extra modules serves precompressed files in that coding only; all but
 * serve, which compresses by itself, send the very same bytes. Asked: site at least 0.45 of nginx and 10 times serve.
 *
 *   npm run bench -- pages [path] [rounds] [seconds a round] [connections]
 */
import { fileURLToPath } from "node:url";
import { findLoadTool } from "./support/load-tool.mjs";
import { median } from "./support/median.mjs";
import {
  startNginx,
  startNginxAsDeployed,
  startPlainNode,
  startReactRouterServe,
  startSite,
} from "./support/pages/page-servers.mjs";

const [path = "/get-started", ...numbers] = process.argv.slice(2);
const [rounds = 9, seconds = 2, connections = 32] = numbers.map(Number);
const client = fileURLToPath(new URL("../build/client", import.meta.url));

const load = findLoadTool({ seconds, connections });
console.log(
  `load: ${load.name}, ${connections} connections, ${rounds} rounds of ${seconds} s for each server, page ${path}`,
);
const servers = {
  site: await startSite(),
  nginx: await startNginx(client),
  same: await startNginxAsDeployed(client),
  plain: await startPlainNode(client, path),
  serve: await startReactRouterServe(),
};
if (!servers.nginx)
  console.log("nginx: not measured, it is not installed on this machine (apt-get install nginx-light).");
// Express redirects /page to /page/; the redirect is not what is compared.
const urlOf = (name) => servers[name].url + (name === "serve" ? `${path}/`.replace("//", "/") : path);
const running = Object.entries(servers).filter(([, server]) => server !== null);

try {
  for (const [name] of running) await check(name, urlOf(name));
  const measured = Object.fromEntries(running.map(([name]) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name] of running) {
      const perSecond = await load.run(urlOf(name));
      // The first round only warms up.
      if (round >= 0) measured[name].push(perSecond);
    }
  }
  report(Object.fromEntries(Object.entries(measured).map(([name, rates]) => [name, median(rates)])));
} finally {
  for (const [, server] of running) await server.stop();
}

/** All must return the same page, or the numbers compare nothing. */
async function check(name, url) {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "gzip" }, redirect: "manual" });
  const { length } = await answer.text();
  const coding = answer.headers.get("content-encoding");
  const sent = answer.headers.get("content-length") ?? "unknown";
  console.log(
    `${name}: ${answer.status}, ${length} characters, sent as ${coding} in ${sent} bytes, ${[...answer.headers].length} headers`,
  );
  if (answer.status !== 200 || coding !== "gzip") throw new Error(`${name} does not serve the page in gzip`);
}

function report({ site, nginx, same, plain, serve }) {
  const rates = {
    site,
    nginx,
    "nginx with the site's headers": same,
    "plain Node": plain,
    "@react-router/serve": serve,
  };
  const shown = Object.entries(rates).map(([name, rate]) => `${name} ${rate?.toFixed(0) ?? "-"}`);
  console.log(`requests/s: ${shown.join(", ")}`);
  if (nginx) {
    console.log(`site/nginx ${(site / nginx).toFixed(2)} (asked: 0.45)`);
    console.log(`plain Node/nginx ${(plain / nginx).toFixed(2)}`);
    console.log(`site/nginx with the site's headers ${(site / same).toFixed(2)}`);
  }
  console.log(`site/plain Node ${(site / plain).toFixed(2)}`);
  console.log(`site/@react-router/serve ${(site / serve).toFixed(1)} (asked: 10)`);
}
