import type { ChangeEvent } from "react";
import type { Month } from "#app/domain/path/household.ts";
import { isUndated, type ReadPath, readPath, takenAsTyped, writePath } from "#app/lib/my-path/kept-path.ts";
import { monthOfDate, thisMonth } from "#app/lib/my-path/this-month.ts";

/** Opens a plan that was saved as a file. The page asks before it replaces another plan. */
export function OpenFile({ onOpen }: { onOpen: (read: ReadPath) => void }) {
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    onOpen(
      file.size > mostBytes ? { is: "broken" } : readFile(await file.text(), monthOfDate(new Date(file.lastModified))),
    );
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <label className="btn btn--line btn--sm mp-open">
      Open File
      <input type="file" className="vh" accept=".json,application/json" onChange={open} />
    </label>
  );
}

/** A file from before plans kept the month of their figures is from the month in which it was saved. */
function readFile(text: string, savedIn: Month): ReadPath {
  const read = readPath(text, thisMonth());
  if (read.is !== "kept" || !isUndated(read.kept)) return read;
  return readPath(writePath(takenAsTyped(read.kept, Math.min(savedIn, thisMonth()))), thisMonth());
}

const mostBytes = 200_000;
