/** A run of words in a letter. */
export type LetterInline =
  | { type: "text"; text: string }
  | { type: "break" }
  | { type: "strong" | "em"; children: LetterInline[] }
  /** `href` is a path of our site, or an address that starts with https:// or mailto:. */
  | { type: "link"; href: string; children: LetterInline[] };

/** A part of a letter, one below the other. */
export type LetterBlock =
  | { type: "heading"; level: 2 | 3; children: LetterInline[] }
  | { type: "paragraph"; children: LetterInline[] }
  | { type: "list"; ordered: boolean; start: number; items: LetterBlock[][] }
  | { type: "quote"; children: LetterBlock[] }
  | { type: "rule" };

/** Parts of a letter that our emails cannot show, and where. `line` counts from 1. */
export type LetterFlaw = { line: number; what: "html" | "picture" | "code" | "other" | "address"; words: string };

/** A letter as it is read: what can be shown, and what cannot. */
export type LetterTree = { blocks: LetterBlock[]; flaws: LetterFlaw[] };

/** All addresses that a letter leads to, each once, in its order. */
export function linksIn(blocks: readonly LetterBlock[]): string[] {
  return [...new Set(blocks.flatMap(linksOfBlock))];
}

function linksOfBlock(block: LetterBlock): string[] {
  if (block.type === "rule") return [];
  if (block.type === "list") return block.items.flatMap((item) => item.flatMap(linksOfBlock));
  if (block.type === "quote") return block.children.flatMap(linksOfBlock);
  return block.children.flatMap(linksOfInline);
}

function linksOfInline(inline: LetterInline): string[] {
  if (inline.type === "text" || inline.type === "break") return [];
  const inside = inline.children.flatMap(linksOfInline);
  return inline.type === "link" ? [inline.href, ...inside] : inside;
}

/** The words of some runs, without their marks. */
export function wordsOf(inlines: readonly LetterInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "text") return inline.text;
      return inline.type === "break" ? " " : wordsOf(inline.children);
    })
    .join("");
}

/** An address with the site before it, if it is one of our paths. */
export function wholeAddress(href: string, siteUrl: string): string {
  return href.startsWith("/") ? siteUrl + href : href;
}
