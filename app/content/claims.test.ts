import { expect, it } from "vitest";
import { claims } from "./claims.ts";

it.each(Object.entries(claims))("%s says where its figure comes from, as of when, and on what terms", (_id, claim) => {
  expect(claim.source).not.toBe("");
  expect(new Date(claim.asOf).toISOString()).toBe(`${claim.asOf}T00:00:00.000Z`);
  expect(claim.disclosure).toMatch(/\.$/);
});
