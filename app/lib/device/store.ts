import * as z from "zod/mini";
import { afterFrame } from "./after-frame.ts";

/** The result of reading a text: what was kept, unreadable text, or a version that only newer pages can read. */
export type ReadKept<Kept> = { is: "kept"; kept: Kept } | { is: "broken" } | { is: "newer" };

/**
 * The page's view of the device. `broken`: the kept text could not be read and was put aside. `newer`: it is from a newer
 * version, so nothing is written here. `unkept`: the browser keeps nothing for us, and everything is gone with the page.
 */
export type DeviceSnapshot<Kept> = { kept: Kept; problem: "broken" | "newer" | "unkept" | null };

type Shape<Kept> = {
  /** The key in `localStorage`. */
  key: string;
  empty: Kept;
  isEmpty: (kept: Kept) => boolean;
  read: (text: string) => ReadKept<Kept>;
  write: (kept: Kept) => string;
};

/** The browser's event when a page is left or hidden, the last one a page may get. */
const leaving = "visibilitychange";

export type DeviceStore<Kept> = ReturnType<typeof deviceStore<Kept>>;

/** One value kept on the device under one key, for React to read (`useSyncExternalStore`). */
export function deviceStore<Kept>({ key, empty, isEmpty, read, write }: Shape<Kept>) {
  /** The key for a text that could not be read, so that nothing typed is lost. */
  const asideKey = `${key}-unread`;
  const emptySnapshot: DeviceSnapshot<Kept> = { kept: empty, problem: null };
  const listeners = new Set<() => void>();
  let newest: DeviceSnapshot<Kept> | null = null;
  /** After a keystroke, one frame behind the newest value; so is the device. */
  let settled: DeviceSnapshot<Kept> | null = null;
  let isUnwritten = false;
  let elsewhere = 0;
  /** The device's text as this page last read or wrote it. */
  let known: string | null = null;

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
  /** The current value; the same object until it changes. */
  const snapshot = () => {
    newest ??= settled = readDevice();
    return newest;
  };
  const readDevice = (): DeviceSnapshot<Kept> => {
    const text = textAt(key);
    known = text;
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
  /** A value that replaces the current one. If a newer version is kept, that one stays, and this one is only on the page. */
  const written = (kept: Kept): DeviceSnapshot<Kept> => {
    const { problem } = snapshot();
    if (problem === "newer") return { kept, problem };
    const text = isEmpty(kept) ? null : write(kept);
    const isKept = onDevice((device) => (text === null ? device.removeItem(key) : device.setItem(key, text)));
    if (isKept) known = text;
    return { kept, problem: isKept ? (problem === "unkept" ? null : problem) : "unkept" };
  };
  const writeTyped = () => {
    if (!isUnwritten || !newest) return;
    isUnwritten = false;
    const { kept, problem } = newest;
    const now = written(kept);
    if (now.problem !== problem) newest = now;
  };
  const follow = () => {
    elsewhere += 1;
    show(readDevice());
  };
  const followOtherTabs = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === null || event.key === key || event.key === asideKey) follow();
  };
  // A page that Back brings back as it was left was told of nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && textAt(key) !== known) follow();
  };

  return {
    snapshot,
    /** The same, but a frame after a keystroke: the value that the page shows. */
    settledSnapshot: () => settled ?? snapshot(),
    /** How often another tab has changed the value since this page opened: what its fields say may be old by now. */
    elsewhere: () => elsewhere,
    /** The value for the server's render: it knows of nothing. */
    serverSnapshot: () => emptySnapshot,
    /** Reports each change, including those in other tabs. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener("storage", followOtherTabs);
        window.addEventListener("pageshow", comeBack);
        window.addEventListener(leaving, writeTyped);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        writeTyped();
        window.removeEventListener("storage", followOtherTabs);
        window.removeEventListener("pageshow", comeBack);
        window.removeEventListener(leaving, writeTyped);
      };
    },
    /** Keeps a value. */
    keep(kept: Kept): void {
      show(written(kept));
    },
    /**
     * Keeps it at a keystroke: code that answers the keystroke reads `snapshot`; all else reads `settledSnapshot`, a frame
     * later. It is written to the device then, too, or before the page is left.
     */
    keepTyped(kept: Kept): void {
      newest = { kept, problem: snapshot().problem };
      isUnwritten = true;
      tell();
      afterFrame(settle);
    },
    /** Removes everything from the device. The returned function puts everything back; only this page has it. */
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
    /** The text that could not be read; null if there is none. */
    asideText: () => textAt(asideKey),
    /** Removes that text, once its owner no longer wants it. */
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

/** Whether the write worked: browsers may refuse storage, or have no room left. */
function onDevice(act: (device: Storage) => void): boolean {
  try {
    act(localStorage);
    return true;
  } catch {
    return false;
  }
}

/** Upgrades a value that an older page kept to the next version. */
export type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** The version comes first, under a name that identifies the site: `{"pathToKeys":1,…}`. */
const versionName = "pathToKeys";
const envelope = z.looseObject({ [versionName]: z.int().check(z.gte(1)) });

/** Reads a kept text. Older versions are upgraded to today's, the one after the last step; nothing is guessed. */
export function readKept<Kept>(
  text: string,
  schema: z.ZodMiniType<Kept>,
  steps: readonly Migration[] = [],
): ReadKept<Kept> {
  const { data } = envelope.safeParse(parseJson(text));
  if (!data) return { is: "broken" };
  const { [versionName]: version, ...rest } = data;
  if (Number(version) > steps.length + 1) return { is: "newer" };
  try {
    const today = steps.slice(Number(version) - 1).reduce<Record<string, unknown>>((older, step) => step(older), rest);
    const { data: kept } = schema.safeParse(today);
    return kept ? { is: "kept", kept } : { is: "broken" };
  } catch {
    return { is: "broken" };
  }
}

/** The reverse of `readKept`, in today's version. */
export function writeKept(kept: object, steps: readonly Migration[] = []): string {
  return JSON.stringify({ [versionName]: steps.length + 1, ...kept });
}

function parseJson(text: string): unknown {
  try {
    // Some calculations reject a negative zero.
    return JSON.parse(text, (_, value) => (Object.is(value, -0) ? 0 : value));
  } catch {
    return null;
  }
}
