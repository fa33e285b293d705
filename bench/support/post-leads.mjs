/**
 * Posts leads over kept connections for a while, each with a submission key of its own, and counts the answers 200.
 * Written on sockets, because a general load generator would take as much of the machine as the site does.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
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

/** Leads acknowledged in a second. Throws when any answer is not 200: a fast refusal is no result. */
export async function postLeads(url, { writers, seconds }) {
  const end = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  const counts = await Promise.all(Array.from({ length: writers }, () => writeUntil(end, new URL(url))));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000);
}

async function writeUntil(end, { hostname, port }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  let count = 0;
  while (performance.now() < end) {
    socket.write(requestText());
    const answer = await readAnswer(socket);
    if (!answer.startsWith(okay)) throw new Error(`the site answered ${answer.slice(0, answer.indexOf("\r\n"))}`);
    count += 1;
  }
  socket.destroy();
  return count;
}

function requestText() {
  const body = JSON.stringify({ ...lead, submissionKey: randomUUID() });
  return (
    "POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** The answers are small and have a Content-Length, so this is all of HTTP that is needed. */
async function readAnswer(socket) {
  let text = "";
  for (;;) {
    const [chunk] = await once(socket, "data");
    text += chunk.toString("latin1");
    const headEnd = text.indexOf("\r\n\r\n");
    if (headEnd === -1) continue;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    if (text.length >= headEnd + 4 + length) return text;
  }
}
