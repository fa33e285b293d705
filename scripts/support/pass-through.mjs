import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./paths.mjs";

/** Ctrl-C comes from the terminal and from npm; a person's second one, which stops at once, comes later than this. */
const sameSignalMs = 1_000;

/**
 * Runs a long-lived program in our place: same input and output, signals handed on once, its exit code given back.
 * It gets a process group of its own, so that signals reach it only through us, and a channel whose end tells it that
 * we are gone, so that killing us leaves nothing on the port.
 */
export function passThrough(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: true, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    let handedOnAt = Number.NEGATIVE_INFINITY;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        if (performance.now() - handedOnAt < sameSignalMs) return;
        handedOnAt = performance.now();
        child.kill(signal);
      });
    }
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
