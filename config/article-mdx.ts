import { type CompileOptions, compile, evaluate } from "@mdx-js/mdx";
import * as jsxRuntime from "react/jsx-runtime";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { articleOutline } from "./article-outline.ts";
import { headedTables } from "./headed-tables.ts";

const articles = /\/app\/content\/(guides|reports)\/([^/]+)\.mdx$/;

/** Throws where the head of a file is not of its shape: `folder` and `slug` say which file it is. */
type CheckFrontMatter = (folder: "guides" | "reports", slug: string, frontMatter: unknown) => unknown;

// The outline goes into the front matter, so it comes before the plugin that exports it.
const remarkPlugins = [remarkFrontmatter, remarkGfm, articleOutline, remarkMdxFrontmatter];
const options: CompileOptions = { remarkPlugins, rehypePlugins: [headedTables] };

/**
 * Turns guides and reports into modules: the text as a component, the head of the file as `frontmatter`.
 * MDX's own plugin would bring a second bundler along.
 *
 * Who wants the front matter alone asks for `x.mdx?frontmatter`: a module of its own, from which the text falls away, so
 * that a list of articles does not load them all. Each head is checked when its file is read: a page that cannot be made
 * would stop the build too, but not say why.
 */
export function articleMdx(check: CheckFrontMatter): Plugin {
  const compiled = new Map<string, Promise<string>>();
  const compileOnce = (path: string, text: string) => {
    const code = compiled.get(path + text) ?? checkedCode(path, text, check);
    compiled.set(path + text, code);
    return code;
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

async function checkedCode(path: string, text: string, check: CheckFrontMatter): Promise<string> {
  const [, folder, slug = ""] = articles.exec(path) ?? [];
  const { frontmatter } = await evaluate(
    { path, value: text },
    { ...jsxRuntime, remarkPlugins: [...remarkPlugins, withoutImports] },
  );
  check(folder === "reports" ? "reports" : "guides", slug, frontmatter);
  return String(await compile({ path, value: text }, options));
}

/** Remark plugin: what the text of an article imports is not needed to read its head. */
function withoutImports() {
  return (tree: { children: { type: string; value?: string }[] }): void => {
    tree.children = tree.children.filter(({ type, value = "" }) => type !== "mdxjsEsm" || !value.startsWith("import "));
  };
}
