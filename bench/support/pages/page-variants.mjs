/**
 * Serves one prerendered page in three forms, everything else being equal:
 *   deferred  as built: modules run right after first paint; `app/server/http/pages/defer-hydration.server.ts` says when fetched
 *   plain     as React Router writes it: preloads in the head, module script at the end of the body
 *   scriptless the same HTML without any script (structured data stays)
 */
import { readFileSync } from "node:fs";
import http from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const ownFolder = new URL("../../../build/client/", import.meta.url).pathname;
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const variants = { scriptless, plain, deferred: (html) => html };

/** Starts a server on a free loopback port; `/get-started?variant=plain` and so on. Of this build, or of another's folder. */
export async function servePageVariants(clientFolder = ownFolder) {
  const bodies = new Map();
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = url.pathname + (url.searchParams.get("variant") ?? "deferred");
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
  const source = isPage ? Buffer.from(variants[url.searchParams.get("variant") ?? "deferred"](raw.toString())) : raw;
  const type = types[extension] ?? "application/octet-stream";
  if (extension === ".woff2") return { body: source, type: "font/woff2" };
  return { body: brotliCompressSync(source), type, encoding: "br" };
}

function scriptless(html) {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}

/** The inverse of app/server/http/pages/defer-hydration.server.ts. */
function plain(html) {
  const match = /<script>window\.pageModules=(\{.*?\});let startPage.*?entry=("[^"]+");.*?<\/script>/.exec(html);
  const fetched = /<script>const hrefs=(\[.*?\]),.*?<\/script>/.exec(html);
  if (!match || !fetched) throw new Error("The page has no deferred hydration script to turn back");
  const { manifest, routes } = JSON.parse(match[1]);
  const hrefs = [...new Set(Object.values(routes).flat())];
  const ids = Object.entries(routes).map(
    ([id, parts]) => `${JSON.stringify(id)}:{${parts.map((href) => `...m${hrefs.indexOf(href)}`)}}`,
  );
  const code =
    `import ${JSON.stringify(manifest)};${hrefs.map((href, index) => `import * as m${index} from "${href}";`).join("")}` +
    `delete window.pageModules;window.__reactRouterRouteModules={${ids}};import(${match[2]});`;
  return html
    .replace(fetched[0], () =>
      JSON.parse(fetched[1])
        .map((href) => `<link rel="modulepreload" href="${href}"/>`)
        .join(""),
    )
    .replace(match[0], () => `<script type="module" async="">${code}</script>`);
}
