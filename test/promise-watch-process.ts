/*
 * The watcher of promises as a separate process, to be killed: `node test/promise-watch-process.ts`, with DATA_DIR or
 * DATABASE_URL of a database that has its tables, and a time for its clock. It says "working" when it begins, and looks again
 * and again.
 */
import { lookAtPromises } from "#app/server/desk/promises/promise-watch.server.ts";
import { openInProcess } from "./open-in-process.ts";

const { db } = openInProcess();
const source = {
  db,
  reader: { read: async (query: never) => (await db.executeQuery(query)).rows as never, close: async () => {} },
};
console.log("working");
for (;;) await lookAtPromises(source, Number(process.argv[2])).catch(() => undefined);
