import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bareContentPolicy, contentPolicy, inlineSources } from "#config/content-policy.ts";
import type { PublicSettings } from "#config/public-settings.ts";
import type { BuiltPage } from "./built-page.ts";

/**
 * Puts each page's content policy next to its `index.html`, as `index.html.policy`, which the server sends along, and all of
 * them next to the folder as a `map` for nginx, for when that serves the files itself.
 */
export async function writeContentPolicies(
  pages: readonly BuiltPage[],
  clientFolder: string,
  settings: PublicSettings,
): Promise<void> {
  const policies = await Promise.all(
    pages.map(async ({ path }) => {
      const file = join(clientFolder, path, "index.html");
      const policy = contentPolicy(settings, inlineSources(await readFile(file, "utf8")));
      await writeFile(`${file}.policy`, policy);
      return { path, policy };
    }),
  );
  await writeFile(join(clientFolder, "../content-policies.nginx"), nginxMap(policies, bareContentPolicy(settings)));
}

/** `$uri` is the path as requested, or the file that `try_files` found for it; `other` is for anything that isn't a page. */
export function nginxMap(policies: readonly { path: string; policy: string }[], other: string): string {
  const lines = policies.map(({ path, policy }) => {
    const file = path === "/" ? "/index.html" : `${path}/index.html`;
    return `  ${path} "${policy}";\n  ${file} "${policy}";\n`;
  });
  return `map $uri $content_policy {\n  default "${other}";\n${lines.join("")}}\n`;
}
