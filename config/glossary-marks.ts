/** The parts of a Markdown tree that are read here. */
export type MarkdownNode = {
  type: string;
  value?: string;
  name?: string;
  attributes?: { type: "mdxJsxAttribute"; name: string; value: string }[];
  children?: MarkdownNode[];
};

/** The words that count as a term, by its slug. */
export type MarkedWords = Readonly<Record<string, readonly string[]>>;

/** Running text: not headings, tables, links, bold words or what a component draws. */
const readThrough = new Set(["root", "paragraph", "list", "listItem", "blockquote"]);
const components = new Set(["Aside", "Cost"]);
/** More would make a text look like a minefield. */
const mostInArticle = 8;
/** Reports are for those who read figures, and their plots fill what a slow phone gets at once. */
const isGuide = /\/guides\//;

/**
 * Remark plugin: puts a `<Word>` around the first place of each term in a guide, which opens its explanation. Adds the
 * slugs to the front matter as `terms`, so that a term's page can name the texts that use it.
 */
export function glossaryMarks(markedWords: MarkedWords) {
  const words = Object.entries(markedWords).flatMap(([slug, phrases]) =>
    phrases.map((phrase) => ({ slug, match: new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, caseOf(phrase)) })),
  );
  return () =>
    (tree: MarkdownNode, { path }: { path: string }): void => {
      const marked = new Set<string>();
      for (const block of tree.children ?? []) {
        if (marked.size >= mostInArticle || !isGuide.test(path)) break;
        mark(block, words, marked);
      }
      const yaml = tree.children?.find(({ type }) => type === "yaml");
      if (yaml) yaml.value += `\nterms: ${JSON.stringify([...marked])}`;
    };
}

type MarkedWord = { slug: string; match: RegExp };

/** Short forms are written in capitals; other words may begin a sentence. */
function caseOf(phrase: string): string {
  return phrase === phrase.toUpperCase() ? "" : "i";
}

/** At most one new mark in each block of text, the first that is met. */
function mark(node: MarkdownNode, words: readonly MarkedWord[], marked: Set<string>): boolean {
  if (!readThrough.has(node.type) && !components.has(node.name ?? "")) return false;
  const children = node.children ?? [];
  const isList = node.type === "list" || components.has(node.name ?? "");
  for (const [index, child] of children.entries()) {
    if (child.type === "text") {
      const parts = split(child.value ?? "", words, marked);
      if (!parts) continue;
      node.children = children.toSpliced(index, 1, ...parts);
      return true;
    }
    if (mark(child, words, marked) && !isList) return true;
  }
  return false;
}

/** The text around its first term, and the term; null where there is none that is new. */
function split(text: string, words: readonly MarkedWord[], marked: Set<string>): MarkdownNode[] | null {
  const found = words
    .filter(({ slug }) => !marked.has(slug))
    .flatMap(({ slug, match }) => {
      const at = match.exec(text);
      return at ? [{ slug, start: at.index, said: at[0] }] : [];
    })
    .toSorted((one, other) => one.start - other.start || other.said.length - one.said.length)[0];
  if (!found) return null;
  const { slug, start, said } = found;
  marked.add(slug);
  return [
    { type: "text", value: text.slice(0, start) },
    {
      type: "mdxJsxTextElement",
      name: "Word",
      attributes: [{ type: "mdxJsxAttribute", name: "slug", value: slug }],
      children: [{ type: "text", value: said }],
    },
    { type: "text", value: text.slice(start + said.length) },
  ];
}
