import { DatabaseError } from "pg";

type Waiting<Item, Result> = {
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
};

type Options = {
  /** Most items that share a transaction. */
  most: number;
  /** How many transactions may be under way at the same time. */
  atOnce?: number;
  /** Whether one item may have caused a failure, so that the others are worth another try without it. */
  mayBeOneItem(error: unknown): boolean;
};

/**
 * Lets items that arrive together share one transaction, because the durable commit is the expensive part. `store` saves all
 * its items or none and gives their results in order; only then are they acknowledged. An item that the database refuses
 * fails alone. A failure of the database itself fails all waiting items at once.
 */
export function createGroupCommit<Item, Result>(
  store: (items: Item[]) => Promise<Result[]>,
  { most, atOnce = 1, mayBeOneItem }: Options,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function storeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await store(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (!mayBeOneItem(error)) return rejectAll([...group, ...waiting.splice(0)], error);
      if (group.length === 1) return rejectAll(group, error);
      for (const one of group) await storeGroup([one]);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await storeGroup(waiting.splice(0, most));
    }
    underWay -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay >= atOnce) return;
      underWay += 1;
      // After all requests that arrived in the same turn of the event loop.
      setImmediate(run);
    });
}

function rejectAll(group: Pick<Waiting<unknown, unknown>, "reject">[], error: unknown): void {
  for (const { reject } of group) reject(error);
}

/** SQLite's primary result codes for a problem with a row, not with the storage: TOOBIG, CONSTRAINT, MISMATCH. */
const sqliteRowFaults = new Set([18, 19, 20]);

/** PostgreSQL's classes for the same: data, integrity, limits; 40 is a transaction that lost to another: retry it. */
const postgresRowFaults = new Set(["22", "23", "40", "54"]);

/** Whether a failed statement may succeed without one of its rows, or on a retry. Anything unknown is a storage failure. */
export function isRowFault(error: unknown): boolean {
  if (error instanceof DatabaseError) return postgresRowFaults.has(error.code?.slice(0, 2) ?? "");
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return sqliteRowFaults.has(Number(error.errcode) & 0xff);
}
