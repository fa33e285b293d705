import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { SqliteSiteDatabase } from "./database.server.ts";
import { sqliteFile } from "./sqlite.server.ts";

type Parts = { database: Pick<SqliteSiteDatabase, "sqlite">; dataDir: string; log: Logger; everyMs?: number };

/** Pages of 4 KiB in the log after which a commit copies them into the file itself: SQLite's own limit, and ours. */
const pagesInLog = { usual: 1000, withThread: 16_000 };

/**
 * Copies SQLite's log into its file in a separate thread, from `start` to `stop`. Without it, SQLite makes every thousandth
 * page's commit do that copy, and the sender of that lead, and everyone behind them, waits for two more disk syncs. If the
 * thread ends early, commits do it again.
 */
export function createLogCheckpoints({ database: { sqlite }, dataDir, log, everyMs = 200 }: Parts) {
  const ended = Promise.withResolvers<void>();
  let thread: Worker | undefined;
  return {
    start() {
      thread = new Worker(new URL("./checkpoint-thread.server.ts", import.meta.url), {
        workerData: { file: sqliteFile(dataDir), everyMs },
      });
      thread.unref();
      sqlite.exec(`PRAGMA wal_autocheckpoint = ${pagesInLog.withThread}`);
      thread.on("error", (err) => log.error({ err }, "the thread that copies the database's log stopped"));
      thread.on("exit", () => {
        if (sqlite.isOpen) sqlite.exec(`PRAGMA wal_autocheckpoint = ${pagesInLog.usual}`);
        ended.resolve();
      });
    },
    wake() {},
    async stop() {
      thread?.postMessage("end");
      if (thread) await ended.promise;
    },
  };
}
