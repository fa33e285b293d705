import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The tool that knows systemd's groups of system calls. */
export const analyze = "/usr/bin/systemd-analyze";

/**
 * The system calls that a unit allows. As in systemd.exec(5): the first line begins a list of what is allowed, later lines
 * add to it, and a line with a tilde takes away. `@default` is always part of the list.
 */
export function allowedCalls(unit: string): Set<string> {
  const allowed = callsOf("@default");
  for (const [, minus, names = ""] of readFileSync(unit, "utf8").matchAll(/^SystemCallFilter=(~?)(.*)$/gm)) {
    for (const call of names.split(" ").flatMap((name) => [...callsOf(name)])) {
      if (minus) allowed.delete(call);
      else allowed.add(call);
    }
  }
  return allowed;
}

/** The calls of a group, with those of the groups in it; of a single name, the call itself. */
function callsOf(name: string): Set<string> {
  if (!name.startsWith("@")) return new Set([name]);
  const { stdout } = spawnSync(analyze, ["--no-pager", "syscall-filter", name], { encoding: "utf8" });
  const members = stdout
    .split("\n")
    .slice(1)
    .map((line) => line.trim());
  return new Set(members.filter((member) => /^@?\w/.test(member)).flatMap((member) => [...callsOf(member)]));
}
