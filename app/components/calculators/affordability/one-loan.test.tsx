import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { HomeAffordability } from "../embedded/home-affordability.tsx";
import { affordabilityModel } from "./model.ts";
import { OneLoan } from "./one-loan.tsx";

const said = (loan: string) => {
  const { answer } = affordabilityModel.check(exampleTexts(affordabilityModel.rules, { loan }));
  return answer ? renderToStaticMarkup(<OneLoan answer={answer} />) : "";
};

it.each([
  ["common", "a conventional loan with at least 3% down, by our planning line."],
  ["fha", "an FHA loan with at least 3.5% down, by FHA’s line by hand."],
  ["usda", "a USDA loan with nothing down, by USDA’s line by hand."],
])("says of %s which loan a price is for, and leads to My path", (loan, words) => {
  expect(said(loan)).toContain(words);
  expect(said(loan)).toContain('href="/my-path"');
});

it("stands on the home page, which asks for no loan and no score", () => {
  expect(renderToStaticMarkup(<HomeAffordability />)).toContain("This price is for one loan");
});
