import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type ClaimWeights, letterOf, scoresOf } from "#app/domain/claims/kind-model.ts";
import { readSentence } from "#app/domain/claims/read-sentence.ts";
import { type Example, type KindModels, type Sample, samplesOf, trainKinds } from "../kind-training.ts";
import type { Plan } from "../plan-table.ts";

const folder = "../domain/claims";

/** The share of harmless sentences, half of them much like forbidden ones, that may be marked in a list by others. */
const mostMarked = 0.03;
/** How many features have weights: with all of them a little less is missed, and the file is several times as long. */
const kept = 24_000;

type List = { kind: string; forbidden: string[]; harmless: string[] };
/** Sentences of a list that was left out of the training, and what each scores for its own kind. */
type LeftOut = { kind: string; isForbidden: boolean; score: number };

/**
 * Learns what sentences of each kind have in common from the lists in `app/domain/claims/examples`, a folder for each writer,
 * and from the site's own sentences, which break no rule: as `written`, and as pages put them together (`own.json`). Each
 * folder is left out once, to see what is missed in words by others, and how high the bar has to be.
 */
export function planClaimWeights(content: string, written: readonly string[]): Plan {
  const root = join(content, folder, "examples");
  const own = [...written, ...(JSON.parse(readFileSync(join(root, "own.json"), "utf8")) as string[])];
  const { samples, names } = samplesOf([
    ...readExamples(root),
    ...own.map((sentence) => ({ sentence, kind: null, isForbidden: false, list: "" })),
  ]);
  const bars = new Map<string, number>();
  const lists = [...new Set(samples.flatMap(({ list }) => list || []))];
  const leftOut = lists.flatMap((list) => scoresWithout(list, samples, names));
  const byKind = Map.groupBy(leftOut, ({ kind }) => kind);
  for (const [kind, all] of byKind) bars.set(kind, barOf(all));
  const weights = weightsOf(trainKinds(samples, names.length, kept, bars), names, bars);
  return {
    files: new Map([[join(folder, "claim-weights.json"), `${JSON.stringify(weights, null, 1)}\n`]]),
    lines: [
      `${samples.length} sentences, ${own.length} of them our own. With each list left out once:`,
      ...[...byKind].map(([kind, all]) => measureOf(kind, all, bars.get(kind) ?? 0)),
      ...markedOwn(own, weights),
    ],
  };
}

function readExamples(root: string): Example[] {
  return globSync("*/*.json", { cwd: root })
    .sort()
    .flatMap((file) => {
      const { kind, forbidden, harmless } = JSON.parse(readFileSync(join(root, file), "utf8")) as List;
      const list = basename(dirname(file));
      const of = (isForbidden: boolean) => (sentence: string) => ({ sentence, kind, isForbidden, list });
      return [...forbidden.map(of(true)), ...harmless.map(of(false))];
    });
}

function scoresWithout(list: string, samples: readonly Sample[], names: readonly string[]): LeftOut[] {
  const rest = samples.filter((one) => one.list !== list);
  const weights = weightsOf(trainKinds(rest, names.length, kept), names, new Map());
  return samples.flatMap(({ sentence, kind, isForbidden, ...one }) => {
    if (one.list !== list || kind === null) return [];
    const nth = weights.kinds.findIndex((other) => other.kind === kind);
    return [{ kind, isForbidden, score: scoresOf(readSentence(sentence), weights)[nth]?.sum ?? 0 }];
  });
}

function barOf(leftOut: readonly LeftOut[]): number {
  const harmless = leftOut.filter(({ isForbidden }) => !isForbidden).map(({ score }) => score);
  const highest = harmless.sort((a, b) => b - a)[Math.floor(harmless.length * mostMarked)] ?? 0;
  return rounded(highest);
}

function measureOf(kind: string, leftOut: readonly LeftOut[], bar: number): string {
  const [forbidden, harmless] = [true, false].map((is) => leftOut.filter(({ isForbidden }) => isForbidden === is));
  const missed = forbidden?.filter(({ score }) => score <= bar).length;
  const marked = harmless?.filter(({ score }) => score > bar).length;
  return `  ${kind.padEnd(27)}${missed} of ${forbidden?.length} forbidden missed, ${marked} of ${harmless?.length} harmless marked`;
}

function weightsOf(
  { promise, kinds }: KindModels,
  names: readonly string[],
  bars: ReadonlyMap<string, number>,
): ClaimWeights {
  const models = [promise, ...kinds.values()];
  const scales = models.map(({ weights }) => scaleOf(weights.subarray(0, names.length)));
  const rowOf = (feature: number) =>
    models.map(({ weights }, nth) => letterOf((weights[feature] as number) / (scales[nth] as number))).join("");
  const rows = names.map((name, feature) => [name, rowOf(feature)] as const);
  return {
    kinds: [...kinds].map(([kind, model], nth) => ({
      kind,
      bias: rounded(model.bias),
      promise: rounded(model.weights[names.length] ?? 0),
      scale: scales[nth + 1] as number,
      bar: bars.get(kind) ?? 0,
    })),
    promise: { bias: rounded(promise.bias), scale: scales[0] as number },
    features: Object.fromEntries(
      rows.filter(([, letters]) => /[^.]/.test(letters)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function scaleOf(weights: Float64Array): number {
  return rounded(weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function markedOwn(own: readonly string[], weights: ClaimWeights): string[] {
  return own.flatMap((sentence) => {
    const kinds = scoresOf(readSentence(sentence), weights).flatMap(({ sum }, nth) => {
      const one = weights.kinds[nth];
      return one && sum > one.bar ? [one.kind] : [];
    });
    return kinds.length > 0 ? [`  Our own, marked as ${kinds.join(", ")}: ${sentence}`] : [];
  });
}
