type PhoneProblem =
  /** `count` digits, without a country code of 1. */
  | { problem: "digits"; count: number }
  /** Ten digits that begin with 1: an area code that can't be, or a country code and nine digits. */
  | { problem: "begins-with-1" }
  /** Three digits that no US area code or exchange has (`neverThere`). */
  | { problem: "area-code" | "exchange"; digits: string }
  /** `digits` as written: 555-5555. */
  | { problem: "made-up"; digits: string }
  | { problem: "extension"; extension: string }
  | { problem: "sign"; sign: string };
type TypedPhone = { ok: true; number: string } | ({ ok: false } & PhoneProblem);

/**
 * Reads a US phone number as people type or paste it, with separators of any kind, and returns it as E.164 (`+14805550142`),
 * or what keeps it from being called.
 */
export function readUsPhoneNumber(raw: string): TypedPhone {
  const [, typed = "", extension] = withExtension.exec(plainPhone(raw)) ?? [];
  const digits = firstGroup(raw) === "three" ? typed : nationalDigits(typed);
  const sign = /\D/u.exec(digits)?.[0];
  if (sign) return { ok: false, problem: "sign", sign };
  if (/^1\d{9}$/.test(typed) && firstGroup(raw) === "all") return { ok: false, problem: "begins-with-1" };
  if (digits.length !== 10) return { ok: false, problem: "digits", count: digits.length };
  const [areaCode, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (neverAnAreaCode.test(areaCode)) return { ok: false, problem: "area-code", digits: areaCode };
  if (neverAnExchange.test(exchange)) return { ok: false, problem: "exchange", digits: exchange };
  if (exchange === "555" && !line.startsWith("01")) return { ok: false, problem: "made-up", digits: `555-${line}` };
  if (extension) return { ok: false, problem: "extension", extension };
  return { ok: true, number: `+1${digits}` };
}

/** Behind a number: `x5`, `ext. 12`, `extension 12`, `#12`. */
const withExtension = /^(.*?)(?:(?:x|ext|extensi[oó]n|#)(\d{1,7}))?$/i;
/**
 * What the North American plan gives to no one (nanpa.com, "Numbering Resources", 2026-11): three digits begin with 2 to 9, and
 * 211 to 911 are services. Area codes with a 9 in the middle are kept for longer numbers; 555 is not an area code.
 * After an area code, 555 is for information and for examples: 555-0100 to 555-0199 stand for a number that has been left out.
 */
const neverAnAreaCode = /^([01]|.11|.9|555)/;
const neverAnExchange = /^([01]|.11)/;

/** How a number that begins with a 1 is grouped: `(111) 111-1111` and `180-555-0142` have three digits for an area code. */
function firstGroup(raw: string): "one" | "three" | "all" {
  const [group = ""] = raw.normalize("NFKC").match(/\d+/) ?? [];
  if (/^1\d\d$/.test(group)) return "three";
  return group.length > 9 ? "all" : "one";
}

/** The number as E.164, or null where `readUsPhoneNumber` finds a problem. */
export function parseUsPhoneNumber(raw: string): string | null {
  const read = readUsPhoneNumber(raw);
  return read.ok ? read.number : null;
}

/** Says what is wrong with a typed number, and how to type it. */
export function phoneProblemWords(wrong: PhoneProblem): string {
  switch (wrong.problem) {
    case "digits":
      return `A US phone number has 10 digits; this one has ${wrong.count}.`;
    case "begins-with-1":
      return "A US area code begins with 2 to 9, and this number begins with 1. If that is the country code, a digit is missing.";
    case "area-code":
      if (/^[01]/.test(wrong.digits)) return `A US area code begins with 2 to 9; this one is ${wrong.digits}.`;
      return `No US area code is ${wrong.digits}. Check the first three digits.`;
    case "exchange":
      if (/^[01]/.test(wrong.digits)) {
        return `The three digits after a US area code begin with 2 to 9; here they are ${wrong.digits}.`;
      }
      return `No US phone number has ${wrong.digits} after its area code: that is a service number. Check those digits.`;
    case "made-up":
      return `No phone has the number ${wrong.digits}. Type one that we can call.`;
    case "extension":
      return `Leave out the extension (${wrong.extension}) here, and write it in your message.`;
    case "sign":
      if (wrong.sign === "+") return "We can call US numbers only: 10 digits, such as (480) 555-0142.";
      return `Type the 10 digits of a US phone number, such as (480) 555-0142, without “${wrong.sign}”.`;
  }
}

/**
 * Writes a number, whole or half typed, the US way: `(480) 555-0142`, `(480) 55`.
 * Text that isn't the start of a US number comes back unchanged, so that nothing typed is lost.
 */
export function formatUsPhoneNumber(raw: string): string {
  const typed = plainPhone(raw);
  if (!/^\+?\d+$/.test(typed)) return raw;
  // No area code begins with 1, so that is a country code, and what it belongs to is still being typed.
  if (/^1\d{0,9}$/.test(typed)) return raw;
  const digits = nationalDigits(typed);
  if (digits.startsWith("+") || digits.length > 10) return raw;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  return exchange ? `(${area}) ${exchange}` : digits;
}

/** Without what people put between digits, and the invisible marks that come along when a number is copied from a phone. */
function plainPhone(raw: string): string {
  return raw
    .normalize("NFKC")
    .replace(/^\s*tel:/i, "")
    .replace(/(?![+#])[\p{P}\p{S}\p{Z}\s\p{Cf}]/gu, "");
}

/** Without a country code of 1, which no area code begins with. */
function nationalDigits(typed: string): string {
  return typed.replace(/^(?:\++1|(?:00|011)?1(?=\d{9}))/, "");
}
