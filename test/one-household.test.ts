import { describe, expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/model.ts";
import { closingCostsModel } from "#app/components/calculators/closing-costs/model.ts";
import { scorePriceModel } from "#app/components/calculators/credit-score-price/model.ts";
import { savingsPlanModel } from "#app/components/calculators/down-payment-savings/model.ts";
import { affordability } from "#app/components/calculators/embedded/affordability.tsx";
import { homeAffordability } from "#app/components/calculators/embedded/home-affordability.tsx";
import { loanPayment } from "#app/components/calculators/embedded/loan-payment.tsx";
import { exampleTexts, type FieldRules, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { closingTerms } from "#app/components/calculators/fields/closing-field.ts";
import { loanGuides } from "#app/components/calculators/fields/household-fields.ts";
import { firstYearModel } from "#app/components/calculators/first-year-budget/model.ts";
import { fiveProgramsModel } from "#app/components/calculators/five-programs/model.ts";
import { incomeNeededModel } from "#app/components/calculators/income-needed/model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { mortgageInsuranceModel } from "#app/components/calculators/mortgage-insurance/model.ts";
import { ownTexts } from "#app/components/calculators/page/own-texts.ts";
import { rentOrBuyModel } from "#app/components/calculators/rent-or-buy/model.ts";
import { cashToEnter } from "#app/content/figures/cash-to-enter.ts";
import { homeForRent } from "#app/content/figures/rent-carries.ts";
import { sampleCents } from "#app/content/glossary/terms/glossary-sample.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { formatCents, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { ownNumbers } from "#app/lib/my-path/own-numbers.ts";
import { rentOrOwn } from "#app/routes/credit-repair-landing/rent-and-own.tsx";
import { helpExcerpt } from "#app/routes/financial-aid/savings.tsx";
import { quickAffordability, quickPayment } from "#app/routes/resources/tools.tsx";
import { maricopa } from "#test/sample-place.ts";

const household = { income: "90,000", debts: "300", cash: "20,000" };

const nothing = { downCents: 0, closingCents: 0, prepaidCents: 0 };

/** The payment calculator's own answer: every other place has to give the same. */
function payment(texts: Partial<Record<"price" | "down" | "program" | "tax" | "mortgageInsurance", string>>) {
  return monthlyPaymentModel.check(exampleTexts(monthlyPaymentModel.rules, texts)).answer?.cost.monthlyCents;
}

/** The loans of My path, by their names in the calculators of all five, and in those for one kind of loan. */
const loans = [
  ["fha", "fha", "fha", "FHA"],
  ["conventional-97", "lowIncome", "conventional", "Conventional"],
  ["homeready", "lowIncome", "conventional", "Conventional"],
  ["home-possible", "lowIncome", "conventional", "Conventional"],
  ["va", "va", "va", "VA"],
  ["usda", "usda", "usda", "USDA"],
] as const;

describe("one household", () => {
  it("has one payment for the example home, wherever it is worked out", () => {
    const payment = monthlyPaymentModel.check(exampleTexts(monthlyPaymentModel.rules)).answer?.cost.monthlyCents;
    expect(sampleCents.housing).toBe(payment);
    expect(rentOrOwn().own.monthlyCents).toBe(payment);
    expect(firstYearModel.check(exampleTexts(firstYearModel.rules)).answer?.billCents).toBe(payment);
  });

  it("has one price, on the full page and in each part of it on other pages", () => {
    const full = (typed = {}) =>
      affordabilityModel.check({ ...exampleTexts(affordabilityModel.rules), ...household, ...typed }).answer
        ?.priceCents;
    expect(homeAffordability.check(household).answer?.priceCents).toBe(full());
    // A field for the down payment is another question: what it takes to close comes on top.
    const down = full({ closingFrom: "other" });
    expect(affordability.check({ ...exampleTexts(affordability.rules), ...household }).answer?.priceCents).toBe(down);
    expect(quickAffordability.check(household).answer?.priceCents).toBe(down);
    expect(down).toBeGreaterThan(full() ?? 0);
  });

  it("has one tax, that of its county wherever one is named", () => {
    const tax = "0.44%";
    const inCounty = affordabilityModel.check({ ...exampleTexts(affordabilityModel.rules), ...household, tax }).answer;
    const placed = homeAffordability.withLoan({ tax });
    expect(placed.check(household).answer?.priceCents).toBe(inCounty?.priceCents);
    expect(placed.carried(household)).toContain("tax=0.44");
    const { tax: asked } = ownTexts(affordabilityModel.rules, ownNumbers({ place: maricopa }));
    expect(asked).toBe(tax);
    const counted = planDoors({ place: maricopa, priceCents: 213_000_00 }, 24_322, pathRules).programs[0];
    const paid = { price: "213,000", down: "3.5%", program: "fha", tax };
    expect(counted?.monthlyPaymentCents).toBe(payment(paid));
  });

  it.each([
    [155_200_00, { points: 610, from: "bank" }],
    [430_000_00, { points: 761, from: "lender" }],
    [1_000_000_00, { points: 700, from: "lender" }],
    [183_000_00, "unknown"],
  ] as const)(
    "has one closing figure for a home of %i and a score of %o, in every place that counts one",
    (priceCents, score) => {
      const asked = { place: maricopa, priceCents, score, savedCents: 60_000_00, rentCents: 900_00 };
      const { cash } = planDoors(asked, 24_322, pathRules).programs.find(
        ({ program }) => program === "conventional-97",
      ) ?? {
        cash: nothing,
      };
      const mine = cash.closingCents + cash.prepaidCents;
      const takes = <Name extends string>(rules: FieldRules<Name>, typed: Partial<Texts<NoInfer<Name>>> = {}) => ({
        ...exampleTexts(rules, { ...ownTexts(rules, ownNumbers(asked)), ...typed } as Partial<Texts<Name>>),
      });
      const down = formatCents(cash.downCents);

      const bought = rentOrBuyModel.check(takes(rentOrBuyModel.rules, { down })).answer;
      expect([bought?.downCents, bought?.closingCents]).toEqual([cash.downCents, mine]);
      expect(closingCostsModel.check(takes(closingCostsModel.rules, { down })).answer?.totalCents).toBe(mine);
      const five = fiveProgramsModel.check(takes(fiveProgramsModel.rules, { down })).answer?.programs;
      expect(five?.find(({ id }) => id === "lowIncome")?.cashCents).toBe(cash.downCents + mine);

      // The savings plan asks for a share of the price.
      const plan = savingsPlanModel.check(
        takes(savingsPlanModel.rules, { down: formatTypedRate(cash.downCents / priceCents) }),
      ).answer?.help;
      expect([plan?.downCents, plan?.closingCents]).toEqual([cash.downCents, mine]);
      const price = formatCents(priceCents);
      const help = helpExcerpt.withLoan({ tax: "0.44%" }).check({ price, income: "62,000" }).answer?.help;
      const least = savingsPlanModel.check(takes(savingsPlanModel.rules, { price })).answer?.help;
      expect(help?.closingCents).toBe(least?.closingCents);

      // With just that cash, affordability finds that home: a dollar less, and it does not.
      const enough = { income: "1,000,000", debts: "0", comfort: "", limit: "1,200,000" };
      const affords = (cents: number) =>
        affordabilityModel.check(takes(affordabilityModel.rules, { ...enough, cash: formatCents(cents) })).answer;
      const found = affords(cash.downCents + mine);
      expect(found).toMatchObject({ priceCents, downCents: cash.downCents, closingCents: mine, binding: "cash" });
      expect(affords(cash.downCents + mine - 1_00)?.priceCents).toBeLessThan(priceCents);

      const { propertyTaxRate } = maricopa;
      const share = cash.downCents / priceCents;
      const { annualRate } = exampleMortgage;
      expect(cashToEnter({ priceCents, propertyTaxRate, annualRate }, share).closingCents).toBe(mine);
    },
  );

  it("starts with closing costs as My path counts them, and takes a percent that is typed instead", () => {
    const models = [affordabilityModel, savingsPlanModel, rentOrBuyModel, fiveProgramsModel];
    for (const { rules } of models) {
      expect(rules.closing).toMatchObject({ optional: true });
      expect(exampleTexts(rules as FieldRules<string>).closing).toBe("");
      expect(closingTerms(rules.closing.example)).toBe(pathRules.closing);
    }
    const texts = exampleTexts(rentOrBuyModel.rules, { price: "430,000", closing: "3%" });
    expect(rentOrBuyModel.check(texts).answer?.closingCents).toBe(12_900_00);
    // A seller who pays for all of it.
    expect(rentOrBuyModel.check({ ...texts, closing: "0" }).answer?.closingCents).toBe(0);
  });

  it("pays the mortgage insurance of its score in small calculators, too", () => {
    const asked = { place: maricopa, priceCents: 183_000_00, score: { points: 612, from: "bank" } } as const;
    const { mortgageInsuranceRate, propertyTaxRate } = ownNumbers(asked);
    const mortgageInsurance = formatTypedRate(mortgageInsuranceRate?.value ?? 0);
    const tax = formatTypedRate(propertyTaxRate?.value ?? 0);
    const full = affordabilityModel.check(
      exampleTexts(affordabilityModel.rules, { ...household, tax, mortgageInsurance }),
    );
    const small = homeAffordability.withLoan({ tax, mortgageInsurance });
    expect(Object.keys(homeAffordability.unasked)).toEqual(["loan", "tax", "mortgageInsurance"]);
    expect(small.check(household).answer?.priceCents).toBe(full.answer?.priceCents);
    const example = homeAffordability.check(household).answer?.priceCents ?? 0;
    expect(homeAffordability.withLoan({ mortgageInsurance }).check(household).answer?.priceCents).toBeLessThan(example);
    const paid = quickPayment
      .withLoan({ tax, mortgageInsurance })
      .check({ price: "183,000", down: "3%", rate: formatTypedRate(exampleMortgage.annualRate) });
    const mine = planDoors(asked, 24_322, pathRules).programs.find(({ program }) => program === "conventional-97");
    expect(paid.answer?.cost.monthlyCents).toBe(mine?.monthlyPaymentCents);
  });

  it("starts with the planning rate of the day everywhere", () => {
    expect(pathRules.annualRates).toBe(planningRates);
    expect(planningRates.conventional).toBe(latestAverage.annualRate);
    expect(exampleMortgage.annualRate).toBe(latestAverage.annualRate);
    expect(loanPayment.rules.rate.example).toBe(latestAverage.annualRate);
    const { rate, fhaRate, vaRate, usdaRate } = fiveProgramsModel.rules;
    const five = { conventional: rate.example, fha: fhaRate.example, va: vaRate.example, usda: usdaRate.example };
    expect(five).toEqual(planningRates);
    for (const [program, annualRate] of Object.entries(planningRates)) {
      const shown = [
        exampleTexts(monthlyPaymentModel.rules, { program }).rate,
        exampleTexts(firstYearModel.rules, { program }).rate,
        exampleTexts(mortgageInsuranceModel.rules, { program }).rate,
      ];
      expect(new Set(shown), program).toEqual(new Set([formatTypedRate(annualRate)]));
    }
  });

  it.each(loans)("has one payment and one cash for a loan by %s", (program, inFive, kind, line) => {
    for (const [priceCents, points] of [
      [250_000_00, 700],
      [183_000_00, 655],
      [412_345_00, 761],
    ] as const) {
      const asked = { place: maricopa, priceCents, score: { points, from: "lender" as const }, savedCents: 0 };
      const mine = planDoors(asked, 24_322, pathRules).programs.find((door) => door.program === program);
      const price = formatCents(priceCents);
      const ofFive = fiveProgramsModel
        .check(exampleTexts(fiveProgramsModel.rules, { price, score: `${points}`, tax: "0.44%", down: "20%" }))
        .answer?.programs.find(({ id }) => id === inFive);
      expect(mine?.monthlyPaymentCents).toBe(ofFive?.cost.monthlyCents);
      expect(mine?.cash.totalCents).toBe(ofFive?.cashCents);

      const down = formatCents(ofFive?.downCents ?? 0);
      const rate = insuranceByScore.rows.find(({ from }) => points >= from)?.rate ?? 0;
      const typed = { price, down, tax: "0.44%", mortgageInsurance: formatTypedRate(rate) };
      expect(payment({ ...typed, program: kind })).toBe(mine?.monthlyPaymentCents);
      const bill = firstYearModel.check(exampleTexts(firstYearModel.rules, { ...typed, program: kind })).answer
        ?.billCents;
      expect(bill).toBe(mine?.monthlyPaymentCents);
      const needed = incomeNeededModel.check(exampleTexts(incomeNeededModel.rules, typed)).answer?.programs;
      expect(needed?.find(({ name }) => name === line)?.housingCents).toBe(mine?.monthlyPaymentCents);
    }
  });

  it.each([
    [155_200_00, { points: 610, from: "bank" }],
    [412_345_00, { points: 761, from: "lender" }],
    [1_000_000_00, { points: 700, from: "lender" }],
    [183_000_00, "unknown"],
  ] as const)("has the payment of My path in each calculator that takes its numbers: %s, %o", (priceCents, score) => {
    const asked = { place: maricopa, priceCents, score, rentCents: 900_00 };
    const mine = planDoors(asked, 24_322, pathRules).programs.find(({ program }) => program === "conventional-97");
    const takes = <Name extends string>(rules: FieldRules<Name>) =>
      exampleTexts(rules, ownTexts(rules, ownNumbers(asked)));
    expect(monthlyPaymentModel.check(takes(monthlyPaymentModel.rules)).answer?.cost.monthlyCents).toBe(
      mine?.monthlyPaymentCents,
    );
    expect(firstYearModel.check(takes(firstYearModel.rules)).answer?.billCents).toBe(mine?.monthlyPaymentCents);
    const needed = incomeNeededModel.check(takes(incomeNeededModel.rules)).answer?.programs;
    expect(needed?.find(({ name }) => name === "Conventional")?.housingCents).toBe(mine?.monthlyPaymentCents);
  });

  it("has one payment at the price that each kind of loan could afford", () => {
    for (const [key, { program }] of Object.entries(loanGuides)) {
      const { answer } = affordabilityModel.check(exampleTexts(affordabilityModel.rules, { ...household, loan: key }));
      const [price, down] = [formatCents(answer?.priceCents ?? 0), formatCents(answer?.downCents ?? 0)];
      expect(payment({ price, down, program }), key).toBe(answer?.cost?.monthlyCents);
    }
  });

  it("has one payment for the home that a county's rent buys, and for the cash that a state asks for", () => {
    const { priceCents, downCents, cost } = homeForRent(1_735_00);
    expect(cost.monthlyCents).toBe(payment({ price: formatCents(priceCents), down: formatCents(downCents) }));
    const { annualRate, propertyTaxRate } = exampleMortgage;
    const entered = cashToEnter({ priceCents: 318_000_00, propertyTaxRate, annualRate }, 0.1);
    expect(entered.monthlyCents).toBe(payment({ price: "318,000", down: "10%" }));
  });

  it("has one payment on My path, in the income that each loan asks for, and at the price it could afford", () => {
    const [fha] = planDoors({ priceCents: 213_000_00 }, 24_322, pathRules).programs.filter(
      ({ program }) => program === "fha",
    );
    expect(fha?.monthlyPaymentCents).toBe(payment({ price: "213,000", down: "3.5%", program: "fha" }));

    const asked = { ...exampleTexts(incomeNeededModel.rules), price: "241,000", down: "12,050" };
    for (const { line, housingCents } of incomeNeededModel.check(asked).answer?.programs ?? []) {
      const program = line === "fannie" ? "conventional" : line;
      expect(housingCents, line).toBe(payment({ price: "241,000", down: "12,050", program }));
    }

    const found = affordabilityModel.check({ ...exampleTexts(affordabilityModel.rules), ...household }).answer;
    const price = formatCents(found?.priceCents ?? 0);
    expect(found?.cost?.monthlyCents).toBe(payment({ price, down: formatCents(found?.downCents ?? 0) }));
  });

  it.each([
    ["10%", "after 11 years", false],
    ["12.5%", "after 11 years", false],
    ["9.9%", "only with the loan", true],
  ] as const)("has one end of FHA's insurance with %s down", (down, ends, forLife) => {
    const typed = { price: "300,000", down, program: "fha" };
    const { answer } = monthlyPaymentModel.check(exampleTexts(monthlyPaymentModel.rules, typed));
    expect(answer && monthlyPaymentModel.figures(answer)).toContainEqual({
      label: "Mortgage insurance ends",
      value: ends,
    });
    const insured = mortgageInsuranceModel.check(exampleTexts(mortgageInsuranceModel.rules, typed)).answer;
    expect(insured?.endsAfter).toBe(forLife ? 360 : 132);
    const price = { price: "300,000", down };
    const scored = scorePriceModel.check(exampleTexts(scorePriceModel.rules, price)).answer;
    expect(scored?.fha()?.forLife).toBe(forLife);
    const needed = incomeNeededModel.check(exampleTexts(incomeNeededModel.rules, price)).answer?.programs;
    expect(needed?.find(({ line }) => line === "fha")?.housingCents).toBe(payment(typed));
  });
});
