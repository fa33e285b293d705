/** Escapes that only ISO-2022-JP has, in bytes that are all ASCII. */
const japaneseEscapes = ["\x1b$@", "\x1b$B", "\x1b$(D", "\x1b(I", "\x1b(J"];

/** Bytes looked at for what a text is; longer ones are read whole only by the decoder. */
const beginning = 64 * 1024;

/**
 * The charset that some text of an email is really in, as a name that `TextDecoder` knows: UTF-8 if the bytes are valid in it,
 * else the declared one if they are valid in that, else Windows-1252, which every byte is valid in. Email programs often declare
 * none, or a wrong one.
 *
 * @param declared as the email names it; empty when it names none
 */
export function charsetOf(bytes: Uint8Array, declared: string): string {
  const marked = markedCharset(bytes);
  if (marked !== null) return marked;
  const begins = latin1(bytes.subarray(0, beginning));
  if (japaneseEscapes.some((sign) => begins.includes(sign))) return "iso-2022-jp";
  // Text in UTF-16 has zeros, which are valid UTF-8, but in no text.
  const isWide = /^(?:utf-?16|ucs-?2|unicode)/i.test(declared.trim()) && begins.includes("\0");
  if (isWide) return /be$/i.test(declared.trim()) || begins.startsWith("\0") ? "utf-16be" : "utf-16le";
  if (isValid(bytes, "utf-8")) return "utf-8";
  const declaredOne = knownCharset(declared).find((charset) => isValid(bytes, charset));
  return declaredOne ?? (isMostlyUtf8(bytes) ? "utf-8" : "windows-1252");
}

/** A broken letter in a long text does not spoil the rest: some programs cut a line in the middle of one. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const others = new TextDecoder().decode(bytes.subarray(0, beginning)).replace(/[\0-\x7f]/g, "");
  const broken = others.split("\ufffd").length - 1;
  return others.length - broken > broken;
}

/** The charset that a mark at the beginning names. */
function markedCharset([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Names that email programs use and the Encoding Standard does not list. */
const otherNames: Readonly<Record<string, string>> = {
  cp932: "shift_jis",
  "windows-932": "shift_jis",
  cp936: "gbk",
  cp949: "euc-kr",
  uhc: "euc-kr",
  cp950: "big5",
  "tis-620": "windows-874",
};

/** The declared charset under a name that `TextDecoder` knows, if there is one. */
function knownCharset(declared: string): string[] {
  const name = declared
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, "");
  return [name, otherNames[name] ?? "", name.replace(/^(?:x-|cs)/, ""), name.replace(/^cp-?/, "windows-")].filter(
    (one) => one !== "" && isKnown(one),
  );
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "";
  } catch {
    return false;
  }
}

function isValid(bytes: Uint8Array, charset: string): boolean {
  try {
    // The text is used, so that no bundler drops the call that throws.
    return new TextDecoder(charset, { fatal: true }).decode(bytes).length >= 0;
  } catch {
    return false;
  }
}

/** Each byte as one letter. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 8192)) + (bytes.length > 8192 ? latin1(bytes.subarray(8192)) : "");
}
