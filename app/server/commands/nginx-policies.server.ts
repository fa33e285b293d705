import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { publicSettings } from "#app/lib/public-settings.ts";
import type { Settings } from "#app/server/env.server.ts";
import { bareContentPolicy } from "#config/content-policy.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";

/**
 * Makes the command that writes the content policy of each built document as nginx configuration, for an nginx that serves
 * the files itself (deploy/nginx/files.conf): a policy names the scripts of one document, so each has its own.
 */
export function nginxPolicies(clientFolder: string) {
  return async (_settings: Settings, _args: string[], { out }: CommandStreams): Promise<ExitCode> => {
    const names = await readdir(clientFolder, { recursive: true });
    const policies = names.filter((name) => name.endsWith(".policy")).toSorted();
    out.write(`map $uri $site_content_policy {\n  default "${bareContentPolicy(publicSettings)}";\n`);
    for (const name of policies) {
      const file = join(clientFolder, name);
      const uri = `/${relative(clientFolder, file)
        .split(sep)
        .join("/")
        .replace(/\.policy$/, "")}`;
      out.write(`  "${uri}" "${await readFile(file, "utf8")}";\n`);
    }
    out.write("}\n");
    return 0;
  };
}
