import type { IssueState } from "#app/domain/letter/issue-states.ts";

type Steps = { state: IssueState; isTested: boolean; tested: string | null };

/** Steps of an issue, and the current one. */
export function LetterSteps({ state, isTested, tested }: Steps) {
  const isBegun = state !== "draft" && state !== "scheduled";
  const steps = [
    { label: "Written", isDone: true },
    { label: isTested && tested ? `Tested ${tested}` : "Tested", isDone: isTested },
    {
      label: state === "scheduled" ? "Scheduled" : state === "paused" ? "Paused" : "Sending",
      isDone: state !== "draft",
    },
    { label: "Sent", isDone: state === "sent" },
  ];
  const current = state === "sent" ? 3 : isBegun || state === "scheduled" ? 2 : isTested ? 1 : 0;
  return (
    <ol className="letter-steps" aria-label="Steps of this letter">
      {steps.map(({ label, isDone }, index) => (
        <li
          key={label}
          className={isDone ? "is-done" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
