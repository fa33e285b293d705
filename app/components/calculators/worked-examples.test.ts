import { describe, expect, it, vi } from "vitest";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { formatTenths } from "#app/lib/format/format-currency.ts";
import { affordabilityModel } from "./affordability/model.ts";
import { scheduleCsv } from "./amortization/drawing.tsx";
import { amortizationModel } from "./amortization/model.ts";
import { closingCostsModel } from "./closing-costs/model.ts";
import { debtToIncomeModel, roomWords } from "./debt-to-income/model.ts";
import { type CalculatorModel, exampleTexts, sentenceText } from "./fields/calculator-model.ts";
import { incomeNeededModel, spareWords } from "./income-needed/model.ts";
import { downPaymentNote, monthlyPaymentModel } from "./monthly-payment/model.ts";
import { mortgageInsuranceModel } from "./mortgage-insurance/model.ts";

// The worked examples use the tables of 2026, even after the site’s tables change.
vi.mock("#app/content/rules/fha.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/usda.ts", () => import("#test/rules-of-2026.ts"));

/** A calculator's answer to its example with these fields changed. */
function answerTo<Name extends string, Answer extends object>(
  model: CalculatorModel<Name, Answer>,
  typed: Partial<Record<Name, string>>,
): Answer {
  const { answer, problems } = model.check({ ...exampleTexts(model.rules), ...typed });
  if (!answer) throw new Error(JSON.stringify(problems));
  return answer;
}

describe("monthly payment", () => {
  it("charges FHA’s premiums on 300,000 with 3.5% down at 6.45%", () => {
    const { cost, insuranceMonths } = answerTo(monthlyPaymentModel, {
      price: "300k",
      down: "3.5%",
      program: "fha",
      rate: "6.45",
    });
    expect(cost).toMatchObject({
      baseLoanCents: 289_500_00,
      upfrontCents: 5_066_25,
      noteCents: 294_566_25,
      principalAndInterestCents: 1_852_18,
      mortgageInsuranceCents: 132_01,
    });
    expect(insuranceMonths).toBe(360);
  });

  it("charges half a percent for FHA at exactly 95%", () => {
    const { cost } = answerTo(monthlyPaymentModel, {
      price: "300,000",
      down: "15,000",
      program: "fha",
      rate: "6.5",
    });
    expect(cost.mortgageInsuranceCents).toBe(118_15);
  });

  it("charges USDA’s fees on a loan of 300,000 at 6.15%", () => {
    const { cost } = answerTo(monthlyPaymentModel, { price: "300k", down: "0", program: "usda", rate: "6.15%" });
    expect(cost).toMatchObject({
      noteCents: 303_030_30,
      principalAndInterestCents: 1_846_15,
      mortgageInsuranceCents: 87_91,
    });
  });

  it("names the minimum down payment, which is 5% above the baseline", () => {
    const noteOn = (typed: { price: string; down: string; program?: string }) =>
      downPaymentNote(answerTo(monthlyPaymentModel, typed));
    expect(noteOn({ price: "300k", down: "2%" })).toBe("A conventional loan asks for 3% down. Type $9,000 or more.");
    expect(noteOn({ price: "2M", down: "4.9%" })).toMatch(/^A conventional loan above \$[\d,]+ asks for 5% down\./);
    expect(noteOn({ price: "2M", down: "5%" })).toBeNull();
    expect(noteOn({ price: "300k", down: "3%", program: "fha" })).toMatch("3.5% of the price down, $10,500");
  });

  it("accepts a down payment as a share of the price, and says when it is too much", () => {
    expect(answerTo(monthlyPaymentModel, { price: "400k", down: "20%" }).cost.mortgageInsuranceCents).toBe(0);
    // 20% in whole dollars: 80.0002% is 80% to a lender.
    expect(answerTo(monthlyPaymentModel, { price: "333,333", down: "66,666" }).cost.mortgageInsuranceCents).toBe(0);
    const { problems } = monthlyPaymentModel.check({
      ...exampleTexts(monthlyPaymentModel.rules),
      price: "100,000",
      down: "100,001",
    });
    expect(problems).toEqual({ down: "The down payment is more than the price. Type $100,000 or less." });
  });
});

describe("amortization", () => {
  it("pays off 300,000 at 6.5% in 30 years", () => {
    const answer = answerTo(amortizationModel, { loan: "300k", rate: "6.5", monthly: "0" });
    expect(answer.plain).toMatchObject({ paymentCents: 1_896_20, totalInterestCents: 382_636_71 });
    expect(answer.plain.rows).toHaveLength(360);
    expect(answer.saved).toEqual({ monthsSaved: 0, interestSavedCents: 0 });
  });

  it("adds one payment in the chosen month", () => {
    const { faster } = answerTo(amortizationModel, {
      monthly: "0",
      once: "$5,000",
      first: "2/2027",
      onceMonth: "2/2028",
    });
    expect(faster.rows.filter(({ extraCents }) => extraCents > 0)).toMatchObject([
      { number: 13, extraCents: 5_000_00 },
    ]);
  });

  it("saves the schedule it shows, with one line for each payment and nothing owed after the last", () => {
    const answer = answerTo(amortizationModel, { loan: "1,000", rate: "0", term: "2 months", monthly: "0" });
    expect(scheduleCsv(answer)).toBe(
      "\ufeffPayment,Due,Paid,Interest,Principal,Extra included,Still owed\r\n" +
        "1,2027-02-01,500.00,0.00,500.00,0.00,500.00\r\n" +
        "2,2027-03-01,500.00,0.00,500.00,0.00,0.00\r\n",
    );
  });
});

describe("mortgage insurance", () => {
  it("names no day to ask that comes after the law has ended it", () => {
    // At 20%, thirty years owe more than 80% in the middle of the term (12 U.S.C. 4902(c)).
    const slow = answerTo(mortgageInsuranceModel, { price: "400,000", down: "3%", rate: "20", first: "2/2027" });
    const figureOf = (start: string) =>
      mortgageInsuranceModel.figures(slow).find(({ label }) => label.startsWith(start))?.value;
    expect(figureOf("You may ask: 80%, as you pay")).toBe("no sooner than it ends");
    expect(figureOf("You may ask: 80%, as scheduled")).toBe("no sooner than it ends");
    expect(figureOf("Ends by itself")).toBe("January 2042, payment 180");
  });

  const on400k = { price: "400,000", down: "5%", rate: "6.5", mortgageInsurance: "0.6" };

  it("ends when the Homeowners Protection Act says it ends", () => {
    const answer = answerTo(mortgageInsuranceModel, on400k);
    expect(answer).toMatchObject({
      monthlyCents: 190_00,
      requestAfter: 124,
      endsAfter: 135,
      untilEndCents: 25_650_00,
      untilRequestCents: 23_560_00,
      finalDay: "2042-02-01",
    });
    expect(sentenceText(mortgageInsuranceModel.headline(answer))).toBe(
      "It costs $190 a month. You can ask to end it in May 2037. It ends by itself in April 2038.",
    );
    expect(answerTo(mortgageInsuranceModel, { price: "300k", down: "10%", rate: "6.75" })).toMatchObject({
      requestAfter: 98,
      endsAfter: 112,
    });
  });

  it("lets extra payments move the day to ask, not the day it ends by itself", () => {
    const answer = answerTo(mortgageInsuranceModel, { ...on400k, extra: "$500" });
    expect(answer).toMatchObject({ requestScheduled: 124, endsAfter: 135 });
    expect(answer.requestAfter).toBeLessThan(80);
  });

  it("compares the payment with the loan that people usually weigh it against", () => {
    const [own, other] = answerTo(mortgageInsuranceModel, on400k).lines();
    expect(own).toMatchObject({ name: "Conventional", requestAfter: 124, stopsAfter: 135 });
    const month = (payment: number) => own.byMonthCents[payment - 1] ?? 0;
    expect(month(135) - month(136)).toBe(190_00);
    expect(other).toMatchObject({ name: "FHA", requestAfter: null, stopsAfter: null });
    const [fha, beside] = answerTo(mortgageInsuranceModel, { program: "fha", down: "20%" }).lines();
    expect(fha).toMatchObject({ name: "FHA", stopsAfter: 132 });
    expect(beside).toMatchObject({ name: "Conventional", stopsAfter: 0 });
  });

  it.each([
    ["9.9%", 360, true],
    ["10%", 132, false],
  ])("on an FHA loan with %s down lasts %i months", (down, months, withLoan) => {
    expect(answerTo(mortgageInsuranceModel, { program: "fha", down })).toMatchObject({ endsAfter: months, withLoan });
  });
});

describe("income and ratios", () => {
  it("gives the housing payment that the ratios allow on an income of 72,000 with debts of 450", () => {
    const { programs } = answerTo(debtToIncomeModel, { income: "72k", car: "450", cards: "0", student: "0" });
    const room = Object.fromEntries(programs.map(({ ratios, roomCents }) => [ratios, roomCents]));
    // 36% of 6,000 is 2,160, less 450.
    expect(room).toMatchObject({ "36%": 1_710_00, "31/43": 1_860_00 });
  });

  it("says how far the income is from what each loan requires", () => {
    const asked = { price: "300k", down: "20%", debts: "0" };
    const [classic] = answerTo(incomeNeededModel, asked).programs;
    const income = String((classic?.annualIncomeCents ?? 0) / 100);
    const [even] = answerTo(incomeNeededModel, { ...asked, income }).programs;
    expect(even && spareWords(even)).toBe("just enough");
    const [short] = answerTo(incomeNeededModel, { ...asked, income: String(Number(income) - 1000) }).programs;
    expect(short && spareWords(short)).toBe("$1,000 short");
    const poor = answerTo(incomeNeededModel, { ...asked, income: "1" });
    expect(sentenceText(incomeNeededModel.headline(poor))).toMatch(/^You need about \$.* You are \$.* short\.$/);
    const rich = answerTo(incomeNeededModel, { ...asked, income: "1M", usdaLimit: "1.2M", served: "yes" });
    expect(sentenceText(incomeNeededModel.headline(rich))).toMatch(
      /Your income is within the usual line of all 4 loans\.$/,
    );
  });

  it("says how much each guide leaves to spare after today's housing payment", () => {
    const { programs } = answerTo(debtToIncomeModel, {
      income: "72k",
      housing: "1,800",
      car: "450",
      cards: "0",
      student: "0",
    });
    const said = Object.fromEntries(programs.map((program) => [program.ratios, roomWords(program)]));
    expect(said).toMatchObject({ "36%": "$90 a month over", "31/43": "$60 a month to spare" });
  });

  it("asks for an income at which the affordability calculator allows the same price", () => {
    const [classic] = answerTo(incomeNeededModel, { price: "300k", down: "20%", debts: "0" }).programs;
    const income = classic?.annualIncomeCents ?? 0;
    const with_ = (cents: number) =>
      answerTo(affordabilityModel, {
        income: String(cents / 100),
        debts: "0",
        cash: "60,000",
        closingFrom: "other",
        loan: "hand",
      }).priceCents;
    expect(with_(income)).toBeGreaterThanOrEqual(300_000_00);
    expect(with_(income - 100_00)).toBeLessThan(300_000_00);
  });

  it.each([
    [{ debts: "1,200" }, "debts-share"],
    [{ cash: "5,000" }, "cash"],
    [{ cash: "9,000", closingFrom: "cash" }, "cash"],
    [{ comfort: "900" }, "comfort"],
    [{ income: "300k", cash: "400k", limit: "250k" }, "loan-limit"],
    [{}, "housing-share"],
  ])("names the limit that binds with %o", (typed, binding) => {
    const answer = answerTo(affordabilityModel, typed);
    expect(answer.binding).toBe(binding);
    expect(Math.max(...answer.levers().map(({ priceCents }) => priceCents))).toBeGreaterThanOrEqual(0);
  });
});

it("says the household's own shares of income, beside the lines that it plans with", () => {
  const said = (typed: Record<string, string>) =>
    sentenceText(affordabilityModel.headline(answerTo(affordabilityModel, typed)));
  const rich = answerTo(affordabilityModel, { income: "200,000", debts: "500", cash: "20,000" });
  const housing = ((rich.cost?.monthlyCents ?? 0) * 12) / 200_000_00;
  expect(housing).toBeLessThan(0.25);
  expect(said({ income: "200,000", debts: "500", cash: "20,000" })).toContain(
    `That is ${formatTenths(housing)} of income for housing, ${formatTenths(housing + 0.03)} with debts. By our planning line, the most is 31% and 43%.`,
  );
  expect(said({ loan: "va" })).toMatch(/ By VA’s line by hand, the most is 41% with debts\.$/);
});

it("asks for 5% down if the loan is above the baseline limit", () => {
  const rich = { income: "900k", debts: "", cash: "40,000", limit: "1.2M", closingFrom: "other" };
  const { binding, priceCents } = answerTo(affordabilityModel, rich);
  // $40,000 is 3% of $1,333,333, but 5% of $800,000: the price ends where the loan reaches the baseline.
  expect(binding).toBe("cash");
  expect(priceCents).toBe(conventionalDown.baselineCents + 40_000_00);
});

describe("closing costs", () => {
  it("adds up to the cash to close, with interest to the end of the month", () => {
    // 251,750 × 6.85% / 365 × 17 days is 803.19; insurance 110.42 a month, tax 242.92.
    const answer = answerTo(closingCostsModel, {
      price: "265,000",
      down: "13,250",
      rate: "6.85",
      tax: "1.1",
      insurance: "0.5",
      closingDay: "12/15/2026",
      ownerPolicy: "700",
    });
    const prepaids = answer.sections.find(({ section }) => section === "F");
    expect(prepaids?.items.map(({ cents }) => cents)).toEqual([803_19, 1_325_04]);
    expect(answer.totalCents).toBe(3_950_00 + 850_00 + 803_19 + 1_325_04 + 2 * 110_42 + 2 * 242_92);
    expect(answer.cashCents).toBe(answer.totalCents + 13_250_00 - 2_650_00);
    expect(answer.firstPaymentDay).toBe("2027-02-01");
  });

  it("writes 1 day, and 2 days", () => {
    const labels = (closingDay: string) =>
      answerTo(closingCostsModel, { closingDay }).sections.flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels("12/31/2026")).toContain("Prepaid interest, 1 day");
    expect(labels("12/30/2026")).toContain("Prepaid interest, 2 days");
  });

  it("says when credits exceed the costs", () => {
    const answer = answerTo(closingCostsModel, { sellerCredit: "50,000" });
    expect(sentenceText(closingCostsModel.headline(answer))).toMatch(/^You would bring nothing and get \$[\d,]+ back/);
  });
});
