/**
 * The first line of a thread that works for the desk: when both want the processor, visitors' work comes first. Linux alone
 * knows a priority of one thread; elsewhere it would be the whole process's.
 */
export const stepBack = `if (process.platform === "linux") require("node:os").setPriority(19);`;
