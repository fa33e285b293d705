import { dollars, exactDollars, percentSign, roundDollars } from "#app/content/figures/figure-words.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { benefitIncome, ssiSavings } from "#app/content/rules/income/benefit-income.ts";
import { incomeTax } from "#app/content/rules/owning/income-tax.ts";
import { cashToCloseCents } from "#app/domain/buying/closing-costs.ts";
import { roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { balanceAfter, payOffAlone, payOffInOrder } from "#app/domain/debts/payoff.ts";
import { loanForPaymentCents, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { firstRows, schedule } from "#app/domain/loan/schedule.ts";
import { grownCents, monthlyShareCents, shareCents, sumCents } from "#app/domain/money.ts";
import { assistanceSavings } from "#app/domain/programs/assistance-savings.ts";
import {
  fha,
  fhaDownShare,
  fhaPriceFor,
  sampleClosingCents,
  sampleHome,
  sampleRate,
  sampleTaxRate,
} from "./sample-loan.ts";

const { fha: fhaRatios } = debtRatios.programs;
const annualYield = 0.03;

export const lowIncomeSaving = lowIncomeSavingOf();

function lowIncomeSavingOf() {
  const help = assistanceSavings({
    priceCents: 160_000_00,
    downShare: fhaDownShare,
    closingCents: sampleClosingCents(160_000_00, shareCents(160_000_00, fhaDownShare), fha),
    downHelpLimitCents: 5_600_00,
    closingHelpLimitCents: 1_900_00,
  });
  const cushionCents = 1_500_00;
  const monthlyCents = monthlyShareCents(26 * 45_00, 1);
  const refundCents = monthlyShareCents(1_400_00, 1);
  const months = (dueCents: number, cents: number) =>
    savingsPlan({ targetCents: dueCents + cushionCents, savedCents: 300_00, annualYield }, cents).months ?? 0;
  const [alone, withHelp, withBoth] = [
    months(help.dueCents, monthlyCents),
    months(help.leftCents, monthlyCents),
    months(help.leftCents, monthlyCents + refundCents),
  ];
  const jar = (name: string, needed: number) => ({ name, fill: withBoth / needed, said: `${needed} months` });
  return {
    down: dollars(help.downCents / 100),
    closing: dollars(help.closingCents / 100),
    target: dollars((help.dueCents + cushionCents) / 100),
    targetWithHelp: dollars((help.leftCents + cushionCents) / 100),
    monthly: exactDollars(monthlyCents),
    refund: exactDollars(refundCents),
    alone: `${alone}`,
    withHelp: `${withHelp}`,
    withBoth: `${withBoth}`,
    jars: [jar("On your own", alone), jar("With help", withHelp), jar("With help and the refund", withBoth)],
  };
}

export const emergencyFund = emergencyFundOf();

function emergencyFundOf() {
  const priceCents = 185_000_00;
  const least = shareCents(priceCents, fhaDownShare);
  const [all, kept] = [9_500_00, least].map((down) => sampleHome(priceCents, down, fha));
  const card = { loanCents: 2_400_00, annualRate: 0.26, termMonths: 24 };
  const { paymentCents, totalInterestCents } = schedule(card);
  return {
    least: dollars(least / 100),
    kept: dollars((9_500_00 - least) / 100),
    jars: [
      { name: "In the house", fill: least / 9_500_00, said: dollars(least / 100) },
      { name: "In the bank", fill: 1 - least / 9_500_00, said: dollars((9_500_00 - least) / 100) },
    ],
    paymentAll: exactDollars(all?.monthlyCents ?? 0),
    paymentKept: exactDollars(kept?.monthlyCents ?? 0),
    aprAll: apr(all?.apr),
    aprKept: apr(kept?.apr),
    difference: exactDollars((kept?.monthlyCents ?? 0) - (all?.monthlyCents ?? 0)),
    repairYear: dollars(shareCents(priceCents, 0.01) / 100),
    repairMonth: dollars(monthlyShareCents(priceCents, 0.01) / 100),
    cardPayment: exactDollars(paymentCents),
    cardInterest: dollars(totalInterestCents / 100),
  };
}

function apr(share = 0): string {
  return percentSign(Math.round(share * 1e5) / 1e5);
}

export const giftMoney = giftMoneyOf();

function giftMoneyOf() {
  const downCents = shareCents(210_000_00, fhaDownShare);
  const closingCents = sampleClosingCents(210_000_00, downCents, fha);
  const costs = { closingCents, closingFinancedCents: 0, downCents, depositCents: 1_000_00, sellerCreditCents: 0 };
  return {
    down: dollars(downCents / 100),
    closing: dollars(closingCents / 100),
    due: dollars((downCents + closingCents) / 100),
    without: dollars(cashToCloseCents({ ...costs, otherCreditCents: 0 }) / 100),
    withGift: dollars(cashToCloseCents({ ...costs, otherCreditCents: 8_000_00 }) / 100),
    largeDeposit: dollars(4_400 / 2),
  };
}

export const studentLoans = studentLoansOf();

function studentLoansOf() {
  const balance = 34_000_00;
  const half = shareCents(balance, 0.005);
  const one = shareCents(balance, 0.01);
  const va = monthlyShareCents(balance, 0.05);
  const room = (counted: number) => roomWithin(fhaRatios, 52_800_00, 420_00 + counted).housingCents;
  const borrows = loanForPaymentCents({ paymentCents: one - half, annualRate: sampleRate, termMonths: 360 });
  return {
    half: dollars(half / 100),
    one: dollars(one / 100),
    va: exactDollars(va),
    line: dollars((52_800 / 12) * fhaRatios.debtsShare),
    roomPlan: dollars(room(95_00) / 100),
    roomHalf: dollars(room(half) / 100),
    roomOne: dollars(room(one) / 100),
    gap: dollars((one - half) / 100),
    gapLoan: roundDollars(borrows / 100, 100),
    bars: { half: half / 100, one: one / 100, va: va / 100 },
  };
}

export const propertyTax = propertyTaxOf();

function propertyTaxOf() {
  const [old, next] = [130_000_00, 220_000_00].map((value) => shareCents(value, sampleTaxRate));
  const [oldYear, newYear] = [old ?? 0, next ?? 0];
  const [oldMonth, newMonth] = [monthlyShareCents(oldYear, 1), monthlyShareCents(newYear, 1)];
  const shortage = newYear - oldYear;
  const catchUp = monthlyShareCents(shortage, 1);
  return {
    rate: percentSign(sampleTaxRate),
    oldYear: dollars(oldYear / 100),
    newYear: dollars(newYear / 100),
    oldMonth: exactDollars(oldMonth),
    newMonth: exactDollars(newMonth),
    shortage: dollars(shortage / 100),
    catchUp: exactDollars(catchUp),
    secondYear: exactDollars(newMonth + catchUp),
    jump: dollars((newMonth + catchUp - oldMonth) / 100),
    cushion: exactDollars(2 * newMonth),
    bars: { first: oldMonth / 100, second: (newMonth + catchUp) / 100, third: newMonth / 100 },
  };
}

export const homeInsurance = homeInsuranceOf();

function homeInsuranceOf() {
  const yearCents = shareCents(220_000_00, planningAssumptions.homeInsuranceRate);
  const roof = 12_000_00;
  const left = shareCents(roof, 0.4);
  const percentDeductible = shareCents(220_000_00, 0.01);
  return {
    rate: percentSign(planningAssumptions.homeInsuranceRate),
    year: dollars(yearCents / 100),
    month: exactDollars(monthlyShareCents(yearCents, 1)),
    paysNew: dollars((roof - 1_000_00) / 100),
    worthLeft: dollars(left / 100),
    paysOld: dollars((left - 1_000_00) / 100),
    youOld: dollars((roof - left + 1_000_00) / 100),
    percentDeductible: dollars(percentDeductible / 100),
    bars: { flat: 1_000, percent: percentDeductible / 100, old: (roof - left + 1_000_00) / 100 },
  };
}

export const cosigning = cosigningOf();

function cosigningOf() {
  const car = { loanCents: 19_500_00, annualRate: 0.095, termMonths: 72 };
  const paymentCents = monthlyPaymentCents(car);
  const owedCents = schedule(car).rows[17]?.balanceCents ?? 0;
  const room = (debtsCents: number) => roomWithin(fhaRatios, 55_200_00, debtsCents).housingCents;
  const [without, withIt] = [room(390_00), room(390_00 + paymentCents)];
  const [most, less] = [without, withIt].map((cents) => fhaPriceFor(cents));
  return {
    payment: exactDollars(paymentCents),
    room: dollars(without / 100),
    roomWith: dollars(withIt / 100),
    roomLess: dollars((without - withIt) / 100),
    price: roundDollars((most ?? 0) / 100, 1000),
    priceWith: roundDollars((less ?? 0) / 100, 1000),
    priceLess: roundDollars(Math.round((most ?? 0) / 100_000) * 1000 - Math.round((less ?? 0) / 100_000) * 1000, 1000),
    owed: roundDollars(owedCents / 100, 100),
    paymentsLeft: `${car.termMonths - 18}`,
    bars: { most: Math.round((most ?? 0) / 100), less: Math.round((less ?? 0) / 100) },
  };
}

export const benefits = benefitsOf();

function benefitsOf() {
  const { countedMore, goesOnYears, supportPaidMonths } = benefitIncome;
  const paidCents = 1_520_00 + 360_00;
  const countedAt = (more: number) => grownCents(paidCents, more);
  const room = (monthCents: number) => roomWithin(fhaRatios, 12 * monthCents, 0).housingCents;
  const [fha, conventional] = [countedAt(countedMore.fha), countedAt(countedMore.conventional)];
  return {
    paid: dollars(paidCents / 100),
    fhaMore: percentSign(countedMore.fha),
    otherMore: percentSign(countedMore.conventional),
    fha: dollars(fha / 100),
    conventional: dollars(conventional / 100),
    roomPaid: dollars(room(paidCents) / 100),
    roomFha: dollars(room(fha) / 100),
    priceMore: roundDollars((fhaPriceFor(room(fha)) - fhaPriceFor(room(paidCents))) / 100, 100),
    goesOn: `${goesOnYears} years`,
    supportFha: `${supportPaidMonths.fha} months`,
    supportFhaVoluntary: `${supportPaidMonths.fhaVoluntary} months`,
    supportConventional: `${supportPaidMonths.conventional} months`,
    ssiOne: dollars(ssiSavings.oneCents / 100),
    ssiCouple: dollars(ssiSavings.coupleCents / 100),
    able: dollars(ssiSavings.ableCents / 100),
    ableAge: `${ssiSavings.ableBeganBeforeAge}`,
    bars: { paid: paidCents / 100, fha: fha / 100, conventional: conventional / 100 },
  };
}

export const debtOrSave = debtOrSaveOf();

function debtOrSaveOf() {
  const card = { balanceCents: 1_800_00, monthlyCents: 55_00, annualRate: 0.26 };
  const otherDebts = 420_00 + 150_00;
  const payoff = payOffInOrder([card], [0], { extraCents: 300_00, limitCents: 0 });
  const months = payoff.months ?? 0;
  const slow = payOffAlone([card], 0);
  const room = (debtsCents: number) => roomWithin(fhaRatios, 46_800_00, debtsCents).housingCents;
  const [before, after] = [room(otherDebts + card.monthlyCents), room(otherDebts)];
  const gainCents = fhaPriceFor(after) - fhaPriceFor(before);
  const afterwards = savingsPlan({ targetCents: 10_000_00, savedCents: 1_000_00, annualYield }, 355_00);
  const only = savingsPlan({ targetCents: 10_000_00, savedCents: 1_000_00, annualYield }, 300_00);
  const stillOwedCents = balanceAfter(card, 24);
  const jar = (name: string, cents = 0, card = "") => ({
    name: `${name}: ${card}`,
    fill: cents / 10_000_00,
    said: roundDollars(cents / 100, 100),
  });
  return {
    months: `${months}`,
    interest: dollars((payoff.interestCents ?? 0) / 100),
    slowYears: `${Math.round((slow.months ?? 0) / 12)}`,
    slowInterest: roundDollars((slow.interestCents ?? 0) / 100, 100),
    roomBefore: dollars(before / 100),
    roomAfter: dollars(after / 100),
    priceMore: roundDollars(gainCents / 100, 100),
    jars: [
      jar("Card first, then saved", afterwards.balancesCents[24 - months], "no card left"),
      jar("Saved all along", only.balancesCents[24], `${dollars(stillOwedCents / 100)} still on the card`),
    ],
    yearInterest: dollars(shareCents(card.balanceCents, card.annualRate) / 100),
    yearYield: dollars(shareCents(card.balanceCents, annualYield) / 100),
  };
}

export const ownersTax = ownersTaxOf();

function ownersTaxOf() {
  const home = sampleHome(200_000_00, shareCents(200_000_00, fhaDownShare), fha);
  const loan = { loanCents: home.noteCents, annualRate: sampleRate, termMonths: 360 };
  const interestCents = sumCents(firstRows(loan, 12).map((row) => row.interestCents));
  const taxCents = 12 * home.propertyTaxCents;
  const insuranceCents = 12 * home.mortgageInsuranceCents;
  const allCents = sumCents([interestCents, taxCents, insuranceCents]);
  const { standardCents, saleFreeCents } = incomeTax;
  const overSingle = Math.max(0, allCents - standardCents.single);
  return {
    year: `${incomeTax.year}`,
    apr: apr(home.apr),
    single: dollars(standardCents.single / 100),
    head: dollars(standardCents.head / 100),
    joint: dollars(standardCents.joint / 100),
    interest: dollars(interestCents / 100),
    propertyTax: dollars(taxCents / 100),
    insurance: dollars(insuranceCents / 100),
    all: dollars(allCents / 100),
    overSingle: dollars(overSingle / 100),
    saves: dollars(shareCents(overSingle, 0.12) / 100),
    loanLimit: dollars(incomeTax.interestOnLoanUpToCents / 100),
    stateLimit: dollars(incomeTax.stateAndLocalCents / 100),
    insuranceFull: dollars(incomeTax.insuranceFullToCents / 100),
    insuranceEnds: dollars(incomeTax.insuranceEndsCents / 100),
    saleSingle: dollars(saleFreeCents.single / 100),
    saleJoint: dollars(saleFreeCents.joint / 100),
    saleLived: `${incomeTax.saleLivedYears} of the last ${incomeTax.saleWithinYears} years`,
    bars: {
      single: standardCents.single / 100,
      head: standardCents.head / 100,
      joint: standardCents.joint / 100,
      all: allCents / 100,
    },
  };
}
