import { expect, it } from "vitest";
import { firstYearModel } from "#app/components/calculators/first-year-budget/first-year-budget-model.ts";
import { mortgageInsuranceModel } from "#app/components/calculators/mortgage-insurance/mortgage-insurance-model.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { exampleTexts } from "./calculator-model.ts";
import { sizeNote } from "./loan-size.ts";

const [{ fhaFloor, fhaCeiling, ceiling }] = nationalLimits;

it("names the program's highest limit for a loan a cent above it, and not for one at it", () => {
  expect(sizeNote("fha", fhaCeiling[0] * 100 + 1)).toMatch(/highest limit of FHA/);
  expect(sizeNote("fha", fhaCeiling[0] * 100)).toMatch(/only in counties with a higher limit/);
  expect(sizeNote("fha", fhaFloor[0] * 100)).toBeNull();
  expect(sizeNote("conventional", ceiling[0] * 100 + 1)).toMatch(/Fannie Mae and Freddie Mac/);
  expect(sizeNote("va", 5_000_000_00)).toBeNull();
});

it("is said by the first year's budget and the mortgage insurance calculator, too", () => {
  const large = { price: "1,700,000", down: "10%", program: "fha" };
  const year = firstYearModel.check({ ...exampleTexts(firstYearModel.rules), ...large }).answer;
  const insurance = mortgageInsuranceModel.check({ ...exampleTexts(mortgageInsuranceModel.rules), ...large }).answer;
  expect(year?.sizeNote).toMatch(/highest limit of FHA/);
  expect(insurance?.sizeNote).toMatch(/highest limit of FHA/);
});
