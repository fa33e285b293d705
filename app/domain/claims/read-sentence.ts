import { clausesOf } from "./clauses.ts";
import { type Word, wordsOf } from "./sentence-words.ts";
import { type Softener, softenersIn } from "./softeners.ts";
import { isAsked, isReported } from "./whole-sentence.ts";

/** A sentence in plain words, and which of them are softened by what. */
export type Reading = {
  sentence: string;
  words: Word[];
  plain: string;
  softened: ReadonlyMap<Softener, ReadonlySet<number>>;
};

/** Reads a sentence clause by clause: who acts, what is denied, hedged, asked, on a condition, or told by others. */
export function readSentence(sentence: string): Reading {
  const words = wordsOf(sentence);
  const plain = ` ${words.map((word) => word.plain).join(" ")} `;
  const softened = new Map<Softener, Set<number>>();
  const soften = (how: Softener, from: number, to: number) => {
    const all = softened.get(how) ?? new Set();
    for (let index = from; index < to; index++) all.add(index);
    softened.set(how, all);
  };
  if (isAsked(plain)) soften("asked", 0, words.length);
  if (isReported(plain)) soften("reported", 0, words.length);
  for (const [from, to] of quoted(words)) soften("reported", from, to);
  for (const [from, to] of clausesOf(words)) {
    for (const { how, at, end } of softenersIn(words.slice(from, to))) soften(how, from + at, from + end);
  }
  return { sentence, words, plain, softened };
}

/** Whether the word at a place of the sentence is told by others, or part of a question. */
export function isToldOrAsked({ words, softened }: Reading, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return (["asked", "reported", "conditional", "hedged"] as const).some((how) => softened.get(how)?.has(index));
}

/** Whether a clause ends by denying what it began with: "a new number is not a legal way". */
export function isDeniedLater({ words, softened }: Reading, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return words[index]?.plain !== "not" && words[index]?.plain !== "no" && softened.get("denied")?.has(index) === true;
}

/** What stands between quotation marks, which is somebody else's. */
function quoted(words: readonly Word[]): [from: number, to: number][] {
  const marks = words.flatMap(({ plain }, index) => (/^["“”]$/.test(plain) ? [index] : []));
  return marks.flatMap((from, nth) => {
    const to = marks[nth + 1];
    return nth % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}
