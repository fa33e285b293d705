import { setPriority } from "node:os";

/**
 * First call of a thread that works for the desk: when both need the processor, work for visitors comes first. Only Linux
 * has a priority for a single thread; elsewhere it would apply to the whole process.
 */
export function stepBack(): void {
  if (process.platform === "linux") setPriority(19);
}
