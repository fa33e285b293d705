import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLivePage } from "#app/content/site/live-pages.ts";
import type { BuiltPage } from "./built-page.ts";
import { usedRules } from "./used-rules.ts";

const sheet = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Takes out of the pages' own sheets what nothing in them can match. Pages on which React runs may yet need it. */
export async function trimStyles(pages: readonly BuiltPage[], clientFolder: string): Promise<void> {
  for (const { path } of pages) {
    if (isLivePage(path)) continue;
    const file = join(clientFolder, path, "index.html");
    await writeFile(file, withUsedRules(await readFile(file, "utf8")));
  }
}

/** A document, each of its sheets without the rules for names that occur nowhere else in it. */
export function withUsedRules(html: string): string {
  const names = new Set(html.replace(sheet, "").match(/[\w-]+/g));
  return html.replace(sheet, (_whole, open: string, css: string, close: string) => {
    return open + usedRules(css, (name) => names.has(name)) + close;
  });
}
