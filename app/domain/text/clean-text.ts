/** What a browser reads as the start of a tag, a comment or a declaration when it follows `<`. */
const tagStart = /^[A-Za-z/!?]/;

/** Control characters but tab and line feed, and the bidirectional overrides that would turn round the text after them. */
const unwanted = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Gives visitor's text as plain text: HTML tags and control characters out, NFC, LF line ends, trimmed.
 * A `<` that opens no tag stays (`3 < 5`, `<3`); where no `>` closes it (`rent <income`) a space keeps it from opening one.
 * Takes linear time, and cleaning twice changes nothing more.
 */
export function cleanText(raw: string): string {
  const text = raw.toWellFormed().replace(/\r\n?/g, "\n").replace(unwanted, "").normalize("NFC");
  return stripTags(text).normalize("NFC").trim();
}

function stripTags(text: string): string {
  const [start = "", ...pieces] = text.split("<");
  const kept = [start];
  let endsInBracket = false;
  for (const piece of pieces) {
    const opensTag = tagStart.test(piece);
    const tagEnd = opensTag ? piece.indexOf(">") : -1;
    if (tagEnd === -1) {
      kept.push(opensTag ? "< " : "<", piece);
      endsInBracket = piece === "";
      continue;
    }
    const rest = piece.slice(tagEnd + 1);
    // `<<b>script>` must not become `<script>`.
    if (endsInBracket && tagStart.test(rest)) kept.push(" ");
    kept.push(rest);
    endsInBracket &&= rest === "";
  }
  return kept.join("");
}

/** A tag that brings code with it, a tag with an event handler, and addresses that are code. */
const signs = [
  /<\/?\s*(?:script|iframe|object|embed|svg|math|base|meta|link)\b/i,
  /<[a-z][^<>]*\son\w+\s*=/i,
  /\b(?:java|vb|live)script:/i,
  /\bdata:\s*(?:text\/html|image\/svg|application\/(?:xhtml|javascript|x-javascript)|text\/javascript)/i,
];

/** Whether text tries to bring a script along. Text that only looks like markup (`a < b`, `<3`, `Tom & Jerry`) does not. */
export function isScriptLike(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

/** More links than a person puts into a message to an office. */
const mostLinks = 4;

/** How forums write links; people write none like that. */
const forumLink = /\[(?:url|link)\b[^\]]*\]/i;

/** Whether texts do little but advertise: links as forums write them, or more than four web addresses. */
export function isLinkHeavy(texts: readonly string[]): boolean {
  const text = texts.join("\n");
  return forumLink.test(text) || (text.match(/\bhttps?:\/\//gi)?.length ?? 0) > mostLinks;
}
