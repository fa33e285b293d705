import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPage } from "../built-page.ts";
import { linkProblems } from "../checks/check-links.ts";
import { linksInArticles } from "./links-in-articles.ts";

test("a dead link in an article is reported with file and line", () => {
  const page = builtPage("guides/where-to-begin/index.html", '<a href="/guides/how-to-read-your-credit-report">x</a>');
  const lines = readFileSync("app/content/guides/where-to-begin.mdx", "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("(/guides/how-to-read-your-credit-report)")) + 1;
  expect(line).toBeGreaterThan(1);
  const targets = { files: new Set<string>(), redirects: new Map<string, string>(), writtenAt: linksInArticles() };
  expect(linkProblems([page], targets)).toEqual([
    `app/content/guides/where-to-begin.mdx:${line}: "/guides/how-to-read-your-credit-report" leads to no page`,
  ]);
});
