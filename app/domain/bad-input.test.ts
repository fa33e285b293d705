import fc from "fast-check";
import { expect, it } from "vitest";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { vaResidual } from "#app/content/rules/va.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { fanniePriceAdjustments, fhaRules, insuranceByScore, usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { affordability, leverSteps } from "./buying/affordability.ts";
import { utilization } from "./buying/card-utilization.ts";
import { cashToCloseCents, closingCosts } from "./buying/closing-costs.ts";
import { debtToIncome, roomWithin } from "./buying/debt-to-income.ts";
import { firstYear } from "./buying/first-year.ts";
import { homeCost } from "./buying/home-cost.ts";
import { incomeNeeded } from "./buying/income-needed.ts";
import { leavingFha } from "./buying/leaving-fha.ts";
import { breakEvenRentCents, rentOrBuy } from "./buying/rent-or-buy.ts";
import { rentPaid } from "./buying/rent-paid.ts";
import { residualIncome } from "./buying/residual-income.ts";
import { monthlySavingCents, savingsPlan, savingsTargetCents } from "./buying/savings-plan.ts";
import { scorePrice } from "./buying/score-price.ts";
import { soonestWithin } from "./debts/payoff.ts";
import { fhaPremium, firstMonthlyPremiumCents, monthlyPremiumsByYear } from "./insurance/annual-premium.ts";
import { insuranceCost, insuranceEnd } from "./insurance/private-mortgage-insurance.ts";
import { usdaGuaranteeFee, vaFundingFee } from "./insurance/va-and-usda-fees.ts";
import { adjustableSchedule, fullyIndexedRate } from "./loan/adjustable-rate.ts";
import { loanAdvantage } from "./loan/advantage.ts";
import { annualPercentageRate } from "./loan/annual-percentage-rate.ts";
import { loanSize, smallestDownCents } from "./loan/limits.ts";
import { lumpWays } from "./loan/lump-ways.ts";
import { compareOffers, type LoanOffer, mortgageApr, offerApr, offerCost } from "./loan/offers.ts";
import { priceAdjustment } from "./loan/price-adjustment.ts";
import { refinanceByBalance } from "./loan/refinance-by-balance.ts";
import { schedule } from "./loan/schedule.ts";
import { temporaryBuydown } from "./loan/temporary-buydown.ts";
import { earnedByPayingMore, termChoice } from "./loan/term-choice.ts";
import type { Household } from "./path/household.ts";
import { planPath } from "./path/plan-path.ts";
import { assistanceByYear } from "./programs/assistance-cost.ts";
import { programOutlook } from "./programs/outlook.ts";

const loan = { loanCents: 285_000_00, annualRate: 0.065, termMonths: 360 };
const value = { originalValueCents: 300_000_00, valueCents: 300_000_00 };
const rates = { propertyTaxRate: 0.011, homeInsuranceRate: 0.005, maintenanceRate: 0.01, mortgageInsuranceRate: 0.007 };
const home = { priceCents: 300_000_00, downCents: 15_000_00, monthlyDuesCents: 50_00, ...loan, ...rates };
const fha = { kind: "fha", rules: fhaRules } as const;
const afford = {
  ...home,
  annualIncomeCents: 72_000_00,
  monthlyDebtsCents: 450_00,
  comfortableCents: 2_000_00,
  cashCents: 20_000_00,
  closing: { share: 0.03 },
  closingFromCash: true,
  minimumDownShare: 0.035,
  loanLimitCents: 541_287_00,
};
const steps = {
  annualIncomeCents: 100_00,
  monthlyDebtsCents: 50_00,
  cashCents: 1,
  annualRate: 0.01,
  comfortableCents: 1,
};
const rent = {
  ...home,
  years: 3,
  closingCents: 9_000_00,
  sellingShare: 0.06,
  homeGrowth: 0.03,
  monthlyRentCents: 1_950_00,
  rentGrowth: 0.03,
  monthlyRentersInsuranceCents: 15_00,
  depositCents: 1_950_00,
  investmentReturn: 0.05,
};
const ratios = debtRatios.programs.fha;
const path: Household = {
  place: {
    name: "Somewhere",
    state: "AZ",
    fips: null,
    propertyTaxRate: 0.005,
    homeInsuranceRate: 0.005,
    isAssumed: true,
    typicalPriceCents: 300_000_00,
    conformingCents: 832_750_00,
    fhaCents: 541_287_00,
    medianIncomeCents: 100_000_00,
    usdaIncomeCents: 119_850_00,
  },
  people: 2,
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: 24_250 }],
  rentCents: 1_450_00,
  leaseEnd: 24_330,
  noticeDays: 60,
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  giftCents: 1,
  debts: [
    { kind: "card", balanceCents: 2_800_00, monthlyCents: 100_00, annualRate: 0.2499, limitCents: 3_500_00 },
    { kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00, paymentsLeft: 19 },
    { kind: "student", balanceCents: 5_890_00, monthlyCents: 0 },
  ],
  score: { points: 612, from: "bank", supposed: { points: 640, from: 24_326 } },
  marks: [{ kind: "bankruptcy-7", month: 24_290, discharged: 24_295 }],
  priceCents: 185_000_00,
  comfortCents: 1_600_00,
  sellerPaysCents: 1,
};

/** Every calculation with good numbers. The test makes them bad one at a time. */
const calculations: { name: string; numbers: object; calculate: (numbers: never) => unknown }[] = [
  entry("schedule", { ...loan, monthlyCents: 1, yearly: { cents: 1, first: 1 }, once: [{ cents: 1, with: 1 }] }, (n) =>
    schedule(n, n),
  ),
  entry(
    "APR",
    {
      advances: [{ cents: 5, whole: 0 }],
      payments: [{ cents: 3, whole: 1, fraction: 0, count: 2 }],
      unitPeriodsPerYear: 12,
    },
    annualPercentageRate,
  ),
  entry("mortgageApr", { noteCents: 1000, financeChargesCents: 10, byMonthCents: [500, 510] }, mortgageApr),
  entry("insurance", { ...loan, ...value, rate: 0.007 }, (n) => insuranceCost(n.loanCents, n.rate, insuranceEnd(n))),
  entry("premiums", { ...loan, premiumRate: 0.005, premiumMonths: 132, upfrontRate: 0.0175 }, monthlyPremiumsByYear),
  entry("premium", { ...loan, premiumRate: 0.005, premiumMonths: 132, upfrontRate: 0.0175 }, firstMonthlyPremiumCents),
  entry("smallest down", { price: 1, share: 0.03, shareAboveBaseline: 0.05, baselineCents: 2 }, ({ price, ...n }) =>
    smallestDownCents(price, n),
  ),
  entry("fha", { baseLoanCents: 1, valueCents: 2, termMonths: 360 }, (n) => fhaPremium(n, fhaRules)),
  entry("va", { loanCents: 1, priceCents: 2, downCents: 1 }, (n) =>
    vaFundingFee({ ...n, purpose: "purchase", laterUse: true, exempt: false }, vaRules),
  ),
  entry("usda", { loan: 1, upfrontRate: 0.01 }, (n) => usdaGuaranteeFee(n.loan, { ...usdaRules, ...n })),
  entry("loanSize", { loan: 1, limit: 2, baseline: 2 }, (n) => loanSize(n.loan, n.limit, n.baseline)),
  entry("price adjustment", { ...loan, ...value, score: 700 }, (n) => priceAdjustment(n, fanniePriceAdjustments)),
  entry("score price", { ...loan, ...value, score: 700, baseRate: 0.06, ratePerPoint: 0.0025, monthsKept: 84 }, (n) =>
    scorePrice(n.score, n, { matrix: fanniePriceAdjustments, insurance: insuranceByScore.rows }),
  ),
  entry("ratios", { annualIncomeCents: 1, housingCents: 1, debtsCents: [1] }, debtToIncome),
  entry("room", { ratios, income: 1, debts: 1 }, (n) => roomWithin(n.ratios, n.income, n.debts)),
  entry("income", { ratios, housing: 1, debts: 1 }, (n) => incomeNeeded(n.ratios, n.housing, n.debts)),
  entry("home cost", home, (n) => homeCost(n, fha)),
  entry("outlook", { ...home, years: [1, 40] }, (n) => programOutlook(n, fha, n.years)),
  entry("affordability", { ...afford, ratios }, (n) => affordability({ ...n, program: fha })),
  entry("levers", { ...afford, ratios, steps }, (n) => leverSteps({ ...n, program: fha }, n.steps)),
  entry(
    "advantage",
    { one: { ...loan, startCents: 1 }, other: { ...loan, startCents: 2, insurance: { monthlyCents: 1, months: 5 } } },
    (n) => loanAdvantage(n.one, n.other),
  ),
  entry(
    "refinance",
    { balanceCents: 1000, currentRate: 0.07, monthsLeft: 9, newRate: 0.06, newTermMonths: 12, costsCents: 5 },
    (n) => refinanceByBalance({ ...n, costsFinanced: true }),
  ),
  entry("extra money", { ...loan, lumpCents: 100, recastFeeCents: 5, planStartCents: 5, planYearlyCents: 1 }, lumpWays),
  entry(
    "first year",
    { billCents: 9, escrowCents: 3, runningCents: 1, upkeepCents: 1, moveInCents: 5, furnishCents: 4, riseCents: 2 },
    ({ billCents, ...n }) => firstYear({ ...n, firstBillsCents: Array(12).fill(billCents) }),
  ),
  entry(
    "leaving FHA",
    {
      priceCents: 300_000_00,
      downCents: 10_500_00,
      annualRate: 0.065,
      termMonths: 36,
      paidMonths: 6,
      valueCents: 310_000_00,
      valueGrowth: 0.03,
      newRate: 0.06,
      newTermMonths: 36,
      insuranceRate: 0.006,
      costsCents: 5_000_00,
      stayMonths: 24,
      paymentsFirst: 6,
    },
    (n) => leavingFha({ ...n, highestLoanToValue: 95 }, fhaRules),
  ),
  entry("offer", { loanCents: 100_000, termMonths: 9, annualRate: 0.07, pointsShare: 0.01, feesCents: 10 }, (n) => [
    offerCost(n),
    offerApr(n),
  ]),
  entry(
    "adjustable",
    {
      ...loan,
      fixedMonths: 60,
      changeMonths: 6,
      caps: { first: 0.02, later: 0.01, lifetime: 0.05 },
      floor: 0.03,
      wanted: 1,
    },
    (n) => adjustableSchedule(n, n.wanted),
  ),
  entry("index and margin", { index: 0.0375, margin: 0.0275 }, (n) => fullyIndexedRate(n.index, n.margin)),
  entry("buydown", { loan, cuts: [0.02, 0.01] }, (n) => temporaryBuydown(n.loan, n.cuts)),
  entry(
    "term choice",
    {
      cents: 1_000_00,
      long: { annualRate: 0.07, termMonths: 24 },
      short: { annualRate: 0.06, termMonths: 12 },
      paid: 90_00,
    },
    (n) => {
      const choice = termChoice(n.cents, n.long, n.short, n.paid);
      return [choice, earnedByPayingMore(choice)];
    },
  ),
  entry(
    "two offers",
    [
      { loanCents: 100_000, termMonths: 9, annualRate: 0.07, pointsShare: 0, feesCents: 10 },
      { loanCents: 100_000, termMonths: 9, annualRate: 0.06, pointsShare: 0.01, feesCents: 10 },
    ],
    ([first, second]: [LoanOffer, LoanOffer]) => compareOffers(first, second),
  ),
  entry("rent or buy", rent, rentOrBuy),
  entry("rent paid", { rent: 1_450_00, rise: 0.03, years: 6 }, (n) => rentPaid(n.rent, n.rise, n.years)),
  entry("break-even rent", rent, breakEvenRentCents),
  entry("savings", { targetCents: 1000, savedCents: 10, annualYield: 0.04, monthly: 5 }, (n) =>
    savingsPlan(n, n.monthly),
  ),
  entry("saving", { targetCents: 1000, savedCents: 10, annualYield: 0.04, months: 5 }, (n) =>
    monthlySavingCents(n, n.months),
  ),
  entry(
    "target",
    { downCents: 1, closingCents: 1, reserveCents: 1, movingCents: 1, assistanceCents: 1 },
    savingsTargetCents,
  ),
  entry(
    "closing",
    {
      ...loan,
      homeInsuranceCents: 1,
      propertyTaxCents: 1,
      lenderCreditCents: 1,
      homeInsuranceMonths: 12,
      escrowMonths: { homeInsurance: 2, propertyTax: 2 },
    },
    (n) => closingCosts({ ...n, items: closingAssumptions.items, closingDay: "2026-11-21" }),
  ),
  entry(
    "cash to close",
    {
      closingCents: 1,
      closingFinancedCents: 1,
      downCents: 1,
      depositCents: 1,
      sellerCreditCents: 1,
      otherCreditCents: 1,
    },
    cashToCloseCents,
  ),
  entry(
    "assistance",
    {
      ...loan,
      amountCents: 1000,
      rateWith: 0.07,
      rateWithout: 0.06,
      years: 5,
      forgiven: 3,
      sharedGain: { share: 0.2, gainByYearCents: [5] },
    },
    (n) => assistanceByYear({ ...n, program: { kind: "forgivable", years: n.forgiven, steps: "yearly" } }, n.years),
  ),
  entry("debts", { debts: [{ balanceCents: 1_000, monthlyCents: 100, annualRate: 0.2 }], extra: 10, limit: 50 }, (n) =>
    soonestWithin(n.debts, { extraCents: n.extra, limitCents: n.limit }),
  ),
  entry(
    "residual",
    {
      people: 3,
      loanCents: 100_000_00,
      grossCents: 500_000,
      taxFreeCents: 1,
      taxesCents: 80_000,
      housingCents: 160_000,
      squareFeet: 1_500,
      debtsCents: 45_000,
      careCents: 1,
    },
    (n) => residualIncome({ ...n, region: "south", usesBase: true }, vaResidual),
  ),
  entry("path", { path, now: 24_322 }, (n) => planPath(n.path, n.now, pathRulesOf2026)),
  entry("cards", { cards: [{ name: "a", balanceCents: 5, limitCents: 10 }], lines: [0.3], cash: 3 }, (n) =>
    utilization(n.cards, n.lines, n.cash),
  ),
];

function entry<Numbers extends object>(name: string, numbers: Numbers, calculate: (numbers: Numbers) => unknown) {
  return { name, numbers, calculate: calculate as (numbers: never) => unknown };
}

const bad = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, -1, 0.5, 1, 1.5),
  fc.constantFrom(1e-11, 1e-300, 60, 600, 1201, 1e6, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e18, 1e300),
  fc.double(),
);

it.each(calculations)(
  "$name refuses bad numbers with a RangeError, or answers with clean ones",
  ({ numbers, calculate }) => {
    const paths = pathsOf(numbers);
    fc.assert(
      fc.property(fc.constantFrom(...paths), bad, (path, number) => {
        let answer: unknown;
        try {
          answer = calculate(replaced(numbers, path, number) as never);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect(String(error)).toMatch(/^RangeError: [A-Z].*[^.]$/);
          // JavaScript's message for a number that isn't a BigInt, or for a bad length, makes no sense to a visitor.
          expect(String(error)).not.toMatch(/BigInt|Invalid|Maximum/);
          return;
        }
        expect(dirtyIn(answer)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);

/** The paths of all numbers in a tree of values. */
function pathsOf(tree: unknown, path: string[] = []): string[][] {
  if (typeof tree === "number") return [path];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function replaced(tree: unknown, [key, ...rest]: string[], number: number): unknown {
  if (key === undefined) return number;
  const copy: unknown = Array.isArray(tree) ? [...tree] : { ...(tree as object) };
  const record = copy as Record<string, unknown>;
  record[key] = replaced(record[key], rest, number);
  return copy;
}

/** Every NaN, Infinity and -0 in an answer. */
function dirtyIn(answer: unknown): unknown[] {
  if (typeof answer === "number") return Number.isFinite(answer) && !Object.is(answer, -0) ? [] : [answer];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.values(answer).flatMap(dirtyIn);
}
