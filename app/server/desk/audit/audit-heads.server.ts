import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readHeads } from "#app/server/keys/chain-heads.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { type ChainCheck, verifyAudit } from "./audit-chain.server.ts";

/**
 * Verifies the chain, and that it runs through the head of every earlier backup.
 *
 * @param backups the folder of the backups
 * @param others heads kept elsewhere
 */
export async function verifyWithHeads(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "readSigned" | "hashes">,
  backups: string,
  others: readonly string[] = [],
): Promise<ChainCheck & { heads: number }> {
  const { heads, foreign } = await readHeads("audit-head", dataKey, backups, others);
  const check = await verifyAudit(
    db,
    dataKey,
    heads.map(({ number, seal }) => ({ number, mac: seal })),
  );
  const problem = check.problem ?? (foreign ? `This head was changed, or another key signed it: ${foreign}` : null);
  return { ...check, problem, heads: heads.length };
}
