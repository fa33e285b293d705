/** An object of a PDF, cut into the signs that matter; `tokens` has names as `/Name`, brackets, numbers and words. */
export type PdfObject = { number: number; tokens: string[]; dataAt?: number | null };

/** What makes a PDF do something by itself, or carry another file. */
export type PdfDanger = "runs-code" | "starts-program" | "file-inside" | "opens-by-itself";

const mostObjects = 20_000;

const starts = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])/g;
const space = /[\0\t\n\f\r ]/;
const ends = /[\0\t\n\f\r ()<>[\]{}/%]/;

/**
 * Cuts a PDF, one letter a byte, into its objects. Each begins at its own number, wherever that is: a reader finds it there, too,
 * whatever comes before. The data of streams is left out. Null for more than a document of a few pages has.
 */
export function readPdfObjects(file: string): (PdfObject & { dataAt: number | null })[] | null {
  const found: RegExpExecArray[] = [];
  for (const start of file.matchAll(starts)) {
    if (found.length === mostObjects) return null;
    found.push(start);
  }
  return found.map((start, index) => {
    const from = start.index + start[0].length;
    const to = found[index + 1]?.index ?? file.length;
    const { tokens, end } = readTokens(file, from, to);
    if (end === to) return { number: Number(start[1]), tokens, dataAt: null };
    const dataAt = end + (file.startsWith("\r\n", end) ? 2 : 1);
    const dataEnd = file.slice(dataAt, to).lastIndexOf("endstream");
    const rest = dataEnd === -1 ? [] : readTokens(file, dataAt + dataEnd + "endstream".length, to).tokens;
    return { number: Number(start[1]), tokens: [...tokens, ...rest], dataAt };
  });
}

/** Cuts the unpacked data of an object stream into its objects; null when its list of them makes no sense. */
export function readPackedObjects(data: string, count: number, first: number): PdfObject[] | null {
  const numbers = data
    .slice(0, first)
    .trim()
    .split(/[\0\t\n\f\r ]+/)
    .map(Number);
  if (numbers.length < count * 2 || numbers.some(Number.isNaN)) return null;
  const list = Array.from({ length: count }, (_, index) => ({
    number: numbers[index * 2] ?? 0,
    at: first + (numbers[index * 2 + 1] ?? 0),
  })).toSorted((one, other) => one.at - other.at);
  return list.map(({ number, at }, index) => {
    return { number, tokens: readTokens(data, at, list[index + 1]?.at ?? data.length).tokens };
  });
}

/** `end` is behind the word `stream`, or `to`. Strings and comments are left out: a résumé may say "HTML/JavaScript". */
function readTokens(text: string, from: number, to: number): { tokens: string[]; end: number } {
  const tokens: string[] = [];
  let at = from;
  while (at < to) {
    const letter = text.charAt(at);
    if (space.test(letter)) at += 1;
    else if (letter === "(") at = endOfString(text, at, to);
    else if (letter === "%") at = endOfComment(text, at, to);
    else if (letter === "<" && text.charAt(at + 1) !== "<") at = endOfHex(text, at, to);
    else if (letter === "<" || (letter === ">" && text.charAt(at + 1) === ">")) {
      tokens.push(letter + letter);
      at += 2;
    } else if (letter !== "/" && ends.test(letter)) {
      tokens.push(letter);
      at += 1;
    } else {
      let end = at + 1;
      while (end < to && !ends.test(text.charAt(end))) end += 1;
      const word = text.slice(at, end);
      at = end;
      if (word === "stream") return { tokens, end: at };
      tokens.push(letter === "/" ? plainName(word) : word);
    }
  }
  return { tokens, end: to };
}

/** `/J#61vaScript` → `/JavaScript`. */
function plainName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function endOfString(text: string, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const letter = text.charAt(at);
    if (letter === "\\") at += 1;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return to;
}

function endOfComment(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charAt(at) !== "\n" && text.charAt(at) !== "\r") at += 1;
  return at;
}

function endOfHex(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charAt(at) !== ">") at += 1;
  return Math.min(at + 1, to);
}

const dangers: readonly (readonly [PdfDanger, readonly string[]])[] = [
  ["runs-code", ["/JavaScript", "/JS", "/RichMedia", "/XFA", "/Rendition", "/Movie"]],
  ["starts-program", ["/Launch"]],
  ["file-inside", ["/EmbeddedFile", "/EmbeddedFiles", "/EF", "/GoToE"]],
  ["opens-by-itself", ["/SubmitForm", "/ImportData"]],
];

/** The first danger in a PDF; null when it only shows pages. */
export function findPdfDanger(objects: readonly PdfObject[]): PdfDanger | null {
  for (const { tokens } of objects) {
    const names = new Set(tokens);
    const found = dangers.find(([, signs]) => signs.some((sign) => names.has(sign)));
    if (found) return found[0];
  }
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  const isQuiet = (object: PdfObject) =>
    valuesOf(object, "/OpenAction", byNumber).every(isPlace) &&
    !valuesOf(object, "/AA", byNumber).some(
      (value) => value[2] === "R" || value.some((token) => occasions.has(token)),
    ) &&
    !hasDataElsewhere(object);
  return objects.every(isQuiet) ? null : "opens-by-itself";
}

/** What can make an additional action run: a page or a field comes into view, the document closes. */
const occasions = new Set("/O /C /PO /PC /PV /PI /E /X /D /U /Fo /Bl /K /F /V /WC /WS /DS /WP /DP".split(" "));

/** The values of a key in an object, also where it names another object for one. What that names in turn is not followed. */
function valuesOf(
  { tokens }: PdfObject,
  key: string,
  byNumber: ReadonlyMap<number, PdfObject[]>,
): readonly (readonly string[])[] {
  return tokens.flatMap((token, index) => {
    if (token !== key) return [];
    const value = valueAt(tokens, index + 1);
    if (value[2] !== "R") return [value];
    const named = byNumber.get(Number(value[0])) ?? [];
    return named.length > 0 ? named.map((object) => valueAt(object.tokens, 0)) : [[]];
  });
}

/** The value that begins there: a dictionary or an array to its end, a name of another object, or one token. */
function valueAt(tokens: readonly string[], from: number): readonly string[] {
  if (tokens[from + 2] === "R") return tokens.slice(from, from + 3);
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at] === "<<" || tokens[at] === "[") depth += 1;
    else if (tokens[at] === ">>" || tokens[at] === "]") depth -= 1;
    if (depth <= 0) return tokens.slice(from, at + 1);
  }
  return tokens.slice(from);
}

/** A stream whose bytes, or whose page, are a file elsewhere: readers fetch it to show the page. */
function hasDataElsewhere({ tokens, dataAt = null }: PdfObject): boolean {
  let depth = 0;
  return (
    dataAt !== null &&
    tokens.some((token) => {
      if (token === "<<") depth += 1;
      else if (token === ">>") depth -= 1;
      return depth === 1 && (token === "/F" || token === "/Ref" || token === "/OPI");
    })
  );
}

/** Many programs let a PDF open at a page or a zoom: that is no danger, everything else that runs at opening is. */
function isPlace(tokens: readonly string[]): boolean {
  if (tokens[0] === "[" || tokens[0] === "null") return true;
  const goes = tokens.flatMap((token, index) => (token === "/S" ? [tokens[index + 1]] : []));
  return tokens[0] === "<<" && goes.length > 0 && goes.every((kind) => kind === "/GoTo") && !tokens.includes("/Next");
}
