import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleTexts, namesOf, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { monthlyShareCents } from "#app/domain/money.ts";
import { monthlyPaymentModel } from "./model.ts";

const { rules, check } = monthlyPaymentModel;

/** Fixed numbers for this test, because the page's example may change. */
const exampleTyped = {
  ...exampleTexts(rules),
  price: "265,000",
  down: "13,250",
  rate: "6.85",
  tax: "1.1",
  rent: "1,450",
};

describe("the monthly payment", () => {
  it("calculates a payment to the cent", () => {
    // $251,750 at 6.85% over 360 months is 1,649.62 (checked with 60-digit decimals).
    expect(check(exampleTyped).answer).toMatchObject({
      cost: {
        noteCents: 251_750_00,
        principalAndInterestCents: 1_649_62,
        propertyTaxCents: 242_92,
        homeInsuranceCents: monthlyShareCents(265_000_00, planningAssumptions.homeInsuranceRate),
        mortgageInsuranceCents: monthlyShareCents(251_750_00, planningAssumptions.mortgageInsuranceRate),
      },
      rentCents: 1_450_00,
    });
  });

  it("calls no rent the visitor's that is the example's", () => {
    const said = (typed: Partial<typeof exampleTyped>) => {
      const { answer } = check({ ...exampleTyped, ...typed });
      return answer && sentenceText(monthlyPaymentModel.headline(answer));
    };
    expect(said({ price: "250,000" })).toContain("than a rent of $1,450.");
    expect(said({ price: "250,000", rent: "1,391" })).toContain("than your rent now.");
    expect(said({ price: "250,000", rent: "" })).not.toContain("rent");
  });

  it("drops mortgage insurance at 20% down or more, and needs no rent", () => {
    const { answer } = check({ ...exampleTyped, down: "53k", rent: " " });
    expect(answer).toMatchObject({ cost: { mortgageInsuranceCents: 0 }, rentCents: null, downCents: 53_000_00 });
    expect(check({ ...exampleTyped, down: "20%" }).answer).toMatchObject({ downCents: 53_000_00 });
  });

  it("shows the insurance of a last year that has one payment, though that payment is smaller", () => {
    // USDA charges 0.35% of what is still owed. Before payment 121 that is less than one payment.
    const { answer } = check({ ...exampleTyped, program: "usda", down: "0", rate: "5", term: "121 months" });
    const owed = schedule({ loanCents: answer?.cost.noteCents ?? 0, annualRate: 0.05, termMonths: 121 }).rows[119];
    expect(answer?.insuranceByYear).toHaveLength(11);
    expect(answer?.insuranceByYear.at(-1)).toBe(Math.round(Math.round((owed?.balanceCents ?? 0) * 0.0035) / 12));
  });

  it.each([
    ["price", "", "Type the home price, such as $265,000."],
    ["price", "a lot", "We could not read the home price. Type a number, such as $265,000."],
    ["price", "5", "Type the home price as a number from $10,000 to $50,000,000."],
    ["rate", "6,8755", "Did you mean 6.8755? Use a comma for thousands and a period for decimals."],
    ["price", "265.000", "Did you mean 265,000? Use a comma for thousands and a period for decimals."],
    ["rate", "0.0685", "Did you mean 6.85%? Type it with the percent sign."],
    ["rate", "65", "Type the rate as a number from 0% to 25%."],
    ["down", "-5", "Type the down payment without a minus sign, such as $13,250."],
    ["down", "300000", "The down payment is more than the price. Type $265,000 or less."],
    ["rent", "50,001", "Type your rent as a number from $0 to $50,000."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(check({ ...exampleTyped, [name]: raw }).problems).toEqual({ [name]: message });
  });

  it("answers only with numbers, whatever someone types", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.float().map(String),
      fc.integer().map(String),
      fc.stringMatching(/^[$\d.,%k-]{1,9}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...namesOf(rules)), texts, (name, raw) => {
        const { answer } = check({ ...exampleTyped, [name]: raw });
        expect(Object.values(answer?.cost ?? {}).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
