import { expect, it } from "vitest";
import { library } from "#app/content/claims/library.ts";
import { calculatorSchema } from "#app/content/site/records.ts";
import { calculatorQuestions, calculators } from "./calculators-words.ts";

it("has at least as many calculators as the site says it opened with", () => {
  expect(calculators.length).toBeGreaterThan(Number(library.calculators.figure));
});

it("lists each of them under one question", () => {
  const asked = calculatorQuestions.flatMap((group) => group.calculators);
  expect(asked.toSorted()).toEqual(calculators.map(({ slug }) => slug).toSorted());
});

it("gives a path to each ready calculator and to no other", () => {
  for (const calculator of calculators) {
    expect(calculatorSchema.safeParse(calculator).error).toBeUndefined();
    expect("path" in calculator, calculator.slug).toBe(calculator.ready);
  }
});
