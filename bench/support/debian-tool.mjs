/** Programs that this repository does not bring along. */
import { execFile, spawnSync } from "node:child_process";

export function isInstalled(program) {
  return spawnSync(program, ["--version"]).error === undefined;
}

/** Gives what it wrote, without colors, however it ended: these tools say by words what they found. */
export function run(program, args, environment = {}) {
  const options = { env: { ...process.env, ...environment }, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how terminals are told colors.
    execFile(program, args, options, (_error, stdout) => resolve(stdout.replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, "")));
  });
}
