import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./paths.mjs";

/**
 * Runs a long-lived program in our place: same input and output, every signal handed on, its exit code given back.
 * It gets a process group of its own, else Ctrl-C in a terminal would reach it twice, and a channel whose end tells it
 * that we are gone, so that killing us leaves nothing on the port.
 */
export function passThrough(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: true, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
