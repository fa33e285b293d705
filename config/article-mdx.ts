import { type CompileOptions, compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { articleOutline } from "./article-outline.ts";
import { headedTables } from "./headed-tables.ts";

const articles = /\/app\/content\/(guides|reports)\/[^/]+\.mdx$/;

const options: CompileOptions = {
  // The outline goes into the front matter, so it comes before the plugin that exports it.
  remarkPlugins: [remarkFrontmatter, remarkGfm, articleOutline, remarkMdxFrontmatter],
  rehypePlugins: [headedTables],
};

/**
 * Turns guides and reports into modules: the text as a component, the head of the file as `frontmatter`.
 * MDX's own plugin would bring a second bundler along.
 */
export function articleMdx(): Plugin {
  return {
    name: "article-mdx",
    enforce: "pre",
    async transform(text, id) {
      const [path = ""] = id.split("?");
      if (!articles.test(path)) return null;
      const module = await compile({ path, value: text }, options);
      return { code: String(module), map: null };
    },
  };
}
