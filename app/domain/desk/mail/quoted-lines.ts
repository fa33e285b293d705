import { headLetters, headLines, isDeviceLine, isForward, isMarked, isMarkedAfter } from "./quote-heads.ts";

/** The lines of an email: the person's own, and those that might be theirs. What is quoted for certain is in none of them. */
export type SortedLines = {
  own: string;
  unsure: string;
  /** Lines below a head, of which nothing proves whose they are: most likely quoted. */
  below: string;
  /** Own and unsure lines in their order: what a reader must not miss. */
  shown: string;
};

type Sort = "own" | "quoted" | "unsure" | "below";

/** Nobody writes more lines; what follows is like the last of them. */
const mostLines = 2000;
const mostSentLetters = 100_000;

/**
 * Sorts an email's lines into the sender's own and those that are quoted or forwarded, above, between or below. Below a head
 * without quote marks everything is `below`, but for what may be an answer at its end: that is `unsure`.
 *
 * @param sent the text of emails that we sent: a line of theirs is quoted whatever stands before it
 */
export function sortLines(text: string, sent: readonly string[] = []): SortedLines {
  const lines = text.split("\n");
  const looked = lines.slice(0, mostLines).map((line) => line.slice(0, headLetters).replace(unseen, ""));
  const ours = readOurs(sent);
  const sorts = sortByHeads(looked, ours);
  markOurs(looked, sorts, ours);
  const of = (...wanted: Sort[]) =>
    joined(lines.filter((_, at) => wanted.includes(sorts[at] ?? sorts.at(-1) ?? "own")));
  return { own: of("own"), unsure: of("unsure"), below: of("below"), shown: of("own", "unsure") };
}

/** The sender's words for a reader: without what they quote or pass on. The whole text when nothing else is left. */
export function ownWords(text: string): string {
  return sortLines(text).shown || text.trim();
}

/** Marks of direction and width that programs put around names and at the beginning of lines. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function joined(lines: string[]): string {
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function sortByHeads(lines: readonly string[], ours: Ours): Sort[] {
  const lastOfOurs = lines.findLastIndex((line) => ours.hasLong(line));
  const lastPart = lastParagraph(lines);
  const sorts: Sort[] = [];
  let rest: Sort = "own";
  let isPassedOn = false;
  let quoteFrom = 0;
  while (sorts.length < lines.length) {
    const at = sorts.length;
    const line = lines[at] ?? "";
    const head = isPassedOn ? 0 : headLines(lines, at);
    if (head > 0) {
      for (let count = 0; count < head; count += 1) sorts.push("quoted");
      isPassedOn = isForward(lines, at);
      quoteFrom = at + head;
      rest = restAfter({ isPassedOn, isMarkedNext: isMarkedAfter(lines, at + head), hasOurs: lastOfOurs >= at + head });
    } else if (isMarked(line) || isDeviceLine(line)) sorts.push("quoted");
    else if (/^-- ?\r?$/.test(line) && at > 0) {
      sorts.push("quoted");
      // A signature, or what a list adds: hardly a request.
      if (rest === "own") rest = "unsure";
    } else sorts.push(rest === "below" && at >= lastPart && lastPart > quoteFrom ? "unsure" : rest);
  }
  return sorts;
}

/** Without quote marks, the lines that we sent tell what else may be theirs. */
function restAfter(head: { isPassedOn: boolean; isMarkedNext: boolean; hasOurs: boolean }): Sort {
  if (head.isPassedOn) return "quoted";
  if (head.isMarkedNext) return "own";
  return head.hasOurs ? "unsure" : "below";
}

/** Where the last words after an empty line begin, when they are few: an answer below a quote, with the name under it. */
function lastParagraph(lines: readonly string[]): number {
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const above = lines.slice(0, end).findLastIndex((line) => line.trim() === "");
  const last = lines.slice(above + 1, end + 1);
  if (above === -1 || last.join(" ").length > 300) return lines.length;
  const isName = last.length <= 3 && last.every((line) => line.length <= 40 && !/[.!?]\s*$/.test(line));
  return isName ? Math.min(above + 1, lastParagraph(lines.slice(0, above))) : above + 1;
}

/** Fewer letters than that prove nothing: a person can write "Unsubscribe" just as we do. */
const leastLetters = 16;

/** Lines that we sent. */
type Ours = {
  /** A line or a part of one that is long enough to prove it. */
  hasLong(line: string): boolean;
  /** A whole line of ours, however short. */
  hasLine(line: string): boolean;
  /** Words that stand in what we sent, one after the other. */
  hasWords(words: string): boolean;
};

/** The words alone: programs change marks, blanks and links. */
function plain(line: string): string {
  return line
    .replace(/<?https?:\/\/\S+/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

function readOurs(sent: readonly string[]): Ours {
  const lines = sent.flatMap((text) => text.slice(0, mostSentLetters).split("\n").map(plain));
  const known = new Set(lines);
  const whole = ` ${lines.filter((line) => line !== "").join(" ")} `.slice(0, mostSentLetters);
  return {
    hasLong: (line) => plain(line).length >= leastLetters && whole.includes(plain(line)),
    hasLine: (line) => plain(line) !== "" && known.has(plain(line)),
    hasWords: (words) => plain(words) !== "" && whole.includes(` ${plain(words)} `),
  };
}

/** A long line of ours is quoted. A short one is where it goes on from one, or stands between two; else it may be theirs. */
function markOurs(lines: readonly string[], sorts: Sort[], ours: Ours): void {
  const isOthers = (at: number) => sorts[at] === "quoted" || sorts[at] === "below";
  for (const [at, line] of lines.entries()) {
    if (ours.hasLong(line) || (sorts[at] === "below" && ours.hasLine(line))) sorts[at] = "quoted";
  }
  for (const [at, line] of lines.entries()) {
    if (isOthers(at) || line.trim() === "") continue;
    const above = near({ lines, at, step: -1 });
    if (!isOthers(above)) continue;
    const isBetween = isOthers(near({ lines, at, step: 1 }));
    const goesOn = above === at - 1 && ours.hasWords(`${plain(lines[above] ?? "")} ${line}`);
    if (goesOn || (isBetween && ours.hasWords(line))) sorts[at] = "quoted";
    else if (ours.hasLine(line) || isBrokenOff(lines, at)) sorts[at] = "unsure";
  }
}

/** Old programs break a long quoted line, and give its end no sign. */
function isBrokenOff(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] ?? "";
  return isMarked(above) && above.length >= 60 && /^\p{Ll}/u.test(lines[at] ?? "");
}

/** The place of the next line with words. */
function near({ lines, at, step }: { lines: readonly string[]; at: number; step: 1 | -1 }): number {
  let place = at + step;
  while (place >= 0 && place < lines.length && (lines[place] ?? "").trim() === "") place += step;
  return place;
}
