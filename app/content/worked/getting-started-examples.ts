import {
  dollars,
  exactDollars,
  numberWord,
  percent,
  percentSign,
  roundDollars,
  wholeDollars,
} from "#app/content/figures/figure-words.ts";
import stateHomesCsv from "#app/content/places/state-homes.csv?raw";
import { states } from "#app/content/places/states.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { utilization } from "#app/domain/buying/card-utilization.ts";
import { debtToIncome, roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { grownCents, monthlyShareCents, shareCents, sumCents } from "#app/domain/money.ts";
import { csvRows } from "#app/domain/text/csv.ts";
import { fhaPriceFor, sampleFhaHome, sampleRate } from "./sample-loan.ts";

const { fha: fhaRatios } = debtRatios.programs;
/** What a savings account earns in the examples. */
const annualYield = 0.03;

export const counselorMeeting = counselorMeetingOf();

function counselorMeetingOf() {
  const room = roomWithin(fhaRatios, 48_000_00, 310_00);
  const months = (monthlyCents: number) =>
    savingsPlan({ targetCents: 9_000_00, savedCents: 600_00, annualYield }, monthlyCents).months ?? 0;
  return {
    frontRoom: dollars((room.frontCents ?? 0) / 100),
    backRoom: dollars(room.backCents / 100),
    room: dollars(room.housingCents / 100),
    slowMonths: `${months(250_00)}`,
    fastMonths: `${months(350_00)}`,
    monthsSaved: numberWord(months(250_00) - months(350_00)),
  };
}

export const scamCheck = scamCheckOf();

function scamCheckOf() {
  const feesCents = 12 * 129_00;
  const cards = [
    { name: "store", balanceCents: 620_00, limitCents: 1_000_00 },
    { name: "bank", balanceCents: 1_540_00, limitCents: 2_500_00 },
  ];
  const { totalUse, steps, leftCents } = utilization(cards, [0.3], feesCents);
  const [store, bank] = steps;
  return {
    fees: dollars(feesCents / 100),
    use: percent(totalUse),
    payStore: dollars((store?.payCents ?? 0) / 100),
    payBank: dollars((bank?.payCents ?? 0) / 100),
    newUse: percent(bank?.totalUse ?? 0),
    left: dollars(leftCents / 100),
  };
}

export const landContract = landContractOf();

function landContractOf() {
  const extraCents = 24 * (1_700_00 - 1_450_00);
  const terms = { loanCents: 150_000_00 - 8_000_00, annualRate: 0.095, termMonths: 240 };
  const first = schedule(terms).rows.slice(0, 36);
  const paidCents = 8_000_00 + sumCents(first.map((row) => row.paidCents));
  const equityCents = 8_000_00 + sumCents(first.map((row) => row.principalCents));
  const bought = sampleFhaHome(150_000_00);
  return {
    extraRent: dollars(extraCents / 100),
    atStake: dollars((extraCents + 4_000_00) / 100),
    contractLoan: dollars(terms.loanCents / 100),
    contractPayment: exactDollars(monthlyPaymentCents(terms)),
    paid: roundDollars(paidCents / 100, 100),
    equity: roundDollars(equityCents / 100, 100),
    down: dollars(bought.downCents / 100),
    monthly: exactDollars(bought.principalAndInterestCents + bought.mortgageInsuranceCents),
    apr: percentSign(Math.round(bought.apr * 1e5) / 1e5),
    paidBar: paidCents / 100,
    equityBar: equityCents / 100,
    rentBar: (extraCents + 4_000_00) / 100,
  };
}

export const eviction = evictionOf();

function evictionOf() {
  const owedCents = 1_950_00 + 450_00;
  const countedCents = shareCents(owedCents, 0.05);
  const before = roomWithin(fhaRatios, 45_600_00, 420_00 + countedCents).housingCents;
  const after = roomWithin(fhaRatios, 45_600_00, 420_00).housingCents;
  const [small, large] = [before, after].map((cents) => fhaPriceFor(cents));
  return {
    owed: dollars(owedCents / 100),
    counted: dollars(countedCents / 100),
    roomBefore: dollars(before / 100),
    roomAfter: dollars(after / 100),
    more: dollars((after - before) / 100),
    priceMore: roundDollars(((large ?? 0) - (small ?? 0)) / 100, 100),
  };
}

export const newJob = newJobOf();

function newJobOf() {
  const yearOf = (hourCents: number) => hourCents * 40 * 52;
  const roomOf = (annualCents: number) => (roomWithin(fhaRatios, annualCents, 0).frontCents ?? 0) / 100;
  const [old, now] = [yearOf(19_00), yearOf(23_50)];
  const overtime = 12 * 380_00;
  return {
    oldMonth: exactDollars(monthlyShareCents(old, 1)),
    year: dollars(now / 100),
    month: exactDollars(monthlyShareCents(now, 1)),
    oldRoom: dollars(roomOf(old)),
    room: dollars(roomOf(now)),
    roomWithOvertime: dollars(roomOf(now + overtime)),
    bars: { old: roomOf(old), now: roomOf(now), overtime: roomOf(now + overtime) },
  };
}

export const selfEmployed = selfEmployedOf();

function selfEmployedOf() {
  const [first, second] = [34_800_00 + 2_400_00, 41_400_00 + 3_000_00];
  const average = (first + second) / 2;
  const roomOf = (annualCents: number) => (roomWithin(fhaRatios, annualCents, 0).frontCents ?? 0) / 100;
  return {
    first: dollars(first / 100),
    second: dollars(second / 100),
    both: dollars((first + second) / 100),
    month: dollars(monthlyShareCents(average, 1) / 100),
    falling: dollars(monthlyShareCents(first, 1) / 100),
    room: dollars(roomOf(average)),
    roomFalling: dollars(roomOf(first)),
    deduction: dollars(monthlyShareCents(4_000_00, 1) / 100),
    roomLess: dollars(roomOf(average) - roomOf(average - 4_000_00)),
    otherCosts: dollars((71_600_00 - 41_400_00 - 3_000_00) / 100),
    otherCostsBar: (71_600_00 - 41_400_00 - 3_000_00) / 100,
  };
}

export const moving = movingOf();

function movingOf() {
  const rows = csvRows(stateHomesCsv, ["state", "value", "tax"]);
  const taxes = (["AZ", "NC", "OH", "TX"] as const).map((code) => {
    const { value = "1", tax = "0" } = rows.find(({ state }) => state === code) ?? {};
    const rate = Number(tax) / Number(value);
    const monthCents = monthlyShareCents(265_000_00, rate);
    return { name: states[code].name, rate: percent(rate, 2), month: dollars(monthCents / 100), bar: monthCents / 100 };
  });
  const [least, most] = [taxes[0]?.bar ?? 0, taxes.at(-1)?.bar ?? 0];
  return { taxes, apart: dollars(most - least), least: dollars(least), most: dollars(most) };
}

export const divorce = divorceOf();

function divorceOf() {
  const joint = [1_420_00, 365_00];
  const room = (debts: readonly number[]) => roomWithin(fhaRatios, 62_400_00, sumCents(debts));
  const counted = room([...joint, 85_00]);
  const assigned = room([85_00]);
  const { back } = debtToIncome({ annualIncomeCents: 62_400_00, housingCents: 0, debtsCents: [...joint, 85_00] });
  const equityCents = 264_000_00 - 191_400_00;
  return {
    joint: dollars(sumCents([...joint, 85_00]) / 100),
    share: percent(back ?? 0),
    line: dollars((counted.backCents + sumCents([...joint, 85_00])) / 100),
    roomCounted: dollars(counted.housingCents / 100),
    roomAssigned: dollars(assigned.housingCents / 100),
    equity: dollars(equityCents / 100),
    half: dollars(equityCents / 200),
  };
}

export const voucher = voucherOf();

function voucherOf() {
  const own = Math.floor(2_050_00 * 0.3);
  const costs = 1_365_00;
  const help = Math.min(1_420_00, costs) - own;
  const forLoan = costs - 210_00 - 80_00;
  const price = fhaPriceFor(forLoan);
  const home = sampleFhaHome(price);
  return {
    own: dollars(own / 100),
    help: dollars(help / 100),
    forLoan: dollars(forLoan / 100),
    price: roundDollars(price / 100, 1000),
    priceAlone: roundDollars(fhaPriceFor(own - 210_00 - 80_00) / 100, 1000),
    apr: percentSign(Math.round(home.apr * 1e5) / 1e5),
    ownBar: own / 100,
    helpBar: help / 100,
  };
}

export const itin = itinOf();

function itinOf() {
  const priceCents = 230_000_00;
  const closingCents = shareCents(priceCents, 0.03);
  const downs = [0.1, 0.15, 0.2, 0.25].map((share) => {
    const cents = shareCents(priceCents, share);
    const targetCents = cents + closingCents;
    const months = savingsPlan({ targetCents, savedCents: 6_000_00, annualYield }, 1_100_00).months ?? 0;
    return { share: percent(share), down: dollars(cents / 100), cash: dollars(targetCents / 100), months };
  });
  const payment = (annualRate: number) =>
    monthlyPaymentCents({ loanCents: shareCents(priceCents, 0.8), annualRate, termMonths: 360 });
  return {
    closing: dollars(closingCents / 100),
    downs,
    fifteenMonths: `${downs[1]?.months}`,
    twentyMonths: `${downs[2]?.months}`,
    twentyCash: downs[2]?.cash ?? "",
    loan: dollars(shareCents(priceCents, 0.8) / 100),
    paymentLow: exactDollars(payment(0.07)),
    paymentHigh: exactDollars(payment(0.085)),
    paymentMore: dollars((payment(0.085) - payment(0.07)) / 100),
  };
}

export const buyOrWait = buyOrWaitOf();

function buyOrWaitOf() {
  const nowCents = 200_000_00;
  const laterCents = grownCents(nowCents, rentOrBuyAssumptions.homeGrowth);
  const [now, same, lower, higher] = (
    [
      [nowCents, sampleRate],
      [laterCents, sampleRate],
      [laterCents, sampleRate - 0.01],
      [laterCents, sampleRate + 0.01],
    ] as const
  ).map(([priceCents, rate]) => sampleFhaHome(priceCents, rate).monthlyCents);
  const payment = now ?? 0;
  const row = (name: string, cents = 0, tone: "good" | "own" | "bad" = "own") => ({
    name,
    to: cents / 100,
    said: wholeDollars(cents),
    tone,
  });
  const cheaperRateCents = fhaPriceFor(payment, { annualRate: sampleRate - 0.01 });
  const savedCents = savingsPlan({ targetCents: 10_000_00, savedCents: 3_000_00, annualYield }, 400_00)
    .balancesCents[12];
  return {
    growth: percentSign(rentOrBuyAssumptions.homeGrowth),
    apr: percentSign(Math.round(sampleFhaHome(nowCents).apr * 1e5) / 1e5),
    later: wholeDollars(laterCents),
    now: wholeDollars(payment),
    same: wholeDollars(same ?? 0),
    lower: wholeDollars(lower ?? 0),
    higher: wholeDollars(higher ?? 0),
    rent: wholeDollars(12 * 1_350_00),
    more: wholeDollars(payment - 1_350_00),
    saved: roundDollars((savedCents ?? 0) / 100, 100),
    cancels: percent(cheaperRateCents / nowCents - 1),
    bars: [
      row("Buy now", payment, "good"),
      row("Wait: rates the same", same),
      row("Wait: rates a point lower", lower),
      row("Wait: rates a point higher", higher, "bad"),
    ],
  };
}

export const buyTogether = buyTogetherOf();

function buyTogetherOf() {
  const [one, other] = [
    { incomeCents: 43_200_00, debtsCents: 180_00 },
    { incomeCents: 28_800_00, debtsCents: 350_00 },
  ];
  const aloneCents = roomWithin(fhaRatios, one.incomeCents, one.debtsCents).housingCents;
  const bothCents = roomWithin(
    fhaRatios,
    one.incomeCents + other.incomeCents,
    one.debtsCents + other.debtsCents,
  ).housingCents;
  const withDebtsCents = roomWithin(fhaRatios, one.incomeCents, one.debtsCents + other.debtsCents).housingCents;
  const [usual, low] = fhaDownPayments.byScore;
  const home = (monthlyCents: number, downShare: number) => {
    const price = fhaPriceFor(monthlyCents, { downShare });
    return {
      price: roundDollars(price / 100, 1000),
      down: roundDollars((price * downShare) / 100, 100),
      bar: price / 100,
    };
  };
  return {
    usualFrom: `${usual.from}`,
    usualDown: percentSign(usual.share),
    lowDown: percentSign(low.share),
    average: `${Math.round((700 + 590) / 2)}`,
    roomAlone: wholeDollars(aloneCents),
    roomBoth: wholeDollars(bothCents),
    roomWithDebts: wholeDollars(withDebtsCents),
    alone: home(aloneCents, usual.share),
    both: home(bothCents, usual.share),
    bothLow: home(bothCents, low.share),
    withDebts: home(withDebtsCents, usual.share),
  };
}
