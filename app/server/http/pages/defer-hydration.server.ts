import type { PageModules } from "#app/lib/page/page-modules.ts";

/** Where the browser does not say what its connection is like, a head that comes later tells of a slow one. */
const slowHeadMs = 500;

/**
 * Runs a page's modules right after its first paint, and fetches them where that costs the paint nothing.
 *
 * React Router puts `modulepreload` links into the head and an inline module script at the end of the body; on a slow
 * phone both get in the way of the first paint. In place of the links this puts a script that adds them: at once where
 * the connection is slow, because there the modules would make the page live a fifth later if they were asked for after
 * the first paint, and after that paint where it is fast, because there they come while the page is being drawn and
 * have the phone's processor share its time. In place of the module script it puts one that names the modules and, after
 * the first paint, adds the client's entry, which imports them (`app/entry.client.tsx`). Not at idle: that loses early
 * taps. The entry is a script element of its own, because the content policy lets a script it knows by hash add another,
 * but not import one.
 *
 * Takes and gives a whole HTML document; one without the module script only loses the marks between texts, which React
 * alone would read.
 * Throws when the script is there but has lost its known shape, so that an upgrade of the router fails the build.
 */
export function deferHydration(html: string): string {
  const script = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!script) return withoutMarks(html);

  const [whole, nonce = "", code = ""] = script;
  const { entry, modules } = readRouterScript(code);
  const link = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
  const hrefs = [...html.matchAll(link)].map(([, href]) => known(href));
  if (hrefs.length === 0) throw unknownShape();
  return html
    .replaceAll(link, "")
    .replace("</head>", () => `<script${nonce}>${fetchInTime(hrefs)}</script></head>`)
    .replace(whole, () => `<script${nonce}>${startAfterFirstPaint(entry, modules)}</script>`);
}

/** React would not know its own document without the marks: there must be no script of the router's that was overlooked. */
function withoutMarks(html: string): string {
  if (html.includes("__reactRouterRouteModules")) throw unknownShape();
  return html.replaceAll("<!-- -->", "");
}

/**
 * One by one: to begin a request takes a slow phone five milliseconds, and a tap must not wait for all of them.
 * The budgets and the benchmarks read the list out of it.
 */
function fetchInTime(hrefs: readonly string[]): string {
  return (
    `const hrefs=${JSON.stringify(hrefs)},fetchModules=()=>hrefs.map(href=>setTimeout(()=>document.head.append(` +
    `Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"})))),` +
    `wire=navigator.connection,isSlow=wire?wire.effectiveType!="4g":performance.now()>${slowHeadMs};if(isSlow)fetchModules()`
  );
}

/**
 * A frame is painted when it is shown: its callbacks come before that, by what drawing it takes. Browsers that hide such
 * times from pages, and tabs that nobody has looked at, start a second after the page is there.
 */
function startAfterFirstPaint(entry: string, modules: PageModules): string {
  return (
    `window.pageModules=${JSON.stringify(modules)};let startPage=()=>{startPage=()=>{};` +
    `if(!isSlow)fetchModules();const entry=${JSON.stringify(entry)};` +
    `setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{type:"module",src:` +
    `window.trustedTypes?trustedTypes.createPolicy("page-modules",{createScriptURL:()=>entry}).createScriptURL(""):entry})))};` +
    `new PerformanceObserver(()=>startPage()).observe({type:"paint",buffered:true});` +
    `addEventListener("load",()=>setTimeout(()=>startPage(),1e3))`
  );
}

/** Finds in the router's script which modules make up which route; every line of it has to be understood. */
function readRouterScript(code: string): { entry: string; modules: PageModules } {
  const modules: PageModules = { manifest: "", routes: {} };
  const hrefs = new Map<string, string[]>();
  let entry = "";
  for (const line of code.split("\n").map((text) => text.trim())) {
    const single = /^import \* as (\w+) from "([^"]+)";$/.exec(line);
    const joined = /^const (\w+) = \{([.\w,]+)\};$/.exec(line);
    const manifest = /^import "([^"]+)";?$/.exec(line);
    const routes = /^window\.__reactRouterRouteModules = \{(.*)\};$/.exec(line);
    const start = /^import\("([^"]+)"\);$/.exec(line);
    if (single) hrefs.set(single[1] ?? "", [single[2] ?? ""]);
    else if (joined) hrefs.set(joined[1] ?? "", partsOf(joined[2] ?? "", hrefs));
    else if (manifest) modules.manifest = manifest[1] ?? "";
    else if (routes) modules.routes = Object.fromEntries(routesOf(routes[1] ?? "", hrefs));
    else if (start) entry = start[1] ?? "";
    else if (line !== "") throw unknownShape();
  }
  if (entry === "" || modules.manifest === "" || Object.keys(modules.routes).length === 0) throw unknownShape();
  return { entry, modules };
}

/** `...route1_main,...route1_clientLoader` */
function partsOf(spread: string, hrefs: ReadonlyMap<string, string[]>): string[] {
  return spread.split(",").flatMap((part) => known(hrefs.get(part.replace("...", ""))));
}

/** `"root":route0,"routes/home":route1` */
function routesOf(object: string, hrefs: ReadonlyMap<string, string[]>): [string, string[]][] {
  return object.split(",").map((pair) => {
    const [, id, name] = known(/^"([^"]+)":(\w+)$/.exec(pair));
    return [known(id), known(hrefs.get(known(name)))];
  });
}

function known<T>(value: T | null | undefined): T {
  if (value == null) throw unknownShape();
  return value;
}

function unknownShape(): Error {
  return new Error(
    "The router's hydration script has an unknown shape; see app/server/http/pages/defer-hydration.server.ts",
  );
}
