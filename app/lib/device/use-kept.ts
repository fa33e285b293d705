import { useState, useSyncExternalStore } from "react";
import type { DeviceStore } from "./store.ts";

/** A store's value, its problem, and a wipe that can be undone while the page is open. */
export function useKept<Kept>(store: DeviceStore<Kept>) {
  const { kept, problem } = useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot);
  const [undo, setUndo] = useState<{ wipe: () => void } | null>(null);
  /** Increases when the forms must render again: they keep their own text. */
  const [round, setRound] = useState(0);
  return {
    kept,
    problem,
    round,
    wiped: undo !== null,
    onWipe() {
      setUndo({ wipe: store.wipe() });
      setRound(round + 1);
    },
    onUndo() {
      undo?.wipe();
      setUndo(null);
      setRound(round + 1);
    },
  };
}
