import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { useArrivalFocus } from "./use-arrival-focus.ts";

type SaidNoteProps = { look?: "ok" | "bad"; id?: string; className?: string; children: ReactNode };

/**
 * What came of a press. The page with the pressed button is gone, and a status that comes with a page is not announced, so
 * the note takes the focus.
 */
export function SaidNote({ look, id, className = "", children }: SaidNoteProps) {
  const note = useArrivalFocus<HTMLDivElement>();
  return (
    <div
      className={`note${look ? ` note--${look}` : ""} ${className}`.trim()}
      id={id}
      role={look === "bad" ? "alert" : "status"}
      tabIndex={-1}
      ref={note}
    >
      {children}
    </div>
  );
}

/** What was done by the press that led to this page, in words; null when it is another page. */
export function useDone(): string | null {
  return useRouteLoaderData<{ done: string | null }>("shell")?.done ?? null;
}
