import { type CompileOptions, compile, evaluate } from "@mdx-js/mdx";
import * as jsxRuntime from "react/jsx-runtime";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { articleOutline } from "./article-outline.ts";
import { glossaryMarks, type MarkedWords } from "./glossary-marks.ts";
import { headedTables } from "./headed-tables.ts";

const articles = /\/app\/content\/(guides|reports)\/([^/]+)\.mdx$/;

/** The outline and the terms go into the front matter, so they come before the plugin that exports it. */
function pluginsFor(markedWords: MarkedWords): NonNullable<CompileOptions["remarkPlugins"]> {
  return [remarkFrontmatter, remarkGfm, articleOutline, glossaryMarks(markedWords), remarkMdxFrontmatter];
}

/** Throws where the head of a file is not of its shape: `folder` and `slug` say which file it is. */
type CheckFrontMatter<Head> = (folder: "guides" | "reports", slug: string, frontMatter: unknown) => Head;
type Tree = { type: string; children: { type: string; value?: string }[] };
/** Finds what is wrong with a text, each as `line: what`. */
type FindProblems<Head> = (article: { head: Head; tree: Tree; typed: string }) => string[];

/**
 * Turns guides and reports into modules: the text as a component, the head of the file as `frontmatter`.
 * MDX's own plugin would bring a second bundler along.
 *
 * For the front matter alone, import `x.mdx?frontmatter`: a separate module, from which the text falls away, so
 * that a list of articles does not load them all. Each head and text is checked when its file is read: a page that cannot
 * be made would stop the build too, but not say why.
 */
export function articleMdx<Head>(
  check: CheckFrontMatter<Head>,
  find: FindProblems<Head>,
  markedWords: MarkedWords,
): Plugin {
  const compiled = new Map<string, Promise<string>>();
  const compileOnce = (path: string, text: string) => {
    const code = compiled.get(path + text) ?? checkedCode(path, text);
    compiled.set(path + text, code);
    return code;
  };
  const checkedCode = async (path: string, text: string) => {
    const { frontmatter, tree } = await readArticle(path, text, markedWords);
    const [, folder, slug = ""] = articles.exec(path) ?? [];
    const head = check(folder === "reports" ? "reports" : "guides", slug, frontmatter);
    const problems = find({ head, tree, typed: text }).map((problem) => `app/content/${folder}/${slug}.mdx:${problem}`);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return String(
      await compile({ path, value: text }, { remarkPlugins: pluginsFor(markedWords), rehypePlugins: [headedTables] }),
    );
  };
  return {
    name: "article-mdx",
    enforce: "pre",
    async transform(text, id) {
      const [path = ""] = id.split("?");
      if (!articles.test(path)) return null;
      return { code: await compileOnce(path, text), map: null };
    },
  };
}

/** The head of an article as typed, and its text as the tree that Markdown makes of it. */
export async function readArticle(
  path: string,
  text: string,
  markedWords: MarkedWords = {},
): Promise<{ frontmatter: unknown; tree: Tree }> {
  let tree: Tree = { type: "root", children: [] };
  const keepTree = () => (read: Tree) => {
    tree = structuredClone(read);
  };
  const { frontmatter } = await evaluate(
    { path, value: text },
    { ...jsxRuntime, remarkPlugins: [keepTree, ...pluginsFor(markedWords), withoutImports] },
  );
  return { frontmatter, tree };
}

/** Remark plugin: what the text of an article imports is not needed to read its head. */
function withoutImports() {
  return (tree: Tree): void => {
    tree.children = tree.children.filter(({ type, value = "" }) => type !== "mdxjsEsm" || !value.startsWith("import "));
  };
}
