import { useEffect } from "react";
import { forgetWords } from "#app/lib/submission/kept-words.ts";
import { type Notice, setNotice, takeCarriedNotice } from "./store.ts";

let loading: Promise<boolean> | null = null;

/**
 * Loads the code that shows notices (12 KB that most visits never need). Call it before a notice can be needed offline.
 * Returns false if the code cannot be loaded; the next call tries again.
 */
export function prepareNotices(): Promise<boolean> {
  loading ??= import("./toast.tsx").then(
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

/**
 * Shows the notice of the form that led to this page, if there is one, and forgets what the forms named by `sent` have kept: a
 * plain POST leaves their page before anyone knows that it arrived. Draws nothing.
 */
export function CarriedNotice({ sent }: { sent: readonly string[] }) {
  useEffect(() => {
    const carried = takeCarriedNotice();
    if (carried) showNotice(carried);
    for (const formId of sent) forgetWords(formId);
  }, [sent]);
  return null;
}
