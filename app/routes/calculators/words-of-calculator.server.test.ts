import { expect, test } from "vitest";
import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import { calculators } from "#app/content/pages/calculators-words.ts";
import { calculatorWords } from "./words-of-calculator.server.ts";

test.each(calculators.map(({ slug }) => slug))("%s says that rates are examples if it asks for one", async (slug) => {
  const { model } = await allCalculators[slug]();
  const asksForRate = Object.keys(model.rules).some((name) => name.startsWith("rate"));
  expect(calculatorWords(slug).withoutMortgageRate ?? false).toBe(!asksForRate);
});
