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
export function plainPhone(raw: string): string {
  return raw
    .normalize("NFKC")
    .replace(/^\s*tel:/i, "")
    .replace(/(?![+#])[\p{P}\p{S}\p{Z}\s\p{Cf}]/gu, "");
}

/** Without a country code of 1, which no area code begins with. */
export function nationalDigits(typed: string): string {
  return typed.replace(/^(?:\++1|(?:00|011)?1(?=\d{9}))/, "");
}
