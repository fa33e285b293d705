/** Quotes of every kind, as phones and word processors put them for an apostrophe. The Hawaiian one is a letter and stays. */
const quotes = /[\p{Pi}\p{Pf}"'`´‚„′‵″＇＂׳״]/gu;
/** Brackets around a nickname or a maiden name. */
const brackets = /[()[\]{}（）]/g;
/** The dot in the Catalan `l·l`, as keyboards without it write it. */
const middleDots = /[•‧∙⋅·]/g;
/** Hyphens and dashes of every kind. */
const hyphens = /[\p{Pd}−⁃]/gu;
/** Invisible characters, but for the two joiners that Persian and Indic names need. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name with one kind of apostrophe, hyphen and middle dot, single spaces, and no brackets or invisible characters. */
export function foldName(text: string): string {
  const plain = text.replace(invisible, "").replace(quotes, "'").replace(hyphens, "-");
  return plain.replace(middleDots, "·").replace(brackets, " ").replace(/\s+/g, " ").trim();
}

/** Folds one of a person's names: `St. John` and `Smith, Jr.` match without the period and the comma. */
export function foldOneName(text: string): string {
  return foldName(text.replace(/[.,]/g, " "));
}

/** Letters and marks of any script, and what joins them in names. No dot, slash, @, colon or digit of any script is among them. */
const letters = /^(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u;

/**
 * Signs that Unicode counts as letters and that look like dots or slashes: Devanagari high dot, Hangul araea, Canadian
 * middle dot, Ol Chiki marks, Japanese repeat marks, sinological dot, Lisu tones, and the katakana and ideographic strokes.
 */
const dotLikeLetters = /[\u0971\u119e\u1427\u1c78-\u1c7d\u3033-\u3035\u30ce\u318d\u318e\u4e3f\ua4f8-\ua4fd\ua78f]/u;

/** Words of addresses; none of them is a name. */
const addressWords = new Set("www http https ftp mailto com net org info biz gov edu html php dotcom".split(" "));

const mostWords = 3;
const longestWord = 20;

/**
 * The first name for an email to a person whose address anyone could have typed; null when it does not look like a name, and
 * then the email greets no one by name. A name has at most three words of letters, each of one alphabet, and none of them is
 * part of an address.
 */
export function greetingName(typed: string): string | null {
  const name = typed.normalize("NFKC").trim();
  const words = name.split(/[ -]+/);
  const isName = letters.test(name) && !dotLikeLetters.test(name) && words.length <= mostWords && words.every(isWord);
  return isName ? name : null;
}

function isWord(word: string): boolean {
  // A mark at the beginning would stand alone, as a dot may.
  if (!/^['’]?\p{L}/u.test(word) || word.length > longestWord) return false;
  const isMixed = /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
  // Joiners are invisible, so they must not hide a word.
  const seen = word.toLowerCase().replace(/[\u200c\u200d]/g, "");
  return !isMixed && !seen.split(/['’]/).some((part) => addressWords.has(part));
}
