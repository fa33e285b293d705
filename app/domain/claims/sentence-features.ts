import { clausesOf, type Reading } from "./read-sentence.ts";
import type { Word } from "./sentence-words.ts";

/** Something a sentence has, by a short name, and the first and last of its words (`Reading.words`) that have it. */
export type Feature = { name: string; from: number; to: number };

/**
 * What a sentence is judged by, each once: word stems (`promis`), two in a row (`we promis`), two in one clause
 * (`scor~jun`), each stem that nothing softens (`+promis`), and what
 * the sentence is like as a whole (`#we`). A new kind of feature needs new weights.
 */
export function featuresOf(reading: Reading): Feature[] {
  const spoken = reading.words.flatMap((word, at) =>
    isMark.test(word.plain) ? [] : [{ at, ...formsOf(reading.words, at) }],
  );
  const found = new Map<string, Feature>();
  const add = (name: string, from: number, to = from) => {
    if (!found.has(name)) found.set(name, { name, from, to });
  };
  addWords(spoken, add);
  addPairs(reading, spoken, add);
  addSoftened(reading, spoken, add);
  addLooks(spoken, add);
  return [...found.values()];
}

type Spoken = { at: number; word: string; stem: string };
type Add = (name: string, from: number, to?: number) => void;

const isMark = /^[.,;:()—–…"“”¿¡+]$/;

function addWords(spoken: readonly Spoken[], add: Add): void {
  for (const [nth, { at, stem }] of spoken.entries()) {
    const next = spoken[nth + 1];
    add(stem, at);
    if (nth === 0) add(`^ ${stem}`, at);
    add(`${stem} ${next?.stem ?? "$"}`, at, next?.at ?? at);
  }
}

/** The farthest that two words of a pair are apart. */
const reach = 5;

function addPairs({ words }: Reading, spoken: readonly Spoken[], add: Add): void {
  for (const [from, to] of clausesOf(words)) {
    const clause = spoken.filter(({ at }) => at >= from && at < to);
    for (const [nth, one] of clause.entries()) {
      for (const other of clause.slice(nth + 2, nth + reach + 1)) {
        add(`${one.stem}~${other.stem}`, one.at, other.at);
      }
    }
  }
}

function addSoftened({ softened }: Reading, spoken: readonly Spoken[], add: Add): void {
  for (const [how, places] of softened) {
    const [first] = places;
    if (first !== undefined) add(`#${how}`, first);
  }
  const all = new Set([...softened.values()].flatMap((places) => [...places]));
  for (const { at, stem } of spoken) if (!all.has(at)) add(`+${stem}`, at);
}

const people: Record<string, RegExp> = {
  "#we": /^(?:we|us|our|ours|nosotros|nuestr\w*)$/,
  "#i": /^(?:i|me|my|yo|mi)$/,
  "#you": /^(?:you|your|usted|sus?|te|tu)$/,
  "#they": /^(?:they|their|them|he|she|someone|ellos)$/,
  "#?": /^\?$/,
  "#!": /^!$/,
};
const spanish = /^(?:el|la|los|las|de|que|y|en|un|una|por|con|para|sus?|es|se|lo|le|como|mas|pero|si|usted)$/;

function addLooks(spoken: readonly Spoken[], add: Add): void {
  for (const [name, expression] of Object.entries(people)) {
    const one = spoken.find(({ word }) => expression.test(word));
    if (one) add(name, one.at);
  }
  add(`#${Math.min(6, Math.floor(spoken.length / 5))}`, 0);
  if (spoken.filter(({ word }) => spanish.test(word)).length >= 2) add("#es", 0);
}

const numerals =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|doscientos|trescientos|mil)$/;
const months =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
const days =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** Figures and days as what they are: which one it is says nothing. */
const classes: readonly [RegExp, string][] = [
  [/^\$/, "<usd>"],
  [/^\d.*%$/, "<pct>"],
  [/^[5-8]\d\d$/, "<score>"],
  [/^(?:19|20)\d\d$/, "<year>"],
  [/^\d/, "<n>"],
  [numerals, "<n>"],
  [months, "<month>"],
  [days, "<day>"],
];

function formsOf(words: readonly Word[], at: number): { word: string; stem: string } {
  const plain = words[at]?.plain ?? "";
  const found = classes.find(([expression]) => expression.test(plain))?.[1] ?? plain;
  const word = found === "<score>" && isOtherFigure(words, at) ? "<n>" : found;
  return { word, stem: stemOf(word) };
}

const dials = /^(?:call|dial|text|llame|marque)$/;
const units = /^(?:street|st|avenue|ave|road|rd|drive|boulevard|blvd|lane|way|calle|avenida)$/;

/** Whether a figure is dialed, or names a house. Most sentences that promise a score don't say "score": "at 700 by June". */
function isOtherFigure(words: readonly Word[], at: number): boolean {
  return dials.test(words[at - 1]?.plain ?? "") || words.slice(at + 1, at + 3).some(({ plain }) => units.test(plain));
}

/** A word without its ending, so that "deleted" and "deletes" are one. */
function stemOf(word: string): string {
  if (word.length <= 3 || word.startsWith("<")) return word;
  const toY = word.replace(/(?:ies|ied)$/, "y");
  const cut = toY === word ? word.replace(/(?:ings?|edly|ed|es|s|e|ly)$/, "") : toY;
  return (cut.length < 3 ? word : cut).replace(/([bdgmnprt])\1$/, "$1");
}
