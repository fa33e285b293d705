import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
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

/** Runs the rewritten script as a browser would and tells what happened, in order. */
async function happenings(html: string): Promise<string[]> {
  const script = /<script>(requestAnimationFrame[\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const events: string[] = [];
  const frames: (() => void)[] = [];
  const done = Promise.withResolvers<void>();
  const window: Record<string, unknown> = {};
  runInNewContext(script.replaceAll("import(", "importFake("), {
    window,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
    importFake: async (href: string) => {
      events.push(`import ${href} ${Object.keys(window.__reactRouterRouteModules ?? {}).join(" ")}`.trim());
      if (href.includes("entry.client")) done.resolve();
      return {};
    },
  });
  expect(events).toEqual([]);
  for (const frame of frames) frame();
  await done.promise;
  return events;
}

test("runs nothing before the first frame, then the same modules in the same order", async () => {
  expect(await happenings(deferHydration(routerDocument))).toEqual([
    "import /assets/manifest-1.js",
    "import /assets/root-3.js",
    "import /assets/home-4.js",
    "import /assets/home-loader-5.js",
    "import /assets/entry.client-2.js root routes/home",
  ]);
});

test("lowers the priority of the modules' preloads and leaves everything else as it was", () => {
  const html = deferHydration(routerDocument);
  expect(html).toContain(`<link rel="modulepreload" href="/assets/manifest-1.js" fetchpriority="low"/>`);
  expect(html).toContain(`<link rel="modulepreload" href="/assets/entry.client-2.js" fetchpriority="low"/>`);
  expect(html).not.toContain(`type="module"`);
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
  ["no preloads", routerDocument.replaceAll("modulepreload", "prefetch")],
])("fails the build when the router's script comes with %s", (_name, html) => {
  expect(() => deferHydration(html)).toThrow("unknown shape");
});
