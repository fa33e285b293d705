import { describe, expect, it } from "vitest";
import { readingSituations } from "#app/content/site/records.ts";
import { guides } from "./articles.server.ts";
import { readingLists } from "./reading-lists.ts";
import { categoryLists, findBooklet, listsWith, situationLists } from "./reading-order.server.ts";

describe.each(situationLists)("the list “$title”", ({ situation, first, more }) => {
  it("has every guide that names the situation, once", () => {
    const own = guides.filter(({ situations }) => situations?.includes(situation));
    const listed = [...first, ...more].map(({ slug }) => slug);
    expect(listed.toSorted()).toEqual(own.map(({ slug }) => slug).toSorted());
  });

  it("begins with guides that exist and name the situation", () => {
    const begin = readingLists[situation].begin.map(({ guide }) => guide);
    expect(begin.length).toBeGreaterThanOrEqual(3);
    expect(begin.length).toBeLessThanOrEqual(9);
    expect(first.map(({ slug }) => slug)).toEqual(begin);
    for (const { why } of first) expect(why).toMatch(/\w\.$/);
  });
});

it("has a list for every situation", () => {
  expect(situationLists.map(({ situation }) => situation)).toEqual([...readingSituations]);
});

it("finds the lists that include a guide", () => {
  expect(listsWith("/guides/dispute-an-error-yourself").map(({ title }) => title)).toEqual([
    "My score is under 620",
    "I have negative items on my report",
  ]);
  expect(listsWith("/guides/toString")).toEqual([]);
});

it("has every guide in the booklet of its category", () => {
  expect(categoryLists.flatMap((list) => list.guides)).toHaveLength(guides.length);
  expect(findBooklet("credit-repair")).toMatchObject({
    title: "Credit Repair",
    path: "/guides/booklets/credit-repair",
  });
  expect(findBooklet("toString")).toBeNull();
});
