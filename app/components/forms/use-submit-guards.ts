import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { submissionLimit } from "#app/lib/submission-limit.ts";
import { useOpenedAt } from "./use-opened-at.ts";

export type SubmitLimits = {
  /** Submissions in a minute. */
  perMinute: number;
  /** Time that a person needs at least between opening the page and sending. */
  leastMs: number;
};

export const defaultLimits: SubmitLimits = { perMinute: 5, leastMs: 0 };

const tooFast: Notice = {
  tone: "failure",
  title: "Submission Too Fast",
  message: "Please take a moment to review your information.",
};
const tooMany: Notice = {
  tone: "failure",
  title: "Too Many Attempts",
  message: "Please wait before submitting again.",
};

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
