/** "May" is a month only where a time is named. */
const months =
  "january|february|march|april|(?<= (?:by|in|before|until|this|next|of|since|from|late|early|mid|come) )may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const days =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo";
const feasts = "christmas|thanksgiving|easter|new year('s)?|labor day|navidad|pascua";
const seasons = "spring|summer|fall|autumn|winter|primavera|verano|otono|invierno";
const units = "days?|weeks?|months?|years?|hours?|minutes?|dias?|semanas?|mes(?:es)?|anos?|horas?";
const numerals =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|doscientos|trescientos|mil";

const figures: Record<string, string> = {
  "<n>": String.raw`(?:\d[\d,.]{0,12}k?|${numerals})`,
  "<usd>": String.raw`(?:[$]\d[\d,.]{0,12}k?|(?:\d[\d,.]{0,12}k?|${numerals}) (?:dollars|bucks|grand|dolares|usd))`,
  "<pct>": String.raw`(?:\d[\d.]{0,8}%|(?:\d[\d,.]{0,12}|${numerals}) (?:percent|por ciento))`,
  // Unlike a sum or a number of months, which a score cannot be.
  "<score>": String.raw`(?:[5-8]\d\d|(?:five|six|seven) (?:hundred|fifty|twenty|forty|sixty|eighty|\d\d))`,
  "<day>": `(?:${months}|${days}|${feasts}|${seasons}|next (?:week|month|year)|(?:today|tonight|tomorrow|hoy|manana)|the end of|${units})`,
};

/** A table of words, ready to search with. `begins` is how a match can begin: a whole word (`=we`), or its first letters. */
export type Search = { expression: RegExp; begins: readonly string[] };

/**
 * A table of words as a search in a plain sentence (`Word.plain`, with blanks between and around). `|` stands between
 * alternatives, `*` for any ending, `~` for up to five words in between. `<n>`, `<usd>`, `<pct>`, `<score>` and `<day>` are
 * figures. A table may be part of another one, in parentheses.
 */
export function searchFor(table: string): Search {
  const source = table
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\( ?/g, "(?:")
    .replace(/ ?\| ?/g, "|")
    .replace(/ \)/g, ")")
    .replace(/ ~(?=[|)]|$)/g, "")
    .replaceAll(" ~ ", "(?: [^ ,;:.!?_]+){0,5} ")
    .replace(/([\p{L}'])\*/gu, "$1[^ ]{0,24}")
    .replace(/<\w+>/g, (name) => figures[name] ?? name);
  const whole = withOptionalGroups(source);
  return { expression: new RegExp(` (?:${whole})(?= )`), begins: beginningsOf(whole) };
}

/** A group that may be left out takes the blank before it along, or at the beginning the one after it. An ending is none. */
function withOptionalGroups(source: string): string {
  let rest = source;
  for (let end = rest.search(/\)\?[ (]/); end !== -1; end = rest.search(/\)\?[ (]/)) {
    const start = openingOf(rest, end);
    const group = rest.slice(start, end + 1);
    const [before, after] = [rest.slice(0, start), rest.slice(end + 2)];
    if (before.endsWith(" ")) rest = `${before.slice(0, -1)}(?: ${group})?\u0000${after}`;
    else if (/[\p{L}']$/u.test(before)) rest = `${before}${group}?\u0000${after}`;
    else rest = `${before}(?:${group} )?\u0000${after.replace(/^ /, "")}`;
  }
  return rest.replaceAll("\u0000", "");
}

function openingOf(source: string, end: number): number {
  let depth = 0;
  for (let at = end; at >= 0; at--) {
    if (source[at] === ")") depth++;
    if (source[at] === "(" && --depth === 0) return at;
  }
  return 0;
}

/** How each alternative begins. Digits and money all begin with `#`. */
function beginningsOf(source: string): string[] {
  return alternativesOf(source).flatMap((words) => {
    if (!words.startsWith("(?:")) return beginningOf(words);
    const end = closingOf(words);
    const rest = words.slice(end + 1);
    const own = beginningsOf(words.slice(3, end));
    return rest.startsWith("?") ? [...own, ...beginningsOf(rest.replace(/^\? ?/, ""))] : own;
  });
}

function beginningOf(words: string): string[] {
  if (/^(?:\\d|\[|\d)/.test(words)) return ["#"];
  const [letters = ""] = /^[\p{L}']*/u.exec(words) ?? [];
  const rest = words.slice(letters.length);
  if (rest.startsWith(" ?")) return [letters];
  if (rest === "" || rest.startsWith(" ") || rest.startsWith("(?: ")) return [`=${letters}`];
  return [rest.startsWith("?") ? letters.slice(0, -1) : letters];
}

/** Splits at the bars that are in no group. */
function alternativesOf(source: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < source.length; at++) {
    if (source[at] === "(") depth++;
    if (source[at] === ")") depth--;
    if (source[at] !== "|" || depth > 0) continue;
    found.push(source.slice(start, at));
    start = at + 1;
  }
  return [...found, source.slice(start)];
}

function closingOf(words: string): number {
  let depth = 0;
  for (let at = 0; at < words.length; at++) {
    if (words[at] === "(") depth++;
    if (words[at] === ")" && --depth === 0) return at;
  }
  return words.length;
}
