import { describe, expect, it } from "vitest";
import { exampleTexts, namesOf, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { vaResidualModel } from "#app/components/calculators/va-residual-income/model.ts";
import type { Household } from "#app/domain/path/household.ts";
import { type OwnNumberName, type OwnNumbers, ownNumbers } from "#app/lib/my-path/own-numbers.ts";
import { allModels } from "#test/all-models.ts";
import { maricopa } from "#test/sample-place.ts";
import { ownFields, ownTexts } from "./own-texts.ts";

const amounts: Record<OwnNumberName, number> = {
  yearlyIncome: 58_000_00,
  debts: 410_00,
  carDebts: 310_00,
  cardDebts: 100_00,
  studentDebts: 0,
  otherDebts: 0,
  cash: 5_400_00,
  saved: 3_400_00,
  monthlySaving: 300_00,
  gift: 2_000_00,
  rent: 1_450_00,
  housePayment: 1_640_00,
  loanKind: 1,
  comfort: 1_500_00,
  people: 4,
  state: 0,
  price: 185_000_00,
  downShare: 0.035,
  mortgageInsuranceRate: 0.0142,
  propertyTaxRate: 0.0044,
  score: 612,
  served: 2,
  conformingLimit: 900_000_00,
  fhaLimit: 600_000_00,
  usdaLimit: 130_000_00,
};
const all = Object.fromEntries(
  Object.entries(amounts).map(([name, value]) => [name, { value, label: name, text: name === "state" ? "AL" : "" }]),
) as OwnNumbers;

/** The label of a field that asks for each number. */
const labels: Record<OwnNumberName, RegExp> = {
  yearlyIncome: /income/i,
  debts: /debt/i,
  carDebts: /car/i,
  cardDebts: /cards/i,
  studentDebts: /student/i,
  otherDebts: /other/i,
  cash: /cash/i,
  saved: /saved/i,
  monthlySaving: /save/i,
  gift: /gift/i,
  rent: /rent/i,
  housePayment: /(new house|home) payment/i,
  loanKind: /kind of loan/i,
  comfort: /most you want to pay/i,
  people: /people/i,
  state: /state/i,
  price: /price/i,
  downShare: /down payment/i,
  mortgageInsuranceRate: /mortgage insurance/i,
  propertyTaxRate: /property tax/i,
  score: /score/i,
  served: /serve/i,
  conformingLimit: /conventional loan limit/i,
  fhaLimit: /FHA loan limit/i,
  usdaLimit: /USDA income limit/i,
};

describe.each(allModels.map((model) => [model.slug, model] as const))("a plan in %s", (_, { rules, check }) => {
  it("gets an answer, with every number in its field and in that field's format", () => {
    const own = ownTexts(rules, all);
    const { answer, problems } = check({ ...exampleTexts(rules), ...own } as Texts<string>);
    expect(problems).toBeUndefined();
    expect(answer).toBeDefined();
    for (const name of namesOf(rules)) {
      const rule = rules[name];
      if (!rule?.own) continue;
      const chosen = rule.ownText?.(all);
      expect(own[name]).toBe(chosen ?? (rule.own === "downShare" ? "3.5%" : rule.format(amounts[rule.own])));
      // A field that is built on a shared one may ask for something else.
      expect(rule.label).toMatch(labels[rule.own]);
    }
  });
});

it("keeps the down payment at the example's share of the price", () => {
  const { rules } = monthlyPaymentModel;
  expect(ownTexts(rules, { price: { value: 185_000_00, label: "", text: "" } })).toEqual({
    price: "$185,000",
    down: "5%",
  });
  expect(ownTexts(rules, { rent: { value: 1_450_00, label: "", text: "" } })).toEqual({ rent: "$1,450" });
});

it("tells the visitor's numbers from the example's and from their county's", () => {
  const { rules } = monthlyPaymentModel;
  const theirs = (household: Household, typed = {}) => {
    const fields = ownFields(rules, household);
    const example = exampleTexts(rules);
    return fields.areTheirs({ ...example, ...fields.toUse(example), ...typed });
  };
  expect(theirs({})).toBe(false);
  expect(theirs({ place: maricopa })).toBe(false);
  expect(theirs({ place: maricopa }, { price: "$300,000" })).toBe(true);
  expect(theirs({ place: maricopa, rentCents: 1_457_00 })).toBe(true);
  expect(theirs({ priceCents: 185_000_00 })).toBe(true);
});

it("takes the state of the plan where a calculator asks for one, if its list has it", () => {
  const { rules } = vaResidualModel;
  const stateOf = (state: string) => ownTexts(rules, ownNumbers({ place: { ...maricopa, state } })).state;
  expect([stateOf("AZ"), stateOf("ME"), stateOf("GU")]).toEqual(["AZ", "ME", undefined]);
  expect(ownFields(rules, { place: maricopa }).said(exampleTexts(rules, { state: "AZ" })).used).toMatchObject([
    { label: "State", text: "AZ" },
  ]);
});

it("skips a number that a field would reject", () => {
  const { rules } = monthlyPaymentModel;
  expect(ownTexts(rules, { price: { value: 5_00, label: "", text: "" } })).toEqual({});
  expect(ownTexts(rules, { rent: { value: -1, label: "", text: "" } })).toEqual({});
});

describe("the score that a rate is for", () => {
  const note = (household: Household, typed: Partial<Texts<keyof typeof monthlyPaymentModel.rules>> = {}) =>
    ownFields(monthlyPaymentModel.rules, household).said(exampleTexts(monthlyPaymentModel.rules, typed)).note;

  it("is said when the visitor's is lower or not known, while the rate is ours", () => {
    expect(note({ score: { points: 655, from: "bank" } })).toContain("a score of 740. Yours is 655");
    expect(note({ score: "unknown" })).toContain("We don’t know yours");
    expect(note({})).toContain("We don’t know yours");
    expect(note({ score: { points: 655, from: "bank" } }, { program: "fha" })).toContain("Yours is 655");
  });

  it("names the score that a conventional loan usually takes, where one is counted and the score is lower", () => {
    expect(note({ score: { points: 612, from: "bank" } })).toContain(
      "of 620 or more for a conventional loan. Yours is 612",
    );
    expect(note({ score: { points: 588, from: "lender" } }, { rate: "7.125%" })).toMatch(
      /^Many lenders ask for a score of 620/,
    );
    expect(note({ score: { points: 620, from: "bank" } })).not.toContain("620 or more");
    const { rules } = vaResidualModel;
    expect(ownFields(rules, { score: { points: 588, from: "bank" } }).said(exampleTexts(rules)).note).toBeNull();
  });

  it("is not said with such a score, or of a rate that the visitor typed", () => {
    expect(note({ score: { points: 740, from: "bank" } })).toBeNull();
    expect(note({ score: { points: 655, from: "bank" } }, { rate: "7.125%" })).toBeNull();
  });
});
