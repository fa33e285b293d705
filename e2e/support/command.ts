import { execFile } from "node:child_process";
import { clock } from "./clock.ts";
import { bareEnvironment, type Site } from "./site.ts";

/** How a command ended: its exit code and all that it wrote. */
export type CommandEnd = { code: number; output: string };

/** Runs a command of the built site with a site's settings. */
export function runCommand(
  { settings }: Site,
  name: "privacy" | "consent" | "setAside" | "audit" | "backup" | "desk",
  ...args: string[]
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const env = { ...bareEnvironment(), ...settings, ...clock.environment() };
    const command = ["scripts/site-command.mjs", name, ...args];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
