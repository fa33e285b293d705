// Loaded into a process of the site by bench/memory.mjs, with --expose-gc: collects all garbage when it is asked to.
process.on("SIGUSR2", () => globalThis.gc());
