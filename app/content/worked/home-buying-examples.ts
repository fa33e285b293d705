import { exactDollars, percent, percentSign, wholeDollars } from "#app/content/figures/figure-words.ts";
import { exampleFirstYear } from "#app/content/loans/calculator-examples.ts";
import { sellerCredits } from "#app/content/my-path/path-assumptions.ts";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { cashToCloseCents, prepaidInterest } from "#app/domain/buying/closing-costs.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { lendingValueCents } from "#app/domain/loan/loan-to-value.ts";
import { compareOffers, type LoanOffer, offerApr, offerCost } from "#app/domain/loan/offers.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { monthlyShareCents, shareCents, sumCents } from "#app/domain/money.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { fhaDownShare, fhaPriceFor, sampleClosing, sampleFhaHome, sampleRate } from "./sample-loan.ts";

/** The home of these guides, bought with the sample loan. */
const priceCents = 265_000_00;
const home = sampleFhaHome(priceCents);

const base = {
  price: wholeDollars(priceCents),
  rate: percentSign(sampleRate),
  apr: percent(home.apr, 2),
  down: wholeDollars(home.downCents),
  downShare: percentSign(fhaDownShare),
  monthly: wholeDollars(home.monthlyCents),
} as const;

const quoteMonths = 60;
const quotes = (
  [
    ["A", 0.0675, 0, 1_400_00],
    ["B", 0.065, 0, 2_300_00],
    ["C", 0.06375, 0.01, 2_300_00],
  ] as const
).map(([name, annualRate, pointsShare, feesCents]) => {
  const offer: LoanOffer = { loanCents: 240_000_00, termMonths: 360, annualRate, pointsShare, feesCents };
  const { startCents, paymentCents } = offerCost(offer);
  const { balanceCents = 0 } = schedule(offer).rows[quoteMonths - 1] ?? {};
  const paidOffCents = offer.loanCents - balanceCents;
  const lostCents = startCents + paymentCents * quoteMonths - paidOffCents;
  return { name, offer, startCents, paymentCents, lostCents };
});
const lost = quotes.map(({ lostCents }) => lostCents);

/** Three quotes for one loan of $240,000, by what is paid in five years and does not come off the debt. */
export const lenderQuotes = {
  loan: "$240,000",
  years: "five years",
  rows: quotes.map(({ name, offer, startCents, paymentCents, lostCents }) => [
    `Lender ${name}`,
    percentSign(offer.annualRate),
    wholeDollars(startCents),
    exactDollars(paymentCents),
    `${(offerApr(offer) * 100).toFixed(2)}%`,
    wholeDollars(lostCents),
  ]),
  bars: quotes.map(({ name, lostCents }) => ({
    name: `Lender ${name}`,
    to: (lostCents - Math.min(...lost)) / 100,
    said: wholeDollars(lostCents - Math.min(...lost)),
    tone: lostCents === Math.max(...lost) ? ("bad" as const) : ("own" as const),
  })),
  between: wholeDollars(Math.max(...lost) - Math.min(...lost)),
  mostAtStart: wholeDollars(quotes[2]?.startCents ?? 0),
} as const;

const agreedShare = 0.025;
const sellerShare = 0.02;
const agreedCents = shareCents(priceCents, agreedShare);
const sellerPaysCents = shareCents(priceCents, sellerShare);

/** The fee owed to a buyer's agent, and who pays it. */
export const agentFee = {
  ...base,
  agreedShare: percentSign(agreedShare),
  agreed: wholeDollars(agreedCents),
  sellerShare: percentSign(sellerShare),
  sellerPays: wholeDollars(sellerPaysCents),
  youPay: wholeDollars(agreedCents - sellerPaysCents),
  cash: wholeDollars(home.downCents + agreedCents - sellerPaysCents),
  amounts: { seller: sellerPaysCents / 100, you: (agreedCents - sellerPaysCents) / 100 },
} as const;

const creditCents = 5_000_00;
const lowerHome = sampleFhaHome(priceCents - creditCents);
const fhaCreditShare = 0.06;

/** The same $5,000 as a credit at closing, and as a lower price. */
export const offer = {
  ...base,
  credit: wholeDollars(creditCents),
  lowerPrice: wholeDollars(priceCents - creditCents),
  lowerDown: wholeDollars(lowerHome.downCents),
  downSaved: wholeDollars(home.downCents - lowerHome.downCents),
  monthly: exactDollars(home.monthlyCents),
  lowerMonthly: exactDollars(lowerHome.monthlyCents),
  monthlySaved: exactDollars(home.monthlyCents - lowerHome.monthlyCents),
  yearsToCatchUp: `${Math.round(
    (creditCents - (home.downCents - lowerHome.downCents)) / (home.monthlyCents - lowerHome.monthlyCents) / 12,
  )} years`,
  highestCredit: wholeDollars(shareCents(priceCents, fhaCreditShare)),
  bars: { credit: creditCents / 100, price: (home.downCents - lowerHome.downCents) / 100 },
} as const;

const depositCents = shareCents(priceCents, 0.01);
const inspectionCents = 450_00;
const appraisalCents = closingAssumptions.items.find(({ label }) => label === "Appraisal")?.cents ?? 0;

/** A deposit of 1%, and what leaving costs on three days. */
export const earnestMoney = {
  ...base,
  deposit: wholeDollars(depositCents),
  depositShare: "1%",
  inspection: wholeDollars(inspectionCents),
  appraisal: wholeDollars(appraisalCents),
  lostInTime: wholeDollars(inspectionCents),
  lostAtLoan: wholeDollars(inspectionCents + appraisalCents),
  lostLate: wholeDollars(inspectionCents + appraisalCents + depositCents),
  downLeft: wholeDollars(home.downCents - depositCents),
  bars: {
    inTime: inspectionCents / 100,
    atLoan: (inspectionCents + appraisalCents) / 100,
    late: (inspectionCents + appraisalCents + depositCents) / 100,
  },
} as const;

const repairs = { roofCents: 3_800_00, panelCents: 1_600_00, heaterCents: 1_400_00 };
const repairsCents = sumCents(Object.values(repairs));
const repairCreditCents = 4_500_00;
const savingCents = 200_00;

/** Three findings of an inspection, and what the seller gives for them. */
export const inspection = {
  ...base,
  fee: wholeDollars(inspectionCents),
  roof: wholeDollars(repairs.roofCents),
  panel: wholeDollars(repairs.panelCents),
  heater: wholeDollars(repairs.heaterCents),
  repairs: wholeDollars(repairsCents),
  credit: wholeDollars(repairCreditCents),
  left: wholeDollars(repairsCents - repairCreditCents),
  saving: wholeDollars(savingCents),
  monthsWithout: `${savingsPlan({ targetCents: repairsCents, savedCents: 0, annualYield: 0 }, savingCents).months} months`,
  monthsWith: `${savingsPlan({ targetCents: repairsCents - repairCreditCents, savedCents: 0, annualYield: 0 }, savingCents).months} months`,
  highestCredit: wholeDollars(shareCents(priceCents, fhaCreditShare)),
} as const;

/** A low appraisal at three prices: the loan stays, the down payment makes up the rest. */
const appraisedCents = 255_000_00;
const lowLoanCents = appraisedCents - shareCents(appraisedCents, fhaDownShare);
const middleCents = 260_000_00;
const lowDown = (atCents: number) => {
  const valueCents = lendingValueCents({ priceCents: atCents, appraisalCents: appraisedCents });
  return atCents - (valueCents - shareCents(valueCents, fhaDownShare));
};

export const lowAppraisal = {
  ...base,
  appraised: wholeDollars(appraisedCents),
  gap: wholeDollars(priceCents - appraisedCents),
  loanPlanned: wholeDollars(home.baseLoanCents),
  loanNow: wholeDollars(lowLoanCents),
  middle: wholeDollars(middleCents),
  downFull: wholeDollars(lowDown(priceCents)),
  moreFull: wholeDollars(lowDown(priceCents) - home.downCents),
  downMiddle: wholeDollars(lowDown(middleCents)),
  moreMiddle: wholeDollars(lowDown(middleCents) - home.downCents),
  downLow: wholeDollars(lowDown(appraisedCents)),
  lessLow: wholeDollars(home.downCents - lowDown(appraisedCents)),
  bars: {
    planned: home.downCents / 100,
    full: lowDown(priceCents) / 100,
    middle: lowDown(middleCents) / 100,
    low: lowDown(appraisedCents) / 100,
  },
} as const;

/** Two appraisals of one home, and the cash difference between them. */
const fairCents = 262_000_00;
const biasedCents = 238_000_00;
const downAt = (valueCents: number) => priceCents - (valueCents - shareCents(valueCents, fhaDownShare));

export const appraisalBias = {
  ...base,
  first: wholeDollars(biasedCents),
  second: wholeDollars(fairCents),
  between: wholeDollars(fairCents - biasedCents),
  downFirst: wholeDollars(downAt(biasedCents)),
  downSecond: wholeDollars(downAt(fairCents)),
  cashBetween: wholeDollars(downAt(biasedCents) - downAt(fairCents)),
  bars: { first: downAt(biasedCents) / 100, second: downAt(fairCents) / 100, planned: home.downCents / 100 },
} as const;

const titleOf = (part: string) => closingAssumptions.items.find(({ label }) => label.startsWith(part))?.cents ?? 0;
const ownersCents = titleOf("Owner’s title");
const lendersCents = titleOf("Lender’s title");
const searchCents = titleOf("Title search");
const titleCents = sumCents([ownersCents, lendersCents, searchCents]);

/** The title lines of the closing-costs calculator. */
export const title = {
  ...base,
  search: wholeDollars(searchCents),
  lenders: wholeDollars(lendersCents),
  owners: wholeDollars(ownersCents),
  total: wholeDollars(titleCents),
  share: percent(titleCents / priceCents, 1),
  ownersTenYears: exactDollars(Math.round(ownersCents / 120)),
  lien: "$6,200",
  amounts: { search: searchCents / 100, lenders: lendersCents / 100, owners: ownersCents / 100 },
} as const;

const closingDay = "2026-12-15";
const sellerCreditCents = 4_000_00;
const bill = sampleClosing(home, closingDay);
const interest = prepaidInterest({ loanCents: home.noteCents, annualRate: sampleRate, closingDay });
const cashCents = cashToCloseCents({
  closingCents: bill.totalCents,
  closingFinancedCents: 0,
  downCents: home.downCents,
  depositCents,
  sellerCreditCents,
  otherCreditCents: 0,
});

/** The bill of a closing on a day in the middle of the month. */
export const closing = {
  ...base,
  day: formatDay(closingDay),
  note: wholeDollars(home.noteCents),
  downExact: exactDollars(home.downCents),
  costs: exactDollars(bill.totalCents),
  deposit: exactDollars(depositCents),
  credit: exactDollars(sellerCreditCents),
  cash: exactDollars(cashCents),
  interestDays: `${interest.days} days`,
  interest: exactDollars(interest.cents),
  interestADay: exactDollars(Math.round(interest.cents / interest.days)),
  firstPayment: formatDay(interest.firstPaymentDay),
} as const;

/** The first year: the payment, what it leaves out, and a tax bill that rises. */
const upkeepCents = monthlyShareCents(priceCents, rentOrBuyAssumptions.maintenanceRate);
const { utilitiesMoreCents, taxRiseCents } = exampleFirstYear;
const oneTwelfthCents = monthlyShareCents(taxRiseCents, 1);

export const firstYear = {
  ...base,
  principalAndInterest: wholeDollars(home.principalAndInterestCents),
  premium: wholeDollars(home.mortgageInsuranceCents),
  upkeepShare: percentSign(rentOrBuyAssumptions.maintenanceRate),
  upkeepYear: wholeDollars(upkeepCents * 12),
  upkeep: wholeDollars(upkeepCents),
  utilities: wholeDollars(utilitiesMoreCents),
  all: wholeDollars(home.monthlyCents + upkeepCents + utilitiesMoreCents),
  taxRise: wholeDollars(taxRiseCents),
  rise: wholeDollars(oneTwelfthCents),
  riseFirst: wholeDollars(oneTwelfthCents * 2),
  escrow: wholeDollars(home.propertyTaxCents + home.homeInsuranceCents),
} as const;

const budgetCents = 2_000_00;
const duesCents = 320_00;
const withoutDuesCents = fhaPriceFor(budgetCents);
const withDuesCents = fhaPriceFor(budgetCents, { monthlyDuesCents: duesCents });
const assessmentCents = 9_600_00;

/** How much dues take off a price, and a special assessment by month. */
export const condo = {
  rate: base.rate,
  apr: base.apr,
  downShare: base.downShare,
  budget: wholeDollars(budgetCents),
  dues: wholeDollars(duesCents),
  priceWithout: wholeDollars(withoutDuesCents),
  priceWith: wholeDollars(withDuesCents),
  priceLost: wholeDollars(withoutDuesCents - withDuesCents),
  assessment: wholeDollars(assessmentCents),
  assessmentMonths: "24 months",
  assessmentMonthly: wholeDollars(assessmentCents / 24),
  bars: { without: withoutDuesCents / 100, with: withDuesCents / 100 },
} as const;

const builderPriceCents = 310_000_00;
const builderOffers = (
  [
    ["The builder’s lender", 0.06875, 2_600_00, 7_500_00],
    ["Another lender", 0.06375, 1_800_00, 0],
  ] as const
).map(([name, annualRate, feesCents, creditCents]) => {
  const loanCents = builderPriceCents - shareCents(builderPriceCents, 0.05);
  const offer: LoanOffer = { loanCents, termMonths: 360, annualRate, pointsShare: 0, feesCents };
  return { name, offer, feesCents, creditCents, paymentCents: offerCost(offer).paymentCents };
});
const [builders, another] = builderOffers;
const { breakEvenMonths, byMonthCents } = withoutCredit();
const behindCents = (months: number) => byMonthCents[months] ?? 0;

/** The other lender against the builder's: who goes there pays its fees and goes without the credit. */
function withoutCredit() {
  if (!builders || !another) throw new RangeError("There are two offers");
  return compareOffers(builders.offer, {
    ...another.offer,
    feesCents: another.feesCents + builders.creditCents,
  });
}

/** A builder's credit for using its lender, against a lower rate elsewhere: who costs less after how long. */
export const buildersLender = {
  price: wholeDollars(builderPriceCents),
  loan: wholeDollars(builders?.offer.loanCents ?? 0),
  credit: wholeDollars(builders?.creditCents ?? 0),
  rows: builderOffers.map(({ name, offer, feesCents, creditCents, paymentCents }) => [
    name,
    percentSign(offer.annualRate),
    `${(offerApr(offer) * 100).toFixed(2)}%`,
    wholeDollars(feesCents),
    wholeDollars(creditCents),
    wholeDollars(paymentCents),
  ]),
  lessAMonth: wholeDollars((builders?.paymentCents ?? 0) - (another?.paymentCents ?? 0)),
  evenYears: ((breakEvenMonths ?? 0) / 12).toFixed(1),
  caps: {
    fha: percentSign(sellerCredits.fha.share),
    conventional: percentSign(sellerCredits.conventional.share),
    va: percentSign(sellerCredits.va.share),
  },
  ahead: wholeDollars(-behindCents(36)),
  behind: wholeDollars(behindCents(84)),
  bars: [36, 60, 84, 120].map((months) => ({
    name: `After ${months / 12} years`,
    to: Math.abs(behindCents(months)) / 100,
    said: `${wholeDollars(Math.abs(behindCents(months)))} ${behindCents(months) < 0 ? "ahead" : "behind"}`,
    tone: behindCents(months) < 0 ? ("good" as const) : ("bad" as const),
  })),
} as const;

const pausedCents = 3 * 1_420_00;

/** Three payments that were put off, and what each way to make them up costs a month. */
export const missedPayments = {
  missed: wholeDollars(pausedCents),
  planMore: wholeDollars(pausedCents / 12),
  planAll: wholeDollars(1_420_00 + pausedCents / 12),
  cushion: wholeDollars(2 * 1_420_00),
} as const;
