import { expect, it } from "vitest";
import { type Labeled, scoreOf, trainLinear } from "./linear-model.ts";

/** Rows that have one feature of three, or two. */
function row(...features: number[]) {
  return { features: Int32Array.from(features), sizes: new Float64Array(features.length).fill(1) };
}
const rows: Labeled[] = [
  { row: row(0), label: 1, cost: 1 },
  { row: row(0, 2), label: 1, cost: 1 },
  { row: row(1), label: -1, cost: 1 },
  { row: row(1, 2), label: -1, cost: 1 },
];

it("tells apart what rows have in common, and what both sides have says nothing", () => {
  const model = trainLinear(rows, 3);
  for (const one of rows) expect(Math.sign(scoreOf(model, one.row))).toBe(one.label);
  expect(Math.abs(model.weights[2] as number)).toBeLessThan(0.1);
});

it("gives the same weights for the same rows, and heeds what costs more", () => {
  expect(trainLinear(rows, 3)).toEqual(trainLinear(rows, 3));
  const torn: Labeled[] = [
    { row: row(0), label: 1, cost: 10 },
    { row: row(0), label: -1, cost: 0.1 },
  ];
  expect(scoreOf(trainLinear(torn, 1), row(0))).toBeGreaterThan(0);
});
