import type { DocumentFlaw } from "#app/domain/documents/document-rules.ts";

/** An unpacked part of a Word document. */
export type DocxPart = { name: string; content: Buffer };

/** Says what a part of a Word document would do when it is opened; null when it only shows text. */
export function docxFlaw({ name, content }: DocxPart): DocumentFlaw | null {
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
