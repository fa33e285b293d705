import { readSentence } from "#app/domain/claims/read-sentence.ts";
import { featuresOf } from "#app/domain/claims/sentence-features.ts";
import { type Labeled, type LinearModel, type Row, scoreOf, trainLinear } from "./linear-model.ts";

/** A sentence that breaks the rule of its kind, or one that looks like it and does not. `kind` is null for the site's own. */
export type Example = { sentence: string; kind: string | null; isForbidden: boolean; list: string };
export type Sample = Example & { row: Row };
/** One model for what all forbidden sentences have in common, and one a kind, which weighs the first one's score, too. */
export type KindModels = { promise: LinearModel; kinds: Map<string, LinearModel> };

/** What a mistake costs, beside 1 for a harmless sentence of the kind. Many a forbidden sentence breaks two rules. */
const costs = {
  forbidden: 2,
  otherHarmless: 0.6,
  otherForbidden: 0.03,
  own: 0.4,
  ownInCommon: 0.06,
  moreWhenMarked: 5,
};
/** For how many sentences in the lists the costs hold: with fewer each costs more, with more less. Of 6,600 to 13,200, best. */
const usual = 20_000;
const parts = 5;
/** What is marked of the site's own sentences goes in again, at a higher cost, so many times. */
const rounds = 4;
/** How close to the bar one of the site's own sentences may come. */
const margin = 0.1;

/** Examples as rows of features, and the names of these. A feature of a single sentence says nothing about others. */
export function samplesOf(examples: readonly Example[]): { samples: Sample[]; names: string[] } {
  const found = examples.map(({ sentence }) => featuresOf(readSentence(sentence)).map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const [nth, names] of found.entries()) {
    if (examples[nth]?.kind === null) continue;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []));
  const numbers = new Map(names.map((name, number) => [name, number]));
  const samples = examples.map((example, nth) => ({ ...example, row: rowOf(found[nth] ?? [], numbers) }));
  return { samples, names };
}

/** Each feature of a long sentence counts less, and so does each beside features that nobody knows. */
function rowOf(names: readonly string[], numbers: ReadonlyMap<string, number>): Row {
  const size = 1 / Math.sqrt(names.length || 1);
  const known = names.filter((name) => numbers.has(name));
  return {
    features: Int32Array.from(known, (name) => numbers.get(name) as number),
    sizes: new Float64Array(known.length).fill(size),
  };
}

/**
 * Learns from samples: with all features first, then with those that change scores most. Where bars are known, the site's own
 * sentences that would be above one cost more and more, until none is.
 */
export function trainKinds(
  samples: readonly Sample[],
  count: number,
  kept: number,
  bars: ReadonlyMap<string, number> = new Map(),
): KindModels {
  const keep = weightiest(
    trainPass(
      samples.map((one) => ({ ...one, ownCost: costs.own })),
      count,
    ),
    samples,
    kept,
  );
  let rest = samples.map((one): PassSample => ({ ...one, row: only(one.row, keep), ownCost: costs.own }));
  let models = trainPass(rest, count);
  for (let round = 0; round < rounds; round++) {
    const isNear = ({ kind, row }: Sample) =>
      kind === null &&
      [...scoresOf(models, row)].some(([of, score]) => score > (bars.get(of) ?? Number.POSITIVE_INFINITY) - margin);
    if (!rest.some(isNear)) break;
    rest = rest.map((one) => (isNear(one) ? { ...one, ownCost: one.ownCost * costs.moreWhenMarked } : one));
    models = trainPass(rest, count);
  }
  return models;
}

/** The score of a sentence for each kind. */
function scoresOf({ promise, kinds }: KindModels, row: Row): Map<string, number> {
  const whole = withPromise(row, scoreOf(promise, row), promise.weights.length);
  return new Map([...kinds].map(([kind, model]) => [kind, scoreOf(model, whole)]));
}

/** `ownCost` is what it costs to mark one of the site's own sentences. */
type PassSample = Sample & { ownCost: number };

function trainPass(samples: readonly PassSample[], count: number): KindModels {
  const each = usual / samples.filter(({ kind }) => kind !== null).length;
  const common = samples.map(({ row, kind, isForbidden }): Labeled => {
    return { row, label: isForbidden ? 1 : -1, cost: kind === null ? costs.ownInCommon : each };
  });
  const promise = trainLinear(common, count);
  const promised = scoresByOthers(common, count);
  const kinds = [...new Set(samples.flatMap(({ kind }) => kind ?? []))].sort();
  const modelOf = (kind: string) => {
    const rows = samples.map((one, nth): Labeled => {
      const row = withPromise(one.row, promised[nth] as number, count);
      const isOfKind = one.isForbidden && one.kind === kind;
      return { row, label: isOfKind ? 1 : -1, cost: one.kind === null ? one.ownCost : costOf(one, kind) * each };
    });
    return trainLinear(rows, count + 1);
  };
  return { promise, kinds: new Map(kinds.map((kind) => [kind, modelOf(kind)])) };
}

function costOf({ kind, isForbidden }: Example, of: string): number {
  if (kind === of) return isForbidden ? costs.forbidden : 1;
  return isForbidden ? costs.otherForbidden : costs.otherHarmless;
}

/** What a model says of each row that has not seen it: one that has is too sure. */
function scoresByOthers(rows: readonly Labeled[], count: number): Float64Array {
  const scores = new Float64Array(rows.length);
  const partOf = (nth: number) => (nth * 7919) % parts;
  for (let part = 0; part < parts; part++) {
    const model = trainLinear(
      rows.filter((_, nth) => partOf(nth) !== part),
      count,
    );
    for (const [nth, { row }] of rows.entries()) if (partOf(nth) === part) scores[nth] = scoreOf(model, row);
  }
  return scores;
}

function withPromise({ features, sizes }: Row, score: number, number: number): Row {
  return { features: Int32Array.from([...features, number]), sizes: Float64Array.from([...sizes, score]) };
}

function only({ features, sizes }: Row, kept: ReadonlySet<number>): Row {
  const places = [...features.keys()].filter((nth) => kept.has(features[nth] as number));
  return {
    features: Int32Array.from(places, (nth) => features[nth] as number),
    sizes: Float64Array.from(places, (nth) => sizes[nth] as number),
  };
}

/** The features that change scores most: by weight, and by how many sentences have them. */
function weightiest({ promise, kinds }: KindModels, samples: readonly Sample[], most: number): Set<number> {
  const counts = new Float64Array(promise.weights.length);
  for (const { row, kind } of samples) {
    if (kind !== null) for (const feature of row.features) counts[feature] = (counts[feature] as number) + 1;
  }
  const models = [promise, ...kinds.values()];
  const effects = counts.map((count, number) => {
    return count * models.reduce((sum, { weights }) => sum + (weights[number] as number) ** 2, 0);
  });
  const numbers = [...effects.keys()];
  return new Set(numbers.sort((a, b) => (effects[b] as number) - (effects[a] as number)).slice(0, most));
}
