/**
 * Posts leads over kept connections for a while, each with a submission key of its own, and counts the answers 200.
 * Written on sockets, because a general load generator would take as much of the machine as the site does.
 */
import { randomUUID } from "node:crypto";
import { connect } from "node:net";

const lead = {
  formName: "Free Credit Analysis",
  firstName: "Bench",
  lastName: "Mark",
  name: "Bench Mark",
  email: "bench@mark.example",
  phone: "4805550142",
  message: "I rent in Mesa and would like to own within a year. What would I have to do first?",
  pageUrl: "http://localhost:3000/get-started",
  consent: { textId: "credit-analysis-contact", version: 1 },
};
const okay = "HTTP/1.1 200 ";

/** The part of the body that differs: a key that no other request has, of the length of a UUID. */
const keyLength = 36;
const bodyEnd = `${JSON.stringify(lead).slice(0, -1)},"submissionKey":"`;
const head =
  "POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
  `Content-Length: ${Buffer.byteLength(bodyEnd) + keyLength + 2}\r\n\r\n${bodyEnd}`;

/** Leads acknowledged in a second. Throws when any answer is not 200: a fast refusal is no result. */
export async function postLeads(url, { writers, seconds }) {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: writers }, () => writeUntil(end, new URL(url))));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000);
}

/** One writer: sends a lead, waits for its answer, sends the next. Events, not promises: those cost as much as a lead. */
function writeUntil(end, { hostname, port }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let count = 0;
    let answer = "";
    const send = () => socket.write(`${head}${randomUUID()}"}`, "latin1");
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
      count += 1;
      if (performance.now() < end) send();
      else socket.end(() => resolve(count));
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
