import type { Stage, ThreadState } from "#app/domain/desk/stages.ts";

/** How far somebody has come with us. */
export const stageWords: Readonly<Record<Stage, string>> = {
  new: "New",
  answered: "Answered",
  "analysis-sent": "Analysis sent",
  talking: "Talking",
  "with-a-lender": "With a lender",
  closed: "Closed",
};

/** Where a thread stands. */
export const stateWords: Readonly<Record<ThreadState, string>> = {
  waiting: "Waiting for us",
  answered: "Answered",
  "set-aside": "Set aside",
  dropped: "Dropped",
  closed: "Closed",
};
