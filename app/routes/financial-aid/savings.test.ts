import { expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { countyMedianIncomes } from "#app/content/finder/assistance-example.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { helpExcerpt } from "./savings.tsx";

const example = exampleTexts(helpExcerpt.rules);

it("gives the claims table's sample result before anything is typed", () => {
  const { answer } = helpExcerpt.check(example);
  expect(formatDollars(answer?.help.helpCents ?? 0)).toBe(assistance.sampleSavings.figure);
});

it("says in how much of the country the income would be within the limit", () => {
  const { answer } = helpExcerpt.check({ ...example, income: "62k" });
  expect(answer?.help.medianCents).toBe(77_500_00);
  // Counted in full tenths, from the year's tables.
  const below = countyMedianIncomes.quantilesCents.filter((cents) => cents < 77_500_00).length;
  expect(Math.abs((answer?.help.countiesOfTen ?? 0) - (20 - below) / 2)).toBeLessThanOrEqual(1);
});

it("names the field that cannot be read", () => {
  expect(helpExcerpt.check({ ...example, income: "" }).problems).toEqual({
    income: "Type the income of a year, such as $62,000.",
  });
});
