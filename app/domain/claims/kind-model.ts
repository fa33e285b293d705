import learned from "./claim-weights.json" with { type: "json" };
import type { ClaimKind } from "./kinds.ts";
import type { Reading } from "./read-sentence.ts";
import { featuresOf } from "./sentence-features.ts";

/** Weights as `npm run data -- claim-weights` writes them. A sentence whose score for a kind is above its `bar` is marked. */
export type ClaimWeights = {
  /** `promise` is how much the score for what all forbidden sentences have in common counts. */
  kinds: { kind: string; bias: number; promise: number; scale: number; bar: number }[];
  promise: { bias: number; scale: number };
  /** By feature, a letter for what all have in common and one for each kind: see `weightOf`. */
  features: Record<string, string>;
};

/** A heading or a figure alone promises nothing. */
const fewestWords = 4;

/** What a sentence scores, and how much of it each of its words adds. */
export type Score = { sum: number; byWord: Float64Array };

/** Finds the kinds of claims in a sentence, by weights that are learned from examples, and the words that say so. */
export function learnedKinds(reading: Reading): ReadonlyMap<ClaimKind, string> {
  if (reading.words.length < fewestWords) return new Map();
  const scores = scoresOf(reading, learned);
  return new Map(
    learned.kinds.flatMap(({ kind, bar }, nth) => {
      const score = scores[nth];
      return score && score.sum > bar ? [[kind as ClaimKind, weightiest(reading, score)] as const] : [];
    }),
  );
}

/** The scores of a sentence, in the order of `kinds`. In a long sentence, which has many features, each counts less. */
export function scoresOf(reading: Reading, { kinds, promise, features }: ClaimWeights): Score[] {
  const columns = [promise, ...kinds];
  const scores = columns.map(({ bias }): Score => ({ sum: bias, byWord: new Float64Array(reading.words.length) }));
  const found = featuresOf(reading);
  const size = 1 / Math.sqrt(found.length || 1);
  for (const { name, from, to } of found) {
    const letters = Object.hasOwn(features, name) ? (features[name] ?? "") : "";
    for (let nth = 0; nth < letters.length; nth++) {
      const [score, weight] = [scores[nth], weightOf(letters.charCodeAt(nth))];
      if (score && weight !== 0) addTo(score, weight * size * (columns[nth]?.scale ?? 0), from, to);
    }
  }
  const [common, ...own] = scores;
  return own.map((score, nth) => (common ? together(score, common, kinds[nth]?.promise ?? 0) : score));
}

function addTo(score: Score, weight: number, from: number, to: number): void {
  const { byWord } = score;
  byWord[from] = (byWord[from] ?? 0) + weight / 2;
  byWord[to] = (byWord[to] ?? 0) + weight / 2;
  score.sum += weight;
}

function together(score: Score, common: Score, share: number): Score {
  return {
    sum: score.sum + common.sum * share,
    byWord: score.byWord.map((weight, at) => weight + (common.byWord[at] ?? 0) * share),
  };
}

/** `A` to `Z` speak for a kind, `a` to `z` against it, from very little to 1: squares, because most weights are small. */
function weightOf(letter: number): number {
  if (letter >= 97) return -(((letter - 96) / 26) ** 2);
  return letter >= 65 ? ((letter - 64) / 26) ** 2 : 0;
}

/** The letter for a weight from -1 to 1; `.` for one too small to count. */
export function letterOf(weight: number): string {
  const level = Math.round(Math.sqrt(Math.min(1, Math.abs(weight))) * 26);
  if (level === 0) return ".";
  return String.fromCharCode((weight < 0 ? 96 : 64) + level);
}

/** From the first to the last word that adds at least half as much as the one that adds most. */
function weightiest({ sentence, words }: Reading, { byWord }: Score): string {
  const most = Math.max(...byWord);
  const weighty = [...byWord.keys()].filter((at) => (byWord[at] ?? 0) >= most / 2);
  return sentence.slice(words[weighty[0] ?? 0]?.start, words[weighty.at(-1) ?? 0]?.end);
}
