/** Load from wrk where it is installed, else from autocannon, which is a development package of this repository. */
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { onCore } from "./cores.mjs";

const execute = promisify(execFile);
const gzip = { "Accept-Encoding": "gzip" };

/** `run(url)` returns the requests answered with 200 a second, and throws when others came. */
export function findLoadTool({ seconds, connections }) {
  if (spawnSync("wrk", ["--version"]).error === undefined) {
    return { name: "wrk, one thread", run: (url) => runWrk(url, seconds, connections) };
  }
  return {
    name: "autocannon (wrk is not installed; autocannon is itself slower than nginx, so the ratio to nginx comes out too high)",
    run: (url) => runAutocannon(url, seconds, connections),
  };
}

async function runWrk(url, seconds, connections) {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url];
  const [command, ...args] = onCore(1, wrk);
  const { stdout } = await execute(command, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

async function runAutocannon(url, seconds, connections) {
  const { requests, non2xx, errors } = await autocannon({ url, duration: seconds, connections, headers: gzip });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 200, ${errors} connections failed`);
  return requests.average;
}
