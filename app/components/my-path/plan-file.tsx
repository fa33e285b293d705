import type { ChangeEvent } from "react";
import { type ReadPath, readPath } from "#app/lib/my-path/kept-path.ts";

/** Opens a plan that was saved as a file; the page asks before it takes the place of another. */
export function OpenFile({ onOpen }: { onOpen: (read: ReadPath) => void }) {
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    onOpen(file.size > mostBytes ? { is: "broken" } : readPath(await file.text()));
    // The same file can be chosen again.
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
