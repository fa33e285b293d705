/** Five digits, perhaps with their four more, that no other digit, sign of money or letter behind them touches. */
const zipIn = /(?:^|[^\d$][.,]|[^\d$.,])(\d{5})(?:[\s\-‐-―]+\d{4}|\d{4})?(?![\p{L}\d]|[.,]\d)/gu;

/**
 * The five digits of the ZIP code in a text: `85201`, `85201-1234`, `AZ 85201`, `Mesa, AZ 85201.`; null when there is none, or
 * more than one.
 */
export function readZip(text: string): string | null {
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  const found = new Set([...plain.matchAll(zipIn)].map(([, zip]) => zip));
  const [zip = null, another] = found;
  return another === undefined ? zip : null;
}
