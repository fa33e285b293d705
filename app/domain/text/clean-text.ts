/** After `<`, a browser reads one of these as the start of a tag, a comment or a declaration. */
const tagStart = /^[A-Za-z/!?]/;

/** Control characters except tab and line feed, and the marks that would reverse the text after them. */
const unwanted = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Turns a visitor's text into plain text: HTML tags and control characters out, NFC, LF line ends, trimmed.
 * A `<` that opens no tag stays (`3 < 5`, `<3`); where no `>` closes it (`rent <income`) a space keeps it from opening one.
 * Takes linear time, and cleaning twice changes nothing more.
 */
export function cleanText(raw: string): string {
  return stripTags(withoutUnwanted(raw).normalize("NFC")).normalize("NFC").trim();
}

/** The text with its HTML tags, without control characters and the marks that would reverse it, with LF line ends. */
export function withoutUnwanted(raw: string): string {
  return wellFormed(raw).replace(/\r\n?/g, "\n").replace(unwanted, "");
}

/** Like `toWellFormed`, which browsers of 2022 do not have: half of a pair becomes the sign for an unknown character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
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
