import { useCallback, useEffect, useRef, useState } from "react";

const tickMs = 500;
/** Well below the shortest time that a colleague can set. */
const holdAgainMs = 4000;

/** The time left to take an answer back. It waits while the focus is on Undo, and then starts anew. */
export function useUndoTime(id: string, dueInMs: number) {
  const [leftMs, setLeftMs] = useState(dueInMs);
  const [isHeld, setHeld] = useState(false);
  const until = useRef(0);
  useEffect(() => {
    until.current = performance.now() + dueInMs;
    const ticking = setInterval(() => setLeftMs(Math.max(0, until.current - performance.now())), tickMs);
    return () => clearInterval(ticking);
  }, [dueInMs]);

  const hold = useCallback(async () => {
    const ms = await askToWait(id);
    if (ms === null) setHeld(false);
    else until.current = performance.now() + ms;
  }, [id]);
  useEffect(() => {
    if (!isHeld) return;
    const holding = setInterval(hold, holdAgainMs);
    return () => clearInterval(holding);
  }, [isHeld, hold]);

  return {
    leftMs,
    isHeld,
    onFocus() {
      setHeld(true);
      void hold();
    },
    onBlur() {
      if (isHeld) void hold();
      setHeld(false);
    },
  };
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
