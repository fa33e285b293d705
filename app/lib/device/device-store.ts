import { afterFrame } from "./after-frame.ts";

/** What a kept text holds: a value, nothing that can be read, or something of a version that only newer pages can read. */
export type ReadKept<Kept> = { is: "kept"; kept: Kept } | { is: "broken" } | { is: "newer" };

/**
 * What the page has of the device. `broken`: what was kept could not be read and was put aside. `newer`: it is of a newer
 * version, so nothing is written here. `unkept`: the browser keeps nothing for us, and all is gone with the page.
 */
export type DeviceSnapshot<Kept> = { kept: Kept; problem: "broken" | "newer" | "unkept" | null };

type Shape<Kept> = {
  /** In `localStorage`. */
  key: string;
  empty: Kept;
  isEmpty: (kept: Kept) => boolean;
  read: (text: string) => ReadKept<Kept>;
  write: (kept: Kept) => string;
};

/** What a browser says when a page is left or hidden, the last that a page may hear. */
const leaving = "visibilitychange";

export type DeviceStore<Kept> = ReturnType<typeof deviceStore<Kept>>;

/** One thing that is kept on the device under one key, as React reads it (`useSyncExternalStore`). */
export function deviceStore<Kept>({ key, empty, isEmpty, read, write }: Shape<Kept>) {
  /** Where a text waits that could not be read, so that nothing typed is lost. */
  const asideKey = `${key}-unread`;
  const emptySnapshot: DeviceSnapshot<Kept> = { kept: empty, problem: null };
  const listeners = new Set<() => void>();
  let newest: DeviceSnapshot<Kept> | null = null;
  /** Behind the newest for a frame after a key, and so is the device. */
  let settled: DeviceSnapshot<Kept> | null = null;
  let isUnwritten = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = () => {
    writeTyped();
    if (settled === newest) return;
    settled = newest;
    tell();
  };
  const show = (next: DeviceSnapshot<Kept>) => {
    isUnwritten = false;
    newest = next;
    settled = next;
    tell();
  };
  /** As it is kept; the same object until it changes. */
  const snapshot = () => {
    newest ??= settled = readDevice();
    return newest;
  };
  const readDevice = (): DeviceSnapshot<Kept> => {
    const text = textAt(key);
    const isAside = textAt(asideKey) !== null;
    if (text === null) return isAside ? { kept: empty, problem: "broken" } : emptySnapshot;
    const found = read(text);
    if (found.is === "kept") return { kept: found.kept, problem: isAside ? "broken" : null };
    if (found.is === "newer") return { kept: empty, problem: "newer" };
    onDevice((device) => {
      device.setItem(asideKey, text);
      device.removeItem(key);
    });
    return { kept: empty, problem: "broken" };
  };
  /** A value put in place of the one that is there. One of a newer version stays, and this one is on the page alone. */
  const written = (kept: Kept): DeviceSnapshot<Kept> => {
    const { problem } = snapshot();
    if (problem === "newer") return { kept, problem };
    const isKept = onDevice((device) => (isEmpty(kept) ? device.removeItem(key) : device.setItem(key, write(kept))));
    return { kept, problem: isKept ? (problem === "unkept" ? null : problem) : "unkept" };
  };
  const writeTyped = () => {
    if (!isUnwritten || !newest) return;
    isUnwritten = false;
    const { kept, problem } = newest;
    const now = written(kept);
    if (now.problem !== problem) newest = now;
  };
  const followOtherTabs = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === null || event.key === key || event.key === asideKey) show(readDevice());
  };

  return {
    snapshot,
    /** The same, but for a frame after a key: what the page shows of it. */
    settledSnapshot: () => settled ?? snapshot(),
    /** What the server draws: it knows of nothing. */
    serverSnapshot: () => emptySnapshot,
    /** Tells of each change, also of those in other tabs. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener("storage", followOtherTabs);
        window.addEventListener(leaving, writeTyped);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        writeTyped();
        window.removeEventListener("storage", followOtherTabs);
        window.removeEventListener(leaving, writeTyped);
      };
    },
    /** Keeps a value. */
    keep(kept: Kept): void {
      show(written(kept));
    },
    /**
     * Keeps it at a key: the answer to the key reads `snapshot`; all else reads `settledSnapshot`, a frame later. Then it is
     * written, too, or before the page is left.
     */
    keepTyped(kept: Kept): void {
      newest = { kept, problem: snapshot().problem };
      isUnwritten = true;
      tell();
      afterFrame(settle);
    },
    /** Leaves nothing on the device. What it gives back puts everything back; only this page has it. */
    wipe(): () => void {
      writeTyped();
      const texts = [key, asideKey].map((name) => [name, textAt(name)] as const);
      const before = snapshot();
      onDevice((device) => {
        for (const [name] of texts) device.removeItem(name);
      });
      show(emptySnapshot);
      return () => {
        onDevice((device) => {
          for (const [name, text] of texts) if (text !== null) device.setItem(name, text);
        });
        show(before);
      };
    },
    /** The text that could not be read; null when there is none. */
    asideText: () => textAt(asideKey),
    /** Takes that text away, once its owner wants it no longer. */
    dropAside(): void {
      onDevice((device) => device.removeItem(asideKey));
      show(readDevice());
    },
  };
}

function textAt(key: string): string | null {
  let text: string | null = null;
  onDevice((device) => {
    text = device.getItem(key);
  });
  return text;
}

/** Whether it could be done: browsers may refuse storage, or have no room left. */
function onDevice(act: (device: Storage) => void): boolean {
  try {
    act(localStorage);
    return true;
  } catch {
    return false;
  }
}
