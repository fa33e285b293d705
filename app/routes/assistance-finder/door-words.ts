import { listOf } from "#app/content/figures/figure-words.ts";
import type { FinderListing } from "#app/content/finder/listing.ts";
import { matchProgram, type ProgramMatch } from "#app/domain/programs/match.ts";
import { homeIn } from "#app/domain/programs/most-help.ts";
import type { RankedBy, Reach } from "#app/domain/programs/rank.ts";
import type { AreaFacts, FinderAnswers, Finding, Range, RuleKind, RuleOf } from "#app/domain/programs/rules.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type HelpInDollars, helpInDollars } from "#app/lib/programs/help-in-dollars.ts";

/** The result for a program, in sentences that use the visitor's own numbers. */
export type DoorWords = {
  /** The state of the door. */
  status: string;
  /** Why, in a sentence or two. */
  why: string;
  /** The change that would turn a no into a yes; null if nothing has to change. */
  change: string | null;
  /** Points to check elsewhere, each a full sentence. */
  checks: readonly string[];
};

export type MatchedProgram = RankedBy & {
  program: FinderListing;
  words: DoorWords;
  /** What it pays at most, on a home of the visitor's price; null where nobody says so. */
  help: HelpInDollars | null;
  /** The score that a door waits for, with the usual down payment. */
  waitsFor: number | null;
};

/** `place` is what the county is called in a sentence; null where none is named. */
export function matchListing(
  program: FinderListing,
  answers: FinderAnswers,
  area: AreaFacts,
  place: string | null,
): MatchedProgram {
  const match = matchProgram(program.rules, answers, area);
  return {
    program,
    verdict: match.verdict,
    kind: program.kind,
    reach: reachOf(program, match),
    isNarrow: program.rules.some((rule) => rule.kind === "check" && rule.narrow),
    isUnseen: program.isUnseen,
    openCount: match.findings.filter(({ is }) => is === "open").length,
    help: helpInDollars(program.most, homeIn(answers.priceCents)),
    words: doorWords(match, answers, place, program.summary),
    waitsFor: match.verdict === "waits" ? scoreWaitedFor(match) : null,
  };
}

function reachOf({ level }: FinderListing, { findings }: ProgramMatch): Reach {
  return level === "local" && findings.some(({ asks }) => asks.includes("place")) ? "elsewhere" : level;
}

function scoreWaitedFor({ findings }: ProgramMatch): number {
  return Math.max(...findings.map(({ rule, is }) => (rule.kind === "score" && is === "unmet" ? usualScore(rule) : 0)));
}

function usualScore(rule: RuleOf<"score">): number {
  return (rule.below === "unmet" && rule.usual?.from) || rule.least;
}

/** `640`; `580 with 3.5% down, or 500 with 10% down`. */
function scoreAsked(rule: RuleOf<"score">): string {
  return (rule.below === "unmet" && rule.usual?.said) || String(rule.least);
}

function doorWords(
  match: ProgramMatch,
  answers: FinderAnswers,
  place: string | null,
  summary: string | null,
): DoorWords {
  const said = { answers, where: place === null ? "anywhere" : `in ${place}`, place };
  const found = (is: Finding["is"]) => match.findings.filter((finding) => finding.is === is);
  const [open, unmet] = [found("open"), found("unmet")];
  const [met] = found("met").toSorted((one, other) => weightOf(one) - weightOf(other));
  const skipped = [...new Set(open.flatMap(({ asks }) => asks))].map((name) => questionNames[name]);
  const checks = open.flatMap((finding) => (finding.asks.length === 0 ? checkSentence(finding, said) : []));
  // What the visitor's own number leaves open says more than what it meets.
  const own = open.filter(({ asks, rule, isNear }) => asks.length === 0 && (isNear || rule.kind === "score"));
  const reasons = [
    ...own.map((finding) => checkSentence(finding, said)),
    ...(met ? [metSentence(met, said)] : summary ? [summary] : []),
    ...(skipped.length > 0 ? [`You have not told us ${listOf(skipped)}.`] : []),
    ...checks,
  ].filter((reason, index, all) => all.indexOf(reason) === index);
  const against = unmet.map((finding) => becauseSentence(finding, said));
  const changes = unmet.flatMap(({ rule }) => ("unless" in rule ? rule.unless : []));
  return {
    status:
      match.verdict === "waits" ? against.join(" ") : statuses[met && match.verdict === "ask" ? "met" : match.verdict],
    why: (match.verdict === "no" ? against : reasons.slice(0, 2)).join(" "),
    change: changes.length === 0 ? null : `It could be a yes if ${changes.join(", and if ")}.`,
    checks,
  };
}

const statuses = {
  fits: "Fits what you told us",
  met: "Fits so far. Ask first.",
  ask: "Could fit. Ask first.",
  no: "No",
} as const;

const questionNames: Record<keyof FinderAnswers, string> = {
  place: "your county",
  householdSize: "how many people will live there",
  incomeCents: "your income",
  ownedLately: "if you owned a home",
  military: "if anyone served",
  priceCents: "a price",
  savingsCents: "your savings",
  score: "your score",
};

/** The point that says most about the visitor's own case comes first. */
const byWeight: readonly RuleKind[] = [
  "income",
  "score",
  "military",
  "place",
  "first-time",
  "price",
  "down-payment",
  "loan-size",
  "check",
];

function weightOf({ rule }: Finding): number {
  return byWeight.indexOf(rule.kind);
}

type Said = { answers: FinderAnswers; where: string; place: string | null };

function metSentence({ rule, limitCents, upToPriceCents }: Finding, { answers, where, place }: Said): string {
  switch (rule.kind) {
    case "income":
      return limitCents?.low === limitCents?.high
        ? `Your ${dollars(answers.incomeCents)} is within its income limit of ${highest(limitCents)}${rule.measure.of === "dollars" || place === null ? "" : ` ${where}`}${pageWords(rule)}.`
        : `Your ${dollars(answers.incomeCents)} is within its income limit ${where}, ${lowest(limitCents)} or more${pageWords(rule)}.`;
    case "loan-size":
      return `The loan stays within ${lowest(limitCents)}, ${limitName(rule, where)}${upTo(upToPriceCents)}.`;
    case "down-payment":
      return upToPriceCents === undefined
        ? `Your ${dollars(answers.savingsCents)} covers the down payment of ${highest(limitCents)} or less.`
        : `Your ${dollars(answers.savingsCents)} covers the down payment${upTo(upToPriceCents)}.`;
    case "score":
      return rule.below === "open"
        ? `Your score of ${scoreSaid(answers)} reaches the ${rule.least} that many lenders ask for.`
        : `It asks for a score of ${scoreAsked(rule)}. You said ${scoreSaid(answers)}.`;
    case "first-time":
      return answers.ownedLately
        ? "Someone served, so a home you owned does not count."
        : "You haven’t owned a home in three years, and that is its rule.";
    case "price":
      return `Its top price is ${highest(limitCents)}${pageWords(rule)}, and yours can be under it.`;
    case "place":
      return `It is for homes in ${place}.`;
    default:
      return "You said that someone who buys serves or served.";
  }
}

function checkSentence({ rule, limitCents, byTown, isNear }: Finding, { answers, where }: Said): string {
  switch (rule.kind) {
    case "income":
      if (isNear)
        return `Your ${dollars(answers.incomeCents)} is over its income limit ${where}, ${highest(limitCents)}${pageWords(rule)}. Ask first: it could be a yes if ${rule.unless}.`;
      if (byTown) return `HUD sets the income limit by town ${where}. Look up your town’s, and check ${rule.check}.`;
      return `Your ${dollars(answers.incomeCents)} may be over its income limit ${where}, ${span(limitCents)}${pageWords(rule)}. Check ${rule.check}.`;
    case "loan-size":
      return `The loan has to be ${span(limitCents)} or less, ${limitName(rule, where)}. Check how much you would borrow.`;
    case "down-payment":
      return `The down payment may be ${span(limitCents)}, and you have ${dollars(answers.savingsCents)}. Check ${rule.check}.`;
    case "score":
      return `${rule.below === "unmet" ? `It asks for a score of ${scoreAsked(rule)}. ` : ""}You said ${scoreSaid(answers)}.${lendersCheck(rule)}`;
    case "military":
    case "price":
      return "";
    default:
      return `Check ${rule.check}.`;
  }
}

function becauseSentence({ rule, limitCents, byTown }: Finding, { answers, where, place }: Said): string {
  switch (rule.kind) {
    case "income":
      return `Your ${dollars(answers.incomeCents)} is over its income limit, ${highest(limitCents)} at most ${byTown ? "anywhere" : where}${pageWords(rule)}.`;
    case "loan-size":
      return `Even with all your savings put down, the loan is over ${highest(limitCents)}, ${limitName(rule, where)}.`;
    case "score":
      return `Shut until your score is ${scoreAsked(rule)}. You said ${scoreSaid(answers)}.`;
    case "first-time":
      return "You owned a home in the last three years.";
    case "place":
      return `It is not for ${place}.`;
    case "price":
      return `Your price is over its top price of ${highest(limitCents)}${pageWords(rule)}.`;
    default:
      return "You said that none of the buyers served.";
  }
}

/** `, by its page from April 2024`: the date of a limit that may have changed since. */
function pageWords({ oldPage }: RuleOf<"income"> | RuleOf<"price">): string {
  if (oldPage === undefined) return "";
  return `, by its page from ${oldPage.length === 4 ? oldPage : formatMonth(oldPage)}`;
}

/** ` Check with the lender: many ask for 620 or more, and so do most mortgage insurers.` */
function lendersCheck(rule: RuleOf<"score">): string {
  const check = rule.below === "open" ? rule.check : rule.lenders?.check;
  return check === undefined ? "" : ` Check ${check}.`;
}

/** `612`, or the band of an old link. */
function scoreSaid({ score }: FinderAnswers): string {
  if (score === null) return "none";
  return score.from === score.to ? String(score.from) : `${score.from} to ${score.to}`;
}

/** A program that ends at the baseline has the same limit where the county's is higher. */
function limitName({ limit }: RuleOf<"loan-size">, where: string): string {
  return limit === "baseline" ? "the baseline limit" : `the limit ${where}`;
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

function dollars(cents: number | null): string {
  return formatDollars(cents ?? 0);
}
