import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { PluginOption } from "vite";
import { articleOutline } from "./article-outline.ts";
import { headedTables } from "./headed-tables.ts";

/** Turns guides and reports into modules: the text as a component, the head of the file as `frontmatter`. */
export function articleMdx(): PluginOption {
  const plugin = mdx({
    include: "app/content/{guides,reports}/*.mdx",
    // The outline goes into the front matter, so it comes before the plugin that exports it.
    remarkPlugins: [remarkFrontmatter, remarkGfm, articleOutline, remarkMdxFrontmatter],
    rehypePlugins: [headedTables],
  });
  // Its types are those of Rollup, which knows no `enforce`; Vite's own are stricter about an absent source map.
  return { ...plugin, enforce: "pre" } as PluginOption;
}
