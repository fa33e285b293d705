import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLivePage } from "#app/content/site/live-pages.ts";

type Manifest = { routes: Record<string, { parentId?: string; index?: boolean; path?: string }> };

const opening = "window.__reactRouterManifest=";

/**
 * Leaves in the router's list of routes those that React runs on. A third of them are; the rest it would read, sort and
 * match against for nothing, in one task, before it can take the page over. What is not in the list is asked of the server.
 */
export async function trimManifest(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, "assets");
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length === 0)
    throw new Error("The router's list of routes is not where it was; see site-build/trim-manifest.ts");
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, trimmedManifest(await readFile(file, "utf8")));
  }
}

/** @throws Error when the script has lost its known shape, so that an upgrade of the router fails the build. */
export function trimmedManifest(script: string): string {
  if (!script.startsWith(opening)) throw new Error("The router's list of routes has an unknown shape");
  const manifest = JSON.parse(script.slice(opening.length).replace(/;\s*$/, "")) as Manifest;
  const live = Object.entries(manifest.routes).filter(
    ([, { parentId, index, path }]) => parentId === undefined || isLivePage(index ? "/" : `/${path}`),
  );
  return `${opening}${JSON.stringify({ ...manifest, routes: Object.fromEntries(live) })};`;
}
