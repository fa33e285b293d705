/**
 * Sends a mix of requests over kept connections and checks each answer's status. By Node's own client, because wrk waits
 * for a body after HEAD and knows no statuses; with pages that are made on request among them it is fast enough.
 */
import { Agent, request } from "node:http";
import { countMark } from "./visitor-mix.mjs";

/** `run(until)` sends until so many requests are answered in all. */
export function mixedLoad(url, mix, connections) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const drawn = mix.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  let count = 0;

  async function sendUntil(until) {
    while (count < until) {
      count += 1;
      const { status, requests } = drawn[Math.floor(Math.random() * drawn.length)];
      const one = numbered(requests[Math.floor(Math.random() * requests.length)], count);
      const got = await statusOf({ hostname, port, agent, ...one });
      if (got !== status) throw new Error(`${one.method} ${one.path} was answered with ${got}, not ${status}`);
    }
  }

  return { run: (until) => Promise.all(Array.from({ length: connections }, () => sendUntil(until))) };
}

function numbered(one, count) {
  const number = String(count).padStart(countMark.length, "0");
  const write = (text) => text.replace(countMark, number);
  const headers = Object.fromEntries(Object.entries(one.headers).map(([name, value]) => [name, write(value)]));
  return { ...one, path: write(one.path), headers, body: write(one.body) };
}

function statusOf({ body, ...options }) {
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      answer.on("end", () => resolve(answer.statusCode)).on("error", reject);
      answer.resume();
    });
    sent.on("error", reject).end(body);
  });
}
