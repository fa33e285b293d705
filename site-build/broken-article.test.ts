import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrontMatter } from "#app/content/articles/front-matter.ts";
import { markedWords } from "#app/content/glossary/marked-words.ts";
import { articleMdx } from "#config/article-mdx.ts";
import { factProblems } from "./library/check-facts.ts";

const file = "app/content/guides/where-to-begin.mdx";
const text = readFileSync(file, "utf8");

/** The build's result for a guide with this text in its file. */
function transformed(changed: string): Promise<unknown> {
  const { transform } = articleMdx(parseFrontMatter, factProblems, markedWords);
  return (transform as (text: string, id: string) => Promise<unknown>)(changed, `/home/us/${file}`);
}

test("turns a guide into a module", async () => {
  expect(await transformed(text)).toMatchObject({ code: expect.stringContaining("export const frontmatter") });
});

test.each(["title", "reviewBy", "sources"])("stops when a guide has no %s, and names file and field", async (field) => {
  const without = text.replace(new RegExp(`^${field}:.*\\n( .*\\n)*`, "m"), "");
  expect(without).not.toBe(text);
  await expect(transformed(without)).rejects.toThrow(`${file}: ${field} is missing`);
});
