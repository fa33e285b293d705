import { useEffect } from "react";
import { type Notice, setNotice, takeCarriedNotice } from "./notice-store.ts";

let loading: Promise<boolean> | null = null;

/**
 * Loads the code that shows notices (12 KB that most visits never need). Call it before a notice can be needed offline.
 * Returns false if the code cannot be loaded; the next call tries again.
 */
export function prepareNotices(): Promise<boolean> {
  loading ??= import("./notice-toast.tsx").then(
    ({ drawNotices }) => {
      drawNotices();
      return true;
    },
    () => {
      loading = null;
      return false;
    },
  );
  return loading;
}

export function showNotice(notice: Notice): void {
  setNotice(notice);
  void prepareNotices();
}

/** Shows the notice of the form that led to this page, if there is one. Draws nothing. */
export function CarriedNotice() {
  useEffect(() => {
    const carried = takeCarriedNotice();
    if (carried) showNotice(carried);
  }, []);
  return null;
}
