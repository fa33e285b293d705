import { type Kysely, sql, type Transaction } from "kysely";
import type { AuditHeadRow, AuditRow } from "#app/server/database/schema/audit-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { cutOff } from "#app/server/keys/chain-heads.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Fields of an entry: everything but its place in the chain. */
export type AuditEntry = Omit<AuditRow, "number" | "mac">;

/** A place in the chain: the entry's number and its seal. */
export type AuditHead = Pick<AuditHeadRow, "number" | "mac">;

const purpose = "audit";

/**
 * Adds an entry, as the last step of a transaction: writers wait here for each other. The seal covers the entry, its number
 * and the seal before it, so nothing can be changed, removed or inserted without the data key.
 */
export async function appendAudit(
  transaction: Transaction<Schema>,
  dataKey: Pick<DataKey, "hash">,
  entry: AuditEntry,
): Promise<void> {
  const head = await transaction
    .updateTable("audit_head")
    // Changes nothing, but locks the row.
    .set({ number: sql`number` })
    .where("id", "=", "desk")
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = nextAudit(dataKey, entry, head);
  await transaction.insertInto("audit").values(row).execute();
  const { number, mac } = row;
  await transaction.updateTable("audit_head").set({ number, mac }).where("id", "=", "desk").execute();
}

/** The row for the entry after a head. */
export function nextAudit(dataKey: Pick<DataKey, "hash">, entry: AuditEntry, head: AuditHead): AuditRow {
  const number = head.number + 1;
  return { ...entry, number, mac: dataKey.hash(purpose, sealedText({ ...entry, number }, head.mac)) };
}

/** A list as JSON, so that no value can run into the next. */
function sealedText(entry: AuditEntry & { number: number }, before: string): string {
  const { number, at, staff_id, kind, what, outcome, subjects, typed_hash } = entry;
  return JSON.stringify([number, at, staff_id, kind, what, outcome, subjects, typed_hash, before]);
}

/** State of the chain: the last entry that holds, and the problem after it; null when there is none. */
export type ChainCheck = { head: AuditHead; problem: string | null };

const pageSize = 5000;

/**
 * Reads the whole chain and checks each seal. With `earlier` heads, it also checks that the chain still runs through them,
 * because a chain cannot tell by itself that its end was cut off. It stops at the first entry that does not hold, and names
 * it.
 */
export async function verifyAudit(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  earlier: readonly AuditHead[] = [],
): Promise<ChainCheck> {
  // Entries added during the check come after it.
  const stored = await db.selectFrom("audit_head").selectAll().executeTakeFirst();
  const known = Map.groupBy(earlier, ({ number }) => number);
  let head: AuditHead = { number: 0, mac: "" };
  const broken = (problem: string) => ({ head, problem });
  for await (const page of pagesUpTo(db, stored?.number ?? 0)) {
    for (const row of page) {
      const number = head.number + 1;
      if (row.number !== number) return broken(`Entry ${number} is missing.`);
      if (!dataKey.hashes(purpose, sealedText(row, head.mac)).includes(row.mac)) {
        return broken(`Entry ${number} was changed, or the data key that sealed it is gone.`);
      }
      if (known.get(number)?.some(({ mac }) => mac !== row.mac)) {
        return broken(`Entry ${number} is another one than an earlier backup has.`);
      }
      head = { number, mac: row.mac };
    }
  }
  if (!stored) return broken("The head of the chain is missing.");
  if (stored.number !== head.number) return broken(`Entry ${head.number + 1} is missing.`);
  if (stored.mac !== head.mac) return broken(`The head does not fit entry ${head.number}.`);
  const cut = cutOff(
    earlier.map(({ number, mac }) => ({ number, seal: mac })),
    head.number,
  );
  if (cut !== null) return broken(cut);
  return { head, problem: null };
}

/**
 * Reads all entries up to a number, page by page. The next page is read while one is checked, because PostgreSQL works in
 * parallel.
 */
async function* pagesUpTo(db: Kysely<Schema>, last: number): AsyncGenerator<AuditRow[]> {
  let reading: Promise<AuditRow[]> | null = readPage(db, Number.MIN_SAFE_INTEGER, last);
  while (reading) {
    const page: AuditRow[] = await reading;
    const end = page.length < pageSize ? undefined : page.at(-1);
    reading = end ? readPage(db, end.number, last) : null;
    // A page may fail unread, when the one before it does not hold.
    reading?.catch(() => {});
    yield page;
  }
}

function readPage(db: Kysely<Schema>, after: number, last: number): Promise<AuditRow[]> {
  const rows = db.selectFrom("audit").selectAll().where("number", ">", after).where("number", "<=", last);
  return rows.orderBy("number").limit(pageSize).execute();
}
