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
