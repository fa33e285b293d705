import { expect, it } from "vitest";
import { createQueryClient, pauseBeforeRetryMs } from "./query-client.ts";

it("keeps fetched data for five minutes and never sends a change twice", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.gcTime).toBe(300_000);
  expect(queries?.retry).toBe(3);
  expect(mutations?.retry).toBe(false);
});

it("doubles the pause between tries, up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(pauseBeforeRetryMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
