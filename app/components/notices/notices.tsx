import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { type ShownNotice, showCarriedNotice, shownNotice, subscribeToNotices } from "./notice-store.ts";

type ToastProps = { notice: ShownNotice | null };

let Toast: ComponentType<ToastProps> | null = null;
let loading: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Loads what shows a notice (12 KB that most visits never need). Call it before a notice can be needed offline.
 * Answers false when it cannot be loaded; the next call tries again.
 */
export function prepareNotices(): Promise<boolean> {
  loading ??= import("./notice-toast.tsx").then(
    (module) => {
      Toast = module.NoticeToast;
      for (const listener of listeners) listener();
      return true;
    },
    () => {
      loading = null;
      return false;
    },
  );
  return loading;
}

/** Where notices appear: once in the document, after everything else. */
export function Notices() {
  const notice = useSyncExternalStore(subscribeToNotices, shownNotice, nothing);
  const LoadedToast = useSyncExternalStore(subscribeToToast, loadedToast, nothing);
  useEffect(showCarriedNotice, []);
  useEffect(() => {
    if (notice) void prepareNotices();
  }, [notice]);
  return LoadedToast && <LoadedToast notice={notice} />;
}

function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadedToast(): ComponentType<ToastProps> | null {
  return Toast;
}

function nothing(): null {
  return null;
}
