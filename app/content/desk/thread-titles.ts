import type { Stage, ThreadState } from "#app/domain/desk/stages.ts";

/** How far a person has come with us. */
export const stageWords: Readonly<Record<Stage, string>> = {
  new: "New",
  answered: "Answered",
  "analysis-sent": "Analysis sent",
  talking: "Talking",
  "with-a-lender": "With a lender",
  closed: "Closed",
};

/** The state of a thread. */
export const stateWords: Readonly<Record<ThreadState, string>> = {
  waiting: "Waiting for us",
  answered: "Answered",
  "set-aside": "Maybe a robot",
  dropped: "Dropped",
  closed: "Closed",
};
