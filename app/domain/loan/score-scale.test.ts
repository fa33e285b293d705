import { expect, it } from "vitest";
import { placeOfScore, scoresInAll } from "./score-scale.ts";

it("puts the lowest score at the start and every score inside", () => {
  expect(placeOfScore(300)).toBe(0);
  expect(placeOfScore(850)).toBeLessThan(1);
});

it("makes a band as wide as its range of scores", () => {
  expect((placeOfScore(670) - placeOfScore(580)) * scoresInAll).toBeCloseTo(90);
});

it.each([299, 851, 650.5, Number.NaN])("refuses %s", (score) => {
  expect(() => placeOfScore(score)).toThrow(RangeError);
});
