/**
 * The size of a first visit to each prerendered page, in bytes as sent (brotli): the HTML, the part of it that is CSS, the
 * scripts that the page starts by itself, split in framework (react, react-dom, scheduler, react-router: all that
 * entry.client imports) and ours, and the fonts. Scripts loaded on demand are not counted.
 * Asked: at most 110 KB of framework, and none on reading pages.
 * Then each calculator's own code: all scripts of its page, its drawings included, that another page with React
 * (/cookies) does not have. Asked: at most 25 KB.
 *
 *   npm run bench -- bytes
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const client = fileURLToPath(new URL("../build/client/", import.meta.url));
const pages = readdirSync(client, { recursive: true }).filter((name) => /(^|[\\/])index\.html$/.test(name));
const framework = staticClosure(readdirSync(join(client, "assets")).filter((name) => name.startsWith("entry.client-")));

console.table(
  Object.fromEntries(
    pages.sort().map((name) => [`/${name.replace(/[\\/]?index\.html$/, "")}`, bytesOf(join(client, name))]),
  ),
);

const shared = scriptsOf("cookies");
const calculators = readdirSync(join(client, "calculators"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
console.table(
  Object.fromEntries(calculators.map(({ name }) => [name, { "own code": ownBytes(`calculators/${name}`) }])),
);

function ownBytes(page) {
  const own = [...scriptsOf(page)].filter((name) => !shared.has(name));
  const drawings = own.flatMap((name) => {
    const code = readFileSync(join(client, "assets", name), "utf8");
    return [...code.matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, imported]) => imported);
  });
  const all = [...staticClosure([...own, ...drawings])].filter((name) => !shared.has(name));
  return all.reduce((sum, name) => sum + sentSize(name), 0);
}

function scriptsOf(page) {
  return staticClosure(assetNames(readFileSync(join(client, page, "index.html"), "utf8"), "js"));
}

function bytesOf(file) {
  const html = readFileSync(file, "utf8");
  const scripts = [...staticClosure(assetNames(html, "js"))];
  const sizeOfAll = (names) => names.reduce((sum, name) => sum + sentSize(name), 0);
  const [frameworkBytes, ours] = [
    sizeOfAll(scripts.filter((name) => framework.has(name))),
    sizeOfAll(scripts.filter((name) => !framework.has(name))),
  ];
  const fonts = sizeOfAll(assetNames(html, "woff2"));
  const size = brotliCompressSync(html).length;
  const css = size - brotliCompressSync(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, "")).length;
  return {
    html: size,
    "css in it": css,
    framework: frameworkBytes,
    "our js": ours,
    fonts,
    all: size + frameworkBytes + ours + fonts,
  };
}

function assetNames(text, extension) {
  return [...new Set(text.match(new RegExp(`(?<=/assets/)[\\w.-]+\\.${extension}`, "g")) ?? [])];
}

/** The modules and whatever they import before they can run. */
function staticClosure(names) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(join(client, "assets", name), "utf8");
    for (const [, imported] of code.matchAll(/\b(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) visit(imported);
  };
  for (const name of names) visit(name);
  return found;
}

function sentSize(name) {
  const file = join(client, "assets", name);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}
