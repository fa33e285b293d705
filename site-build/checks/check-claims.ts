import type { HTMLElement } from "node-html-parser";
import type { Claim } from "#app/content/claims/claim-record.ts";
import type { BuiltPage } from "../built-page.ts";

/** Elements that hold a figure and its terms together for the reader. */
const aroundFigure = "section, article, aside, header, footer, form, figure, main";

/**
 * Finds claims without their terms: a figure whose disclosure is not in the same section, an id that is not in the table,
 * a figure of the table typed into a page as bare text, and a program's terms for which nobody answers.
 */
export function claimProblems(page: BuiltPage, claims: readonly Claim[]): string[] {
  const ids = new Set(claims.map(({ id }) => id));
  return [
    ...page.root.querySelectorAll("[data-claim]").flatMap((element) => {
      const id = element.getAttribute("data-claim") ?? "";
      if (!ids.has(id)) return [`${page.path}: the claim "${id}" is not in the table`];
      return isDisclosed(element, id) ? [] : [`${page.path}: the claim "${id}" appears without its disclosure`];
    }),
    ...bareFigures(page, claims),
    ...termsWithoutSource(page),
  ];
}

/** The terms of a program are looked at by no one else, so a reader has to find where they come from, and of which day. */
function termsWithoutSource({ path, root }: BuiltPage): string[] {
  const page = root.querySelector("main") ?? root;
  const named = page.querySelectorAll("p, li, dd, td").filter(({ text }) => /\bsources?:/i.test(text));
  const isPageSourced = named.some(hasOutsideLink) && hasDay(page);
  return root
    .querySelectorAll("[data-program-terms]")
    .filter((terms) => !isPageSourced && !isSourced(terms))
    .map(
      (terms) =>
        `${path}: terms of a program ("${terms.text.trim().slice(0, 40)}") name no source with its day, and no program’s page`,
    );
}

function isSourced(terms: HTMLElement): boolean {
  if (hasOutsideLink(terms) && hasDay(terms)) return true;
  const links = (terms.parentNode ?? terms).querySelectorAll("a");
  return links.some((link) => /^\/programs\/[\w-]+$/.test(link.getAttribute("href") ?? ""));
}

function hasOutsideLink(element: HTMLElement): boolean {
  return element.querySelectorAll("a").some((link) => /^https?:/.test(link.getAttribute("href") ?? ""));
}

/** "November 20, 2026" */
function hasDay({ text }: HTMLElement): boolean {
  return /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/.test(text);
}

function isDisclosed(element: HTMLElement, id: string): boolean {
  const around = element.closest(aroundFigure);
  const disclosures = around?.querySelectorAll("[data-discloses]") ?? [];
  return disclosures.some((disclosure) => disclosure.getAttribute("data-discloses")?.split(" ").includes(id));
}

function bareFigures({ path, root }: BuiltPage, claims: readonly Claim[]): string[] {
  const text = bareText(root.querySelector("body") ?? root);
  return claims
    .filter((claim) => isDistinct(claim) && standsIn(text, claim.figure))
    .map((claim) => `${path}: "${claim.figure}" is bare text; ${wayOut(path, claim)}`);
}

/** An article may arrive at such a figure by its own sum. */
function wayOut(path: string, { id }: Claim): string {
  const show = `show it with ClaimFigure (${id})`;
  return /^\/(guides|reports)\//.test(path)
    ? `${show}, or put it in <WorkedOut> if it is the result of the article’s own sum`
    : show;
}

/** Figures like "5", "$0" or "90 days" say too little to be searched for. */
function isDistinct({ figure, kind }: Claim): boolean {
  const boasts = kind === "outcome" || kind === "sample" || /[$+]/.test(figure);
  return boasts && /\d/.test(figure) && !/^\$?\d+( days)?$/.test(figure);
}

function standsIn(text: string, figure: string): boolean {
  const exact = figure.replace(/[$.+*?^()[\]{}|\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,$])${exact}(?![\\d.,]*\\d)`).test(text);
}

/**
 * The visible text outside claims and their terms, outside what was worked out (by a calculator, a plot, a guide), and
 * outside the terms of a program, whose page has their source and day.
 */
function bareText(element: HTMLElement): string {
  const copy = element.clone() as HTMLElement;
  for (const known of copy.querySelectorAll(
    "[data-claim], [data-discloses], [data-worked-out], [data-program-terms], script, style, template",
  ))
    known.remove();
  return copy.structuredText;
}
