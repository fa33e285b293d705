import { computerFrom } from "#app/content/lines/scores.ts";
import { endsAtOwnLine, handWords, lineNames, ownCutWords, widensIf } from "#app/content/lines/words.ts";
import type { ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Month } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { monthName, programWords } from "#app/lib/my-path/path-names.ts";

/**
 * The month by each line: `By hand: March 2030. By computer: today.` Nothing where there is none by any. A month that only the
 * low end of an assumed tax and insurance gives is none that we can tell.
 */
export function lineMonthWords(door: ProgramAnswer, now: Month): string {
  const { lines, handDownCents, cash } = door;
  const isOpenByHand = lines.lender !== null && (lines.hand !== null || lines.wider !== null);
  // The plan's own down payment is enough for the computer.
  const asksMore = isOpenByHand && handDownCents > cash.downCents;
  return `${wordsByLine(door, now)}${asksMore ? ` By hand the down payment has to be ${formatDollars(handDownCents)}.` : ""}`;
}

function wordsByLine({ program, lines, linesAtMost, limits }: ProgramAnswer, now: Month): string {
  const { hand, automated, lender } = lines;
  if (lender === null) return "";
  const score = limits.find(({ kind }) => kind === "score");
  const has = score?.has ?? null;
  const ifEnough = has !== null && score?.state === "unknown" ? `, if a score of ${has} is enough` : "";
  const when = (month: Month) => (month === now ? "today" : monthName(month));
  const said = (month: Month | null, atMost: Month | null | undefined) =>
    month === null ? "not within ten years" : month === atMost ? when(month) : cannotTellBills;
  const leastByComputer = computerFrom(programWords[program].lines) ?? 0;
  const isForAPerson = has !== null && has < leastByComputer && score?.state !== "until";
  if (hand === lender && linesAtMost.hand === lender && !isForAPerson)
    return `By hand and by computer: ${when(hand)}${ifEnough}.`;
  const { publisher, lines: published } = lineNames[programWords[program].lines];
  const asks = `only a lender can say${lender === now ? ", and it could be today" : `, not before ${when(lender)}`}`;
  const byComputer = isForAPerson
    ? `usually from a score of ${leastByComputer}`
    : automated === undefined
      ? `${publisher} publishes no line, so ${asks}`
      : automated === null
        ? asks
        : said(automated, linesAtMost.automated) + (automated === linesAtMost.automated ? ifEnough : "");
  return `By hand: ${byHand()}. By computer: ${byComputer}.`;

  function byHand(): string {
    if (has !== null && has < (published.handFrom ?? 0) && score?.state !== "until") return `not at a score of ${has}`;
    const reasons = linesAtMost.wider;
    const isSooner = reasons !== null && (linesAtMost.hand === null || reasons.month < linesAtMost.hand);
    const own = hand === null ? "" : said(hand, linesAtMost.hand);
    if (isSooner) return `${own ? `${own}, or ` : ""}${when(reasons.month)} if ${widensIf[reasons.opens]}`;
    if (own) return isForAPerson ? own + ifEnough : own;
    return lines.wider ? cannotTellBills : `not within ten years, at ${handWords(programWords[program].lines)}`;
  }
}

const cannotTellBills = "cannot tell before you know the home’s tax and insurance";

// The share of the income above which we name no month: whose line it is, and where a month waits for it.

/** The share that we draw beyond a program's lines by what lenders did; null where its guide or the income itself ends it. */
export function ownCut({ program }: Pick<ProgramAnswer, "program">): { share: number; words: string } | null {
  const line = program === "conventional-97" ? "freddie" : programWords[program].lines;
  const { mostShare: share } = lineNames[line].lines;
  return endsAtOwnLine(line) || share === 1 ? null : { share, words: ownCutWords(share) };
}

/** Says whose line it is where the month to ask a lender waits for our own cut. Empty where it does not. */
export function cutSentence(door: ProgramAnswer, now: Month): string {
  const cut = ownCut(door);
  const limit = door.limits.find(({ kind }) => kind === "debt-to-income");
  if (!cut || !limit) return "";
  const asksLater = door.lines.lender !== null && door.lines.lender > now;
  const waits =
    limit.state === "unknown"
      ? isBeyondLines(limit) && (limit.month ?? now) > now
      : limit.state === "until" && asksLater && (limit.has ?? 0) > cut.share;
  return waits ? cut.words : "";
}
