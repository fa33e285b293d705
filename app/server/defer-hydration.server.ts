/**
 * Moves the loading of a page's modules to right after its first paint.
 *
 * React Router puts `modulepreload` links into the head and an inline module script at the end of the body; both
 * compete with the fonts for the first second of a slow connection. This takes the links out, turns the static
 * imports of the script into dynamic ones and runs them after the first frame. Not at idle: that loses early taps.
 *
 * Takes and gives a whole HTML document; a document without the module script comes back as it was.
 * Throws when the script is there but has lost its known shape, so that an upgrade of the router fails the build.
 */
export function deferHydration(html: string): string {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!script) return html;

  const hrefs: string[] = [];
  const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_link, href: string) => {
    hrefs.push(href);
    return "";
  });
  const body = dynamicImports(script[1] ?? "");
  if (hrefs.length === 0 || /(^|[;\n])\s*import\s*["*{\w]/.test(body)) {
    throw new Error("The router's hydration script has an unknown shape; see app/server/defer-hydration.server.ts");
  }
  return withoutPreloads.replace(script[0], () => `<script>${afterFirstPaint(hrefs, body)}</script>`);
}

/** `import * as a from "b";` → `const a=await import("b");` and `import "b"` → `await import("b")`. */
function dynamicImports(moduleCode: string): string {
  return moduleCode
    .replace(/import \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replace(/(^|\n)import ("[^"]+")/g, "$1await import($2)")
    .replace(/\n\s*/g, "");
}

function afterFirstPaint(hrefs: string[], body: string): string {
  return (
    `(()=>{const load=async()=>{for(const href of ${JSON.stringify(hrefs)}){` +
    `const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
    `${body}};requestAnimationFrame(()=>setTimeout(load))})()`
  );
}
