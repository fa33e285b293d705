/**
 * Work done by a process's first thread, where its JavaScript runs: without its helpers and anything else that ran
 * meanwhile.
 */
import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second, wherever Node runs. */
const tickMs = 10;

/** In milliseconds; NaN on other systems than Linux. */
export function threadTime(pid) {
  try {
    // After the name, which may hold anything: 12 and 13 are the time in its own code and in the kernel.
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}
