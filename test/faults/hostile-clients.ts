import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../../e2e/support/site.ts";
import { slowestPage } from "./fault-run.ts";

const page = "GET / HTTP/1.1\r\nHost: x\r\n";
const call =
  "POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: x\r\n" +
  "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
const form =
  "POST /contact HTTP/1.1\r\nHost: x\r\n" +
  "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n";

/** Opens a connection that sends nothing yet, and ignores errors when it is cut. */
export async function open({ url }: Site): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Waits for the end, clean or not; `once` would reject if it isn't clean. */
function closed(socket: Socket): Promise<true> {
  return new Promise((resolve) => socket.once("close", () => resolve(true)));
}

/** Sends a head and then one byte a second until the server gives up with a 408. */
async function sendSlowly(site: Site, head: string, byte: string, withinMs: number): Promise<void> {
  const socket = await open(site);
  let said = "";
  socket.setEncoding("latin1").on("data", (text: string) => (said += text));
  socket.write(head);
  const drip = setInterval(() => socket.write(byte), 1000);
  const ended = await Promise.race([closed(socket), wait(withinMs, false, { ref: false })]);
  clearInterval(drip);
  socket.destroy();
  if (!ended) throw new Error(`still open after ${withinMs / 1000} s`);
  if (!said.startsWith("HTTP/1.1 408 ")) throw new Error(`was told ${said.split("\r\n", 1)[0] || "nothing"}`);
}

/** Clients that send their headers or body, or read the answer, a little at a time are cut off. */
export async function slowClients(site: Site): Promise<string> {
  const [reading] = await Promise.all([
    // If an answer waits to be read, Node checks a second time, 75 s later, whether any of it went out.
    readNothing(site, 180_000),
    sendSlowly(site, page, "X", 40_000),
    sendSlowly(site, call, " ", 60_000),
    sendSlowly(site, form, "a", 60_000),
  ]);
  return `headers and bodies told 408, reading ${reading}`;
}

async function readNothing(site: Site, withinMs: number): Promise<string> {
  const socket = await open(site);
  socket.pause();
  // More answers than fit into the buffers of both sides.
  socket.write("GET /get-started HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2000));
  const startedAt = performance.now();
  // A paused socket doesn't notice the end, but writing to a closed one fails.
  const nudge = setInterval(() => socket.write("G"), 2000);
  const ended = await Promise.race([closed(socket), wait(withinMs, false, { ref: false })]);
  clearInterval(nudge);
  socket.destroy();
  if (!ended) throw new Error("who reads nothing is still served");
  return `cut after ${Math.round((performance.now() - startedAt) / 1000)} s`;
}

/** A thousand silent connections don't keep the next visitor from getting a page. */
export async function manyConnections(site: Site): Promise<string> {
  const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(site)));
  const slowest = await slowestPage(site);
  for (const socket of sockets) socket.destroy();
  return `1000 idle connections, slowest page ${slowest} ms`;
}
