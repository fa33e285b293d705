import { Worker } from "node:worker_threads";
import type { CompiledQuery } from "kysely";
import pLimit from "p-limit";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Query, QueryAnswer } from "./reading-thread.server.ts";

/** Runs the desk's queries where they hold up no visitor. */
export type DeskReader = {
  /** Throws `storage-unavailable` when the database cannot answer, or takes longer than 5 seconds. */
  read<Row>(query: CompiledQuery<Row>): Promise<Row[]>;
  close(): Promise<void>;
};

/** Number of the pool's connections the desk may read with at a time: visitors use the same ones. */
const mostAtOnce = 3;

/**
 * SQLite queries block everything else in the process, so they run in a separate thread, on a read-only handle. PostgreSQL
 * is another process anyway; there, the desk leaves visitors most of the connections.
 */
export function createDeskReader(database: SiteDatabase, dataDir: string): DeskReader {
  if (database.dialect === "sqlite") return createThreadReader(sqliteFile(dataDir));
  const inTurn = pLimit(mostAtOnce);
  return {
    read: async (query) => (await inTurn(() => database.db.executeQuery(query)).catch(refuse)).rows,
    async close() {},
  };
}

/** Longer than any query of the desk; a query that takes this long would keep the others waiting. */
const patienceMs = 5000;

type Waiting = { resolve(rows: unknown[]): void; reject(error: Error): void; timer: NodeJS.Timeout };

function createThreadReader(file: string): DeskReader {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  function settle(id: number, { rows, problem }: Omit<QueryAnswer, "id">): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    if (rows) one.resolve(rows);
    else one.reject(new Error(problem));
  }

  /** The next query starts another thread. */
  function end(ended: Worker, problem: string): void {
    if (ended !== thread) return;
    thread = undefined;
    for (const id of waiting.keys()) settle(id, { problem });
    void ended.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL("./reading-thread.server.ts", import.meta.url), { workerData: file });
    started.unref();
    started.on("message", ({ id, ...answer }: QueryAnswer) => settle(id, answer));
    started.on("error", (error) => end(started, error.message));
    started.on("exit", () => end(started, "The reading thread ended."));
    return started;
  }

  return {
    read<Row>({ sql: text, parameters: values }: CompiledQuery<Row>) {
      thread ??= start();
      const asked = thread;
      const id = ++lastId;
      const rows = new Promise<unknown[]>((resolve, reject) => {
        const timer = setTimeout(() => end(asked, "A query took too long."), patienceMs);
        waiting.set(id, { resolve, reject, timer });
        asked.postMessage({ id, text, values } satisfies Query);
      });
      return rows.catch(refuse) as Promise<Row[]>;
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function refuse(cause: unknown): never {
  throw new AppError("storage-unavailable", "The desk cannot be read right now.", { retryAfterSeconds: 10, cause });
}
