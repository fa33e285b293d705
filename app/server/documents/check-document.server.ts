import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { fileTypeFromBuffer } from "file-type";
import { type DocumentFlaw, type DocumentType, mostDocumentBytes } from "#app/domain/documents/document-rules.ts";
import { docxFlaw } from "./check-docx.server.ts";
import { pdfFlaw, pdfIn } from "./check-pdf.server.ts";
import { readZipEntries, type ZipEntry } from "./zip-entries.server.ts";

/** A file's type, or why it is refused. */
export type CheckedDocument = { type: DocumentType } | { flaw: DocumentFlaw };

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Looks at a file's content; its name, or the type its sender claims, does not count. */
export async function checkDocument(bytes: Buffer): Promise<CheckedDocument> {
  if (bytes.length === 0) return { flaw: "empty" };
  if (bytes.length > mostDocumentBytes) return { flaw: "too-large" };
  // An archive is checked before anything unpacks a part of it: it may be built to fill memory.
  return isArchive(bytes) ? checkArchive(bytes) : checkPdf(bytes);
}

const isArchive = (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "PK\x03\x04";

async function checkPdf(bytes: Buffer): Promise<CheckedDocument> {
  const pdf = pdfIn(bytes);
  const found = pdf && (await fileTypeFromBuffer(pdf));
  if (!pdf || found?.ext !== "pdf") return { flaw: "other-type" };
  const flaw = await pdfFlaw(pdf);
  return flaw === null ? { type: "pdf" } : { flaw };
}

async function checkArchive(bytes: Buffer): Promise<CheckedDocument> {
  const entries = readZipEntries(bytes);
  // Some programs read a file as a PDF if it begins as one within its first kilobyte.
  if (!entries || bytes.subarray(0, 1024).includes("%PDF-")) return { flaw: "unreadable" };
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "docm" || entries.some(isProgram)) return { flaw: "runs-code" };
  if (found?.ext !== "docx") return { flaw: "other-type" };
  for (const entry of entries) {
    const content = await unpacked(bytes, entry);
    if (content === null) return { flaw: "unreadable" };
    const flaw = docxFlaw({ name: entry.name, content });
    if (flaw !== null) return { flaw };
  }
  return { type: "docx" };
}

function isProgram({ name }: ZipEntry): boolean {
  return /(^|\/)(vba\w*\.(?:bin|xml)|activex\/.*|.*\.(exe|dll|com|msi|js|jse|vbs|vbe|wsf|hta|scr|ps1|bat|cmd|lnk|jar|reg))$/i.test(
    name,
  );
}

/** An entry's bytes; null unless it unpacks to exactly the bytes that the archive's list says. */
async function unpacked(bytes: Buffer, entry: ZipEntry): Promise<Buffer | null> {
  const { method, start, packedSize, size, checksum } = entry;
  const packed = bytes.subarray(start, start + packedSize);
  const whole = method === 0 ? packed : await inflate(packed, { maxOutputLength: Math.max(1, size) }).catch(() => null);
  return whole !== null && whole.length === size && crc32(whole) === checksum ? whole : null;
}
