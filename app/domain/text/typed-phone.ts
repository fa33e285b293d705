import { nationalDigits, plainPhone } from "./phone-number.ts";

type PhoneProblem =
  /** `count` digits, without a country code of 1. */
  | { problem: "digits"; count: number }
  /** Three digits that begin with 0 or 1, as no US area code or exchange does (NANPA). */
  | { problem: "area-code" | "exchange"; digits: string }
  | { problem: "extension"; extension: string }
  | { problem: "sign"; sign: string };
type TypedPhone = { ok: true; number: string } | ({ ok: false } & PhoneProblem);

/**
 * Reads a US phone number as people type or paste it, with separators of any kind, and returns it as E.164 (`+14805550142`),
 * or what keeps it from being called.
 */
export function readUsPhoneNumber(raw: string): TypedPhone {
  const [, typed = "", extension] = withExtension.exec(plainPhone(raw)) ?? [];
  const digits = nationalDigits(typed);
  const sign = /\D/u.exec(digits)?.[0];
  if (sign) return { ok: false, problem: "sign", sign };
  if (digits.length !== 10) return { ok: false, problem: "digits", count: digits.length };
  const [areaCode, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  if (!begins.test(areaCode)) return { ok: false, problem: "area-code", digits: areaCode };
  if (!begins.test(exchange)) return { ok: false, problem: "exchange", digits: exchange };
  if (extension) return { ok: false, problem: "extension", extension };
  return { ok: true, number: `+1${digits}` };
}

/** Behind a number: `x5`, `ext. 12`, `extension 12`, `#12`. */
const withExtension = /^(.*?)(?:(?:x|ext|extensi[oó]n|#)(\d{1,7}))?$/i;
const begins = /^[2-9]/;

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
    case "area-code":
      return `A US area code begins with 2 to 9; this one is ${wrong.digits}.`;
    case "exchange":
      return `The three digits after a US area code begin with 2 to 9; here they are ${wrong.digits}.`;
    case "extension":
      return `Leave out the extension (${wrong.extension}) here, and write it in your message.`;
    case "sign":
      if (wrong.sign === "+") return "We can call US numbers only: 10 digits, such as (480) 555-0142.";
      return `Type the 10 digits of a US phone number, such as (480) 555-0142, without “${wrong.sign}”.`;
  }
}
