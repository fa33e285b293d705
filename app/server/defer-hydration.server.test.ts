import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { PageModules } from "#app/lib/page-modules.ts";
import { deferHydration } from "./defer-hydration.server.ts";

/** A document as React Router 8.4 writes it. */
const routerDocument = [
  `<!DOCTYPE html><html><head><title>A</title><link rel="modulepreload" href="/assets/manifest-1.js"/>`,
  `<link rel="modulepreload" href="/assets/entry.client-2.js"/><link rel="preload" as="font" href="/f.woff2"/></head>`,
  `<body><h1>Page</h1><script>window.__reactRouterContext = {"x":"$&"};</script>`,
  `<script type="module" async="">import "/assets/manifest-1.js";`,
  `import * as route0 from "/assets/root-3.js";`,
  `import * as route1_main from "/assets/home-4.js";`,
  `import * as route1_clientLoader from "/assets/home-loader-5.js";`,
  `const route1 = {...route1_main,...route1_clientLoader};`,
  `  `,
  `  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};`,
  ``,
  `import("/assets/entry.client-2.js");</script></body></html>`,
].join("\n");

/** Runs the rewritten script as a browser would, up to its first frame and then past it. */
function run(html: string) {
  const script = /<script>(window\.pageModules[\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const frames: (() => void)[] = [];
  const added: { type?: string; src?: string }[] = [];
  const window: { pageModules?: PageModules } = {};
  runInNewContext(script, {
    window,
    document: { createElement: () => ({}), head: { append: (element: object) => added.push(element) } },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
  });
  const beforeFrame = added.length;
  for (const frame of frames) frame();
  return { modules: window.pageModules, beforeFrame, added };
}

test("names the modules by route, in their order, and adds the entry only after the first frame", () => {
  const { modules, beforeFrame, added } = run(deferHydration(routerDocument));
  expect(modules).toEqual({
    manifest: "/assets/manifest-1.js",
    routes: { root: ["/assets/root-3.js"], "routes/home": ["/assets/home-4.js", "/assets/home-loader-5.js"] },
  });
  expect(beforeFrame).toBe(0);
  expect(added).toEqual([{ type: "module", src: "/assets/entry.client-2.js" }]);
});

test("keeps the mark of a page that is made on request", () => {
  const marked = routerDocument.replace('async="">', 'async="" nonce="abc">');
  expect(deferHydration(marked)).toContain('<script nonce="abc">window.pageModules=');
});

test("lowers the priority of the modules' preloads and leaves everything else as it was", () => {
  const html = deferHydration(routerDocument);
  expect(html).toContain(`<link rel="modulepreload" href="/assets/manifest-1.js" fetchpriority="low"/>`);
  expect(html).toContain(`<link rel="modulepreload" href="/assets/entry.client-2.js" fetchpriority="low"/>`);
  expect(html).not.toContain(`<script type="module"`);
  expect(html).toContain(`<link rel="preload" as="font" href="/f.woff2"/></head>`);
  expect(html).toContain(`<script>window.__reactRouterContext = {"x":"$&"};</script>`);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("leaves a document without scripts alone", () => {
  const html = "<!DOCTYPE html><html><head></head><body><h1>Reading</h1></body></html>";
  expect(deferHydration(html)).toBe(html);
});

test.each([
  ["an import of another shape", routerDocument.replace("import * as route0", "import { route0 }")],
  ["a default import", routerDocument.replace("import * as route0", "import route0")],
  ["a line of another kind", routerDocument.replace("const route1", "let route1")],
  ["no preloads", routerDocument.replaceAll("modulepreload", "prefetch")],
])("fails the build when the router's script comes with %s", (_name, html) => {
  expect(() => deferHydration(html)).toThrow("unknown shape");
});
