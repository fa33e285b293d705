import { DatabaseError } from "pg";

/** SQLite's primary result codes for what is wrong with a row and not with the storage: TOOBIG, CONSTRAINT, MISMATCH. */
const sqliteRowFaults = new Set([18, 19, 20]);

/** PostgreSQL's classes for the same: data, integrity, limits; 40 is a transaction that lost to another and may be repeated. */
const postgresRowFaults = new Set(["22", "23", "40", "54"]);

/** Whether a failed statement may succeed without one of its rows, or when tried again. Anything unknown is the storage's fault. */
export function isRowFault(error: unknown): boolean {
  if (error instanceof DatabaseError) return postgresRowFaults.has(error.code?.slice(0, 2) ?? "");
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return sqliteRowFaults.has(Number(error.errcode) & 0xff);
}
