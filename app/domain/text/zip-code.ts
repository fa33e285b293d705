/** The five digits of a ZIP code, also of one with its four digits more (`85201-1234`); null for any other text. */
export function readZip(text: string): string | null {
  return /^(\d{5})(?:[\s\-‐-―]+\d{0,4}|\d{4})?$/.exec(text.trim())?.[1] ?? null;
}
