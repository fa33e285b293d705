import type { ProgramMatch } from "#app/domain/programs/program-match.ts";
import type { FinderAnswers, Finding, Range, RuleOf } from "#app/domain/programs/program-rules.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

/** What came of a program, in sentences. */
export type MatchWords = {
  /** Why it does not fit, and what would change it. */
  against: readonly { because: string; unless: string }[];
  /** The questions whose answers could settle something. */
  answer: string | null;
  /** What to check elsewhere, each a whole sentence. */
  checks: readonly string[];
  /** What the answers meet. */
  met: readonly string[];
  /** The lowest of the prices up to which that holds, where it ends inside the prices that were named. */
  upToPriceCents: number | null;
};

/** `place` is what the county is called in a sentence; null where none is named. */
export function matchWords({ findings }: ProgramMatch, answers: FinderAnswers, place: string | null): MatchWords {
  const where = place === null ? "anywhere" : `in ${place}`;
  const open = findings.filter(({ is }) => is === "open");
  const asks = [...new Set(open.flatMap((finding) => finding.asks))];
  return {
    against: findings.flatMap((finding) =>
      finding.is === "unmet" && "unless" in finding.rule
        ? [{ because: because(finding, where), unless: finding.rule.unless }]
        : [],
    ),
    answer: asks.length === 0 ? null : asks.map((name) => questionNames[name]).join(", "),
    checks: open.flatMap((finding) => (finding.asks.length === 0 ? checkSentence(finding, answers, where) : [])),
    met: findings.flatMap((finding) => (finding.is === "met" ? [metSentence(finding, answers, where)] : [])),
    upToPriceCents: lowestOf(findings.flatMap(({ upToPriceCents }) => upToPriceCents ?? [])),
  };
}

const questionNames: Record<keyof FinderAnswers, string> = {
  place: "your county",
  householdSize: "the size of your household",
  incomeCents: "your income",
  ownedLately: "whether you owned a home",
  military: "whether you served",
  priceCents: "the price",
  savingsCents: "your savings",
  score: "your score",
};

function because({ rule, limitCents, byTown }: Finding, where: string): string {
  switch (rule.kind) {
    case "income":
      return `Your income is above ${highest(limitCents)}, the most that the limit can be ${byTown ? "anywhere" : where}.`;
    case "loan-size":
      return `Even with all your savings put down, the loan is above ${highest(limitCents)}, ${limitName(rule, where)}.`;
    case "score":
      return `Your score is under ${rule.least}.`;
    case "first-time":
      return "You owned a home in the last three years.";
    default:
      return "No one buying serves or served in the military.";
  }
}

function checkSentence({ rule, limitCents, byTown }: Finding, { savingsCents }: FinderAnswers, where: string): string {
  switch (rule.kind) {
    case "income":
      if (byTown) return `HUD sets the income limit by town ${where}. Look up your town’s, and check ${rule.check}.`;
      return `Your income lies where the limit can be ${where}, ${span(limitCents)}. Check ${rule.check}.`;
    case "loan-size":
      return `The loan has to be ${span(limitCents)} or less, ${limitName(rule, where)}. Check how much you would borrow at the price you find.`;
    case "down-payment":
      return `The down payment may be ${span(limitCents)}, and you have ${formatDollars(savingsCents ?? 0)}. Check ${rule.check}.`;
    case "score":
      return `Your score is under ${rule.least}. ${rule.below === "open" ? `Check ${rule.check}.` : ""}`.trim();
    case "military":
      return "";
    default:
      return `Check ${rule.check}.`;
  }
}

function metSentence(
  { rule, limitCents, upToPriceCents }: Finding,
  { ownedLately }: FinderAnswers,
  where: string,
): string {
  switch (rule.kind) {
    case "income":
      return limitCents?.low === limitCents?.high
        ? `Your income is within ${highest(limitCents)}, the limit ${where}.`
        : `Your income is within the limit ${where}, which is ${lowest(limitCents)} or more.`;
    case "loan-size":
      return `The loan stays under ${lowest(limitCents)}, ${limitName(rule, where)}${upTo(upToPriceCents)}.`;
    case "down-payment":
      return upToPriceCents === undefined
        ? `Your savings cover the down payment, ${highest(limitCents)} at most.`
        : `Your savings cover the down payment${upTo(upToPriceCents)}.`;
    case "score":
      return `Your score is ${rule.least} or more.`;
    case "first-time":
      return ownedLately
        ? "You served, so an earlier home does not count."
        : "You owned no home in the last three years.";
    default:
      return "Someone buying serves or served in the military.";
  }
}

/** A program that ends at the baseline has the same limit where the county's is higher. */
function limitName({ limit }: RuleOf<"loan-size">, where: string): string {
  return limit === "baseline" ? "the baseline limit" : `the limit ${where}`;
}

function lowestOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function upTo(priceCents: number | undefined): string {
  return priceCents === undefined ? "" : `, up to a price of ${formatDollars(priceCents)}`;
}

function span(limit: Range | undefined): string {
  if (!limit || limit.low === limit.high) return highest(limit);
  return `${formatDollars(limit.low)} to ${formatDollars(limit.high)}`;
}

function lowest(limit: Range | undefined): string {
  return formatDollars(limit?.low ?? 0);
}

function highest(limit: Range | undefined): string {
  return formatDollars(limit?.high ?? 0);
}
