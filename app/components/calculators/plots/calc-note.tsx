import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./calc-note.css?inline";

/** A remark next to an answer, set off by a bar. */
export function CalcNote({ children }: { children: ReactNode }) {
  return (
    <>
      <InlineStyle name="calc-note" layer="page" css={css} />
      <p className="calc-note">{children}</p>
    </>
  );
}
