import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserslistToTargets, type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import packageJson from "#package.json" with { type: "json" };
import type { BuiltPage } from "./built-page.ts";

const sheet = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Takes out of the pages' own sheets what nothing in them can match. What has islands may yet need it. */
export async function trimStyles(pages: readonly BuiltPage[], clientFolder: string): Promise<void> {
  for (const { path, root } of pages) {
    if (root.querySelector("[data-island]")) continue;
    const file = join(clientFolder, path, "index.html");
    await writeFile(file, withUsedRules(await readFile(file, "utf8")));
  }
}

/**
 * A sheet without what asks for a name that is not there. An element's name is `p`, a class's `.p`, an id's `#p`; of the
 * attributes those have one that nothing changes in a page without React: `[disabled]`, `[type=radio]`.
 */
type Trim = (css: string, isThere: (name: string) => boolean) => string;

const withoutAbsentRules = remembered(usedRules);
const withoutAbsentDefinitions = remembered(usedDefinitions);

/** A document, each of its sheets without the rules, the movements and the tokens that nothing in it can use. */
export function withUsedRules(html: string): string {
  const names = new Set(namesIn(html.replace(sheet, "")));
  const trimmed = eachSheet(html, (css) => withoutAbsentRules(css, (name) => names.has(name)));
  return withAskedDefinitions(trimmed);
}

/** Until nothing falls away: a token may have been asked for by another alone. */
function withAskedDefinitions(html: string): string {
  const asked = definitionsAskedFor(html);
  const trimmed = eachSheet(html, (css) => withoutAbsentDefinitions(css, (name) => asked.has(name)));
  return trimmed.length < html.length ? withAskedDefinitions(trimmed) : trimmed;
}

/** Trims a sheet once for all pages that have the same of the names it asks for: pages of one kind mostly do. */
function remembered(trim: Trim): Trim {
  const sheets = new Map<string, { asks: readonly string[]; trimmed: Map<string, string> }>();
  return (css, isThere) => {
    const { asks, trimmed } = sheets.get(css) ?? { asks: namesAskedFor(css, trim), trimmed: new Map<string, string>() };
    sheets.set(css, { asks, trimmed });
    const there = asks.filter(isThere).join(" ");
    const result = trimmed.get(there) ?? trim(css, isThere);
    trimmed.set(there, result);
    return result;
  };
}

/** Nothing is asked twice over, nor left unasked because another name was there. */
function namesAskedFor(css: string, trim: Trim): string[] {
  const names = new Set<string>();
  trim(css, (name) => Boolean(names.add(name)));
  return [...names];
}

function eachSheet(html: string, trim: (css: string) => string): string {
  return html.replace(sheet, (_whole, open: string, css: string, close: string) => open + trim(css) + close);
}

/** Tokens, and the words after `animation:`, of which one is a movement. */
function definitionsAskedFor(html: string): ReadonlySet<string> {
  const movements = html.match(/(?<=\banimation(?:-name)?:)[^;}"]+/g) ?? [];
  return new Set([
    ...(html.match(/(?<=var\()--[\w-]+/g) ?? []),
    ...movements.flatMap((words) => words.split(/[\s,]+/)),
  ]);
}

/** The sign before the name of an element, a class, an id. */
const signs = { type: "", class: ".", id: "#" };
const elements = /<([a-z][\w-]*)/g;
const attributes = /\b(class|id|type|disabled)="([^"]*)"/g;
const scripts = /<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const strings = /(?<=(["'`]))[\w -]+(?=\1)/g;

/** Elements, classes and ids in the markup. Any word in the strings of a script may become one of them. */
function* namesIn(html: string): Generator<string> {
  const markup = html.replace(scripts, (whole) => whole.slice(0, whole.indexOf(">")));
  for (const [, name = ""] of markup.matchAll(elements)) yield name;
  for (const [, kind = "", names = ""] of markup.matchAll(attributes)) {
    if (kind === "class" || kind === "id") yield* names.split(" ").map((name) => signs[kind] + name);
    else yield attributeName(kind, names);
  }
  for (const [, script = ""] of html.matchAll(scripts)) {
    for (const name of script.match(strings)?.flatMap((text) => text.split(" ")) ?? []) {
      yield* [name, signs.class + name, signs.id + name];
    }
  }
}

/**
 * A style sheet without the rules that no element of a page can match, because a class, id or element they ask for is
 * nowhere in it. The build has flattened nested rules by then. A page's first styles are in the first round trip of a slow
 * phone, so every rule costs.
 *
 * @param isKnown whether a name occurs in the page, in markup or script
 */
export function usedRules(css: string, isKnown: (name: string) => boolean): string {
  // Names inside `:not(…)` and similar do not have to be there; of `:is(…)` one has to. All are checked, whatever the first
  // ones answer: see `namesAskedFor`.
  const mayMatch = (selector: Selector): boolean => !selector.map(mayBeThere).includes(false);
  const mayBeThere = (part: SelectorComponent): boolean =>
    isNamed(part) ? isKnown(nameOf(part)) : !isChoice(part) || part.selectors.map(mayMatch).includes(true);
  return visited(css, {
    // A rule with none left goes.
    Selector(selector) {
      return mayMatch(selector) ? selector.map((part) => withoutAbsent(part, mayMatch)) : [];
    },
  });
}

/** `:is(.a, .b)` without what is absent, where what is left weighs as much. */
function withoutAbsent(part: SelectorComponent, mayMatch: (selector: Selector) => boolean): SelectorComponent {
  if (!isChoice(part) || !weighAlike(part.selectors)) return part;
  return { ...part, selectors: part.selectors.filter(mayMatch) };
}

/** Whether each selector is one name, all of one kind. */
function weighAlike(selectors: readonly Selector[]): boolean {
  const kinds = new Set(
    selectors.map(([part, ...more]) => (part && isNamed(part) && more.length === 0 ? part.type : "")),
  );
  return kinds.size === 1 && !kinds.has("");
}

/** A style sheet without unused custom properties and animations. */
function usedDefinitions(css: string, isAsked: (name: string) => boolean): string {
  return visited(css, {
    Rule: { keyframes: ({ value: { name } }) => (isAsked(name.value) ? undefined : []) },
    // The reader counts a property that it does not know as a custom one.
    Declaration: { custom: ({ name }) => (!name.startsWith("--") || isAsked(name) ? undefined : []) },
  });
}

/** Otherwise it would write what is shortest, and the oldest browsers could not read that. */
const targets = browserslistToTargets(packageJson.browserslist);

function visited(css: string, visitor: Visitor<never>): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets, visitor }).code.toString();
}

type NamedPart = SelectorComponent & { type: "type" | "class" | "id" | "attribute"; name: string };

function nameOf(part: NamedPart): string {
  return part.type === "attribute" ? attributeName(part.name, part.operation?.value) : signs[part.type] + part.name;
}

function attributeName(name: string, value?: string): string {
  return value ? `[${name}=${value}]` : `[${name}]`;
}

function isNamed(part: SelectorComponent): part is NamedPart {
  if (part.type !== "attribute") return part.type in signs;
  return part.name === "disabled" || (part.name === "type" && part.operation?.operator === "equal");
}

type Choice = Extract<SelectorComponent, { type: "pseudo-class"; kind: "is" }>;

function isChoice(part: SelectorComponent): part is Choice {
  return part.type === "pseudo-class" && part.kind === "is";
}
