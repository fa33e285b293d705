import { useMemo } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { WorkedOutOn } from "#app/components/ui/worked-out-on.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Debt, Month, Skippable } from "#app/domain/path/household.ts";
import { moneySince } from "#app/domain/path/money-since.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { monthNames } from "#app/domain/text/format-date.ts";
import { focusHeading } from "#app/lib/device/after-frame.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { debtWords } from "#app/lib/my-path/entry-words.ts";
import { type KeptPath, pathQuestionNames } from "#app/lib/my-path/kept-path.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { isAnswered, pathQuestions } from "./path-questions.ts";
import { PathResult } from "./result/path-result.tsx";
import { SaidStrip } from "./said-numbers.tsx";
import { TakeAlong } from "./take-along.tsx";
import type { PartProps } from "./use-path-page.ts";

/** The answer with everything that belongs to it. In its own script, which loads during the first questions. */
export function WholeAnswer({ page, notices }: PartProps) {
  const { path, now, assistance, names } = page;
  const { household, asOf } = path;
  const answer = useMemo(
    () => (now === null ? null : planPath(household, now, pathRules, { assistance, since: asOf })),
    [household, now, assistance, asOf],
  );
  if (!answer) return <div className="mp-wait" />;
  return (
    <div id="answer">
      <PathResult
        answer={answer}
        household={household}
        onChange={page.onChange}
        practiced={path.practiced}
        onPractice={page.onPractice}
        names={names}
        notice={
          <>
            {notices}
            <BroughtForward path={path} now={answer.now} onTake={page.onTakeForward} />
          </>
        }
        numbers={<Numbers page={page} />}
        skippedLink={(part) => (
          <a className="screen-only" href={`/my-path#${askedIn(part)}`}>
            Answer it
          </a>
        )}
      />
      <TakeAlong path={path} answer={answer} names={names} onOpen={page.onOpen} onWipe={page.onWipe} />
    </div>
  );
}

/** The visitor's numbers, and the link to the questions that would make the month more exact. */
function Numbers({ page: { path } }: Pick<PartProps, "page">) {
  const first = pathQuestionNames.find((name) => !isAnswered(name, path.household));
  return (
    <div className="mp-strip">
      <SaidStrip />
      <div className="mp-paper">
        <WorkedOutOn />
      </div>
      {first && (
        <p className="screen-only">
          <ButtonLink look="line" small to={`/my-path#${first}`}>
            Make It More Exact
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function askedIn(part: Skippable): string {
  return pathQuestionNames.find((name) => pathQuestions[name].parts.includes(part)) ?? "place";
}

type BroughtForwardProps = { path: KeptPath; now: Month; onTake: () => void };

/** In a month after the one in which the plan was typed: what its figures come to now, to be taken or changed. */
function BroughtForward({ path, now, onTake }: BroughtForwardProps) {
  const words = forwardWords(path, now);
  if (words === null) return null;
  const asked = path.typed?.savedCents === undefined ? "debts" : "savings";
  return (
    <section className="note kept-note" aria-label="Your numbers, brought forward">
      <p>
        {words} <span className="screen-only">Is that so?</span>
      </p>
      <div className="acts screen-only">
        <Button
          small
          onClick={() => {
            onTake();
            focusHeading();
          }}
        >
          Yes, That Is Right
        </Button>
        <ButtonLink look="line" small to={`/my-path#${asked}`}>
          Change Them
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * What savings and debts that were typed in an earlier month come to now, in sentences; null where they are as they were typed.
 * `In November you typed $12,000. With $500 a month that makes $13,000 now.`
 */
export function forwardWords({ household, typed, asOf }: KeptPath, now: Month): string | null {
  if (!typed || asOf === undefined) return null;
  // Within a year the month's name says which one it was.
  const then = now - asOf < 12 ? monthNames[asOf % 12] : monthName(asOf);
  const debts = (typed.debts ?? []).map((debt) => ({ debt, after: debtNow(debt, asOf, now) }));
  const ended = debts.filter(({ debt, after }) => after === null && debt.monthlyCents > 0).map(({ debt }) => debt);
  const running = debts.flatMap(({ debt, after }) => (after && !isSame(after, debt) ? [after] : []));
  const { savedCents, monthlySavingCents } = typed;
  const saved = household.savedCents;
  const isMoved = saved !== savedCents && saved !== undefined && savedCents !== undefined;
  const makes = isMoved && `With ${sourceWords(monthlySavingCents, ended)} that makes ${formatDollars(saved)} now.`;
  const sentences = [
    isMoved ? `In ${then} you typed ${formatDollars(savedCents)}.` : `You typed your numbers in ${then}.`,
    makes,
    ended.length > 0 && `Paid off by now: ${namesOf(ended)}.`,
    running.length > 0 && `Still to pay: ${running.map(runningWords).join("; ")}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** A debt as it stands now; null for one that has ended. */
function debtNow(debt: Debt, asOf: Month, now: Month): Debt | null {
  const [after] = moneySince({ monthlySavingCents: 0, debts: [debt] }, asOf, now).debts ?? [];
  return after && (after.monthlyCents > 0 || after.balanceCents > 0) ? after : null;
}

function isSame(one: Debt, other: Debt): boolean {
  return one.balanceCents === other.balanceCents && one.paymentsLeft === other.paymentsLeft;
}

/** `$500 a month`, `$500 a month and what paid-off debts leave` */
function sourceWords(monthlyCents: number | undefined, ended: readonly Debt[]): string {
  const freed = ended.length > 0 ? "what paid-off debts leave" : "";
  const amount = monthlyCents
    ? `${formatDollars(Math.abs(monthlyCents))} ${monthlyCents < 0 ? "less a" : "a"} month`
    : "";
  return [amount, freed].filter(Boolean).join(" and ");
}

function namesOf(debts: readonly Debt[]): string {
  return debts.map((debt) => debtWords(debt).title).join("; ");
}

function runningWords(debt: Debt): string {
  const { title, text } = debtWords(debt);
  return [title, text].filter(Boolean).join(", ");
}
