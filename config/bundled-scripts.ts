import { dirname, resolve } from "node:path";
import { build, type Plugin } from "vite";
import packageJson from "#package.json" with { type: "json" };
import { namedBreakpoints } from "./named-breakpoints.ts";

/** "safari 15.4" → "safari15.4". */
export const oldestBrowsers = packageJson.browserslist.map((words) => words.replace(" ", ""));

/**
 * Turns `import code from "./x-script.ts?script"` into a text for `InlineScript`: that module and what it imports, bundled
 * and minified. The same sources give the same text, because content policies know it by its hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const { code, moduleIds } = await bundle(id.replace("?script", ""));
        for (const file of moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}

/** The scripts that a visitor's choice about cookies, or a focused search field, calls for, by file name in the build. */
const modules = {
  "search-box.js": "app/components/search/start-search.ts",
  "cookie-choice.js": "app/lib/consent/follow-choice.ts",
  "web-vitals.js": "app/lib/consent/report-vitals.ts",
};

/**
 * Bundles each of these into one file that shares nothing with the pages: pages that are to be read load no framework,
 * also not with consent, nor to search. The names have no hash, so that the script in every page's head can stay the same text.
 */
export function calledModules(): Plugin {
  return {
    name: "called-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [fileName, entry] of Object.entries(modules)) {
        this.emitFile({ type: "asset", fileName, source: (await bundle(resolve(entry))).code });
      }
    },
  };
}

/**
 * Makes a file of each thread that the server starts as `new Worker(new URL("./x-thread.server.ts", import.meta.url))`, and
 * puts that file's address there. Vite does this for browsers only; without a build, Node finds the source.
 */
export function serverThreads(): Plugin {
  return {
    name: "server-threads",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/app\/.*\.server\.ts$/, code: "new Worker(" },
      handler(code, id) {
        const built = code.replace(/new URL\("\.\/([\w-]+-thread)\.server\.ts"/g, (_, name) => {
          this.emitFile({ type: "chunk", id: resolve(dirname(id), `${name}.server.ts`), fileName: `${name}.js` });
          return `new URL("./${name}.js"`;
        });
        if (built === code)
          this.error('A thread starts as new Worker(new URL("./x-thread.server.ts", import.meta.url))');
        return built;
      },
    },
  };
}

/** Wraps a script into one file, in a function: two scripts of a page may use the same names. */
async function bundle(entry: string) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    css: namedBreakpoints(),
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: "iife", minify: true } },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output) || output.output.length !== 1) throw new Error(`${entry} is not one file`);
  return output.output[0];
}
