import { spawn } from "node:child_process";
import { root, toolEnvironment } from "./paths.mjs";

/**
 * Runs a program to its end and returns its exit code; 1 if a signal ended it.
 * Its standard output goes to our standard error; with `quiet`, all it says is shown only if it fails; otherwise, what
 * `inShort` makes of it. Being told to stop stops it too.
 */
export function run(command, args, { environment = {}, quiet = false, inShort = () => "" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(environment),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["inherit", 2, 2],
      // npm and the tools are .cmd files there, which only a shell starts.
      shell: process.platform === "win32",
    });
    const said = [];
    child.stdout?.on("data", (chunk) => said.push(chunk));
    child.stderr?.on("data", (chunk) => said.push(chunk));
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", stop);
      process.off("SIGINT", stop);
      const all = Buffer.concat(said).toString();
      process.stderr.write(code === 0 ? inShort(all) : all);
      resolve(code ?? 1);
    });
  });
}
