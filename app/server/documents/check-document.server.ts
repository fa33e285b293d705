import { promisify } from "node:util";
import { crc32, inflate, inflateRaw } from "node:zlib";
import { fileTypeFromBuffer } from "file-type";
import { type DocumentFlaw, type DocumentType, mostDocumentBytes } from "#app/domain/documents/document-rules.ts";
import { findPdfDanger, type PdfObject, readPackedObjects, readPdfObjects } from "#app/domain/documents/pdf-objects.ts";
import { archiveEnd, readZipEntries, type ZipEntry } from "./zip-entries.server.ts";

/** A file's type, or why it is refused. */
export type CheckedDocument = { type: DocumentType } | { flaw: DocumentFlaw };

const unpackRaw = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

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
  const whole =
    method === 0 ? packed : await unpackRaw(packed, { maxOutputLength: Math.max(1, size) }).catch(() => null);
  return whole !== null && whole.length === size && crc32(whole) === checksum ? whole : null;
}

/** An unpacked part of a Word document. */
type DocxPart = { name: string; content: Buffer };

/** Says what a part of a Word document would do when it is opened; null when it only shows text. */
function docxFlaw({ name, content }: DocxPart): DocumentFlaw | null {
  if (/\.rels$/i.test(name)) return flawOfLinks(textOf(content));
  if (/(?:^|\/)embeddings\//i.test(name) && !/\.xlsx$/i.test(name)) return "file-inside";
  if (/\.xml$/i.test(name)) return flawOfWords(textOf(content));
  return null;
}

/** A tag from its name to its end, with its attributes; a value in quotes may have a `>`. */
const restOfTag = `\\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`;
const links = new RegExp(`<(?:[\\w-]+:)?Relationship${restOfTag}`, "g");
const fields = new RegExp(`<(?:[\\w-]+:)?(instrText|fldSimple|fldChar)${restOfTag}([^<]*)`, "g");

/** Links to web pages wait for a press; everything else that is elsewhere is fetched when the document opens. */
function flawOfLinks(xml: string): DocumentFlaw | null {
  if (isNotByWord(xml)) return "unreadable";
  for (const [, rest = ""] of xml.matchAll(links)) {
    const { Type: type = "", TargetMode: mode = "" } = attributesIn(rest);
    if (/\/(?:oleObject|aFChunk)$/i.test(type)) return "file-inside";
    if (/external/i.test(mode) && !/\/hyperlink$/i.test(type)) return "loads-parts";
  }
  return null;
}

function flawOfWords(xml: string): DocumentFlaw | null {
  if (isNotByWord(xml)) return "unreadable";
  if (/<(?:[\w-]+:)?(?:OLEObject|altChunk)\b/i.test(xml)) return "file-inside";
  if (/<(?:[\w-]+:)?mailMerge\b/i.test(xml)) return "loads-parts";
  const asked = fieldsIn(xml);
  if (/(?:^|[\s"'])DDE(?:AUTO)?\b/i.test(asked) || /\bQUOTE\s+(?:\d{2,3}\s+){2}/i.test(asked)) return "starts-program";
  return fetches.some((field) => field.test(asked)) ? "loads-parts" : null;
}

/**
 * Fields that fetch something when they are shown or printed. A picture or a text beside the file stays where it is; one with a
 * path, an address or a name that another field makes does not.
 */
const fetches = [
  /^[^\S\n]*(?:LINK|IMPORT|INCLUDE|RD|DATABASE)\b/im,
  /\bINCLUDE(?:TEXT|PICTURE)\b(?:[^\n]*(?:[\\/]{2}|\w{2,}:)|(?:\s*\\[*!\w]+)*[^\S\n]*$)/im,
];

/** Word writes no such parts: they could cut a word in two, or put another in its place. */
function isNotByWord(xml: string): boolean {
  return /<!(?:--|\[CDATA\[|DOCTYPE|ENTITY)/i.test(xml);
}

/** The instructions of all fields. Word may cut one into several pieces. */
function fieldsIn(xml: string): string {
  const pieces = [...xml.matchAll(fields)].map(([, tag, rest = "", text = ""]) => {
    if (tag === "fldChar") return "\n";
    if (tag === "instrText") return text;
    const [, instruction = ""] = Object.entries(attributesIn(rest)).find(([name]) => /(?:^|:)instr$/.test(name)) ?? [];
    return `\n${instruction}\n`;
  });
  return decoded(pieces.join(""));
}

function attributesIn(rest: string): Partial<Record<string, string>> {
  const pairs = rest.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name, quoted, single]) => [name, decoded(quoted ?? single ?? "")]));
}

function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,6});/gi, (_all, hex: string) => letter(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_all, number: string) => letter(Number(number)))
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

function letter(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** XML may be in UTF-16, which begins with a mark. */
function textOf(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return content.toString("utf16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  return content.toString("utf8");
}

/** How far before its end a PDF may have its end mark: readers look no further. */
const tailBytes = 1024;

/** More than a document of a few pages has. */
const limits = { objects: 20_000, packed: 2000, packedBytes: 10 * 1024 * 1024 };

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** The PDF without blank lines or a mark before it; null when it does not begin as one. */
function pdfIn(bytes: Buffer): Buffer | null {
  const [before] = /^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-)/.exec(bytes.toString("latin1", 0, 1024)) ?? [];
  return before === undefined ? null : bytes.subarray(before.length);
}

/** Says what is wrong with a file that begins as a PDF; null when it only shows pages. */
async function pdfFlaw(bytes: Buffer): Promise<DocumentFlaw | null> {
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
    const data = await unpackedStream(bytes.subarray(dataAt ?? 0), tokens, left);
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
async function unpackedStream(data: Buffer, tokens: readonly string[], mostBytes: number): Promise<Buffer | null> {
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
