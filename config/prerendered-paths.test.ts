import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { prerenderedPaths } from "./prerendered-paths.ts";

test("lists every page and article, but not what is made on request", async () => {
  const paths = await prerenderedPaths(["/", "/faq", "/search", "/learn"]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/faq", "/guides/where-to-begin"]));
  expect(paths).not.toContain("/search");
  expect(paths).not.toContain("/learn");
  for (const path of paths.slice(2)) expect(existsSync(`app/content${path}.mdx`), path).toBe(true);
});
