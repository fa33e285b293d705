import type { Writable } from "node:stream";

/** Where a command writes: its result to `out`, everything else to `problems`. */
export type CommandStreams = { out: Writable; problems: Writable };

/** 0 is success, 1 is failure or something left to do, 2 is a wrong call. */
export type ExitCode = 0 | 1 | 2;
