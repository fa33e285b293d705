import { expect, it } from "vitest";
import { scorePriceModel } from "#app/components/calculators/credit-score-price/model.ts";
import { quickRate } from "#app/components/calculators/embedded/quick-rate-model.ts";
import { leavingFhaModel } from "#app/components/calculators/fha-to-conventional/model.ts";
import { firstYearModel } from "#app/components/calculators/first-year-budget/model.ts";
import { mortgageInsuranceModel } from "#app/components/calculators/mortgage-insurance/model.ts";
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

it("is named as FHA’s where a page compares FHA with another loan", () => {
  const priced = (price: string) =>
    scorePriceModel.check({ ...exampleTexts(scorePriceModel.rules), price, down: "20%" }).answer;
  expect(priced("1,900,000")).toMatchObject({ fhaBarrier: expect.stringMatching(/highest limit of FHA/) });
  expect(priced("1,900,000")?.fha()).toBeNull();
  expect(priced("1,900,000")?.notes.join(" ")).toMatch(/highest limit of Fannie Mae and Freddie Mac/);
  expect(priced("900,000")?.notes.join(" ")).toMatch(/limit of FHA in most counties/);
  const quick = (loan: string) =>
    quickRate.check({ ...exampleTexts(quickRate.rules), loan, down: "400,000" }).answer?.notes.join(" ");
  expect(quick("1,800,000")).toMatch(/highest limit of FHA\. .*jumbo/);
  expect(quick("700,000")).toMatch(/limit of FHA in most counties/);
  expect(quick("300,000")).toBe("");
  const leaving = leavingFhaModel.check({ ...exampleTexts(leavingFhaModel.rules), price: "1,900,000", down: "5%" });
  expect(leaving.problems?.price).toMatch(/highest limit of FHA/);
});
