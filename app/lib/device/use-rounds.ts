import { useState, useSyncExternalStore } from "react";
import type { DeviceStore } from "./store.ts";

type Elsewhere = Pick<DeviceStore<unknown>, "subscribe" | "elsewhere">;

/**
 * Counts how often another window has changed a part of the kept value. It is the key of the fields for that part: they keep their
 * own text, which is old then, and would go over the newer one at the next key. `begin` gets the part from before.
 */
export function useRounds<Part>(store: Elsewhere, part: Part, begin?: (before: Part) => void): number {
  const elsewhere = useSyncExternalStore(store.subscribe, store.elsewhere, () => 0);
  const text = JSON.stringify(part);
  const [known, setKnown] = useState({ elsewhere, part, text, round: 0 });
  if (known.elsewhere !== elsewhere || known.text !== text) {
    const begins = known.elsewhere !== elsewhere && known.text !== text;
    if (begins) begin?.(known.part);
    setKnown({ elsewhere, part, text, round: known.round + (begins ? 1 : 0) });
  }
  return known.round;
}
