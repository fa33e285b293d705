import type { ChangeEvent } from "react";
import { type ReadPath, readPath } from "#app/lib/my-path/kept-path.ts";

/** Opens a plan that was saved as a file. The page asks before it replaces another plan. */
export function OpenFile({ onOpen }: { onOpen: (read: ReadPath) => void }) {
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    onOpen(file.size > mostBytes ? { is: "broken" } : readPath(await file.text()));
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

const mostBytes = 200_000;
