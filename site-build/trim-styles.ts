import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import { isLivePage } from "#app/content/site/live-pages.ts";
import type { BuiltPage } from "./built-page.ts";

const sheet = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Takes out of the pages' own sheets what nothing in them can match. Pages on which React runs may yet need it. */
export async function trimStyles(pages: readonly BuiltPage[], clientFolder: string): Promise<void> {
  for (const { path } of pages) {
    if (isLivePage(path)) continue;
    const file = join(clientFolder, path, "index.html");
    await writeFile(file, withUsedRules(await readFile(file, "utf8")));
  }
}

/** A document, each of its sheets without the rules and the tokens that nothing in it can use. */
export function withUsedRules(html: string): string {
  const names = new Set(namesIn(html.replace(sheet, "")));
  const trimmed = eachSheet(html, (css) => usedRules(css, (name) => names.has(name)));
  const asked = new Set(trimmed.match(/(?<=var\()--[\w-]+/g));
  return eachSheet(trimmed, (css) => usedTokens(css, (name) => asked.has(name)));
}

function eachSheet(html: string, trim: (css: string) => string): string {
  return html.replace(sheet, (_whole, open: string, css: string, close: string) => open + trim(css) + close);
}

const elements = /<([a-z][\w-]*)/g;
const attributes = /\b(?:class|id)="([^"]*)"/g;
const scripts = /<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const strings = /(?<=(["'`]))[\w -]+(?=\1)/g;

/** Elements, classes and ids in the markup, and what stands in the strings of a script, which may set a class. */
function* namesIn(html: string): Generator<string> {
  const markup = html.replace(scripts, (whole) => whole.slice(0, whole.indexOf(">")));
  for (const [, name = ""] of markup.matchAll(elements)) yield name;
  for (const [, names = ""] of markup.matchAll(attributes)) yield* names.split(" ");
  for (const [, script = ""] of html.matchAll(scripts)) {
    for (const [text] of script.matchAll(strings)) yield* text.split(" ");
  }
}

/**
 * A style sheet without the rules that no element of a page can match, because a class, id or element they ask for
 * stands nowhere in it. What a page needs to be read is in the first round trip of a slow phone, so every rule costs.
 *
 * @param isKnown whether a name occurs in the page, in markup or script
 */
export function usedRules(css: string, isKnown: (name: string) => boolean): string {
  // What stands inside of `:not(…)` and the like need not be there, so only the selector's own parts are asked.
  const mayMatch = (selector: Selector) => selector.every((part) => !asksForName(part) || isKnown(part.name));
  let staysWhole = false;
  const visitor: Visitor<never> = {
    Rule: {
      style({ value: { selectors, rules = [] } }) {
        // In nested rules `&` weighs as much as the heaviest of the list, so there the list stays whole.
        staysWhole = rules.length > 0 && selectors.some(mayMatch);
      },
    },
    // Called for each selector of the rule above; a rule with none left goes.
    Selector(selector) {
      return staysWhole || mayMatch(selector) ? undefined : [];
    },
  };
  return visited(css, visitor);
}

/** A style sheet without the custom properties whose values nobody asks for. */
function usedTokens(css: string, isAsked: (name: string) => boolean): string {
  // The reader counts a property that it does not know as a custom one.
  const custom = ({ name }: { name: string }) => (!name.startsWith("--") || isAsked(name) ? undefined : []);
  return visited(css, { Declaration: { custom } });
}

function visited(css: string, visitor: Visitor<never>): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, visitor }).code.toString();
}

function asksForName(part: SelectorComponent): part is SelectorComponent & { name: string } {
  return part.type === "class" || part.type === "id" || part.type === "type";
}
