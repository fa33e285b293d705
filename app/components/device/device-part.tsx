import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { DeviceStore } from "#app/lib/device/store.ts";

/** A part that needs today's date and the data on this device. The server has neither, and reserves room for the part. */
export function DevicePart({ Part }: { Part: ComponentType<{ today: string }> }) {
  const today = useToday();
  return today ? <Part today={today} /> : <div className="device-wait" />;
}

/** Today on the visitor's clock, as `2026-11-21`; null on the server, which renders the page once for every day. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10));
  }, []);
  return today;
}

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
