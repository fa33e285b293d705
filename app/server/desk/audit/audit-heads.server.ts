import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { type AuditHead, type ChainCheck, verifyAudit } from "./audit-chain.server.ts";

const purpose = "audit-head";
const suffix = ".audit-head";

/** The end of the chain when a backup was made, signed, in a file next to the backup. */
export async function keepHead(backup: string, head: AuditHead, dataKey: Pick<DataKey, "signed">): Promise<void> {
  const text = JSON.stringify([head.number, head.mac]);
  await writeFile(`${backup}${suffix}`, `${dataKey.signed(purpose, text)}\n`, { mode: 0o600 });
}

/** A file of an earlier backup, and the head in it; null when the file is not ours or was changed. */
type KeptHead = { file: string; head: AuditHead | null };

async function readHead(file: string, dataKey: Pick<DataKey, "readSigned">): Promise<KeptHead> {
  const text = dataKey.readSigned(purpose, (await readFile(file, "utf8")).trim());
  if (text === null) return { file, head: null };
  const [number, mac] = JSON.parse(text) as [number, string];
  return { file, head: { number, mac } };
}

/** Reads the heads next to the backups in a folder; none when the folder does not exist. */
async function headFiles(backups: string): Promise<string[]> {
  const names = await readdir(backups).catch(() => []);
  return names.filter((name) => name.endsWith(suffix)).map((name) => join(backups, name));
}

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
  const files = [...(await headFiles(backups)), ...others];
  const kept = await Promise.all(files.map((file) => readHead(file, dataKey)));
  const heads = kept.flatMap(({ head }) => head ?? []);
  const check = await verifyAudit(db, dataKey, heads);
  const foreign = kept.find(({ head }) => head === null);
  const problem =
    check.problem ?? (foreign ? `This head was changed, or another key signed it: ${foreign.file}` : null);
  return { ...check, problem, heads: heads.length };
}
