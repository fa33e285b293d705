import { resolve } from "node:path";
import { build, type Plugin } from "vite";

/** By file name in the build: what a visitor's choice about cookies calls for. */
const modules = {
  "cookie-choice.js": "app/lib/consent/follow-choice.ts",
  "web-vitals.js": "app/lib/consent/report-vitals.ts",
};

/**
 * Bundles each of these into one file that shares nothing with the pages: pages that are to be read load no framework,
 * also not with consent. The names have no hash, so that the script in every page's head can stay the same text.
 */
export function consentModules(): Plugin {
  return {
    name: "consent-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [fileName, entry] of Object.entries(modules)) {
        this.emitFile({ type: "asset", fileName, source: await bundle(resolve(entry)) });
      }
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: entry, output: { minify: true } },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output) || output.output.length !== 1) throw new Error(`${entry} is not one file`);
  return output.output[0].code;
}
