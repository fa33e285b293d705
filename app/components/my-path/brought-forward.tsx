import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { Debt, Month } from "#app/domain/path/household.ts";
import { moneySince } from "#app/domain/path/money-since.ts";
import { monthNames } from "#app/domain/text/format-date.ts";
import { focusHeading } from "#app/lib/device/after-frame.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { debtWords } from "#app/lib/my-path/entry-words.ts";
import type { KeptPath } from "#app/lib/my-path/kept-path.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";

type BroughtForwardProps = { path: KeptPath; now: Month; onTake: () => void };

/** In a month after the one in which the plan was typed: what its figures come to now, to be taken or changed. */
export function BroughtForward({ path, now, onTake }: BroughtForwardProps) {
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
