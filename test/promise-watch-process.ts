/*
 * The promise watcher as a separate process that a test kills: `node test/promise-watch-process.ts`, with the DATA_DIR or
 * DATABASE_URL of a migrated database, and a time for its clock. It prints "working" when it begins, and keeps looking.
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
