import { readStop } from "#app/domain/contact/stop-words.ts";
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
const mostLineLetters = 5000;
const mostSentLetters = 100_000;

/**
 * Sorts an email's lines into the sender's own and those that are quoted or forwarded, above, between or below. Below a head
 * without quote marks everything is `below`, but for what may be an answer at its end: that is `unsure`.
 *
 * @param sent the text of emails that we sent: a line of theirs is quoted whatever stands before it
 */
export function sortLines(text: string, sent: readonly string[] = []): SortedLines {
  const lines = text.split("\n");
  const seen = lines.slice(0, mostLines).map((line) => line.slice(0, mostLineLetters).replace(unseen, ""));
  const ours = readOurs(sent);
  const sorts = sortByHeads(
    seen.map((line) => line.slice(0, headLetters)),
    ours,
  );
  markOurs(seen, sorts, ours);
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
  const lastOfOurs = lines.findLastIndex((line) => ours.hasLong(plain(line)));
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

/** Fewer letters than that prove nothing: a person can write "Friday" just as we do. */
const leastLetters = 16;
/** Nobody types that many letters just as we do by chance. */
const enoughLetters = 40;

/** What we sent. All that is asked here is asked in words alone. */
type Ours = {
  /** Words that stand in what we sent, enough of them to be known again. */
  hasLong(words: string): boolean;
  /** Words that stand in what we sent, however few. */
  has(words: string): boolean;
  /** A whole line of ours, however short. */
  hasLine(words: string): boolean;
  /** Whether we say words after those above them, or begin an email with them. */
  follows(words: string, above: string): boolean;
  /** Whether we say words before those below them, or end an email with them. */
  leadsTo(words: string, below: string): boolean;
};

/** The words alone: programs change marks, blanks and links. */
function plain(line: string): string {
  return line
    .replace(/<?https?:\/\/\S+/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Where an email of ours begins or ends; no word has this sign. */
const edge = "|";

function readOurs(sent: readonly string[]): Ours {
  const letters = sent.map((text) => text.slice(0, mostSentLetters).split("\n").map(plain));
  const known = new Set(letters.flat());
  const whole = letters
    .map((lines) => ` ${edge} ${lines.filter((line) => line !== "").join(" ")} ${edge} `)
    .join("")
    .slice(0, mostSentLetters);
  const has = (words: string) => words !== "" && whole.includes(` ${words} `);
  return {
    has,
    hasLong: (words) => words.length >= leastLetters && whole.includes(words),
    hasLine: (words) => words !== "" && known.has(words),
    follows: (words, above) => has(`${edge} ${words}`) || (above !== "" && has(`${above} ${words}`)),
    leadsTo: (words, below) => has(`${words} ${edge}`) || (below !== "" && has(`${words} ${below}`)),
  };
}

/** Whether some words may ask us to stop. Our own emails have such words, too, so they never prove alone whose they are. */
function asksToStop(words: string): boolean {
  return readStop(words).verdict !== "none";
}

/**
 * Marks the lines that we sent. Other lines are ours by themselves when they are a whole line of ours, or long. A short one
 * and one that may ask us to stop is ours only where we say it between the lines around it. Else a person has to read it.
 */
function markOurs(lines: readonly string[], sorts: Sort[], ours: Ours): void {
  const isOthers = (at: number) => sorts[at] === "quoted" || sorts[at] === "below";
  const words = lines.map(plain);
  // An answer between two lines of ours does not part them.
  const said = nearest(words.map((line) => (ours.has(line) ? line : "")));
  for (const [at, line] of words.entries()) {
    if (sorts[at] === "quoted" || line === "") continue;
    const [above, below] = [words[said[at]?.above ?? -1] ?? "", words[said[at]?.below ?? -1] ?? ""];
    const [follows, leads] = [ours.follows(line, above), ours.leadsTo(line, below)];
    const isLine = ours.hasLine(line) && (line.length >= leastLetters || sorts[at] === "below");
    const isKnown = isLine || (ours.hasLong(line) && (line.length >= enoughLetters || follows || leads));
    if ((follows && leads) || (isKnown && !asksToStop(lines[at] ?? ""))) sorts[at] = "quoted";
  }
  const around = nearest(words);
  for (const [at, line] of words.entries()) {
    const above = around[at]?.above ?? -1;
    if (isOthers(at) || line === "" || !isOthers(above)) continue;
    const goesOn = above === at - 1 && ours.follows(line, words[above] ?? "");
    if (goesOn || ours.hasLine(line) || isBrokenOff(lines, at)) sorts[at] = "unsure";
  }
}

/** For each line the places of the next lines with words; outside of the lines where there is none. */
function nearest(words: readonly string[]): { above: number; below: number }[] {
  const around = words.map(() => ({ above: -1, below: words.length }));
  let last = -1;
  for (const [at, line] of words.entries()) {
    const own = around[at];
    if (own) own.above = last;
    if (line === "") continue;
    for (let place = Math.max(last, 0); place < at; place += 1) {
      const before = around[place];
      if (before) before.below = at;
    }
    last = at;
  }
  return around;
}

/** Old programs break a long quoted line, and give its end no sign. */
function isBrokenOff(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] ?? "";
  return isMarked(above) && above.length >= 60 && /^\p{Ll}/u.test(lines[at] ?? "");
}
