import { constants, inflateRawSync } from "node:zlib";
import { isArchive, isProgram, verdictOfFile, verdictOfParts } from "#app/domain/desk/mail/savable-files.ts";
import type { FileVerdict } from "#app/domain/desk/mail-files.ts";
import { readZipEntries, type ZipEntry } from "#app/server/documents/zip-entries.server.ts";

/** Packed bytes of each file that are looked at: its first bytes are in them. */
const mostPacked = 2048;

/** Whether a file from an email may be saved, by its name, its first bytes, and what is packed into it. */
export function judgeFile(file: { name: string; type: string; bytes: Uint8Array }): FileVerdict {
  const own = verdictOfFile(file);
  if (own !== "offered" || !isArchive(file.bytes)) return own;
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const entries = readZipEntries(bytes);
  const ofParts = verdictOfParts(file.name, entries?.map(({ name }) => name) ?? null);
  if (ofParts !== "offered") return ofParts;
  return entries?.some((entry) => isProgram(beginningOf(bytes, entry))) ? "runs" : "offered";
}

/** Empty when it cannot be unpacked: then no program can, either. */
function beginningOf(bytes: Buffer, { start, packedSize, method }: ZipEntry): Uint8Array {
  const packed = bytes.subarray(start, start + Math.min(packedSize, mostPacked));
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}
