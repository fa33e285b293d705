import { useCallback, useEffect, useRef, useState } from "react";

const tickMs = 500;
/** Well below the shortest time that a colleague can set. */
const holdAgainMs = 4000;

/**
 * The time left to take an answer back, by the server's time: what a slow page or a slow line took is gone from it. It waits
 * while the focus is on Undo, and then starts anew; `isHeld` only once the server has said so.
 */
export function useUndoTime(id: string, dueInMs: number) {
  const [leftMs, setLeftMs] = useState(dueInMs);
  const [isAtUndo, setAtUndo] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const until = useRef(0);
  const isFirst = useRef(true);
  useEffect(() => {
    until.current = (isFirst.current ? arrivalOf(performance) : performance.now()) + dueInMs;
    isFirst.current = false;
    const tick = () => setLeftMs(Math.max(0, until.current - performance.now()));
    tick();
    const ticking = setInterval(tick, tickMs);
    return () => clearInterval(ticking);
  }, [dueInMs]);

  const hold = useCallback(async () => {
    const askedAt = performance.now();
    const ms = await askToWait(id);
    // Counted from the question: the server gave the time before its answer came.
    if (ms !== null) until.current = askedAt + ms;
    return ms !== null;
  }, [id]);
  useEffect(() => {
    if (!isAtUndo) return;
    let isThere = true;
    const holdOn = async () => {
      const waits = await hold();
      if (!isThere) return;
      setHeld(waits);
      // It has gone out, or the server does not answer. Nothing is announced as waiting.
      if (!waits) setAtUndo(false);
    };
    void holdOn();
    const holding = setInterval(holdOn, holdAgainMs);
    return () => {
      isThere = false;
      clearInterval(holding);
      setHeld(false);
      // It starts anew from here; too late is too late.
      void hold();
    };
  }, [isAtUndo, hold]);

  return { leftMs, isHeld, onFocus: () => setAtUndo(true), onBlur: () => setAtUndo(false) };
}

/**
 * When the page's data left the server, on the page's own clock, in milliseconds: the first byte came then. Now, where the
 * browser does not say.
 */
export function arrivalOf(clock: Pick<Performance, "now" | "getEntriesByType">): number {
  const [page] = clock.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page && page.responseStart > 0 ? page.responseStart : clock.now();
}

/** The milliseconds that the server gives it; null when it no longer waits. */
async function askToWait(letter: string): Promise<number | null> {
  try {
    const answer = await fetch("/desk/answer-hold", { method: "POST", body: new URLSearchParams({ letter }) });
    const { dueInMs }: { dueInMs?: number } = await answer.json();
    return dueInMs ?? null;
  } catch {
    return null;
  }
}
