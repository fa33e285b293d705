import type { PageModules } from "#app/lib/page-modules.ts";

/**
 * Runs a page's modules right after its first paint, fetched meanwhile at low priority.
 *
 * React Router puts `modulepreload` links into the head and an inline module script at the end of the body; on a slow
 * phone both get in the way of the first paint. This lowers the priority of the links and puts in place of the script
 * one that names the modules and, after the first frame, adds the client's entry, which imports them
 * (`app/entry.client.tsx`). Not at idle: that loses early taps. And the links stay: asked for only after the first
 * frame, the modules make the page live a fifth later. The entry is a script element of its own, because the content
 * policy lets a script it knows by hash add another, but not import one.
 *
 * Takes and gives a whole HTML document; a document without the module script comes back as it was.
 * Throws when the script is there but has lost its known shape, so that an upgrade of the router fails the build.
 */
export function deferHydration(html: string): string {
  const script = /<script type="module" async=""( nonce="[^"]*")?>([\s\S]*?)<\/script>/.exec(html);
  if (!script) return html;

  const [whole, nonce = "", code = ""] = script;
  const { entry, modules } = readRouterScript(code);
  const patient = html.replace(/<link rel="modulepreload" href="[^"]+"/g, '$& fetchpriority="low"');
  if (patient === html) throw unknownShape();
  return patient.replace(whole, () => `<script${nonce}>${startAfterFirstPaint(entry, modules)}</script>`);
}

function startAfterFirstPaint(entry: string, modules: PageModules): string {
  return (
    `window.pageModules=${JSON.stringify(modules)};requestAnimationFrame(()=>setTimeout(()=>{` +
    `const s=document.createElement("script"),u=${JSON.stringify(entry)};s.type="module";` +
    `s.src=window.trustedTypes?trustedTypes.createPolicy("page-modules",{createScriptURL:u=>u}).createScriptURL(u):u;` +
    `document.head.append(s)}))`
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
  return new Error("The router's hydration script has an unknown shape; see app/server/defer-hydration.server.ts");
}
