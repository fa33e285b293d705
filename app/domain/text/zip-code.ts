/** Five digits, perhaps with their four more, that no other digit, sign of money or letter behind them touches. */
const zipIn = /(?:^|[^\d$][.,]|[^\d$.,])(\d{5})(?:[\s\-‐-―]+\d{4}|\d{4})?(?![\p{L}\d]|[.,]\d)/gu;

/** Between a house number and a ZIP code stand three words at least, and none of these. */
function isStreet(between: string): boolean {
  const words = between.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.length >= 3 && !words.some((word) => /^(?:or|and|to|near|then|y|o)$/.test(word));
}

/**
 * The five digits of the ZIP code in a text: `85201`, `85201-1234`, `AZ 85201`, `10501 W Main St, Mesa, AZ 85201.`; null when there
 * is none, or more than one.
 */
export function readZip(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const found = [...plain.matchAll(zipIn)];
  const zips = new Set(found.map(([, zip]) => zip));
  const [zip = null, last] = zips;
  if (last === undefined) return zip;
  const [house, end] = [
    /^\d{5}(?=\s)/.exec(plain),
    new RegExp(`\\b${last}(?:-\\d{4})?(?:,? *USA?)?\\W*$`, "i").exec(plain),
  ];
  return zips.size === 2 && house && end && isStreet(plain.slice(house[0].length, end.index)) ? last : null;
}
