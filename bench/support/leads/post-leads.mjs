/**
 * Posts leads over kept connections for a while, each with a key and an address of its own, and times the answers 200.
 * Written on sockets, because a general load generator would take as much of the machine as the site does.
 */
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { exampleLead } from "./example-lead.mjs";

const okay = "HTTP/1.1 200 ";

/** The part that differs: each lead has a UUID as its key and in its address, since one mailbox gets few confirmations. */
const endOf = (id) => `${id}@bench.example","submissionKey":"${id}"}`;
const { email: _, ...sameForAll } = exampleLead;
const bodyStart = `${JSON.stringify(sameForAll).slice(0, -1)},"email":"`;
const bodyLength = Buffer.byteLength(bodyStart) + endOf(randomUUID()).length;
const head =
  "POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
  `Content-Length: ${bodyLength}\r\n\r\n${bodyStart}`;

/**
 * Posts to each of the sites in turn. Returns how many leads were acknowledged, how many in a second, and how long each one
 * took, in milliseconds. Throws when any answer is not 200: a fast refusal does not count.
 */
export async function postLeads(urls, { writers, seconds }) {
  const sites = [urls].flat().map((url) => new URL(url));
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const writing = Array.from({ length: writers }, (_, writer) => writeUntil(end, sites[writer % sites.length]));
  const latencies = (await Promise.all(writing)).flat();
  const perSecond = latencies.length / ((performance.now() - startedAt) / 1000);
  return { acknowledged: latencies.length, perSecond, latencies };
}

/** One writer: sends a lead, waits for its answer, notes how long it took, sends the next. Events, not promises: those cost as much as a lead. */
function writeUntil(end, { hostname, port }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const latencies = [];
    let answer = "";
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(head + endOf(randomUUID()), "latin1");
    };
    socket.setEncoding("latin1").on("connect", send).on("error", reject);
    socket.on("data", (text) => {
      answer += text;
      if (!isWhole(answer)) return;
      if (!answer.startsWith(okay)) {
        reject(new Error(`the site answered ${answer.slice(0, answer.indexOf("\r\n"))}`));
        socket.destroy();
        return;
      }
      answer = "";
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < end) send();
      else socket.end(() => resolve(latencies));
    });
  });
}

/** The answers are small and have a Content-Length, so this is all of HTTP that is needed. */
function isWhole(answer) {
  const headEnd = answer.indexOf("\r\n\r\n");
  if (headEnd === -1) return false;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1]);
  return answer.length >= headEnd + 4 + length;
}
