import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import type { PageModules } from "#app/lib/page/page-modules.ts";
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

type Added = { rel?: string; type?: string; src?: string; href?: string; fetchPriority?: string };

type Browser = { headMs?: number; effectiveType?: string; tellsOfPaints?: boolean };

/** Runs the rewritten scripts as a browser would, up to its first paint and then past it, and past the page's load. */
function run(html: string, { headMs = 10, effectiveType, tellsOfPaints = true }: Browser = {}) {
  const scripts = [...html.matchAll(/<script>((?:window\.pageModules|const hrefs)[\s\S]*?)<\/script>/g)];
  const paints: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const added: Added[] = [];
  const window: { pageModules?: PageModules } = {};
  const browser = createContext({
    window,
    navigator: effectiveType ? { connection: { effectiveType } } : {},
    performance: { now: () => headMs },
    document: { createElement: () => ({}), head: { append: (...elements: object[]) => added.push(...elements) } },
    setTimeout: (callback: () => void) => callback(),
    addEventListener: (_load: string, callback: () => void) => loads.push(callback),
    PerformanceObserver: class {
      heard: () => void;
      constructor(heard: () => void) {
        this.heard = heard;
      }
      observe({ type }: { type: string }) {
        // Of the first paint and of the first content.
        if (type === "paint" && tellsOfPaints) paints.push(this.heard, this.heard);
      }
    },
  });
  for (const [, script = ""] of scripts) runInContext(script, browser);
  const beforePaint = [...added];
  for (const paint of paints) paint();
  const afterPaint = added.slice(beforePaint.length);
  for (const load of loads) load();
  const afterLoad = added.slice(beforePaint.length + afterPaint.length);
  return { modules: window.pageModules, beforePaint, afterPaint, afterLoad };
}

const links = ["/assets/manifest-1.js", "/assets/entry.client-2.js"].map((href) => {
  return { rel: "modulepreload", href, fetchPriority: "low" };
});
const entry = { type: "module", src: "/assets/entry.client-2.js" };

test("names the modules by route, in their order", () => {
  expect(run(deferHydration(routerDocument)).modules).toEqual({
    manifest: "/assets/manifest-1.js",
    routes: { root: ["/assets/root-3.js"], "routes/home": ["/assets/home-4.js", "/assets/home-loader-5.js"] },
  });
});

test.each([
  ["says so", { effectiveType: "4g" }],
  ["says nothing and the page came soon", { headMs: 500 }],
])("fetches the modules after the first paint where the connection is fast: the browser %s", (_which, connection) => {
  const { beforePaint, afterPaint, afterLoad } = run(deferHydration(routerDocument), connection);
  expect(beforePaint).toEqual([]);
  expect(afterPaint).toEqual([...links, entry]);
  expect(afterLoad).toEqual([]);
});

test.each([
  ["says so", { effectiveType: "3g" }],
  ["says so in other words", { effectiveType: "slow-2g" }],
  ["says nothing and the page came late", { headMs: 501 }],
])("fetches them at once where it is slow: the browser %s", (_which, connection) => {
  const { beforePaint, afterPaint } = run(deferHydration(routerDocument), connection);
  expect(beforePaint).toEqual(links);
  expect(afterPaint).toEqual([entry]);
});

test("starts some time after the load where the browser does not tell of paints", () => {
  const { beforePaint, afterPaint, afterLoad } = run(deferHydration(routerDocument), { tellsOfPaints: false });
  expect([...beforePaint, ...afterPaint]).toEqual([]);
  expect(afterLoad).toEqual([...links, entry]);
});

test("keeps the mark of a page that is made on request", () => {
  // As React writes it: the mark comes first.
  const marked = routerDocument.replace('<script type="module"', '<script nonce="abc" type="module"');
  const html = deferHydration(marked);
  expect(html).toContain('<script nonce="abc">window.pageModules=');
  expect(html).toContain('<script nonce="abc">const hrefs=');
});

test("leaves everything else as it was", () => {
  const html = deferHydration(routerDocument);
  expect(html).not.toContain(`<script type="module"`);
  expect(html).not.toContain(`<link rel="modulepreload"`);
  expect(html).toContain(`<link rel="preload" as="font" href="/f.woff2"/><script>`);
  expect(html).toContain(`</script></head>`);
  expect(html).toContain(`<script>window.__reactRouterContext = {"x":"$&"};</script>`);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("takes React's marks between texts out of a document that no script reads", () => {
  expect(deferHydration("<p>By <!-- -->us<!-- -->.</p>")).toBe("<p>By us.</p>");
});

test("refuses a script of the router's in a shape that it does not know", () => {
  const changed = routerDocument.replace('<script type="module" async="">', '<script async="" type="module">');
  expect(changed).not.toBe(routerDocument);
  expect(() => deferHydration(changed)).toThrow("unknown shape");
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
