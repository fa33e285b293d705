import { startTransition, useEffect, useState } from "react";

const rounds = 20;

/**
 * Grows some twenty times while the browser has nothing else to do. A part that works its answer out again each time has
 * been compiled before the first key asks for it: browsers run new code several times slower than code that ran a little.
 * A key interrupts such a round. Browsers that cannot tell when they have nothing to do go without.
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
