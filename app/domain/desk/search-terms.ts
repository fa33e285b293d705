import { fold } from "./same-person.ts";

/** Enough for any message a person would search. */
const mostCharacters = 4000;
const mostTerms = 400;
const longestTerm = 60;
/** SQLite's index finds three letters or more. */
const leastLetters = 3;

/** The searchable parts of a source. */
export type Searchable = {
  names: (string | null)[];
  emails: string[];
  /** E.164. */
  phones: string[];
  reference: string;
  words: (string | null)[];
};

/** All of it as one folded text, for an index that matches any part of a word. */
export function searchText({ names, emails, phones, reference, words }: Searchable): string {
  const free = fold([...names, ...words].filter(Boolean).join(" ")).slice(0, mostCharacters);
  return [free, ...emails.map((email) => email.toLowerCase()), ...phones, reference].join(" ");
}

/**
 * All of it as single terms, for an index that matches the beginnings of words. An email is there as a whole and by its
 * words, a phone number by its last ten, seven and four digits, a reference as a whole and by its last part.
 */
export function searchTermsOf({ names, emails, phones, reference, words }: Searchable): string[] {
  const free = fold([...names, ...words, ...emails].filter(Boolean).join(" ")).slice(0, mostCharacters);
  const numbers = phones.flatMap((phone) => {
    const digits = phone.replace(/\D/g, "");
    return [digits, digits.slice(-10), digits.slice(-7), digits.slice(-4)];
  });
  const whole = [...emails.map((email) => email.toLowerCase()), reference, reference.split("-").at(-1) ?? ""];
  const terms = [...whole, ...numbers, ...free.split(" ")];
  return [...new Set(terms.filter(Boolean).map((term) => term.slice(0, longestTerm)))].slice(0, mostTerms);
}

/** Terms to look for: each must match, at least as the beginning of a word. `exact` when a term is a whole word. */
export type SearchQuery = { terms: string[]; exact: boolean };

/**
 * Reads a typed search: a phone number in any format, an email, a reference, or words. Null when it is too short to search
 * for. Words of one or two letters help only when there is nothing longer, as with "Li Xu".
 */
export function readSearch(typed: string): SearchQuery | null {
  // SQLite ends a text at the first NUL, and PostgreSQL allows none.
  const text = typed
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 200);
  if (/^[\d\s().+-]+$/.test(text)) {
    const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    return digits.length < leastLetters ? null : { terms: [digits], exact: false };
  }
  const terms = text.split(/\s+/).flatMap((word) => (isWhole(word) ? word.toLowerCase() : fold(word).split(" ")));
  const long = terms.filter((term) => term.length >= leastLetters).map((term) => term.slice(0, longestTerm));
  if (long.length > 0) return { terms: [...new Set(long)].slice(0, 8), exact: false };
  const short = terms.filter(Boolean);
  return short.join(" ").length < leastLetters ? null : { terms: short.slice(0, 8), exact: true };
}

/** A whole value that a person has: an email address in lower case, a number as E.164, or the id of what they sent. */
export type WholeValue = { kind: "email" | "phone" | "reference"; value: string };

/**
 * Reads a search by someone who sees names and addresses masked: only a whole value, or else a value could be found out
 * letter by letter. Null when it is anything else.
 */
export function readWholeValue(typed: string): WholeValue | null {
  const text = typed.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: "email", value: text };
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) return { kind: "reference", value: text };
  if (!/^[\d\s().+-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? { kind: "phone", value: `+1${digits}` } : null;
}

/** Email addresses and references keep their punctuation. */
function isWhole(word: string): boolean {
  return word.includes("@") || /^[\da-f]{8}-[\da-f-]*$/i.test(word);
}
