import { CardTable } from "#app/components/ui/card-table.tsx";
import type { PathAnswer, ProgramAnswer, RuleUsed } from "#app/domain/path/answer.ts";
import type { Month } from "#app/domain/path/household.ts";
import { isBeyondLines, isScoreTooLow, waitsForService } from "#app/domain/path/lead-door.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, limitWords, listOf, monthName } from "#app/lib/my-path/path-names.ts";
import { conditionsOf, openLimits } from "./condition-words.ts";
import { firstMonthOf } from "./headline-notes.ts";
import { cutSentence, lineMonthWords } from "./line-month-words.ts";
import { closedIn } from "./no-month-headline.ts";
import { type AssistanceNames, asksBefore, doorName, helpPaymentWords, limitSentence } from "./path-words.ts";

type DoorsTableProps = { answer: PathAnswer; names: AssistanceNames };

/** Every door with its month and what holds it: everything on the street, and the doors it has no room for. */
export function DoorsTable({ answer, names }: DoorsTableProps) {
  return (
    <>
      <details className="unfold pr-table" open>
        <summary>Every loan as a table</summary>
        <CardTable
          caption="Every loan, its month, its monthly payment, and what it waits for"
          columns={["Loan", "Month", "House payment", "What it waits for"]}
          rows={answer.programs.map((door) => [
            doorName(door, names),
            monthWords(door, answer),
            paymentWords(door),
            holdWords(door, answer),
          ])}
        />
      </details>
      <RulesUsed answer={answer} />
    </>
  );
}

/** The house payment, with the down payment that it takes where that is more than the least. */
function paymentWords({ monthlyPaymentCents, mostPaymentCents, helpPaymentCents, cash }: ProgramAnswer): string {
  if (monthlyPaymentCents === 0) return "Cannot tell";
  const help = helpPaymentCents === 0 ? "" : `. ${helpPaymentWords(helpPaymentCents).replace(/\.$/, "")}`;
  const down = cash.downCents > cash.leastDownCents ? `. Down payment: ${formatDollars(cash.downCents)}` : "";
  return formatDollarRange({ low: monthlyPaymentCents, high: mostPaymentCents }) + help + down;
}

/** The sources of the rules, collapsed: sources are for checking, and a plan is for reading. */
function RulesUsed({ answer }: Pick<DoorsTableProps, "answer">) {
  const rules = answer.programs.flatMap((door) => door.rules);
  const sources = new Set(rules.map((rule) => `${rule.source} (${formatMonth(rule.effective)})`));
  if (sources.size === 0) return null;
  return (
    <details className="unfold pr-rules">
      <summary>The rules behind it, with their dates</summary>
      <ul className="small">
        {[...sources].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p className="small">This is a plan. It is not an offer.</p>
    </details>
  );
}

/** The month of a door in words, including its condition. */
export function monthWords(door: ProgramAnswer, answer: PathAnswer): string {
  const closed = closedIn(door);
  if (closed.length > 0 && closed.every(({ kind }) => kind === "own-payment")) return "Not within your own limit";
  if (closed.length > 0) return closed.some(({ kind }) => kind !== "score") ? "Not with these numbers" : "No month";
  if (isScoreTooLow(door)) return "No month";
  if (door.month === null) return "Cannot tell";
  const old = oldRules(door, answer).map(({ effective }) => ` (rule of ${formatMonth(effective)}, due for review)`);
  const when = `${door.isSupposed ? "Supposed: " : ""}${whenBoth(door, door.month, answer.now)}${old[0] ?? ""}`;
  // They have not said whether they served, so this month may not be theirs.
  return waitsForService(door) ? `If you served: ${when.charAt(0).toLowerCase()}${when.slice(1)}` : when;
}

/**
 * The month by the program’s line, and the one in which a lender may say yes where that is sooner: both for everybody, so that
 * a row never reads sooner for somebody who is further from the line.
 */
function whenBoth(door: ProgramAnswer, month: Month, now: Month): string {
  const could = (first: Month) => (first === now ? "could be today" : `not before ${monthName(first)}`);
  if (door.limits.some(isBeyondLines)) return `Ask a lender: ${could(month)}. By the line: no month`;
  const certain = month === now ? "today" : monthName(month);
  const when = door.open.length > 0 ? could(month) : certain;
  if (!asksBefore(door, now)) return capital(when);
  return `Ask a lender: ${could(firstMonthOf(door))}. By the line: ${when}`;
}

/** The limits that hold a door, in sentences. */
export function holdWords(door: ProgramAnswer, { now }: Pick<PathAnswer, "now">): string {
  const closed = closedIn(door);
  if (closed.length > 0)
    return closed.map((limit) => `${limitWords[limit.kind].name}: ${limitSentence(limit, door)}`).join(" ");
  const score = door.limits.find(({ kind }) => kind === "score");
  // Its other limits would name the month that the plan does not go by.
  if (score && isScoreTooLow(door)) return `${limitWords.score.name}: ${limitSentence(score, door)}`;
  const open = openLimits(door);
  const held = door.month === null || door.month === now ? null : door.binding[door.month - now - 1];
  const limit = door.limits.find(({ kind }) => kind === held);
  const hold = limit
    ? `${limitWords[limit.kind].name}: ${limit.kind === "cash" ? cashWords(door) : limitSentence(limit, door)}`
    : "";
  const condition = open.length > 0 ? `Only if ${listOf(conditionsOf(open))}.` : "";
  const why = [hold, condition].filter(Boolean).join(" ") || "Nothing that we can check. A lender checks the rest.";
  return [why, lineMonthWords(door, now), cutSentence(door, now)].filter(Boolean).join(" ");
}

/** `Down payment: $6,475. Closing: $4,100. Paid ahead: $1,778. In all: $12,353.` */
function cashWords({ cash }: ProgramAnswer): string {
  const parts = [
    ["Down payment", cash.downCents],
    ["Closing", cash.closingCents],
    ["Paid ahead", cash.prepaidCents],
    ["Kept in reserve", cash.reservesCents],
    ["Less help", cash.assistanceCents],
    ["In all", cash.totalCents],
  ] as const;
  return parts.flatMap(([name, cents]) => (cents > 0 ? `${name}: ${formatDollars(cents)}.` : [])).join(" ");
}

/** Rules of a door whose review was due in the month of the question or earlier. */
export function oldRules({ rules }: Pick<ProgramAnswer, "rules">, { now }: Pick<PathAnswer, "now">): RuleUsed[] {
  const month = `${Math.floor(now / 12)}-${String((now % 12) + 1).padStart(2, "0")}`;
  return rules.filter(({ reviewBy }) => reviewBy.slice(0, 7) <= month);
}
