import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { DocumentFlaw } from "#app/domain/documents/document-rules.ts";
import { findPdfDanger, type PdfObject, readPackedObjects, readPdfObjects } from "#app/domain/documents/pdf-objects.ts";
import { archiveEnd } from "./zip-entries.server.ts";

/** How far before its end a PDF may have its end mark: readers look no further. */
const tailBytes = 1024;

/** More than a document of a few pages has. */
const limits = { objects: 20_000, packed: 2000, packedBytes: 10 * 1024 * 1024 };

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** The PDF without blank lines or a mark before it; null when it does not begin as one. */
export function pdfIn(bytes: Buffer): Buffer | null {
  const [before] = /^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-)/.exec(bytes.toString("latin1", 0, 1024)) ?? [];
  return before === undefined ? null : bytes.subarray(before.length);
}

/** Says what is wrong with a file that begins as a PDF; null when it only shows pages. */
export async function pdfFlaw(bytes: Buffer): Promise<DocumentFlaw | null> {
  if (!isWholePdf(bytes)) return "unreadable";
  const file = bytes.toString("latin1");
  const objects = readPdfObjects(file);
  if (!objects) return "unreadable";
  const packed = await readPacked(bytes, objects);
  return packed === "unreadable" || packed === "sealed" ? packed : findPdfDanger([...objects, ...packed]);
}

/**
 * Whether a file that begins as a PDF also ends as one, and as nothing else. A PDF that was cut off has no end. A PDF that
 * is also an archive is read as the one by some programs and as the other by others.
 */
function isWholePdf(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1])) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - tailBytes), end).toString("latin1");
  return /startxref\s+\d+\s+%%EOF$/.test(tail) && archiveEnd(bytes) === null;
}

/** Blanks, the end sign of old systems, and the mark that some editors add. */
function isBlank(byte: number | undefined): boolean {
  return byte !== undefined && [0, 9, 10, 11, 12, 13, 0x1a, 32, 0xef, 0xbb, 0xbf].includes(byte);
}

type Found = NonNullable<ReturnType<typeof readPdfObjects>>;

/** Objects inside compressed streams. In a protected PDF no one can look there. */
async function readPacked(bytes: Buffer, objects: Found): Promise<PdfObject[] | "unreadable" | "sealed"> {
  const streams = objects.filter(({ dataAt, tokens }) => dataAt !== null && isObjectStream(tokens));
  if (streams.length > limits.packed) return "unreadable";
  if (streams.length > 0 && objects.some(({ tokens }) => tokens.includes("/Encrypt"))) return "sealed";
  const found: PdfObject[] = [];
  let left = limits.packedBytes;
  for (const { tokens, dataAt } of streams) {
    const data = await unpacked(bytes.subarray(dataAt ?? 0), tokens, left);
    left -= data?.length ?? 0;
    const inside =
      data && readPackedObjects(data.toString("latin1"), numberOf(tokens, "/N"), numberOf(tokens, "/First"));
    if (!inside) return "unreadable";
    found.push(...inside);
  }
  return found;
}

/** Some readers ask for the type, others only for its numbers. */
function isObjectStream(tokens: readonly string[]): boolean {
  return tokens.includes("/ObjStm") || (tokens.includes("/N") && tokens.includes("/First"));
}

/** Null for what no program that writes PDFs does here: another compression, or a prediction. */
async function unpacked(data: Buffer, tokens: readonly string[], mostBytes: number): Promise<Buffer | null> {
  const filters = tokens.filter((token) => /^\/(?:\w+Decode|Fl|AHx|A85|LZW|RL|Crypt)$/.test(token));
  if (tokens.includes("/Predictor") || filters.length > 1 || mostBytes <= 0) return null;
  if (filters.length === 0) {
    const end = data.indexOf("endstream");
    return end === -1 || end > mostBytes ? null : data.subarray(0, end);
  }
  if (filters[0] !== "/FlateDecode" && filters[0] !== "/Fl") return null;
  return unpack(data, { maxOutputLength: mostBytes }).catch(() => null);
}

function numberOf(tokens: readonly string[], name: string): number {
  const number = Number(tokens[tokens.indexOf(name) + 1]);
  return Number.isInteger(number) && number >= 0 && number <= limits.objects ? number : 0;
}
