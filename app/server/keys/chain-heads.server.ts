import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "#app/server/report/backup-record.server.ts";
import type { DataKey } from "./data-key.server.ts";

/** The chains whose ends leave with each backup. Also the ending of the file. */
export type HeadKind = "audit-head" | "consent-head";

/** A place in a chain: how many entries it has there, and the seal or hash of the last of them. */
export type ChainHead = { number: number; seal: string };

/** Saves the end of a chain as it was when a backup was made, signed, in a file next to the backup. */
export async function keepHead(
  backup: string,
  kind: HeadKind,
  { number, seal }: ChainHead,
  dataKey: Pick<DataKey, "signed">,
): Promise<void> {
  const text = JSON.stringify([number, seal]);
  await writeFile(`${backup}.${kind}`, `${dataKey.signed(kind, text)}\n`, { mode: 0o600 });
}

/** Heads of earlier backups. `foreign`: a file that was changed or that another key signed; null when there is none. */
export type KeptHeads = { heads: ChainHead[]; foreign: string | null };

/**
 * Reads the heads next to the backups in a folder, which may not exist, and those in other files.
 *
 * @param others files kept elsewhere; one that cannot be read throws
 */
export async function readHeads(
  kind: HeadKind,
  dataKey: Pick<DataKey, "readSigned">,
  backups: string,
  others: readonly string[] = [],
): Promise<KeptHeads> {
  const names = await namesIn(backups);
  const own = names.filter((name) => name.endsWith(`.${kind}`)).map((name) => join(backups, name));
  const kept: KeptHeads = { heads: [], foreign: null };
  for (const file of [...own, ...others]) {
    const text = dataKey.readSigned(kind, (await readFile(file, "utf8")).trim());
    if (text === null) kept.foreign ??= file;
    else {
      const [number, seal] = JSON.parse(text) as [number, string];
      kept.heads.push({ number, seal });
    }
  }
  return kept;
}

/** What is wrong when a chain's own end lies before the head of an earlier backup; null when it does not. */
export function cutOff(heads: readonly ChainHead[], number: number): string | null {
  const most = Math.max(0, ...heads.map((head) => head.number));
  return most > number ? `The end was cut off: an earlier backup has ${most} entries, and here are ${number}.` : null;
}
