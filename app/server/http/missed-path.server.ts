const longestLoggedPath = 200;

/** A path that may be logged: without the query, without parts that could name a person, at most 200 characters. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return path.split("/").map(maskPersonal).join("/").slice(0, longestLoggedPath);
}

/** An `@` may be an e-mail address, seven digits a phone number. */
function maskPersonal(segment: string): string {
  const text = decodedWholly(segment);
  return text.includes("@") || (text.match(/\d/g)?.length ?? 0) >= 7 ? "***" : segment;
}

/** Percent signs may be escaped themselves (`%2540`); three rounds keep the work small for any length. */
function decodedWholly(text: string): string {
  const decodeOnce = (escaped: string) =>
    escaped.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeOnce(decodeOnce(decodeOnce(text)));
}
