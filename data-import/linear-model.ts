/** What a row has, by the number of the feature, and how much of it. */
export type Row = { features: Int32Array; sizes: Float64Array };
/** A row with what it is (1 or -1), and what a mistake costs. */
export type Labeled = { row: Row; label: 1 | -1; cost: number };
export type LinearModel = { weights: Float64Array; bias: number };

const rounds = 10;

/**
 * A line between two sets of rows: the support vector machine with squared loss, by dual coordinate descent (Hsieh and
 * others, "A dual coordinate descent method for large-scale linear SVM", 2008, algorithm 1). The same rows give the same
 * weights.
 */
export function trainLinear(rows: readonly Labeled[], featureCount: number): LinearModel {
  const model = { weights: new Float64Array(featureCount), bias: 0 };
  const alphas = new Float64Array(rows.length);
  const lengths = rows.map(({ row }) => row.sizes.reduce((sum, size) => sum + size * size, 1));
  const order = rows.map((_, nth) => nth);
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const nth of order) {
      const { row, label, cost } = rows[nth] as Labeled;
      const slack = 1 / (2 * cost);
      const alpha = alphas[nth] as number;
      const gradient = label * scoreOf(model, row) - 1 + alpha * slack;
      const next = Math.max(0, alpha - gradient / ((lengths[nth] as number) + slack));
      if (next === alpha) continue;
      alphas[nth] = next;
      move(model, row, (next - alpha) * label);
    }
  }
  return model;
}

export function scoreOf({ weights, bias }: LinearModel, { features, sizes }: Row): number {
  let sum = bias;
  for (let nth = 0; nth < features.length; nth++) {
    sum += (weights[features[nth] as number] as number) * (sizes[nth] as number);
  }
  return sum;
}

function move(model: LinearModel, { features, sizes }: Row, by: number): void {
  model.bias += by;
  for (let nth = 0; nth < features.length; nth++) {
    const feature = features[nth] as number;
    model.weights[feature] = (model.weights[feature] as number) + by * (sizes[nth] as number);
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let nth = order.length - 1; nth > 0; nth--) {
    const other = Math.floor(random() * (nth + 1));
    [order[nth], order[other]] = [order[other] as number, order[nth] as number];
  }
}

/** The same numbers from 0 to 1 each time (a linear congruential generator, Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
