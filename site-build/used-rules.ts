/** Rules that hold no style rules of their own; they stay as they are. */
const opaque = /^@(font-face|keyframes|property|view-transition|page|counter-style|import|charset|layer [^{]*$)/;

/**
 * A style sheet without the rules that no element of a page can match, because a class, id or element they ask for
 * stands nowhere in it. What a page needs to be read is in the first round trip of a slow phone, so every rule costs.
 *
 * @param css minified, as the bundler writes it
 * @param isKnown whether a name occurs in the page, in markup or script
 */
export function usedRules(css: string, isKnown: (name: string) => boolean): string {
  let kept = "";
  for (const { prelude, body } of itemsOf(css)) {
    if (body === null) kept += prelude;
    else if (opaque.test(prelude)) kept += `${prelude}{${body}}`;
    else if (prelude.startsWith("@")) kept += block(prelude, usedRules(body, isKnown));
    else kept += styleRule(prelude, body, isKnown);
  }
  return kept;
}

function styleRule(prelude: string, body: string, isKnown: (name: string) => boolean): string {
  const selectors = splitAtCommas(prelude);
  const matching = selectors.filter((selector) => namesAskedFor(selector).every(isKnown));
  if (matching.length === 0) return "";
  // In nested rules `&` weighs as much as the heaviest of the list, so there the list stays whole.
  const list = body.includes("{") ? prelude : matching.join(",");
  return block(list, usedRules(body, isKnown));
}

function block(prelude: string, body: string): string {
  return body === "" ? "" : `${prelude}{${body}}`;
}

/** The names without which a selector matches nothing; those in `:not(…)` and the like are not. */
function namesAskedFor(selector: string): string[] {
  let outside = selector;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^\]]*\]/g, "");
  }
  return outside.replace(/::?[\w-]+/g, "").match(/-?[_a-zA-Z][\w-]*/g) ?? [];
}

type Item = { prelude: string; body: string | null };

/** Declarations (with their semicolon) and rules, in order. */
function itemsOf(css: string): Item[] {
  const items: Item[] = [];
  let start = 0;
  while (start < css.length) {
    const end = endOf(css, start, "{;");
    if (css[end] !== "{") {
      items.push({ prelude: css.slice(start, end + 1), body: null });
      start = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, "}");
    items.push({ prelude: css.slice(start, end), body: css.slice(end + 1, close) });
    start = close + 1;
  }
  return items;
}

function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start <= list.length; ) {
    const end = endOf(list, start, ",");
    parts.push(list.slice(start, end));
    start = end + 1;
  }
  return parts;
}

/** Where one of the wanted characters next stands outside of brackets, braces and strings; else the end of the text. */
function endOf(text: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? "";
    if (depth === 0 && wanted.includes(character)) return at;
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth--;
    if (at === -1) throw new Error("A string in a style sheet has no end");
  }
  return text.length;
}
