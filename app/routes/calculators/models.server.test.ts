import { expect, it, test } from "vitest";
import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import { calculators } from "#app/content/calculators/calculator-list.ts";
import { calculatorProblems, modelOf } from "./models.server.ts";

test.each(calculators)("$slug says that rates are examples if it asks for one", ({ slug, withoutMortgageRate }) => {
  const asksForRate = Object.keys(modelOf(slug).rules).some((name) => name.startsWith("rate"));
  expect(withoutMortgageRate ?? false).toBe(!asksForRate);
});

it("names the file that half a calculator lacks", async () => {
  const [slug = "", load] = Object.entries(allCalculators)[0] ?? [];
  const whole = await load?.();
  expect(calculatorProblems(new Map([[slug, whole]]), [slug])).toEqual([]);
  expect(
    calculatorProblems(
      new Map([
        ["rent", undefined],
        ["lease", whole],
        [slug, whole],
      ]),
      ["rent", "lease", "tax"],
    ),
  ).toEqual([
    "app/components/calculators/tax/drawing.tsx is missing",
    'app/components/calculators/rent/drawing.tsx does not export "calculator"',
    `app/components/calculators/lease/model.ts: slug: "${slug}" is not the folder's name`,
    `app/components/calculators/${slug} has no record in a folder of app/content/calculators`,
  ]);
});
