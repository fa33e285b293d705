import type { HTMLElement } from "node-html-parser";
import { site } from "#config/site.ts";
import { type BuiltPage, metaContent } from "../built-page.ts";

/** What a card says: a small line, the large words, and what they rest on. */
export type CardWords = { kind: string; large: string; note: string | null };

/** A page with a finding of its own shows it below its title: a figure says more in a feed than a title. Others show their title. */
export function cardWords(page: BuiltPage): CardWords {
  const title = (metaContent(page, "og:title") ?? site.name).replace(` | ${site.name}`, "");
  const found = findingOf(page);
  return found ? { kind: title, ...found } : { kind: kindOf(page), large: title, note: null };
}

/** More would not end above the sidewalk. */
const longestFinding = 110;

/**
 * The first sentence of a page's own answer, as the page shows it: of a calculator's example, or of a report's key insights.
 * Those of a guide's drawings don't stand alone: "All of it is $2,400."
 */
function findingOf({ path, root }: BuiltPage): Omit<CardWords, "kind"> | null {
  const checked = root.querySelector(".ar__by time")?.text;
  const [selector, note] = path.startsWith("/calculators/")
    ? ["#answer .answer", "An example, for planning only"]
    : ["#key-insights + ul li", checked ? `Checked ${checked}` : null];
  const large = firstSentence(root.querySelector(selector));
  return note !== null && /\d/.test(large) && large.length <= longestFinding ? { large, note } : null;
}

function firstSentence(element: HTMLElement | null): string {
  const text = (element?.text ?? "").replaceAll(/\s+/g, " ").trim();
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** The page's own name at the end of its breadcrumb. */
function kindOf({ path, root }: BuiltPage): string {
  if (path.startsWith("/guides/")) return "Guide";
  if (path.startsWith("/reports/")) return "Market report";
  return root.querySelector(".crumb [aria-current]")?.text ?? "From renting to owning";
}
