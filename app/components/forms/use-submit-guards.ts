import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import type { SubmitLimits } from "#app/forms/submit-limits.ts";
import { submissionLimit } from "#app/lib/submission/submission-limit.ts";
import { tooFast, tooMany } from "./limit-notices.ts";
import { useOpenedAt } from "./use-opened-at.ts";

/** What a submit has to pass besides its fields. Nothing here is a fence: the server has its own. */
export function useSubmitGuards(formName: string, { perMinute, leastMs }: SubmitLimits) {
  const openedAt = useOpenedAt();
  const limit = submissionLimit(formName, { most: perMinute, perMs: 60_000 });

  function refuse(notice: Notice): false {
    showNotice(notice);
    return false;
  }

  return {
    mayStart(form: HTMLFormElement): boolean {
      // Filled in only by robots, who are told nothing.
      if (new FormData(form).get("website")) return false;
      if (openedAt.current !== null && performance.now() - openedAt.current < leastMs) return refuse(tooFast);
      return limit.isReached(Date.now()) ? refuse(tooMany) : true;
    },
    maySend(): boolean {
      if (limit.isReached(Date.now())) return refuse(tooMany);
      limit.count(Date.now());
      return true;
    },
  };
}
