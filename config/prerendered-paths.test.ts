import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { prerenderedPaths } from "./prerendered-paths.ts";

test("lists every page, article, calculator, program and term, but no page that is made on request", async () => {
  const paths = await prerenderedPaths(["/", "/faq", "/search", "/learn"]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/faq", "/guides/where-to-begin"]));
  expect(paths).not.toContain("/search");
  expect(paths).not.toContain("/learn");
  const programs = paths.filter((path) => path.startsWith("/programs/"));
  expect(programs).toContain("/programs/ct-time-to-own");
  expect(programs).not.toContain("/programs/hi-hale-kamaaina-mortgage-program");
  const terms = paths.filter((path) => path.startsWith("/glossary/"));
  expect(terms).toContain("/glossary/escrow-account");
  const calculators = paths.filter((path) => path.startsWith("/calculators/"));
  expect(calculators).toContain("/calculators/affordability");
  for (const path of paths.slice(2, -calculators.length - programs.length - terms.length))
    expect(existsSync(`app/content${path}.mdx`), path).toBe(true);
});
