/** A form in which a body can be sent, best first. */
export type ContentCoding = "br" | "gzip" | "identity";

const codings: readonly ContentCoding[] = ["br", "gzip", "identity"];

/** Browsers send a handful of different headers; strangers who send endless ones only empty the memory. */
const remembered = new Map<string, readonly ContentCoding[]>();
const rememberedLimit = 200;

/** Orders the codings by what an `Accept-Encoding` header prefers (RFC 9110, 12.5.3); refused ones are left out. */
export function acceptedCodings(header: string | undefined): readonly ContentCoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parseAcceptEncoding(header);
  if (remembered.size >= rememberedLimit) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function parseAcceptEncoding(header: string): readonly ContentCoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(parameters));
  }
  const weightOfCoding = (coding: ContentCoding) =>
    // Identity is always acceptable unless refused, but only as the last resort when it is not named.
    weights.get(coding) ?? weights.get("*") ?? (coding === "identity" ? 0.0001 : 0);
  return codings.filter((coding) => weightOfCoding(coding) > 0).sort((a, b) => weightOfCoding(b) - weightOfCoding(a));
}

function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
