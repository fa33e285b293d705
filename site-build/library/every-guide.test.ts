import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrontMatter } from "#app/content/articles/front-matter.ts";
import { readArticle } from "#config/article-mdx.ts";
import { factProblems } from "./check-facts.ts";

const folder = "app/content/guides";

/** The build checks each guide the same way; here all mistakes in all guides show up at once, in seconds. */
test.each(readdirSync(folder))("%s states no figure without its source", async (file) => {
  const typed = readFileSync(`${folder}/${file}`, "utf8");
  const { frontmatter, tree } = await readArticle(file, typed);
  const head = parseFrontMatter("guides", file.replace(".mdx", ""), frontmatter);
  expect(factProblems({ head, tree, typed }).map((problem) => `${folder}/${file}:${problem}`)).toEqual([]);
});
