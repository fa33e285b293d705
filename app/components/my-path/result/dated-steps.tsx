import type { ReactNode } from "react";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import type { LeaseWindow, PathAnswer } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, monthName } from "#app/lib/my-path/path-names.ts";
import { leadDoor } from "./path-headline.ts";
import { type AssistanceNames, skippedWords } from "./path-words.ts";
import { markKit, markWords, type StepKit, stepKit, stepWords } from "./step-words.ts";

type DatedStepsProps = {
  answer: PathAnswer;
  household: Household;
  names: AssistanceNames;
  /** Links back to a skipped question. */
  skippedLink?: ((part: PathAnswer["skipped"][number]) => ReactNode) | undefined;
};

/** The steps and their dates; next to them the lease, the marks, and the skipped questions. */
export function DatedSteps({ answer, household, names, skippedLink }: DatedStepsProps) {
  return (
    <section className="sec sec--tight">
      <div className="wrap split split--75">
        <div>
          <h2>What to do, and by when</h2>
          <ol className="vpath pr-steps">
            {answer.steps.map((step, index) => {
              const { when, title, text } = stepWords(step, household, names);
              const kit = stepKit(step);
              return (
                <li key={`${step.kind} ${step.day} ${step.about}`} className={index === 0 ? "pr-now" : undefined}>
                  <Stop state={index === 0 ? "next" : "later"} />
                  <div>
                    <p className="pr-when">{when}</p>
                    <h3>{title}</h3>
                    <p>{text}</p>
                    {kit && <KitLink {...kit} />}
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
        <div className="quiet">
          <LeaseAside answer={answer} />
          {answer.marks.map((age) => {
            const { title, text } = markWords(age, monthName(age.leaves), household);
            return (
              <Aside key={age.index} title={title}>
                <p>{text}</p>
                <KitLink {...markKit(age)} />
                <p className="fine">
                  15 U.S.C. 1681c, counted from the month you gave. It closes no loan to you by itself.
                </p>
              </Aside>
            );
          })}
          {answer.skipped.length > 0 && (
            <Aside title="What you skipped">
              <ul>
                {answer.skipped.map((part) => (
                  <li key={part}>
                    {capital(skippedWords[part])} {skippedLink?.(part)}
                  </li>
                ))}
              </ul>
            </Aside>
          )}
        </div>
      </div>
    </section>
  );
}

function KitLink({ to, label }: StepKit) {
  return (
    <p className="screen-only">
      <a className="tlink small" href={to}>
        {label} <Arrow />
      </a>
    </p>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pr-aside">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function LeaseAside({ answer }: { answer: PathAnswer }) {
  const { lease } = answer;
  if (lease.state === "none") return null;
  if (lease.state === "over") {
    return (
      <Aside title="You rent month to month">
        <p>
          Your lease is over, so no lease holds you. Give {counted(lease.noticeDays, "day")}’ notice in writing once the
          closing date is certain.
        </p>
      </Aside>
    );
  }
  const door = leadDoor(answer)?.month ?? null;
  return (
    <Aside title={leaseTitle(lease)}>
      <p>{leaseText(lease, door)}</p>
      {lease.askForMonths !== null && lease.askForMonths <= 36 && (
        <>
          <div className="pr-months" aria-hidden="true">
            {Array.from({ length: lease.askForMonths }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months do not change places.
              <i key={index} />
            ))}
            <i />
          </div>
          <p className="fine pr-months__words">
            <span>
              Rent: {monthName(lease.leaseEnd + 1)} to {monthName(lease.leaseEnd + lease.askForMonths)}
            </span>
            <span>Your own door</span>
          </p>
        </>
      )}
      <p className="fine">
        {lease.state === "gap" && door !== null
          ? `Ask by ${formatDay(lease.noticeDay)}. If you close in ${monthName(door)}, the first payment is due in ${monthName(door + 2)}.`
          : `Give notice by ${formatDay(lease.noticeDay)}. If you close when the lease ends, the first payment is due in ${monthName(lease.firstPayment)}.`}{" "}
        Close late in the month: each day of interest costs {formatCents(lease.perDiemCents)}.
      </p>
    </Aside>
  );
}

type DatedLease = Extract<LeaseWindow, { leaseEnd: number }>;

function leaseTitle({ state, askForMonths }: DatedLease): string {
  if (state === "fits") return "Your lease ends in time";
  if (state === "overlaps") return "Your lease runs past the door";
  return `Your lease ends ${askForMonths === null ? "" : `${counted(askForMonths, "month")} `}too soon`;
}

function leaseText({ state, askForMonths, overlapMonths, overlapCents }: DatedLease, door: number | null): string {
  if (state === "overlaps") {
    return `You would pay both rent and the house payment for ${counted(overlapMonths, "month")}: ${formatDollars(overlapCents)} of rent. You can wait for the lease to end, or ask what it costs to leave early.`;
  }
  if (state === "fits") return "Close in its last days, and no month is paid twice.";
  const renew =
    askForMonths === null
      ? "Ask for a month-to-month lease after it."
      : `Ask to renew for ${counted(askForMonths, "month")}.`;
  return `${renew}${door === null ? "" : ` Close in the last week of ${monthName(door)}.`} No month is paid twice.`;
}
