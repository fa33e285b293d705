import { describe, expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/model.ts";
import { exampleTexts, sentenceText, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { firstYearModel } from "#app/components/calculators/first-year-budget/model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { rentOrBuyModel } from "#app/components/calculators/rent-or-buy/model.ts";
import { calculatorQuestions } from "#app/content/calculators/calculator-list.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { doorAnswers, homeTexts, threeNumbers } from "./door-answers.ts";

type Three = Texts<keyof typeof threeNumbers.rules>;

function asked(typed: Partial<Three>) {
  const texts = exampleTexts(threeNumbers.rules, typed);
  const { answer } = threeNumbers.check(texts);
  if (!answer) throw new Error("No answer");
  const says = doorAnswers(threeNumbers, { answer, texts });
  const said = Object.fromEntries(Object.entries(says).map(([id, words]) => [id, words && sentenceText(words)]));
  return { answer, home: homeTexts(answer), said };
}

const households: Partial<Three>[] = [
  {},
  { income: "58,000", debts: "0", cash: "9,500" },
  { income: "120k", debts: "900", cash: "60,000" },
  { income: "41,000", debts: "350", cash: "2,000,000" },
];

describe.each(households)("for %o", (typed) => {
  const { answer, home, said } = asked(typed);

  it("has an answer at every door", () => {
    expect(Object.keys(said)).toEqual(calculatorQuestions.map(({ id }) => id));
    for (const words of Object.values(said)) expect(words).toMatch(/^[^{}]+\.$/);
    expect(JSON.stringify(said)).not.toMatch(/NaN|Infinity|undefined|null|-\$/);
  });

  it("says what the calculators say that get the same numbers", () => {
    if (!home) throw new Error("No home");
    const full = affordabilityModel.check(exampleTexts(affordabilityModel.rules, typed)).answer;
    expect(said["can-i"]).toContain(full && affordabilityModel.short(full).figure);
    const payment = monthlyPaymentModel.check(exampleTexts(monthlyPaymentModel.rules, home)).answer;
    expect(said["each-month"]).toContain(formatDollars(payment?.cost.monthlyCents ?? 0));
    const loanCents = payment?.cost.principalAndInterestCents ?? 0;
    expect(said["each-month"]).toContain(loanCents === 0 ? "no loan" : `${formatDollars(loanCents)} of it is the loan`);
    const year = firstYearModel.check(exampleTexts(firstYearModel.rules, home)).answer;
    expect(said["i-own-it"]).toContain(formatDollars(year?.totalCents ?? 0));
    const rent = rentOrBuyModel.check(exampleTexts(rentOrBuyModel.rules, home)).answer;
    const year1 = rent?.breakEvenYear ?? 31;
    expect(said["worth-it"]).toContain(year1 === 1 ? "from the first year" : `for ${year1 - 1} year`);
    expect(said.cash).toContain(formatDollars(answer.closingCents));
  });

  it("names the difference between the two loans", () => {
    const price = (loan: string) =>
      affordabilityModel.check(exampleTexts(affordabilityModel.rules, { ...typed, loan })).answer?.priceCents ?? 0;
    const more = Math.round((price("fha") - price("common")) / 100_00) * 100_00;
    expect(said["which-loan"]).toContain(more === 0 ? "the same price" : formatDollars(Math.abs(more)));
  });
});

it("leaves every door without an answer where the numbers reach no home", () => {
  for (const typed of [{ income: "0" }, { cash: "900" }, { debts: "9,000" }]) {
    const { home, said } = asked(typed);
    expect(home).toBeNull();
    expect(new Set(Object.values(said))).toEqual(new Set([null]));
  }
});
