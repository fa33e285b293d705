import { setPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely, KyselyPlugin } from "kysely";
import type { SiteDatabase } from "./database.server.ts";
import type { Schema } from "./schema.server.ts";

/**
 * The same database, for work that must not make visitors wait. SQLite is synchronous, so a page with twenty statements
 * would block the event loop; here it yields after each statement. PostgreSQL is another process and doesn't need this.
 *
 * Not for transactions: others would wait for the one connection meanwhile.
 */
export function statementByStatement({ db, dialect }: Pick<SiteDatabase, "db" | "dialect">): Kysely<Schema> {
  return dialect === "postgres" ? db : db.withPlugin(turnAfterEach);
}

const turnAfterEach: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    // The connection is free by now.
    await nextTurn();
    return result;
  },
};

/**
 * What is left for the desk beside something else that keeps a processor busy: about a tenth of it. At 19, the most that Linux
 * takes, it is a seventieth: a backup that ran beside it kept a page for longer than the desk waits, and Send failed.
 */
const stepsBackBy = 10;

/**
 * First call of a thread that works for the desk: when both need the processor, work for visitors comes first. Only Linux
 * has a priority for a single thread; elsewhere it would apply to the whole process.
 */
export function stepBack(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(stepsBackBy);
  } catch {
    // A service manager may forbid it. The desk is as fast as the visitors then, and works.
  }
}
