import type { Guide } from "#app/content/site/records.ts";
import { type ArticleNode, type Block, blocksOf } from "./article-blocks.ts";
import { type Figure, figuresIn } from "./figures-in-text.ts";

/** An article as its file has it: the head, the text as a tree, and the file as typed. A report has no facts. */
export type ArticleFile = {
  head: Pick<Guide, "sources" | "samples"> & Partial<Pick<Guide, "facts">>;
  tree: ArticleNode;
  typed: string;
};

type Place = { block: Block; text: string; figures: readonly Figure[]; sources: ReadonlySet<number> };

/** Blocks that may have their source in the paragraph before or after them. */
const besideText = new Set(["table", "list", "blockquote", "mdxJsxFlowElement"]);
/** Lines of the head that are read as text, too. */
const readFields = /^(?:title|description|question): /;

/**
 * Finds figures without a source, as `line: what is wrong`. In a guide, each number of the text is a figure of `facts` or of
 * `samples`, or comes from an expression; each fact is used, and the paragraph, table or list that holds it (or the
 * paragraph next to a table, list or drawing) refers to its source. In every article, references lead to a source.
 */
export function factProblems({ head, tree, typed }: ArticleFile): string[] {
  const places = placesOf(blocksOf(tree));
  const lines = typed.split("\n");
  const wrongRefs = places.flatMap(({ block }) =>
    block.refs
      .filter(({ source }) => !head.sources[source - 1])
      .map(({ source, line }) => `${line}: there is no source ${source}`),
  );
  if (!head.facts) return wrongRefs;
  return [...wrongRefs, ...undeclared(head, places, lines), ...unused(head, places, lines)];
}

function undeclared({ facts = [], samples = [] }: ArticleFile["head"], places: readonly Place[], lines: string[]) {
  const known = new Set([...facts.map(({ figure }) => figure), ...samples].flatMap(keysOf));
  const slip = (written: string, line: number) =>
    `${line}: the figure "${written}" is in no facts and no samples, and no expression works it out`;
  const inHead = lines.flatMap((text, index) =>
    readFields.test(text) ? figuresIn(text).map((figure) => ({ figure, line: index + 1 })) : [],
  );
  const inText = places.flatMap(({ block, figures }) =>
    figures.map((figure) => ({ figure, line: lineAt(block, figure.at) })),
  );
  return [...inHead, ...inText].flatMap(({ figure, line }) =>
    known.has(figure.key) ? [] : [slip(figure.written, line)],
  );
}

function unused({ facts = [], samples = [], sources }: ArticleFile["head"], places: readonly Place[], lines: string[]) {
  const lineOf = (figure: string) => lines.findIndex((line) => line.includes(figure)) + 1;
  return [
    ...facts.flatMap(({ figure, source }) => {
      const line = lineOf(figure);
      if (!sources[source - 1]) return [`${line}: the fact "${figure}" names source ${source}, which is not listed`];
      const used = places.filter((place) => appears(figure, place));
      if (used.length === 0) return [`${line}: the fact "${figure}" is not in the text`];
      if (used.some((place) => place.sources.has(source))) return [];
      const [first] = used as [Place];
      return [`${lineAt(first.block, 0)}: no <Ref n={${source}} /> by the fact "${figure}"`];
    }),
    ...samples
      .filter((figure) => !places.some((place) => appears(figure, place)))
      .map((figure) => `${lineOf(figure)}: the sample "${figure}" is not in the text`),
  ];
}

/** Whether all numbers of a figure are in a place; a figure in words without a number has to appear there as typed. */
function appears(figure: string, { text, figures }: Place): boolean {
  const keys = keysOf(figure);
  const there = new Set(figures.map(({ key }) => key));
  return keys.length > 0 ? keys.every((key) => there.has(key)) : text.includes(figure);
}

function keysOf(figure: string): string[] {
  return figuresIn(figure).map(({ key }) => key);
}

function placesOf(blocks: readonly Block[]): Place[] {
  return blocks.map((block, index) => {
    const text = block.pieces.map((piece) => piece.text).join("");
    const beside = besideText.has(block.kind) ? [blocks[index - 1], blocks[index + 1]] : [];
    const near = [block, ...beside.filter((other) => other?.kind === "paragraph")];
    const refs = near.flatMap((other) => other?.refs ?? []);
    return { block, text, figures: figuresIn(text), sources: new Set(refs.map(({ source }) => source)) };
  });
}

/** The line of the file that has a character of a block's text. */
function lineAt({ pieces }: Block, at: number): number {
  let start = 0;
  for (const { text, line } of pieces) {
    if (at < start + text.length) return line + (text.slice(0, at - start).match(/\n/g)?.length ?? 0);
    start += text.length;
  }
  return pieces[0]?.line ?? 1;
}
