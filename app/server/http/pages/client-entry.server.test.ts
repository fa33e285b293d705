import { expect, it } from "vitest";
import { withClientEntry } from "./client-entry.server.ts";

const page = (main: string) => `<html><body><main>${main}</main></body></html>`;
const island = '<div data-island="rent-map"><p>Found <!-- -->3</p></div>';

it("gives a page with islands one script at its end, and keeps the marks that React reads", () => {
  const html = withClientEntry(page(island), "/assets/entry.client-1.js");
  expect(html).toMatch(
    /^<html><body><main><div data-island.*<!-- -->3.*<script data-entry="\/assets\/entry\.client-1\.js">/,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

it("puts the nonce on the script of a page made on request", () => {
  expect(withClientEntry(page(island), "/e.js", "n0nce")).toContain('<script nonce="n0nce" data-entry="/e.js">');
});

it("gives a page without islands no script, and removes the marks", () => {
  expect(
    withClientEntry(
      page('<!--$--><style data-precedence="site" data-href="a b">p{}</style>Found <!-- -->3<br hidden=""/><!--/$-->'),
      "/e.js",
    ),
  ).toBe(page('<style>p{}</style>Found 3<br hidden="">'));
});

it("adds the script through a Trusted Types policy in browsers that support it", () => {
  const html = withClientEntry(page(island), "/e.js");
  const [, entry, code = ""] = /<script data-entry="(.*?)">(.*)<\/script>/.exec(html) ?? [];
  const added: { type?: string; src?: string }[] = [];
  const currentScript = { dataset: { entry } };
  const document = {
    currentScript,
    createElement: () => ({}),
    head: { append: (script: object) => added.push(script) },
  };
  const createPolicy = (name: string, rules: { createScriptURL: (given: string) => string }) => ({
    createScriptURL: (given: string) => `${name}: ${rules.createScriptURL(given)}`,
  });
  for (const window of [{}, { trustedTypes: { createPolicy } }])
    new Function("window", "document", code)(window, document);
  expect(added).toEqual([
    { type: "module", src: "/e.js" },
    { type: "module", src: "page-modules: /e.js" },
  ]);
});
