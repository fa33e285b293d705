/** The parts of an MDX tree, and of the JavaScript in it, that are read here. */
export type ArticleNode = {
  type: string;
  value?: unknown;
  name?: string;
  url?: string;
  children?: ArticleNode[];
  attributes?: ArticleNode[];
  data?: { estree?: unknown };
  position?: { start: { line: number } };
};

type Piece = { text: string; line: number };
export type Ref = { source: number; line: number };
export type Link = { address: string; line: number };

/** A part of an article between two empty lines: a paragraph, a list, a table, a drawing. */
export type Block = {
  kind: string;
  /** The text a reader sees, in order, without the results of expressions. */
  pieces: readonly Piece[];
  refs: readonly Ref[];
  links: readonly Link[];
};

/** Props of a drawing that no one reads as a sentence: its axis, where a link leads, how it looks. */
const notRead = new Set(["ticks", "href", "to", "className", "id", "tone"]);
/** Stands for what an expression works out, so that the words around it do not run together. */
const workedOut = "\u2026";

export function blocksOf(tree: ArticleNode): Block[] {
  return (tree.children ?? [])
    .filter(({ type }) => type !== "yaml")
    .map((node) => {
      const all = [...descendants(node)];
      return {
        kind: node.type,
        pieces: piecesOf(node),
        refs: all.filter(({ name }) => name === "Ref").map(refOf),
        links: all.flatMap(linkOf),
      };
    });
}

function piecesOf(node: ArticleNode): Piece[] {
  const line = lineOf(node);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    if (node.name === "Ref") return [];
    return [...(node.attributes ?? []).flatMap((each) => attributePieces(each, line)), ...innerPieces(node)];
  }
  if (node.data?.estree) return [{ text: workedOut, line }, ...typedPieces(node.data.estree)];
  if (typeof node.value === "string") return [{ text: node.value, line }];
  return innerPieces(node);
}

function innerPieces(node: ArticleNode): Piece[] {
  return (node.children ?? []).flatMap((child) => [...piecesOf(child), ...(isOwnLine(child) ? [gap(child)] : [])]);
}

function isOwnLine({ type }: ArticleNode): boolean {
  return ["paragraph", "tableCell", "listItem", "break"].includes(type);
}

function gap(node: ArticleNode): Piece {
  return { text: " | ", line: lineOf(node) };
}

function attributePieces({ name = "", value }: ArticleNode, line: number): Piece[] {
  if (notRead.has(name)) return [];
  if (typeof value === "string") return [{ text: `${value} | `, line }];
  const inner = value as ArticleNode | null | undefined;
  return inner?.data?.estree ? typedPieces(inner.data.estree) : [];
}

type Script = { type: string; value?: unknown; expression?: Script; loc?: { start: { line: number } } };

/** The texts typed in JavaScript: computed text is not among them, a number alone in braces is. */
function typedPieces(script: unknown): Piece[] {
  if (Array.isArray(script)) return script.flatMap(typedPieces);
  if (!isScript(script)) return [];
  const line = script.loc?.start.line ?? 1;
  if (script.type === "Property" && notRead.has(nameOf(script))) return [];
  if (script.type === "ImportDeclaration") return [];
  if (script.type === "Literal") return typeof script.value === "string" ? [{ text: `${script.value} | `, line }] : [];
  if (script.type === "JSXText") return [{ text: String(script.value), line }];
  if (script.type === "TemplateElement")
    return [{ text: `${(script.value as { cooked: string }).cooked}${workedOut}`, line }];
  const alone = script.type === "ExpressionStatement" ? script.expression?.value : undefined;
  if (typeof alone === "number") return [{ text: String(alone), line }];
  return Object.values(script).flatMap(typedPieces);
}

function isScript(value: unknown): value is Script {
  return typeof value === "object" && value !== null && typeof (value as Script).type === "string";
}

function nameOf(script: Script): string {
  return (script as { key?: { name?: string } }).key?.name ?? "";
}

function refOf(node: ArticleNode): Ref {
  const value = node.attributes?.find(({ name }) => name === "n")?.value;
  return { source: Number(typeof value === "string" ? value : (value as ArticleNode)?.value), line: lineOf(node) };
}

function linkOf(node: ArticleNode): Link[] {
  const named = node.attributes?.find(({ name }) => name === "href" || name === "to")?.value;
  const address = node.type === "link" ? node.url : named;
  return typeof address === "string" ? [{ address, line: lineOf(node) }] : [];
}

function* descendants(node: ArticleNode): Generator<ArticleNode> {
  yield node;
  for (const child of node.children ?? []) yield* descendants(child);
}

function lineOf({ position }: ArticleNode): number {
  return position?.start.line ?? 1;
}
