import { expect, it } from "vitest";
import { placePaths } from "./place-paths.ts";
import { sitemap } from "./search-engines.ts";

it("lists the page of every state and county once, and the sitemap has them all", async () => {
  const paths = await placePaths();
  expect(paths).toHaveLength(56 + 3235);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/places/arizona");
  expect(paths).toContain("/places/new-mexico/dona-ana-county");
  const xml = sitemap(
    [],
    paths.map((path) => `https://pathtokeys.example${path}`),
  );
  expect(xml.match(/<url>/g)).toHaveLength(paths.length);
});
