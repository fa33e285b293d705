type TypedProblem =
  | { problem: "empty" | "not-a-number" | "negative" }
  /** `meant` is what was probably meant, as it should be typed. */
  | { problem: "separators" | "share-of-one"; meant: string };
export type TypedNumber = { ok: true; value: number } | ({ ok: false } & TypedProblem);

/**
 * Reads dollars as people type them (`1450`, `US$ 1,450`, `265k`, `58,5k`, `1'200`, `about 900`, `.5`) as whole cents, an exact
 * half cent upwards. `1.450`, `1.450k` and `85,000k` are asked about: for some who type them they are a thousand times what they
 * are for others.
 */
export function parseTypedMoney(raw: string): TypedNumber {
  // The sign may come before the currency or after it.
  const amount = compact(raw)
    .replace(/^(-?)(us\$|usd|\$)/, "$1")
    .replace(/(usd|us\$|\$|dollars?|bucks)$/, "");
  const [, digits = amount, suffix = ""] = /^(.*?)(k|thousand|grand|m|mil|million)$/.exec(amount) ?? [];
  const exponent = suffix.startsWith("m") ? 8 : suffix === "" ? 2 : 5;
  if (exponent < 8 && (thousandsWithPoints.test(digits) || (exponent === 5 && thousandsWithCommas.test(digits)))) {
    return { ok: false, problem: "separators", meant: digits.replaceAll(".", ",").replace(/^0+/, "") };
  }
  return parseDecimal(suffix === "" ? digits : withPoint(digits, 2), exponent, Math.round);
}

const thousandsWithPoints = /^0*[1-9]\d{0,2}(\.\d{3})+$/;
const thousandsWithCommas = /^0*[1-9]\d{0,2}(,\d{3})+$/;

/** Reads a whole number that isn't money, such as a score or square feet; decimals are rounded. */
export function parseTypedWhole(raw: string): TypedNumber {
  const read = parseTypedMoney(raw);
  return read.ok ? { ok: true, value: Math.round(read.value / 100) } : read;
}

/**
 * Reads a percentage as people type it (`6.5`, `6.5 %`, `6,5`, `6 7/8`) as a decimal rate, 0.065, to four decimals of a percent.
 * Many phones have a comma key where others have a point, so one comma with up to three digits behind it is a point.
 */
export function parseTypedPercent(raw: string): TypedNumber {
  return parseDecimal(withPoint(compact(raw).replace(percentSign, ""), 3), -2, toMillionths);
}

const percentSign = /(%|percent|pct)$/;

/** Whether a text ends as a percentage does. */
export function isTypedPercent(raw: string): boolean {
  return percentSign.test(compact(raw));
}

/** The number with a point for a comma that has at most so many digits behind it. */
function withPoint(text: string, mostBehind: 2 | 3): string {
  return text.replace(/^(\d*),(\d{1,3})$/, (typed, whole, part) =>
    part.length > mostBehind ? typed : `${whole}.${part}`,
  );
}

/**
 * The same for a field with nothing else in it, where `0.0685` without a sign is more likely 6.85% than a fifteenth of a
 * percent.
 */
export function parseTypedRate(raw: string): TypedNumber {
  const read = parseTypedPercent(raw);
  const bare = Number(withPoint(compact(raw), 3));
  if (!read.ok || !(bare > 0 && bare < smallestBare)) return read;
  return { ok: false, problem: "share-of-one", meant: `${Number((bare * 100).toPrecision(6))}%` };
}

/** In percent. Hardly anyone means less; with a percent sign less can be typed. */
const smallestBare = 0.1;

function toMillionths(rate: number): number {
  return Number(rate.toFixed(6));
}

/** Reads a span as people type it (`30`, `30 years`, `18 months`, `2 1/2 y`) as whole months; a bare number is years. */
export function parseTypedTerm(raw: string): TypedNumber {
  const [, digits = "", unit = ""] = /^(.*?)-?(y|yrs?|years?|mo|mos|months?)?$/.exec(compact(raw)) ?? [];
  const typed = parseDecimal(digits, 0, (span) => span);
  return typed.ok ? { ok: true, value: Math.round(unit.startsWith("m") ? typed.value : typed.value * 12) } : typed;
}

/** A typed text without invisible characters, with one kind of space, digit, hyphen and apostrophe, in lower case. */
export function plainTyped(raw: string): string {
  // A fraction of one character (⅞) would run into the number before it.
  const apart = raw.replace(/\p{Cf}/gu, "").replace(/[¼-¾⅐-⅞]/g, " $&");
  const folded = apart
    .normalize("NFKC")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[’‘ʼ′`´]/g, "'");
  return folded.replaceAll("⁄", "/").trim().toLowerCase();
}

function compact(raw: string): string {
  return (
    plainTyped(raw)
      .replace(/^(about|around|approximately|approx\.?|roughly|ca\.|circa|[~≈∼])\s*|\s*(or so|\+)$/g, "")
      .replace(mixedNumber, asDecimal)
      .replace(/\d[\d\s']*\d/g, (run) => (/^\d{1,3}([\s']+\d{3})+$/.test(run) ? run.replace(/[\s']/g, "") : run))
      // A blank stays only between digits: `1 2` is not 12.
      .replace(/(\d\s+(?=\d))|\s+/g, "$1")
  );
}

/** `6 7/8`, `6-7/8`, `7/8`: halves down to thirty-seconds, as lenders quote them. */
const mixedNumber = /(^|[^\d.,/])(?:(\d+)(?:\s+|-))?(\d{1,2})\s*\/\s*(2|4|8|16|32)(?![\d.,/])/;

function asDecimal(typed: string, before: string, whole = "0", part: string, parts: string): string {
  return Number(part) < Number(parts) ? `${before}${Number(whole) + Number(part) / Number(parts)}` : typed;
}

/** `exponent` moves the point while the text is read, so that 1.005 dollars is 100.5 cents and not 100.49999. */
function parseDecimal(text: string, exponent: number, finish: (value: number) => number): TypedNumber {
  if (text === "") return { ok: false, problem: "empty" };
  if (/^-[\d.,]+$/.test(text)) return { ok: false, problem: "negative" };
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return { ok: false, problem: "not-a-number" };
  if (text.includes(",") && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return questionedComma(text);
  const plain = text.replaceAll(",", "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return { ok: false, problem: "not-a-number" };
  return { ok: true, value: finish(Number(`${plain}e${exponent}`)) };
}

/** `1.450,5` and `6,5` have a decimal comma; `1,45,0` is not a number in any way of writing. */
function questionedComma(text: string): TypedNumber {
  const meant = text.replaceAll(".", "").replace(",", ".");
  return /^\d*\.\d+$/.test(meant)
    ? { ok: false, problem: "separators", meant }
    : { ok: false, problem: "not-a-number" };
}

/** Says what is wrong with a typed number, and how to type it. `what` is the field inside a sentence, `example` as typed. */
export function typedProblemWords(wrong: TypedProblem, what: string, example: string): string {
  switch (wrong.problem) {
    case "empty":
      return `Type ${what}, such as ${example}.`;
    case "negative":
      return `Type ${what} without a minus sign, such as ${example}.`;
    case "separators":
      return `Did you mean ${wrong.meant}? Use a comma for thousands and a period for decimals.`;
    case "share-of-one":
      return `Did you mean ${wrong.meant}? Type it with the percent sign.`;
    case "not-a-number":
      return `We could not read ${what}. Type a number, such as ${example}.`;
  }
}
