import { expect, it } from "vitest";
import { builtPage } from "../built-page.ts";
import { headProblems } from "./check-heads.ts";

const siteUrl = "https://site.example";

function page(path: string, { title = path, extra = "", h1 = "<h1>x</h1>" } = {}) {
  const head = `<title>${title}</title><meta name="description" content="about ${title}"><meta name="robots" content="index, follow">
    <link rel="canonical" href="${siteUrl}${path}"><meta property="og:image" content="${siteUrl}/social/x.png">${extra}`;
  return builtPage(`${path.slice(1)}/index.html`, `<html><head>${head}</head><body>${h1}</body></html>`);
}

it("accepts complete heads", () => {
  expect(headProblems([page("/a"), page("/b")], siteUrl)).toEqual([]);
});

it("finds titles and descriptions that two pages share", () => {
  expect(headProblems([page("/a", { title: "same" }), page("/b", { title: "same" })], siteUrl)).toEqual([
    '/a and /b share the title "same"',
    '/a and /b share the description "about same"',
  ]);
});

it("finds a canonical address that belongs to another page", () => {
  const stray = builtPage("c/index.html", page("/a").root.toString());
  expect(headProblems([stray], siteUrl)).toEqual([`/c: has the canonical address ${siteUrl}/a`]);
});

it.each([
  ["{", "has structured data that is not JSON"],
  ['{"@type":"Thing"}', "has structured data without context or type"],
])("finds broken structured data: %s", (json, problem) => {
  const extra = `<script type="application/ld+json">${json}</script>`;
  expect(headProblems([page("/a", { extra })], siteUrl)).toEqual([`/a: ${problem}`]);
});

it("finds a page with two main headings", () => {
  expect(headProblems([page("/a", { h1: "<h1>x</h1><h1>y</h1>" })], siteUrl)).toEqual(["/a: does not have one h1"]);
});

it("finds an id that two elements have", () => {
  const h1 = '<h1 id="a">x</h1><label for="b">y</label><input id="b"><p id="b">z</p>';
  expect(headProblems([page("/a", { h1 })], siteUrl)).toEqual(["/a: has the id b twice"]);
});
