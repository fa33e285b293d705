export type TypedProblem = "empty" | "not-a-number" | "decimal-comma" | "negative";
export type TypedNumber = { ok: true; value: number } | { ok: false; problem: TypedProblem };

/** Reads dollars as people type them (`1450`, `$1,450`, `265k`, `.5`) as whole cents, an exact half cent upwards. */
export function parseTypedMoney(raw: string): TypedNumber {
  const bare = compact(raw).replace(/^\$/, "");
  const [, digits = bare, suffix] = /^(.*?)([km])$/.exec(bare) ?? [];
  return parseDecimal(digits, suffix === "m" ? 8 : suffix === "k" ? 5 : 2, Math.round);
}

/** Reads a percentage as people type it (`6.5`, `6.5 %`) as a decimal rate: 0.065. */
export function parseTypedPercent(raw: string): TypedNumber {
  return parseDecimal(compact(raw).replace(/%$/, ""), -2, (rate) => rate);
}

/** Reads a span as people type it (`30`, `30 years`, `18 months`, `2.5 y`) as whole months; a bare number is years. */
export function parseTypedTerm(raw: string): TypedNumber {
  const [, digits = "", unit = ""] = /^(.*?)(y|yrs?|years?|mo|mos|months?)?$/.exec(compact(raw)) ?? [];
  const typed = parseDecimal(digits, 0, (span) => span);
  return typed.ok ? { ok: true, value: Math.round(unit.startsWith("m") ? typed.value : typed.value * 12) } : typed;
}

function compact(raw: string): string {
  return raw.normalize("NFKC").replace(/\s/g, "").toLowerCase();
}

/** `exponent` moves the point while the text is read, so that 1.005 dollars is 100.5 cents and not 100.49999. */
function parseDecimal(text: string, exponent: number, finish: (value: number) => number): TypedNumber {
  if (text === "") return { ok: false, problem: "empty" };
  if (/^[-−–]\$?[\d.,]+$/.test(text)) return { ok: false, problem: "negative" };
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return { ok: false, problem: "not-a-number" };
  if (text.includes(",") && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return { ok: false, problem: "decimal-comma" };
  const plain = text.replaceAll(",", "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return { ok: false, problem: "not-a-number" };
  return { ok: true, value: finish(Number(`${plain}e${exponent}`)) };
}
