import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";

/** An encoding in which a body can be sent, best first. */
export type ContentCoding = "br" | "gzip" | "identity";

const codings: readonly ContentCoding[] = ["br", "gzip", "identity"];

/** Browsers send a handful of different headers; strangers who send endless ones only empty the cache. */
const remembered = new Map<string, readonly ContentCoding[]>();
const rememberedLimit = 200;

/** Sorts the encodings by the preferences in an `Accept-Encoding` header (RFC 9110, 12.5.3), without refused ones. */
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

/** Below this size, it takes a packet or two either way. */
const leastBytes = 1024;
/** The strongest level that is still quick: a page of 150 KB in a few milliseconds, off the event loop. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify<Uint8Array, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress);
const compressions = {
  br: (bytes: Uint8Array) => brotli(bytes, brotliSettings),
  gzip: promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip),
};

/**
 * Compresses the answer to a GET when it is HTML or JSON that was made for this request. Nothing else is: the
 * answer to a POST may show a visitor's text next to an attacker's text, and its length would leak information about both
 * (BREACH). Our answers to a GET never show a secret next to words from its address.
 */
export async function compressAnswer(answer: Response, method: string, acceptEncoding: string | undefined) {
  const { status, headers } = answer;
  const [coding] = acceptedCodings(acceptEncoding);
  if (method !== "GET" || status !== 200 || !isText(headers) || headers.has("Content-Encoding")) return answer;
  headers.append("Vary", "Accept-Encoding");
  if (coding === undefined || coding === "identity") return answer;
  const bytes = await answer.bytes();
  if (bytes.length < leastBytes) return new Response(bytes, { status, headers });
  headers.set("Content-Encoding", coding);
  headers.delete("Content-Length");
  return new Response(await compressions[coding](bytes), { status, headers });
}

function isText(headers: Headers): boolean {
  return /^(text\/html|application\/json)\b/.test(headers.get("Content-Type") ?? "");
}
