/**
 * Serves a build's prerendered pages, with everything that they ask for: as built, or `/get-started?variant=scriptless`, the
 * same HTML without any script (structured data stays).
 */
import { readFileSync } from "node:fs";
import http from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const ownFolder = new URL("../../../build/current/client/", import.meta.url).pathname;
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const variants = { scriptless, built: (html) => html };

/** Starts a server on a free loopback port. Of this build, or of another's folder. */
export async function servePageVariants(clientFolder = ownFolder) {
  const bodies = new Map();
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = url.pathname + (url.searchParams.get("variant") ?? "built");
    try {
      if (!bodies.has(key)) bodies.set(key, bodyOf(url, clientFolder));
      const { body, type, encoding } = bodies.get(key);
      response.writeHead(200, {
        "Content-Type": type,
        "Content-Length": body.length,
        ...(encoding && { "Content-Encoding": encoding }),
        "Cache-Control": "no-store",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function bodyOf(url, clientFolder) {
  const isPage = extname(url.pathname) === "";
  const file = join(clientFolder, normalize(isPage ? `${url.pathname}/index.html` : url.pathname));
  const raw = readFileSync(file);
  const extension = extname(file);
  const source = isPage ? Buffer.from(variants[url.searchParams.get("variant") ?? "built"](raw.toString())) : raw;
  const type = types[extension] ?? "application/octet-stream";
  if (extension === ".woff2") return { body: source, type: "font/woff2" };
  return { body: brotliCompressSync(source), type, encoding: "br" };
}

function scriptless(html) {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}
