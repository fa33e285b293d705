import { type RefObject, useEffect } from "react";

/**
 * Tells the style sheet how much of the window the on-screen keyboard covers, as `--keyboard` on the page.
 * Phones put the keyboard over the page without shrinking it, so it would hide a bar at the bottom.
 */
export function useKeyboardInset(fields: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    const editing = fields.current;
    if (!viewport || !editing) return;
    const page = document.documentElement;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      page.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    const stop = new AbortController();
    editing.addEventListener("focusin", measure, stop);
    viewport.addEventListener("resize", measure, stop);
    viewport.addEventListener("scroll", measure, stop);
    return () => {
      stop.abort();
      page.style.removeProperty("--keyboard");
    };
  }, [fields]);
}
