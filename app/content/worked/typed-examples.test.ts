import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dollars, exactDollars, percent, roundDollars, wholeDollars } from "#app/content/figures/figure-words.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { prepaidInterest } from "#app/domain/buying/closing-costs.ts";
import { debtToIncome } from "#app/domain/buying/debt-to-income.ts";
import { annualPremiumOf, homeCost, type LoanProgram, priceForPayment } from "#app/domain/buying/home-cost.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { monthlyPremiumsByYear, premiumTotalCents } from "#app/domain/insurance/annual-premium.ts";
import { insuranceEnd } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { type LoanOffer, offerCost } from "#app/domain/loan/offers.ts";
import { loanForPaymentCents, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { monthlyShareCents, shareCents, sumCents } from "#app/domain/money.ts";
import { fha, usda } from "./sample-loan.ts";

/*
 * The oldest guides have their example results typed in. Here the engine computes the same results, and each one has to be
 * in the guide.
 */

const terms = { annualRate: 0.065, termMonths: 360 };
const bare = { ...terms, propertyTaxRate: 0, homeInsuranceRate: 0, monthlyDuesCents: 0 };
const priceCents = 265_000_00;
const loanCents = 251_750_00;
const ends = insuranceEnd({ ...terms, loanCents, originalValueCents: priceCents });

function paymentOn(cents: number): string {
  return exactDollars(monthlyPaymentCents({ ...terms, loanCents: cents }));
}

function premiumsOf(downCents: number, months: number): number {
  const home = { ...bare, priceCents, downCents };
  const premium = annualPremiumOf(priceCents - downCents, home, fha);
  return premium ? premiumTotalCents(monthlyPremiumsByYear(premium), premium.premiumMonths, months) : 0;
}

function fhaOrPrivate(): string[] {
  const cost = homeCost({ ...bare, priceCents, downCents: priceCents - loanCents }, fha);
  const insured = [0.003, 0.007, 0.015].map((rate) => monthlyShareCents(loanCents, rate));
  const payment = monthlyPaymentCents({ ...terms, loanCents });
  return [
    ...[cost.upfrontCents, cost.principalAndInterestCents, payment].map(exactDollars),
    ...[cost.mortgageInsuranceCents, cost.principalAndInterestCents + cost.mortgageInsuranceCents].map(wholeDollars),
    ...insured.flatMap((cents) => [exactDollars(cents), exactDollars(payment + cents)]),
    ...insured.flatMap((cents) => [wholeDollars(cents * 84), wholeDollars(cents * ends.automatic)]),
    roundDollars((premiumsOf(priceCents - loanCents, 84) + cost.upfrontCents) / 100, 100),
    roundDollars((premiumsOf(priceCents - loanCents, 360) + cost.upfrontCents) / 100, 100),
    ...[ends.requestScheduled, ends.automatic].map((number) => `after payment ${number}`),
    exactDollars((insured[1] ?? 0) * (ends.automatic - ends.requestScheduled)),
    ...[0.00625, 0.01875].map((share) => exactDollars(shareCents(loanCents, share))),
  ];
}

function twoOffers(): string[] {
  const insuranceCents = monthlyShareCents(loanCents, 0.007);
  const plain: LoanOffer = { ...terms, loanCents, pointsShare: 0, feesCents: 1_500_00 };
  const offers = [plain, { ...plain, annualRate: 0.0625, pointsShare: 0.01 }].map((offer) => {
    const { paymentCents, pointsCents, startCents } = offerCost(offer);
    const paidCents = startCents + 60 * (paymentCents + insuranceCents);
    const paidOffCents = loanCents - (schedule(offer).rows[59]?.balanceCents ?? 0);
    return { paymentCents, pointsCents, paidCents, paidOffCents };
  });
  const [a, b] = offers;
  if (!a || !b) return [];
  return [
    ...offers.flatMap((offer) => [offer.paymentCents, offer.paidCents, offer.paidOffCents]),
    ...[b.pointsCents, a.paymentCents - b.paymentCents, b.paidCents - a.paidCents, b.paidOffCents - a.paidOffCents],
  ]
    .map(exactDollars)
    .concat(percent(schedule(plain).totalInterestCents / loanCents, 1));
}

function pricesFor(monthlyCents: number): string[] {
  const conventional: LoanProgram = { kind: "conventional", insuranceRate: 0.007 };
  const price = (annualRate: number, propertyTaxRate: number) =>
    priceForPayment({
      ...bare,
      annualRate,
      propertyTaxRate,
      homeInsuranceRate: 0.005,
      monthlyCents,
      downShare: 0.05,
      program: conventional,
    }).priceCents;
  const rates = monthlyCents === 1_680_00 ? [0.055, 0.06, 0.065, 0.07, 0.075] : [0.065];
  const taxes = monthlyCents === 1_680_00 ? [0.011, 0.02] : [0.011];
  // Rounded down to the hundred, because the payment is the most that someone may pay.
  return rates.flatMap((rate) => taxes.map((tax) => dollars(Math.floor(price(rate, tax) / 100_00) * 100)));
}

function zeroDown(): string[] {
  const va = (downCents: number, exempt: boolean) =>
    homeCost({ ...bare, priceCents: 250_000_00, downCents }, { kind: "va", rules: vaRules, laterUse: false, exempt });
  const rural = homeCost({ ...bare, priceCents: 250_000_00, downCents: 0 }, usda);
  return [
    wholeDollars(va(0, false).upfrontCents),
    wholeDollars(va(0, false).noteCents),
    ...[va(12_500_00, false), va(25_000_00, false)].map(({ upfrontCents }) => exactDollars(upfrontCents)),
    ...[va(0, false), va(0, true), va(12_500_00, false)].map((cost) => exactDollars(cost.principalAndInterestCents)),
    exactDollars(rural.upfrontCents),
    ...[rural.principalAndInterestCents, rural.mortgageInsuranceCents].map(wholeDollars),
  ];
}

function savings(): string[] {
  const months = (monthlyCents: number, targetCents: number, annualYield = 0) =>
    savingsPlan({ targetCents, savedCents: 0, annualYield }, monthlyCents).months;
  return [
    ...[0.03, 0.035, 0.05, 0.1, 0.2].map((share) => paymentOn(priceCents - shareCents(priceCents, share))),
    ...[300_00, 400_00, 500_00].map(
      (monthly) => `${months(monthly, 17_225_00)} months, ${months(monthly, 12_225_00)} with the program`,
    ),
    `it takes ${months(400_00, 17_225_00, 0.04)}.`,
  ];
}

function fhaSample(): string[] {
  const cost = homeCost({ ...bare, priceCents, downCents: 9_275_00 }, fha);
  return [
    ...[cost.upfrontCents, cost.noteCents, cost.principalAndInterestCents].map(exactDollars),
    ...[cost.mortgageInsuranceCents, cost.principalAndInterestCents + cost.mortgageInsuranceCents].map(wholeDollars),
    ...[60, 360].map((months) => roundDollars(premiumsOf(9_275_00, months) / 100, 100)),
  ];
}

function closingBill(): string[] {
  const interestCents = prepaidInterest({ ...terms, loanCents, closingDay: "2026-03-20" }).cents;
  const fees = [1_500_00, 600_00, 100_00, 20_00, 700_00, 500_00, 600_00, 150_00, 1_325_00, 728_76, 220_84, 500_00];
  // The bill rounds a day's interest to the cent and takes it twelve times.
  const dayCents = Math.round(interestCents / 12);
  const billCents = sumCents([...fees, dayCents * 12]);
  const dueCents = billCents + 13_250_00;
  return [dayCents, dayCents * 12, billCents, dueCents, dueCents - 2_650_00, dueCents - 5_650_00].map(exactDollars);
}

function ratios(): string[] {
  const debtsCents = [250_00, 90_00, 60_00];
  const sample = { annualIncomeCents: 60_000_00, housingCents: 1_450_00, debtsCents };
  const { front, back, allDebtsCents } = debtToIncome(sample);
  const cleared = debtToIncome({ ...sample, debtsCents: debtsCents.slice(0, 2) });
  return [
    ...[wholeDollars(allDebtsCents), percent(front ?? 0), percent(back ?? 0), percent(cleared.back ?? 0, 1)],
    roundDollars(loanForPaymentCents({ ...terms, paymentCents: 100_00 }) / 100, 100),
  ];
}

const house = homeCost(
  { ...bare, priceCents: 212_000_00, downCents: 10_600_00, propertyTaxRate: 0.011, homeInsuranceRate: 0.005 },
  { kind: "conventional", insuranceRate: 0.007 },
);

test.each([
  ["closing-costs-line-by-line", closingBill()],
  ["conventional-or-fha", fhaOrPrivate()],
  ["debt-to-income-explained", ratios()],
  ["ending-a-lease-to-buy", closingBill().slice(0, 2)],
  ["fha-loans-explained", fhaSample()],
  [
    "how-much-house-can-you-afford",
    [
      ...[house.principalAndInterestCents, house.propertyTaxCents, house.homeInsuranceCents].map(exactDollars),
      ...[house.mortgageInsuranceCents, house.monthlyCents].map(exactDollars),
      ...[...pricesFor(1_680_00), ...pricesFor(1_510_00)],
    ],
  ],
  ["read-a-loan-estimate", twoOffers()],
  ["saving-for-a-down-payment", savings()],
  ["va-and-usda-loans", zeroDown()],
])("%s matches what the engine computes", (guide, figures) => {
  const text = readFileSync(`app/content/guides/${guide}.mdx`, "utf8");
  expect(figures.length).toBeGreaterThan(1);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});
