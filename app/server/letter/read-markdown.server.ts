import { fromMarkdown } from "mdast-util-from-markdown";
import type { LetterBlock, LetterFlaw, LetterInline, LetterTree } from "#app/domain/letter/letter-tree.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];
type Inline = Extract<Block, { type: "paragraph" }>["children"][number];
type Flaws = LetterFlaw[];

/**
 * Reads a letter's Markdown (CommonMark). HTML, pictures and code become flaws and are dropped: typed text can never
 * be more than words, headings, lists and links.
 */
export function readMarkdown(words: string): LetterTree {
  const flaws: Flaws = [];
  const blocks = fromMarkdown(words).children.flatMap((block) => readBlock(block, flaws));
  return { blocks, flaws };
}

function readBlock(block: Block, flaws: Flaws): LetterBlock[] {
  switch (block.type) {
    case "heading":
      return [{ type: "heading", level: block.depth <= 2 ? 2 : 3, children: readInlines(block.children, flaws) }];
    case "paragraph":
      return [{ type: "paragraph", children: readInlines(block.children, flaws) }];
    case "blockquote":
      return [{ type: "quote", children: block.children.flatMap((child) => readBlock(child, flaws)) }];
    case "list": {
      const items = block.children.map((item) => item.children.flatMap((child) => readBlock(child, flaws)));
      return [{ type: "list", ordered: block.ordered === true, start: block.start ?? 1, items }];
    }
    case "thematicBreak":
      return [{ type: "rule" }];
    default:
      noteFlaw(block, flaws);
      return [];
  }
}

function readInlines(inlines: readonly Inline[], flaws: Flaws): LetterInline[] {
  return inlines.flatMap((inline): LetterInline[] => {
    switch (inline.type) {
      case "text":
        return [{ type: "text", text: inline.value.replaceAll("\n", " ") }];
      case "break":
        return [{ type: "break" }];
      case "strong":
        return [{ type: "strong", children: readInlines(inline.children, flaws) }];
      case "emphasis":
        return [{ type: "em", children: readInlines(inline.children, flaws) }];
      case "link":
        if (!isAddress(inline.url)) {
          flaws.push({ line: lineOf(inline), what: "address", words: inline.url });
          return readInlines(inline.children, flaws);
        }
        return [{ type: "link", href: inline.url, children: readInlines(inline.children, flaws) }];
      default:
        noteFlaw(inline, flaws);
        return [];
    }
  });
}

/** One of our own paths, or a whole address that any email program can open. */
function isAddress(url: string): boolean {
  if (/^\/(?!\/)[\w\-./?=&%#]*$/.test(url)) return true;
  return /^(?:https:\/\/|mailto:)/.test(url) && URL.canParse(url);
}

const flawsByType: Record<string, LetterFlaw["what"]> = {
  html: "html",
  image: "picture",
  imageReference: "picture",
  code: "code",
  inlineCode: "code",
};

function noteFlaw(node: Block | Inline, flaws: Flaws): void {
  const words = "value" in node ? node.value : "url" in node ? node.url : node.type;
  flaws.push({ line: lineOf(node), what: flawsByType[node.type] ?? "other", words: words.slice(0, 80) });
}

function lineOf({ position }: Block | Inline): number {
  return position?.start.line ?? 1;
}
