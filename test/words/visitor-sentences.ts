import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";

/** Text that a visitor may read, and the file it is in. */
export type VisitorSentence = { file: string; text: string };

const sources = [
  "app/{content,routes,components,forms,lib}/**/*.{ts,tsx}",
  "app/server/**/*{letters,mail-layout,mail-booking,answers,page}*.{ts,tsx}",
  "config/site.ts",
];

/** All text in pages, forms, errors and emails. Guides and reports are read as they are written. */
export function visitorSentences(): VisitorSentence[] {
  const code = globSync(sources).filter((file) => !/\.test\.|\.d\.ts$/.test(file));
  return [
    ...code.flatMap((file) =>
      textsIn(parseAst(readFileSync(file, "utf8"), { lang: "tsx" })).map((text) => ({ file, text })),
    ),
    ...globSync("app/content/**/*.mdx").flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => !/^(import|export) /.test(line))
        .map((text) => ({ file, text })),
    ),
  ];
}

/** Strings that visitors don't read: where a module is, how a part looks. */
const silent = new Set(["ImportDeclaration", "ExportAllDeclaration", "ImportExpression", "TSLiteralType"]);
const silentAttributes = /^(class|d$|id$|href|style|path|viewBox|transform|points|data-|name$|layer)/i;

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || silent.has(node.type) || isSilentAttribute(node)) return [];
  const own = ownText(node);
  return own === undefined ? Object.values(node).flatMap(textsIn) : own.includes(" ") ? [own] : [];
}

function ownText({ type, value }: Node): string | undefined {
  if (type === "JSXText" || type === "Literal")
    return typeof value === "string" ? value.replaceAll(/\s+/g, " ") : undefined;
  return type === "TemplateElement" ? ((value as { cooked?: string }).cooked ?? "") : undefined;
}

function isSilentAttribute({ type, name }: Node): boolean {
  return type === "JSXAttribute" && silentAttributes.test(String((name as { name: unknown }).name));
}

type Node = { type: string; value?: unknown; name?: unknown };

function isNode(node: unknown): node is Node {
  return typeof node === "object" && node !== null && "type" in node;
}
