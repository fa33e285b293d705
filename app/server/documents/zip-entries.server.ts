/** An archive's own entry for one of its files. Sizes are bytes. */
export type ZipEntry = {
  name: string;
  /** 0: as it is; 8: deflated. */
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  /** Where its packed bytes begin. */
  start: number;
};

const endSign = Buffer.from("PK\x05\x06", "latin1");
const endBytes = 22;
const entrySign = 0x02014b50;
const entryBytes = 46;
const localSign = 0x04034b50;
const localBytes = 30;

/** More than a document of a few pages needs, and far less than what fills a disk or memory. */
const zipLimits = { entries: 1000, bytes: 40 * 1024 * 1024, nameBytes: 300 };

/** Where the archive's end record begins, if the file ends with it; null when the file does not end as an archive. */
export function archiveEnd(bytes: Buffer): number | null {
  for (let at = bytes.lastIndexOf(endSign); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(endSign, at - 1)) {
    // A comment of at most 64 KB may follow it.
    if (bytes.length - at > endBytes + 0xffff) return null;
    if (at + endBytes <= bytes.length && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return null;
}

/**
 * The files of a plain archive, from its own list at the end, without unpacking any. Null for anything a word processor does
 * not write: bytes before, between or after the files, files that share bytes, passwords, parts on other disks, names that
 * leave the folder, and archives that say they unpack to more than `zipLimits`.
 */
export function readZipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = archiveEnd(bytes);
  if (end === null || bytes.readUInt16LE(end + 20) !== 0) return null;
  const [disk, listDisk, here, count] = [4, 6, 8, 10].map((offset) => bytes.readUInt16LE(end + offset));
  const [listSize, listStart] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  if (disk !== 0 || listDisk !== 0 || here !== count || count === undefined || count > zipLimits.entries) return null;
  if (listStart + listSize !== end) return null;
  const entries: ZipEntry[] = [];
  let at = listStart;
  for (let index = 0; index < count; index += 1) {
    const read = readEntry(bytes, at, end);
    if (!read) return null;
    entries.push(read.entry);
    at = read.next;
  }
  const whole = entries.reduce((sum, { size }) => sum + size, 0);
  return at === end && whole <= zipLimits.bytes && areApart(entries, listStart) ? entries : null;
}

function readEntry(bytes: Buffer, at: number, end: number): { entry: ZipEntry; next: number } | null {
  if (at + entryBytes > end || bytes.readUInt32LE(at) !== entrySign) return null;
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [checksum, packedSize, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const next = at + entryBytes + nameBytes + extraBytes + commentBytes;
  const isSealed = (flags & 1) !== 0;
  if (isSealed || (method !== 0 && method !== 8) || next > end || nameBytes > zipLimits.nameBytes) return null;
  const name = bytes.toString("utf8", at + entryBytes, at + entryBytes + nameBytes);
  const start = startOf(bytes, bytes.readUInt32LE(at + 42), name);
  if (start === null || start + packedSize > end || leavesFolder(name)) return null;
  return { entry: { name, method, checksum, packedSize, size, start }, next };
}

/** The name comes again before the packed bytes: two programs must not read two different archives. */
function startOf(bytes: Buffer, at: number, name: string): number | null {
  if (at + localBytes > bytes.length || bytes.readUInt32LE(at) !== localSign) return null;
  const [nameBytes, extraBytes] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
  if (bytes.toString("utf8", at + localBytes, at + localBytes + nameBytes) !== name) return null;
  return at + localBytes + nameBytes + extraBytes;
}

function leavesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0|(^|\/)\.\.(\/|$)/i.test(name);
}

/** No two files share bytes, with each other or with the list. */
function areApart(entries: readonly ZipEntry[], listStart: number): boolean {
  const sorted = entries.toSorted((one, other) => one.start - other.start);
  return sorted.every(({ start, packedSize }, index) => start + packedSize <= (sorted[index + 1]?.start ?? listStart));
}
