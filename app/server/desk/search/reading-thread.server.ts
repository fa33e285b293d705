import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { stepBack } from "#app/server/database/taking-turns.server.ts";

export type Query = { id: number; text: string; values: readonly unknown[] };
export type QueryAnswer = { id: number; rows?: unknown[]; problem?: string };

// The thread of `createDeskReader`: it gets the file's name, then queries.
stepBack();
const database = new DatabaseSync(workerData, { readOnly: true, timeout: 2000 });
const statements = new Map<string, StatementSync>();

parentPort?.on("message", (query: Query) => parentPort?.postMessage(answer(query)));

function answer({ id, text, values }: Query): QueryAnswer {
  try {
    return { id, rows: statementOf(text).all(...(values as SQLInputValue[])) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

function statementOf(text: string): StatementSync {
  if (statements.size > 100) statements.clear();
  const statement = statements.get(text) ?? database.prepare(text);
  statements.set(text, statement);
  return statement;
}
