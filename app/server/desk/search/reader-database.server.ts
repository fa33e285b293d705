import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DeskReader } from "./desk-reader.server.ts";

/** The database as the desk's reader sees it: for long work over many rows that must hold up no visitor. It is read-only. */
export function readerDatabase(reader: DeskReader, dialect: SiteDatabase["dialect"]): Kysely<Schema> {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) => ({ rows: await reader.read(query as CompiledQuery<Row>) }),
    streamQuery: refuse,
  };
  const driver: Driver = {
    init: nothing,
    destroy: nothing,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    acquireConnection: async () => connection,
  };
  const isSqlite = dialect === "sqlite";
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
      createIntrospector: (db) => (isSqlite ? new SqliteIntrospector(db) : new PostgresIntrospector(db)),
    },
  });
}

async function nothing(): Promise<void> {}

function refuse(): never {
  throw new Error("The desk's reader only answers single queries.");
}
