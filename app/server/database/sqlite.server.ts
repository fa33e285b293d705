import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/**
 * How many compiled statements are kept, and how long they may be. Statements of many rows have another text for each number of
 * rows, so the long ones would push out those that every request runs.
 */
const keptStatements = { most: 200, longest: 4000 };

/** The path of the embedded database. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "site.db");
}

/** Opens the embedded database, or makes it if it is missing: `site.db` in `dataDir`, readable only by its owner. */
export function openSqlite(dataDir: string): { database: DatabaseSync; dialect: SqliteDialect } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // SQLite itself would first make the file readable by others; the files it adds later get the same permissions.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL syncs the log at each commit: acknowledged rows survive a power cut. secure_delete overwrites deleted or moved
  // data.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  return { database, dialect: new NodeSqliteDialect({ database: kyselyDatabase(database) }) };
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite does roll back schema changes. Saying so makes all migrations one transaction, safe from a crash halfway. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What Kysely's dialect expects of a database, over Node's own SQLite. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide the reason.
      if (sql === "rollback" && !database.isTransaction) return nothingToDo;
      const kept = statements.get(sql);
      if (kept) return kept;
      // A transaction that reads first and then finds another process writing fails at once; IMMEDIATE waits instead.
      const statement = kyselyStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (sql.length > keptStatements.longest) return statement;
      if (statements.size === keptStatements.most) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
