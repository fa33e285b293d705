import { PostgresDialect, sql } from "kysely";
import pg from "pg";

const bigintOid = 20;

/** Milliseconds; a visitor gives up after 15 s, so the database must have answered or failed before. */
const patience = { connection: 3000, statement: 5000 };

type Options = {
  /** Gets the errors of idle connections. */
  onIdleError?(error: Error): void;
  /** Whether statements may take as long as they need. */
  isPatient?: boolean;
};

/** Makes the pool of connections to PostgreSQL; opens none yet. */
export function openPostgres(
  url: string,
  { onIdleError = () => {}, isPatient = false }: Options = {},
): { pool: pg.Pool; dialect: PostgresDialect } {
  const types = new pg.TypeOverrides();
  // Times in milliseconds are far below 2^53.
  types.setTypeParser(bigintOid, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience.connection,
    ...(!isPatient && {
      statement_timeout: patience.statement,
      // The server's own timeout doesn't help when the server disappears without a word.
      query_timeout: patience.statement + 1000,
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
