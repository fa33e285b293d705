import { useSyncExternalStore } from "react";
import { type DeviceSnapshot, deviceStore } from "#app/lib/device/store.ts";
import { emptyPath, isEmptyPath, type KeptPath, readPath, writePath } from "./kept-path.ts";
import { pathKey } from "./plan-mark.ts";
import { thisMonth } from "./this-month.ts";

/** The page's view of the plan, and the problem with the kept data. */
export type PathSnapshot = { path: KeptPath; problem: DeviceSnapshot<KeptPath>["problem"] };

/** The plan on this device. */
export const pathStore = deviceStore<KeptPath>({
  key: pathKey,
  empty: emptyPath,
  isEmpty: isEmptyPath,
  read: (text) => {
    const read = readPath(text, thisMonth());
    return read.is === "kept" ? { is: "kept", kept: read.path } : read;
  },
  write: writePath,
});

export const {
  subscribe: subscribeToPath,
  keep: keepPath,
  keepTyped: keepTypedPath,
  wipe: wipePath,
  asideText,
  dropAside,
} = pathStore;

const named = new WeakMap<DeviceSnapshot<KeptPath>, PathSnapshot>();

/** The kept plan; the same object until it changes. */
export function pathSnapshot(): PathSnapshot {
  return byName(pathStore.snapshot());
}

/** The same, but a frame after a keystroke: the plan that the page shows. */
export function settledPath(): PathSnapshot {
  return byName(pathStore.settledSnapshot());
}

/** The plan at each keystroke, for code that updates before the page does. */
export function usePathNow(): KeptPath {
  return useSyncExternalStore(subscribeToPath, pathSnapshot, serverSnapshot).path;
}

/** The plan for the server's render: it knows of none. */
export function serverSnapshot(): PathSnapshot {
  return byName(pathStore.serverSnapshot());
}

function byName(snapshot: DeviceSnapshot<KeptPath>): PathSnapshot {
  const known = named.get(snapshot) ?? { path: snapshot.kept, problem: snapshot.problem };
  named.set(snapshot, known);
  return known;
}
