import { spawn } from "node:child_process";
import { root, toolEnvironment } from "./paths.mjs";

/**
 * Runs a program to its end and gives its exit code.
 * Its standard output goes to our standard error unless `stdout` says otherwise. A signal is 128 + its number, as in
 * a shell, reduced to 1: nobody here tells them apart.
 */
export function run(command, args, { environment = {}, stdout = 2 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(environment),
      stdio: ["inherit", stdout, 2],
      // npm and the tools are .cmd files there, which only a shell starts.
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
