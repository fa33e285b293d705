import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder: every command works from wherever it is called. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const nodeModules = join(root, "node_modules");
export const cacheFolder = join(root, ".cache");

/** An environment in which tools, and the `node` their first lines ask for, are the ones of this repository. */
export function toolEnvironment(additions = {}) {
  const path = [join(nodeModules, ".bin"), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, ...additions, PATH: path };
}
