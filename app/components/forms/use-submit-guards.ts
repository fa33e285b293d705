import { useEffect, useRef } from "react";
import type { Notice } from "#app/components/notices/notice-store.ts";
import { showNotice } from "#app/components/notices/notices.ts";
import type { SubmitLimits } from "#app/forms/message-form-names.ts";
import { limitNotices, submissionLimit } from "#app/lib/submission/resending.ts";

/**
 * What a submit has to pass besides the checks of its fields. A form without limits has nothing to pass. The server has
 * checks of its own and does not rely on these.
 */
export function useSubmitGuards(formName: string, limits: SubmitLimits | undefined) {
  const openedAt = useOpenedAt();
  if (!limits) return { mayStart: () => true, maySend: () => true };
  const limit = submissionLimit(formName, limits);

  function refuse(notice: Notice): false {
    showNotice(notice);
    return false;
  }

  return {
    mayStart(form: HTMLFormElement): boolean {
      // People do not see this field. Whoever fills it in gets no answer.
      if (limits.dropsTrapped && new FormData(form).get("website")) return false;
      const isTooFast = openedAt.current !== null && performance.now() - openedAt.current < limits.leastMs;
      if (isTooFast) return refuse(limitNotices["submission-too-fast"]);
      return limit.isReached(Date.now()) ? refuse(limitNotices["too-many-requests"]) : true;
    },
    maySend(): boolean {
      if (limit.isReached(Date.now())) return refuse(limitNotices["too-many-requests"]);
      limit.count(Date.now());
      return true;
    },
  };
}

/** When the page with the form was opened, on the clock of `performance.now()`. Null until the form comes to life. */
function useOpenedAt() {
  const openedAt = useRef<number | null>(null);
  useEffect(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // React may come to the page later.
    openedAt.current = load?.loadEventEnd || performance.now();
  }, []);
  return openedAt;
}
