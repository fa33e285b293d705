import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedCodings, type ContentCoding } from "./content-coding.server.ts";
import { withContentPolicy } from "./security-headers.server.ts";

/**
 * One body ready to be sent; headers are flat lists, because Node writes those fastest, and so is a short body as a latin1
 * string.
 */
type StaticBody = { bytes: string | Buffer; etag: string; headers: string[]; notModifiedHeaders: string[] };

/**
 * Node copies a head and a string together into a ready 16 KB buffer; it would copy anything larger twice, so a buffer
 * is faster then. A head takes less than 2 KB.
 */
const longestString = 14 * 1024;

/** A file in each encoding that the build made of it. */
export type StaticFile = { identity: StaticBody } & Partial<Record<ContentCoding, StaticBody>>;

/** Files by their request path, percent-encoded as in a request. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const resourcePolicy = "Cross-Origin-Resource-Policy";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The build makes these from the file next to them; they are not answers themselves. */
const siblings = /\.(br|gz|policy)$/;

/**
 * Reads a built client folder into memory, with `.br` and `.gz` files as encodings of the file next to them and `.policy`
 * as its content policy.
 *
 * Only files in the map are ever served, so no request can name a file elsewhere; names that begin with a dot are
 * skipped, except for `.well-known`. `dir/index.html` answers `/dir`.
 *
 * It reads the files synchronously: at start-up there is nothing else to do, and four trips to another thread for each of
 * some 3,000 files took more than two seconds.
 *
 * @param commonHeaders flat list of headers that every answer carries
 */
export function readStaticFiles(folder: string, commonHeaders: string[]): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/").replace(/^\//, ""))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".") && part !== ".well-known"));
  const known = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (!siblings.test(name)) files.set(pathOf(name), readOne(folder, name, known, commonHeaders));
  }
  return files;
}

/** `get-started/index.html` → `/get-started`, `index.html` → `/`. */
function pathOf(name: string): string {
  return encodeURI(`/${name}`.replace(/\/index\.html$/, "") || "/");
}

function readOne(folder: string, name: string, names: Set<string>, commonHeaders: string[]): StaticFile {
  const codings: [ContentCoding, string][] = [
    ["br", `${name}.br`],
    ["gzip", `${name}.gz`],
  ];
  const compressed = codings.filter(([, sibling]) => names.has(sibling));
  const identity = readFileSync(join(folder, name));
  const ownHeaders = headersOf(folder, name, names, commonHeaders);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 20);
  const ready = (body: Buffer, coding: ContentCoding): StaticBody => {
    const etag = coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`;
    const shared = [...ownHeaders, "ETag", etag, "Cache-Control", cacheRule(name)];
    if (compressed.length > 0) shared.push("Vary", "Accept-Encoding");
    const headers = [...shared, "Content-Type", contentTypes[extname(name)] ?? "application/octet-stream"];
    if (coding !== "identity") headers.push("Content-Encoding", coding);
    headers.push("Content-Length", String(body.length));
    return { bytes: bytesOf(body), etag, headers, notModifiedHeaders: shared };
  };
  const file: StaticFile = { identity: ready(identity, "identity") };
  for (const [coding, sibling] of compressed) file[coding] = ready(readFileSync(join(folder, sibling)), coding);
  return file;
}

function headersOf(folder: string, name: string, names: Set<string>, commonHeaders: string[]): string[] {
  const policy = `${name}.policy`;
  const headers = names.has(policy)
    ? withContentPolicy(commonHeaders, readFileSync(join(folder, policy), "utf8"))
    : commonHeaders;
  // Other sites show a link to a page with its card.
  return name.startsWith("social/") ? headers.with(headers.indexOf(resourcePolicy) + 1, "cross-origin") : headers;
}

const compressions: Record<Exclude<ContentCoding, "identity">, (text: Buffer) => Promise<Buffer>> = {
  // A page is rebuilt about once a day, while visitors are served: compress it less than the build does.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * Gives a page with another text in each encoding that it had. Its content policy names the scripts inside, so a change must
 * not add or remove any.
 */
export async function withText(file: StaticFile, change: (text: string) => string): Promise<StaticFile> {
  const { bytes } = file.identity;
  const before = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  const text = Buffer.from(change(before.toString("utf8")));
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  const made: StaticFile = { identity: asBody(file.identity, text, `"${hash}"`) };
  for (const coding of ["br", "gzip"] as const) {
    const body = file[coding];
    if (body) made[coding] = asBody(body, await compressions[coding](text), `"${hash}-${coding}"`);
  }
  return made;
}

function asBody({ headers, notModifiedHeaders }: StaticBody, body: Buffer, etag: string): StaticBody {
  const change = (list: string[], name: string, value: string) => list.with(list.indexOf(name) + 1, value);
  return {
    bytes: bytesOf(body),
    etag,
    headers: change(change(headers, "ETag", etag), "Content-Length", String(body.length)),
    notModifiedHeaders: change(notModifiedHeaders, "ETag", etag),
  };
}

function bytesOf(body: Buffer): StaticBody["bytes"] {
  return body.length <= longestString ? body.toString("latin1") : body;
}

/** The build puts a hash of the content into every name under assets/. */
function cacheRule(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  if (name.endsWith(".html") || name.endsWith(".data")) return "public, max-age=0, must-revalidate";
  return "public, max-age=3600";
}

/** Sends a file from memory in the best encoding the visitor accepts, or 304 when the visitor has it already. */
export function answerStatic(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: 200 | 404 = 200,
): void {
  const chosen = chooseBody(file, request.headers["accept-encoding"]);
  const known = request.headers["if-none-match"];
  if (known !== undefined && status === 200 && namesTag(known, chosen.etag)) {
    response.writeHead(304, chosen.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, chosen.headers);
  if (request.method === "HEAD") response.end();
  else response.end(chosen.bytes, "latin1");
}

function chooseBody(file: StaticFile, acceptEncoding: string | undefined): StaticBody {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const body = file[coding];
    if (body) return body;
  }
  // Everything was refused: the plain body helps more than an answer without one (RFC 9110 allows both).
  return file.identity;
}

/** Weak comparison, as RFC 9110 (13.1.2) asks: a proxy may have put `W/` in front. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
