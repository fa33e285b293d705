// Compares the pages of two builds: text, headings, links and ids must be the same, and so must the bytes of script and style
// that a page loads. Names of files may differ: they are made from their bytes.
//
//   node scripts/compare-builds.mjs BUILD-BEFORE BUILD-AFTER
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The names of files and of a form's page, which differ from one build to the next. */
const ofOneBuild = /-[\w-]{8}\.(js|css|woff2|json)\b/g;

const parts = {
  text: (html) => [
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  ],
  headings: (html) => html.match(/<h[1-6]\b.*?<\/h[1-6]>/gs) ?? [],
  links: (html) => html.match(/\bhref="[^"]*"/g) ?? [],
  ids: (html) => html.match(/\bid="[^"]*"/g) ?? [],
};

const [before, after] = process.argv.slice(2).map((folder) => join(folder, "client"));
if (!before || !after) throw new Error("node scripts/compare-builds.mjs BUILD-BEFORE BUILD-AFTER");
const pages = [...new Set([before, after].flatMap((folder) => globSync("**/*.html", { cwd: folder })))].toSorted();
let differing = 0;
/** Bytes of each file that was weighed. */
const weights = new Map();
const bytes = { less: 0, more: 0, most: ["", 0] };

for (const page of pages) {
  const [old, now] = [before, after].map((folder) => read(folder, page));
  if (old === null || now === null) {
    report(page, old === null ? "is new" : "is gone");
    continue;
  }
  for (const [name, partOf] of Object.entries(parts)) {
    const [was, is] = [old, now].map((html) => partOf(html.replace(ofOneBuild, ".$1")));
    const place = was.findIndex((one, index) => one !== is[index]);
    if (was.length === is.length && place === -1) continue;
    report(page, `${name}: ${differenceOf(String(was[place] ?? was.length), String(is[place] ?? is.length))}`);
  }
  const grown = scriptBytes(after, now) - scriptBytes(before, old);
  if (grown < 0) bytes.less += 1;
  if (grown > 0) bytes.more += 1;
  if (grown > bytes.most[1]) bytes.most = [page, grown];
}
console.log(`${pages.length} pages compared, ${differing} differences.`);
console.log(
  `Script: ${bytes.less} pages load less, ${bytes.more} load more; most: ${bytes.most.join(" ")} bytes (brotli).`,
);
process.exitCode = differing === 0 ? 0 : 1;

function read(folder, page) {
  return existsSync(join(folder, page)) ? readFileSync(join(folder, page), "utf8") : null;
}

function report(page, what) {
  differing += 1;
  if (differing <= 100) console.log(`${page} ${what}`);
}

/** The first place where two texts differ, with a little around it. */
function differenceOf(was, is) {
  const at = [...was].findIndex((letter, index) => letter !== is[index]);
  const from = Math.max(0, (at === -1 ? Math.min(was.length, is.length) : at) - 30);
  return `"${was.slice(from, from + 90)}" is now "${is.slice(from, from + 90)}"`;
}

/** What a page's own scripts and those that it preloads weigh. */
function scriptBytes(folder, html) {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js\b/g) ?? []);
  return [...files].reduce((sum, file) => sum + weigh(join(folder, file)), 0);
}

function weigh(file) {
  if (!weights.has(file)) weights.set(file, existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0);
  return weights.get(file);
}
