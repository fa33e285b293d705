import { Button } from "#app/components/ui/button.tsx";
import type { PathAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { counted } from "#app/domain/text/counted.ts";
import { monthNames } from "#app/domain/text/format-date.ts";
import { formatDollars, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { leadDoor } from "./path-headline.ts";

type PracticeProps = {
  answer: PathAnswer;
  household: Household;
  practiced: readonly Month[];
  onPractice: (month: Month, isDone: boolean) => void;
};

const mostHooks = 28;

/** The future payment less today's rent, set aside each month: a key on the board for each month that worked. */
export function PracticeMortgage({ answer, household, practiced, onPractice }: PracticeProps) {
  const { practice, now } = answer;
  if (!practice) return null;
  const isHung = practiced.includes(now);
  const name = monthNames[now % 12];
  const saved = household.monthlySavingCents ?? 0;
  return (
    <section className="sunk paved pr-practice">
      <div className="wrap split">
        <KeyBoard answer={answer} practiced={practiced} />
        <div>
          <h2>Practice the mortgage now</h2>
          <p className="lead">
            Set the difference aside each month and hang a key. If it hurts, you know before you sign.
          </p>
          <dl className="rows pairs">
            <Line name="House payment" amount={formatDollars(practice.paymentCents)} />
            <Line name="Upkeep, 1% of the price a year" amount={formatDollars(practice.upkeepCents)} />
            <Line name="Less your rent" amount={formatSignedDollars(-practice.rentCents)} />
            <Line name="Set aside each month" amount={formatSignedDollars(practice.setAsideCents)} strong />
          </dl>
          <p>{practiceWords(practice.setAsideCents, saved)}</p>
          <p role="status">
            {practiced.length === 0
              ? "No key hangs yet."
              : `${counted(practiced.length, "key hangs", "keys hang")}: ${formatDollars(practiced.length * Math.max(0, practice.setAsideCents))} set aside.`}
          </p>
          <Button className="screen-only" onClick={() => onPractice(now, !isHung)} look={isHung ? "line" : "primary"}>
            {isHung ? `Take the key for ${name} down` : `Hang the key for ${name}`}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Line({ name, amount, strong }: { name: string; amount: string; strong?: boolean }) {
  return (
    <div>
      <dt>{strong ? <b>{name}</b> : name}</dt>
      <dd>
        <b>{amount}</b>
      </dd>
    </div>
  );
}

/** How the amount to set aside compares with what the visitor saves already. */
export function practiceWords(setAsideCents: number, savedCents: number): string {
  if (setAsideCents <= 0) return "Your rent is higher than all of it, so there is nothing more to set aside.";
  const left = savedCents - setAsideCents;
  if (savedCents <= 0) return "You save nothing yet. Try half of it first.";
  return left >= 0
    ? `You already save ${formatDollars(savedCents)}. That covers it, with ${formatDollars(left)} to spare.`
    : `You save ${formatDollars(savedCents)} now. It takes ${formatDollars(-left)} more a month.`;
}

/** One hook per month, from the first key or from now to the month of the door. */
function KeyBoard({ answer, practiced }: Pick<PracticeProps, "answer" | "practiced">) {
  const { now } = answer;
  const from = Math.max(Math.min(now, ...practiced), now - mostHooks + 8);
  const to = Math.max(leadDoor(answer)?.month ?? now + 11, now + 6);
  const count = Math.min(mostHooks, to - from + 1);
  const hooks = Array.from({ length: count }, (_, index) => from + index);
  return (
    <ol className="pr-board" aria-label="Key board: a hook for each month">
      {hooks.map((month, index) => {
        const hangs = practiced.includes(month);
        const isNext = month === now && !hangs;
        return (
          <li key={month} className={isNext ? "pr-board__next" : undefined}>
            <Hook look={hangs ? "hung" : isNext ? "next" : "empty"} />
            <span aria-hidden="true">{hookName(month, index)}</span>
            <span className="vh">
              {monthName(month)}: {hangs ? "a key hangs" : isNext ? "this month’s key" : "no key"}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** `Sep`, and with its year where a year begins: `Jan ’27`. */
function hookName(month: Month, index: number): string {
  const name = (monthNames[month % 12] ?? "").slice(0, 3);
  return index === 0 || month % 12 === 0 ? `${name} ’${String(Math.floor(month / 12)).slice(2)}` : name;
}

function Hook({ look }: { look: "hung" | "next" | "empty" }) {
  const bow = look === "next" ? "var(--s-go)" : "var(--s-trim)";
  const blade = look === "next" ? "var(--s-go)" : "var(--s-line)";
  return (
    <svg viewBox="0 0 40 62" aria-hidden="true">
      <circle cx="20" cy="6" r="4.5" fill="var(--s-dark)" />
      {look !== "empty" && (
        <g fill="none">
          <path d="M20 29v27M20 44h8M20 55h10" stroke={blade} strokeWidth="5" />
          <circle cx="20" cy="18" r="10" stroke="var(--s-line)" strokeWidth="9.5" />
          <circle cx="20" cy="18" r="10" stroke={bow} strokeWidth="5" />
        </g>
      )}
    </svg>
  );
}
