import type { FinderProgram, ProgramRecord } from "./program-record.ts";

const files = import.meta.glob<ProgramRecord>("../programs/*.ts", { eager: true, import: "program" });

/** The programs that the finder knows, one file each, in the order of the files' names. */
export const finderPrograms: readonly FinderProgram[] = Object.entries(files).map(([path, program]) => ({
  ...program,
  slug: path.replace(/^.*\/(.+)\.ts$/, "$1"),
}));
