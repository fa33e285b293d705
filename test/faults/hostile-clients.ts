import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../../e2e/support/site.ts";
import { slowestPage } from "./fault-run.ts";

const call = "/functions/v1/send-form-notification";
const json = "Content-Type: application/json\r\n";

async function open({ url }: Site): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Whether it ended in good order or not, which `once` would tell apart. */
function closed(socket: Socket): Promise<true> {
  return new Promise((resolve) => socket.once("close", () => resolve(true)));
}

/** Sends a head and then a byte a second until the server has had enough; gives what it said. */
async function sendSlowly(site: Site, head: string, byte: string, withinMs: number): Promise<string> {
  const socket = await open(site);
  let said = "";
  socket.setEncoding("latin1").on("data", (text: string) => (said += text));
  socket.write(head);
  const drip = setInterval(() => socket.write(byte), 1000);
  const ended = await Promise.race([closed(socket), wait(withinMs, false, { ref: false })]);
  clearInterval(drip);
  socket.destroy();
  if (!ended) throw new Error(`still open after ${withinMs / 1000} s`);
  return said.slice(0, 12);
}

/** Who sends its headers, its body, or reads its answer a little at a time is hung up on. */
export async function slowClients(site: Site): Promise<string> {
  const outcomes = await Promise.all([
    sendSlowly(site, "GET / HTTP/1.1\r\nHost: x\r\n", "X", 40_000),
    sendSlowly(site, `POST ${call} HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 1000\r\n\r\n`, " ", 60_000),
    readNothing(site, 120_000),
  ]);
  return `headers ${outcomes[0]}, body ${outcomes[1]}, reading ${outcomes[2]}`;
}

async function readNothing(site: Site, withinMs: number): Promise<string> {
  const socket = await open(site);
  socket.pause();
  // More answers than the buffers of both sides hold.
  socket.write("GET /get-started HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2000));
  const startedAt = performance.now();
  // A paused socket hears of no end; writing to one that is gone fails.
  const nudge = setInterval(() => socket.write("G"), 2000);
  const ended = await Promise.race([closed(socket), wait(withinMs, false, { ref: false })]);
  clearInterval(nudge);
  socket.destroy();
  if (!ended) throw new Error("who reads nothing is still served");
  return `cut after ${Math.round((performance.now() - startedAt) / 1000)} s`;
}

/** A thousand connections that say nothing keep no page from the next visitor. */
export async function manyConnections(site: Site): Promise<string> {
  const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(site)));
  const slowest = await slowestPage(site);
  for (const socket of sockets) socket.destroy();
  return `1000 idle connections, slowest page ${slowest} ms`;
}

async function statusOf(site: Site, ...parts: (string | Buffer)[]): Promise<number> {
  const socket = await open(site);
  let said = "";
  socket.setEncoding("latin1").on("data", (text: string) => (said += text));
  for (const part of parts) socket.write(part);
  const timer = setTimeout(() => socket.destroy(), 20_000);
  while (!said.includes("\r\n") && !socket.destroyed) await wait(10);
  clearTimeout(timer);
  socket.destroy();
  return Number(said.split(" ", 2)[1] ?? 0);
}

function post(body: string | Buffer, headers = json): [string, string | Buffer] {
  return [`POST ${call} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`, body];
}

const deep = `{"message":${"[".repeat(8000)}${"]".repeat(8000)}}`;
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`;

const nonsense: [what: string, expected: number[], ...parts: (string | Buffer)[]][] = [
  ["64 KB of headers", [431], `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(65_536)}\r\n\r\n`],
  ["a long address", [431], get(`/${"a".repeat(65_536)}`)],
  ["a body of 1 MB", [413], ...post("x".repeat(1_000_000))],
  ["deep JSON", [400, 413, 422], ...post(deep)],
  ["cut JSON", [400], ...post('{"a":')],
  ["a list", [400], ...post("[]")],
  ["__proto__", [422], ...post('{"__proto__":{"formName":"Contact"},"constructor":1}')],
  ["broken UTF-8", [400], ...post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
  ["UTF-16", [415], ...post("{}", "Content-Type: application/json; charset=utf-16\r\n")],
  ["two lengths", [400], "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
  [
    "length and chunks",
    [400],
    `POST ${call} HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["bad chunks", [400], `POST ${call} HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ["no host", [400], "GET / HTTP/1.1\r\n\r\n"],
  ["no HTTP", [400], "\u0016\u0003\u0001 hello\r\n\r\n"],
  ["an unknown method", [400, 405], "FROB / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["dots", [404], get("/../../etc/passwd")],
  ["escaped dots", [404], get("/%2e%2e/%2e%2e/etc/passwd")],
  ["twice escaped dots", [404], get("/%252e%252e/etc/passwd")],
  ["backslashes", [400, 404], get("/..\\..\\etc\\passwd")],
  ["assets and dots", [404], get("/assets/../../server/index.js")],
  ["a hidden file", [404], get("/.env")],
  ["a zero byte", [404], get("/%00")],
  ["a broken escape", [404], get("/%zz")],
  ["an overlong slash", [404], get("/%c0%af%c0%af/etc/passwd")],
  ["another host's page", [200, 404], get("http://other.example//get-started")],
  ["two slashes", [200, 308, 404], get("//other.example/")],
];

/** What no browser sends gets a clear status and never 5xx. */
export async function nonsenseRequests(site: Site): Promise<string> {
  const wrong: string[] = [];
  for (const [what, expected, ...parts] of nonsense) {
    const status = await statusOf(site, ...parts);
    if (!expected.includes(status)) wrong.push(`${what}: ${status}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join(", "));
  await slowestPage(site);
  return `${nonsense.length} kinds, none answered 5xx`;
}
