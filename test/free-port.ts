import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that the system hands out, because another test could get one of those before the process that it is for
 * has begun to listen. Above the ports that browsers refuse.
 */
const [lowest, count] = [12_000, 2000];
/**
 * Each worker of a run has separate ports, so a site that a test kills and starts again finds its port free, no matter what
 * other tests asked for in the meantime. Two runs at the same time begin at different places.
 */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 9) % 10;
let next = randomInt(count);

/** A port that nothing listens on now. A site can keep it through restarts, so that an open page still reaches the site. */
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
