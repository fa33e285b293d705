import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheFolder } from "./paths.mjs";
import { isRunning } from "./running.mjs";
import { say } from "./say.mjs";

const lockFile = join(cacheFolder, "set-up.lock");
const heartbeatMs = 1_000;
/** A holder that has not touched its lock for so long is gone; process ids alone lie after a container's restart. */
const abandonedAfterMs = 15_000;

/** Runs `work` while no other command of this folder installs or builds. */
export async function withSetUpLock(work) {
  await mkdir(cacheFolder, { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  let told = false;
  while (!(await take(token))) {
    if (await isAbandoned()) continue;
    if (!told) say("Waiting for another command that is setting up this folder …");
    told = true;
    await wait(200);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(lockFile, now, now).catch(() => {});
  }, heartbeatMs);
  // Giving up ends the process in the middle of the work; the lock has to go then too.
  const release = () => rmSync(lockFile, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}

async function take(token) {
  try {
    const file = await open(lockFile, "wx");
    await file.writeFile(token);
    await file.close();
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock if its holder is gone. Moving it aside first lets only one of several waiters do so. */
async function isAbandoned() {
  try {
    const [token, { mtimeMs }] = await Promise.all([readFile(lockFile, "utf8"), stat(lockFile)]);
    const alive = Date.now() - mtimeMs < abandonedAfterMs && (token === "" || isRunning(Number.parseInt(token, 10)));
    if (alive) return false;
    const aside = `${lockFile}.${process.pid}`;
    await rename(lockFile, aside);
    await rm(aside, { force: true });
    return true;
  } catch (error) {
    if (error.code === "ENOENT") return true;
    throw error;
  }
}
