import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).error === undefined;

/** The command bound to one core, where that is possible: then server and load do not take each other's time. */
export function onCore(core, command) {
  return canPin ? ["taskset", "-c", String(core), ...command] : command;
}
