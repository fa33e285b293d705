import { expect, it } from "vitest";
import { arrivalOf } from "./use-undo-time.ts";

const clock = (entries: readonly { responseStart: number }[]) =>
  ({ now: () => 9_400, getEntriesByType: () => entries }) as unknown as Performance;

it("counts from when the page left the server, however long it took to arrive", () => {
  expect(arrivalOf(clock([{ responseStart: 310 }]))).toBe(310);
});

it("counts from now where the browser does not say when that was", () => {
  expect(arrivalOf(clock([]))).toBe(9_400);
  expect(arrivalOf(clock([{ responseStart: 0 }]))).toBe(9_400);
});
