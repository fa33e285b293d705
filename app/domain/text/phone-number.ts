/** Spaces, dots, dashes and parentheses, also the invisible marks that come along when a number is copied from a phone. */
const separators = /[\s.()\-\u2010-\u2015\p{Cf}]/gu;

/** Gives a US number as E.164 (`+14805550142`), or null when it has not exactly 10 digits after an optional `+1` or `1`. */
export function parseUsPhoneNumber(raw: string): string | null {
  const digits = /^(?:\+?1)?(\d{10})$/.exec(raw.replace(separators, ""))?.[1];
  return digits === undefined ? null : `+1${digits}`;
}

/** Counts the digits of a number as typed, without a country code of 1 in front; null when it has characters that no phone number has. */
export function countUsPhoneDigits(raw: string): number | null {
  const compact = raw.replace(separators, "");
  return /^\+?\d*$/.test(compact) ? nationalDigits(compact).length : null;
}

/**
 * Writes a number, whole or half typed, the US way: `(480) 555-0142`, `(480) 55`.
 * What is not the start of a US number comes back as it was, so that nothing typed is lost.
 */
export function formatUsPhoneNumber(raw: string): string {
  const compact = raw.replace(separators, "");
  if (!/^\+?\d+$/.test(compact)) return raw;
  const digits = nationalDigits(compact);
  if (digits.startsWith("+") || digits.length > 10) return raw;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  return exchange ? `(${area}) ${exchange}` : digits;
}

/** Drops the country code. A bare leading 1 is one only when 10 digits follow: until then it may be the first of the ten. */
function nationalDigits(compact: string): string {
  if (compact.startsWith("+1")) return compact.slice(2);
  return compact.length === 11 && compact.startsWith("1") ? compact.slice(1) : compact;
}
