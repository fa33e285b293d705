// cspell:ignore imagen
import { isDeviceLine } from "./quote-heads.ts";

/** Longer texts are not only a note about the HTML part. */
const mostLetters = 500;

/** What programs put in place of a text, in the languages of our readers. */
const notes = [
  /\bhtml\b/i,
  /\brich[ -]?text\b/i,
  /\b(?:view|read|open|see)\b.{0,40}\b(?:browser|online|web version)\b/i,
  /\b(?:cannot|can['’]?t|unable to|trouble|problems?|not)\b.{0,20}\b(?:read|view|reading|viewing|seeing)\b.{0,40}\b(?:click|tap)\b/i,
  /\b(?:ver|verlo|leer|abrir|abra|vea)\b.{0,40}\b(?:navegador|en línea)\b/i,
  /\b(?:no|not|cannot|can['’]?t|unable)\b.{0,30}\b(?:support|display|show|see)\b.{0,40}\b(?:message|email|e-mail|format)\b/i,
];

/**
 * Whether the text part of an email only stands in for its HTML part: it is empty, a note that a program wrote, a link, or the
 * subject again. A text whose words are in the HTML part, too, is the person's.
 *
 * @param htmlWords the HTML part as text; without any, the text part is all there is
 */
export function isStandIn(text: string, htmlWords: string, subject: string): boolean {
  const [own, other] = [lettersOf(text), lettersOf(htmlWords)];
  if (other === "") return false;
  if (own === "") return true;
  if (own.length > mostLetters || other.includes(own)) return false;
  // A picture's name and the line of a phone are nobody's words.
  const bare = text.replace(/<?\bhttps?:\/\/\S+/gi, "").replace(/\[(?:image|imagen|cid|logo)\b[^\]\n]{0,100}\]/gi, "");
  const rest = lettersOf(
    bare
      .split("\n")
      .filter((line) => !isDeviceLine(line))
      .join("\n"),
  );
  const plainSubject = lettersOf(subject.replace(/^(?:(?:re|fwd?|aw|rv)\s*:\s*)+/i, ""));
  return rest === "" || rest === lettersOf(subject) || rest === plainSubject || notes.some((note) => note.test(text));
}

/**
 * The words of an email with a text part and an HTML part: the text, unless it only points to the HTML part. Then the HTML, and
 * below it the other lines of the text: a person may have written them beside a program's note.
 */
export function wordsOfParts(text: string, htmlWords: string, subject: string): string {
  if (!isStandIn(text, htmlWords, subject)) return text;
  const isNote = (part: string) => notes.some((note) => note.test(part));
  if (!isNote(text)) return htmlWords;
  const partsOf = (line: string) => {
    const parts = line.split(/(?<=[.!?])\s+/);
    // "Having trouble reading this message? Tap here." is a note only as a whole.
    return isNote(line) && !parts.some(isNote) ? [] : parts;
  };
  const beside = text
    .split("\n")
    .filter((line) => !isDeviceLine(line))
    .flatMap(partsOf)
    .filter((part) => !isNote(part) && lettersOf(part.replace(/<?\bhttps?:\/\/\S+/gi, "")) !== "");
  return beside.length === 0 ? htmlWords : `${htmlWords}\n\n${beside.join("\n")}`;
}

/** Letters and digits only: line breaks and signs differ between the two parts. */
function lettersOf(text: string): string {
  return text
    .slice(0, 200_000)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
