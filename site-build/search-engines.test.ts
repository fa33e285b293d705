import { expect, it } from "vitest";
import { builtPage } from "./built-page.ts";
import { robots, sitemap } from "./search-engines.ts";

function page(file: string, robotsRule: string, extra = "") {
  const address = `https://site.example/${file.replace("/index.html", "")}`;
  return builtPage(
    file,
    `<head><meta name="robots" content="${robotsRule}"><link rel="canonical" href="${address}">${extra}</head>`,
  );
}

it("the sitemap lists the pages that may be found, with the day of their last change if it is known", () => {
  const changed = '<meta property="article:modified_time" content="2026-11-21">';
  const map = sitemap([
    page("about/index.html", "index, follow"),
    page("privacy/index.html", "noindex, follow"),
    page("guides/a/index.html", "index, follow", changed),
  ]);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, ...found]) => found)).toEqual([
    ["https://site.example/about", undefined],
    ["https://site.example/guides/a", "2026-11-21"],
  ]);
});

it("robots.txt says where the sitemap is", () => {
  expect(robots("https://site.example")).toContain("\nSitemap: https://site.example/sitemap.xml\n");
});
