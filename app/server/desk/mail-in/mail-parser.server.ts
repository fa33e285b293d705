import PostalMime, { type Email } from "postal-mime";
import { charsetOf } from "#app/domain/desk/mail/charset.ts";

/** More than any person writes; the rest is not read at all. */
const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 1 };

/** What PostalMime 4.0.0 reads a text's charset from; its types do not show it. */
type Part = {
  state: "header" | "body" | "finished";
  content: ArrayBuffer | null;
  contentType: { multipart: string | false; parsed: { value: string; params: Record<string, string> } };
};
type Inside = {
  currentNode: Part;
  processLine(line: Uint8Array, isLast: boolean): Promise<void>;
  collectNode(part: Part, alternative: unknown, related: unknown): Promise<void>;
};

/**
 * Parses an email. Each text is read in the charset that it is really in: PostalMime believes what the email declares, and
 * takes every header for UTF-8. Throws when there is too much in it.
 */
export function parseMail(raw: Uint8Array): Promise<Email> {
  const parser = new PostalMime({ ...limits, forceRfc822Attachments: true });
  const inside = parser as unknown as Inside;
  const { processLine, collectNode } = inside;
  const declared = firstCharset(raw);
  inside.processLine = (line, isLast) =>
    processLine.call(parser, inside.currentNode.state === "header" ? headerInUtf8(line, declared) : line, isLast);
  inside.collectNode = (part, ...rest) => {
    nameCharset(part);
    return collectNode.call(parser, part, ...rest);
  };
  return parser.parse(raw);
}

/** The first charset that the email declares; its headers are likely in the same. */
function firstCharset(raw: Uint8Array): string {
  const begins = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 64 * 1024)).toString("latin1");
  return /^content-type:[^\n]*(?:\n[ \t][^\n]*){0,5}?;\s*charset\s*=\s*"?([\w.:-]{1,40})/im.exec(begins)?.[1] ?? "";
}

function nameCharset({ content, contentType: { multipart, parsed } }: Part): void {
  if (multipart || content === null || !/^(?:text\/|application\/ics)/.test(parsed.value)) return;
  const bytes = new Uint8Array(content);
  const declared = parsed.params.charset ?? (parsed.value === "text/html" ? charsetInHtml(bytes) : "");
  parsed.params.charset = charsetOf(bytes, declared);
}

function charsetInHtml(bytes: Uint8Array): string {
  const begins = Buffer.from(bytes.subarray(0, 2048)).toString("latin1");
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(begins)?.[1] ?? "";
}

/** A line of a header as UTF-8, with the right charset named in its encoded words and file names. */
function headerInUtf8(line: Uint8Array, declared: string): Uint8Array {
  const isAscii = line.every((byte) => byte < 0x80 && byte !== 0x1b);
  const text = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  const typed = isAscii ? text.toString("latin1") : new TextDecoder(charsetOf(line, declared)).decode(line);
  if (isAscii && !/=\?|\*=/.test(typed)) return line;
  return new TextEncoder().encode(withRightNames(typed));
}

/** Programs that write UTF-8 and call it something else, or the other way round. */
function withRightNames(line: string): string {
  return line
    .replace(/=\?([^?\s*]{1,40})((?:\*[\w-]*)?\?([QqBb])\?([^?]{1,2000})\?=)/g, (_all, name, rest, how, text) => {
      const bytes = /b/i.test(how) ? Buffer.from(text, "base64") : bytesOf(text, "=");
      return `=?${rightName(bytes, name)}${rest}`;
    })
    .replace(/(\*=)([\w.:-]{1,40})('[^']{0,20}')([^\s;"]{1,2000})/g, (_all, sign, name, language, text) => {
      return `${sign}${rightName(bytesOf(text, "%"), name)}${language}${text}`;
    });
}

function bytesOf(text: string, sign: "=" | "%"): Buffer {
  const escapes = new RegExp(`${sign}([\\da-f]{2})`, "gi");
  const letters = text.replace(escapes, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(letters, "latin1");
}

/** A letter in UTF-8 may be split between two words, so a word that says UTF-8 is believed. */
function rightName(bytes: Buffer, name: string): string {
  const isPlain = bytes.every((byte) => byte < 0x80 && byte !== 0x1b);
  return isPlain || /^utf-?8$/i.test(name) ? name : charsetOf(bytes, name);
}
