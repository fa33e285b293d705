import { spawn } from "node:child_process";
import { once } from "node:events";

/** Settings that give the child the time of the test that starts it (`test/clock/`). */
const { TEST_CLOCK_AHEAD_MS, TEST_CALENDAR, NODE_OPTIONS } = process.env;
const environmentOfClock = { TEST_CLOCK_AHEAD_MS, TEST_CALENDAR, NODE_OPTIONS };

/**
 * Starts a script from this folder on a database and waits until it prints "working". Returns a function that kills it and
 * waits until it is gone.
 */
export async function startToKill(
  [script, ...args]: readonly [script: string, ...args: string[]],
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  more: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [`test/${script}`, ...args], {
    env: { ...environmentOfClock, ...more, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
}
