import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below those that the system gives to anyone who asks, which would sometimes be given to another test before the
 * process that it is for has begun to listen. Above those that browsers refuse.
 */
const [lowest, count] = [12_000, 2000];
/**
 * Each worker of a run has its own ports: a site that a test has killed and starts again finds its port free, whatever other
 * tests asked for meanwhile. Two runs at the same time begin at different places.
 */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 9) % 10;
let next = randomInt(count);

/** A port that nothing listens on now. Kept through restarts, so that an open page still reaches the site. */
export async function freePort(): Promise<number> {
  const port = lowest + worker * count + (next++ % count);
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
