import { PostgresDialect, sql } from "kysely";
import pg from "pg";

const bigintOid = 20;

/**
 * How long to wait for a connection, and for a statement, in milliseconds; null is for as long as it takes. A visitor gives up
 * after 15 s, so the database must have answered or failed before. Whoever runs a command waits for a busy one, also at night.
 */
const patience = {
  visitor: { connection: 3000, statement: 5000 },
  command: { connection: 30_000, statement: 10 * 60_000 },
  migration: { connection: 30_000, statement: null },
} as const;

/** Who waits for the answers. */
export type Waiting = keyof typeof patience;

type Options = {
  /** Gets the errors of idle connections. */
  onIdleError?(error: Error): void;
  waiting?: Waiting | undefined;
};

/** Makes the pool of connections to PostgreSQL; opens none yet. */
export function openPostgres(
  url: string,
  { onIdleError = () => {}, waiting = "visitor" }: Options = {},
): { pool: pg.Pool; dialect: PostgresDialect } {
  const { connection, statement } = patience[waiting];
  const types = new pg.TypeOverrides();
  // Times in milliseconds are far below 2^53.
  types.setTypeParser(bigintOid, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connection,
    ...(statement !== null && {
      statement_timeout: statement,
      // The server's own timeout doesn't help when the server disappears without a word.
      query_timeout: statement + 1000,
    }),
    keepAlive: true,
    types,
    application_name: "site",
  });
  pool.on("error", onIdleError);
  // A connection lost in use fails its next statement. An unhandled `error` event, though, would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, dialect: new PostgresDialect({ pool }) };
}

/**
 * Ends the subquery of an EXISTS so that PostgreSQL looks each row up by its key. Without it the planner may join instead,
 * and before it has statistics (a table that fills for the first time), it takes thousands of rows for one: it compares each
 * with each until the statement hits its five-second limit. SQLite looks them up anyway.
 */
export const byKey = sql`LIMIT 1 OFFSET 0`;
