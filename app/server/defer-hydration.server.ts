/**
 * Runs a page's modules right after its first paint, fetched meanwhile at low priority.
 *
 * React Router puts `modulepreload` links into the head and an inline module script at the end of the body; on a slow
 * phone both get in the way of the first paint. This lowers the priority of the links and turns the static imports of
 * the script into dynamic ones that run after the first frame. Not at idle: that loses early taps. And the links stay:
 * asked for only after the first frame, the modules make the page live a fifth later.
 *
 * Takes and gives a whole HTML document; a document without the module script comes back as it was.
 * Throws when the script is there but has lost its known shape, so that an upgrade of the router fails the build.
 */
export function deferHydration(html: string): string {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!script) return html;

  const body = dynamicImports(script[1] ?? "");
  const patient = html.replace(/<link rel="modulepreload" href="[^"]+"/g, '$& fetchpriority="low"');
  if (patient === html || /(^|[;\n])\s*import\s*["*{\w]/.test(body)) {
    throw new Error("The router's hydration script has an unknown shape; see app/server/defer-hydration.server.ts");
  }
  const afterFirstPaint = `requestAnimationFrame(()=>setTimeout(async()=>{${body}}))`;
  return patient.replace(script[0], () => `<script>${afterFirstPaint}</script>`);
}

/** `import * as a from "b";` → `const a=await import("b");` and `import "b"` → `await import("b")`. */
function dynamicImports(moduleCode: string): string {
  return moduleCode
    .replace(/import \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replace(/(^|\n)import ("[^"]+")/g, "$1await import($2)")
    .replace(/\n\s*/g, "");
}
