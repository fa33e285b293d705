/** The parts of a Markdown tree that are read here. */
type MarkdownNode = {
  type: string;
  value?: string;
  depth?: number;
  children?: MarkdownNode[];
  data?: { hProperties?: { id: string } };
};

/** Parts that people look at rather than read word by word: tables and code. */
const lookedAt = new Set(["table", "code", "yaml", "mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"]);

/**
 * Remark plugin: gives each `##` heading an id and adds what can only be seen in the text to the front matter, as
 * `headings` and `wordCount`.
 *
 * @throws Error when two headings have one id
 */
export function articleOutline() {
  return (tree: MarkdownNode): void => {
    const headings = (tree.children ?? [])
      .filter(({ type, depth }) => type === "heading" && depth === 2)
      .map((heading) => {
        const text = textOf(heading);
        const id = headingId(text);
        heading.data = { hProperties: { id } };
        return { id, text };
      });
    const ids = headings.map(({ id }) => id);
    const again = ids.find((id, index) => ids.indexOf(id) !== index);
    if (again !== undefined) throw new Error(`The heading "${again}" appears twice; a link can lead to one only.`);
    const yaml = tree.children?.find(({ type }) => type === "yaml");
    // JSON is YAML too.
    if (yaml) yaml.value += `\nheadings: ${JSON.stringify(headings)}\nwordCount: ${countWords(tree)}`;
  };
}

/** "What's in it?" → "whats-in-it": an address that can be said aloud. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function countWords(tree: MarkdownNode): number {
  return textOf(tree, " ").split(/\s+/).filter(Boolean).length;
}

function textOf(node: MarkdownNode, between = ""): string {
  if (lookedAt.has(node.type)) return "";
  return node.value ?? (node.children ?? []).map((child) => textOf(child, between)).join(between);
}
