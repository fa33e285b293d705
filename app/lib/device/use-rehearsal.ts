import { startTransition, useEffect, useState } from "react";

const rounds = 20;

/**
 * Increases some twenty times while the browser is idle. A part that recalculates its answer each time has
 * been compiled before the first keystroke needs it: browsers run new code several times slower than code that has run.
 * A keystroke interrupts such a round. Browsers that cannot tell when they are idle skip this.
 */
export function useRehearsal(isWanted: boolean): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted || round === rounds || !("requestIdleCallback" in window)) return;
    const pause = requestIdleCallback(() => startTransition(() => setRound(round + 1)));
    return () => cancelIdleCallback(pause);
  }, [isWanted, round]);
  return round;
}
