/** One visitor who goes on asking whatever happens to the site. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { exampleLead } from "./leads/example-lead.mjs";

/** A page each 200 ms, and with each fifth a lead. */
const usualPace = { everyMs: 200, pagesALead: 5 };
/** Longest wait for a page; after it a visitor has left. */
const patienceMs = 5_000;
/** Prerendered pages, and one that is made for each request. */
const paths = ["/", "/get-started", "/faq", "/loan-programs", "/places/arizona/maricopa-county"];

/**
 * Asks for pages and sends leads at a steady pace until `work` is done, without waiting for earlier answers. Returns how
 * many milliseconds each took, and what failed.
 */
export async function visitWhile(url, work, { everyMs, pagesALead } = usualPace) {
  const taken = { pages: [], leads: [], failures: [] };
  const underWay = [];
  let turn = 0;
  const visit = setInterval(() => {
    underWay.push(ask(taken, "pages", url + paths[turn % paths.length]));
    if (turn % pagesALead === 0)
      underWay.push(ask(taken, "leads", `${url}/functions/v1/send-form-notification`, newLead()));
    turn += 1;
  }, everyMs);
  await work();
  clearInterval(visit);
  await Promise.all(underWay);
  return taken;
}

function newLead() {
  const id = randomUUID();
  return JSON.stringify({ ...exampleLead, email: `${id}@bench.example`, submissionKey: id });
}

async function ask(taken, kind, url, body) {
  const startedAt = performance.now();
  const outcome = await statusOf(url, body).catch((error) => error.message);
  if (outcome === 200) taken[kind].push(performance.now() - startedAt);
  else taken.failures.push(`${url}: ${outcome}`);
}

/** Over a new connection, as a first-time visitor. */
function statusOf(url, body) {
  return new Promise((resolve, reject) => {
    const headers = body ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) } : {};
    const signal = AbortSignal.timeout(patienceMs);
    const sent = request(url, { method: body ? "POST" : "GET", agent: false, headers, signal }, (answer) => {
      answer.on("end", () => resolve(answer.statusCode)).on("error", reject);
      answer.resume();
    });
    sent.on("error", reject).end(body);
  });
}
