import { expect, it } from "vitest";
import { guides } from "#app/content/articles/articles.server.ts";
import { library } from "#app/content/claims/library.ts";
import { allClaims } from "./all-claims.ts";

it.each(allClaims.map((claim) => [claim.id, claim] as const))(
  "%s says whose figure it is, as of when, on what terms",
  (_id, claim) => {
    expect(claim.source).not.toBe("");
    for (const day of [claim.asOf, claim.reviewBy]) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
    expect(claim.reviewBy > claim.asOf).toBe(true);
    expect(claim.terms ?? claim.counted ?? claim.notKnown).toMatch(/\.$/);
  },
);

it("has unique ids", () => {
  expect(new Set(allClaims.map(({ id }) => id)).size).toBe(allClaims.length);
});

it("claims no more guides than exist", () => {
  expect(guides.length).toBeGreaterThanOrEqual(Number.parseInt(library.guides.figure, 10));
});
