/** A word of a sentence in plain form: lower case, no accents, contractions written out. Where it is in the sentence. */
export type Word = { plain: string; start: number; end: number };

/** A sentence as written, and the line of the text it begins on, from 1. */
export type Sentence = { sentence: string; line: number };

/** A point between figures, as in 6.5, ends nothing. A new line does, unless the next one goes on in lower case. */
export function sentencesOf(text: string): Sentence[] {
  return joinedLines(text).flatMap(({ words, line }) =>
    [...words.matchAll(/(?:[^.!?]|[.!?](?=[^\s"”’)*]))+[.!?]*["”’)*]*/g)]
      .map(({ 0: piece, index }) => ({ sentence: piece.trim(), begins: index + piece.search(/\S|$/) }))
      .filter(({ sentence }) => sentence !== "")
      .map(({ sentence, begins }) => ({ sentence, line: line + newLines(words.slice(0, begins)) })),
  );
}

/** Lines that were broken inside a sentence, together again. A list or a heading begins with another sign; a sign-off ends it. */
function joinedLines(text: string): { words: string; line: number }[] {
  const joined: { words: string; line: number }[] = [];
  for (const [index, words] of text.split("\n").entries()) {
    const last = joined.at(-1);
    if (last && /[\p{L}\d,]\s*$/u.test(last.words) && /^\s*\p{Ll}/u.test(words) && !signOff.test(words)) {
      last.words += `\n${words}`;
    } else joined.push({ words, line: index + 1 });
  }
  return joined;
}

/** A line with which a letter ends, such as "best regards, Ana" or "thanks,". */
const signOff =
  /^\s*(?:(?:(?:with )?(?:best|kind|warm|many) )?(?:regards|wishes)|best|(?:many )?thanks|thank you|sincerely|yours|cheers|take care|talk soon)(?:[,.!—–-].{0,40})?\s*$/iu;

function newLines(text: string): number {
  return text.split("\n").length - 1;
}

const phoneNumber = /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;

/** The words of a sentence, with its punctuation as words of their own. A phone number is one word, and no three figures. */
export function wordsOf(sentence: string): Word[] {
  const tokens = sentence.matchAll(
    /(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|(?<!\d)\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)|\$ ?\d[\d,.]*\d*k?|\d+(?:[.,]\d+)*[%k]?|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|[.,;:!?()—–…"“”¿¡+]/gu,
  );
  return [...tokens].flatMap((token) => {
    const [start, end] = [token.index, token.index + token[0].length];
    return plainForms(token[0]).map((plain) => ({ plain, start, end }));
  });
}

/** Finds one of these words in plain words with blanks between and around them: `bureaus?|the va`, in lines as you like. */
export function said(words: string): RegExp {
  return new RegExp(` (?:${words.replace(/\n\s*/g, "")})(?= )`);
}

function plainForms(token: string): string[] {
  if (phoneNumber.test(token)) return ["<phone>"];
  const word = token
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’]/g, "'")
    .replace(/^\$ /, "$")
    .replace(/(?<=\d)[.,]+$/, "")
    .toLowerCase();
  return shortForms.get(word) ?? longForms(word);
}

function longForms(word: string): string[] {
  const [, begin = word, ending] = /^(.+?)(n't|'ll|'re|'ve|'m|'d|'s)$/.exec(word) ?? [];
  if (ending === undefined) return [word];
  if (ending === "'s") return [begin, isSubject.test(begin) ? "is" : "'s"];
  return [begin, endings[ending] ?? ""];
}

const isSubject = /^(?:it|that|there|here|he|she|who|what|how|where|everything|nothing|everybody|everyone|one)$/;
const endings: Record<string, string> = {
  "n't": "not",
  "'ll": "will",
  "'re": "are",
  "'ve": "have",
  "'m": "am",
  "'d": "would",
};

/** How people write quickly. */
const shortForms = new Map(
  Object.entries({
    "can't": "can not",
    cannot: "can not",
    cant: "can not",
    "won't": "will not",
    wont: "will not",
    "shan't": "shall not",
    "ain't": "is not",
    aint: "is not",
    dont: "do not",
    doesnt: "does not",
    didnt: "did not",
    isnt: "is not",
    arent: "are not",
    youll: "you will",
    theyll: "they will",
    itll: "it will",
    youre: "you are",
    theyre: "they are",
    weve: "we have",
    ive: "i have",
    im: "i am",
    thats: "that is",
    "let's": "let us",
    gonna: "going to",
    wanna: "want to",
    gotta: "got to",
    lemme: "let me",
    til: "until",
    cause: "because",
    cuz: "because",
    u: "you",
    ur: "your",
    nobody: "no one",
    upfront: "up front",
  }).map(([short, long]) => [short, long.split(" ")]),
);
