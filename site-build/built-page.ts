import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

/** A prerendered page as it is on disk: its path on the site and its parsed HTML. */
export type BuiltPage = { path: string; root: HTMLElement };

/** Reads every `index.html` of a built client folder. */
export async function readBuiltPages(clientFolder: string): Promise<BuiltPage[]> {
  const names = await readdir(clientFolder, { recursive: true });
  const pages = names.map((name) => name.split(sep).join("/")).filter((name) => /(^|\/)index\.html$/.test(name));
  return Promise.all(
    pages.toSorted().map(async (name) => builtPage(name, await readFile(join(clientFolder, name), "utf8"))),
  );
}

/** `guides/x/index.html` → `/guides/x`. */
export function builtPage(file: string, html: string): BuiltPage {
  return { path: `/${file.replace(/\/?index\.html$/, "")}`, root: parse(html) };
}

/** The content of a `<meta>` by name or property; undefined when the page has none. */
export function metaContent({ root }: BuiltPage, name: string): string | undefined {
  return root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
}
