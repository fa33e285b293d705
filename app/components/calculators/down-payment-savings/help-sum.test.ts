import { expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/typed-fields.ts";
import { assistance } from "#app/content/claims/assistance.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import { helpRules, helpSum } from "./help-sum.ts";

const example = exampleTexts(helpRules);

it("comes to the sample result of the claims table before anything is typed", () => {
  const { answer } = helpSum.check(example);
  expect(formatDollars(answer?.helpCents ?? 0)).toBe(assistance.sampleSavings.figure);
});

it("says where in the country the income would be within the limit", () => {
  const { answer } = helpSum.check({ ...example, income: "62k" });
  expect(answer?.medianCents).toBe(77_500_00);
  expect(answer?.countiesOfTen).toBe(7);
});

it("names the field that cannot be read", () => {
  expect(helpSum.check({ ...example, income: "" }).problems).toEqual({
    income: "Type the income of a year, such as $62,000.",
  });
});
