import { describe, expect, it } from "vitest";
import { simpleBreakEvenMonths } from "./simple-break-even.ts";

describe("simpleBreakEvenMonths", () => {
  it.each([
    [4_800_00, 200_00, 360, 24],
    [4_800_01, 200_00, 360, 25],
    [0, 1, 360, 0],
    [4_800_00, 200_00, 24, 24],
    [4_800_00, 200_00, 23, null],
    [4_800_00, 0, 360, null],
    [4_800_00, -200_00, 360, null],
    [0, -1, 360, null],
  ])("earns %i cents back at %i a month, within %i months, after %j", (costs, saving, last, months) => {
    expect(simpleBreakEvenMonths(costs, saving, last)).toBe(months);
  });

  it("refuses costs that are none", () => {
    expect(() => simpleBreakEvenMonths(-1, 100, 360)).toThrow(RangeError);
    expect(() => simpleBreakEvenMonths(Number.NaN, 100, 360)).toThrow(RangeError);
  });
});
