import { endsAtOwnLine, lineNames, ownCutWords } from "#app/content/lines/line-words.ts";
import type { Month } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import type { ProgramAnswer } from "#app/domain/path/path-answer.ts";
import { lineProgram } from "./line-month-words.ts";

// The share of the income above which we name no month: whose line it is, and where a month waits for it.

/** The share that we draw beyond a program's lines by what lenders did; null where its guide or the income itself ends it. */
export function ownCut({ program }: Pick<ProgramAnswer, "program">): { share: number; words: string } | null {
  const line = program === "conventional-97" ? "freddie" : lineProgram[program];
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
