import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below those that the system gives to whoever asks for any, which would now and then be given to another test before the
 * process that it is for has begun to listen. Above those that browsers refuse.
 */
const [lowest, count] = [12_000, 20_000];
/** Each process goes on from a place of its own, so that no two try one port at the same time. */
let next = randomInt(count);

/** A port that nobody listens on now. Kept through restarts, so that an open page still reaches the site. */
export async function freePort(): Promise<number> {
  const port = lowest + (next++ % count);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
