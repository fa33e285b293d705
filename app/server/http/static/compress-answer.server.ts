import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import { acceptedCodings } from "./accept-encoding.server.ts";

/** Below this a packet or two carry it either way. */
const leastBytes = 1024;
/** As strong as is still quick: a page of 150 KB in a few milliseconds, off the event loop. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify<Uint8Array, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress);
const compressions = {
  br: (bytes: Uint8Array) => brotli(bytes, brotliSettings),
  gzip: promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip),
};

/**
 * Compresses what a GET is answered with when it is HTML or JSON that was made for this request. Nothing else is: the
 * answer to a POST may show what a visitor typed beside what a stranger put there, and its length would tell of both
 * (BREACH). A GET of ours shows no secret beside words of its address.
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
