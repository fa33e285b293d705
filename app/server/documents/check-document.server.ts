import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { fileTypeFromBuffer } from "file-type";
import { type DocumentFlaw, type DocumentType, mostDocumentBytes } from "#app/domain/documents/document-rules.ts";
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
