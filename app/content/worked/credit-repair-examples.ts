import { exactDollars, percent, percentSign, wholeDollars } from "#app/content/figures/figure-words.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaCollections } from "#app/content/rules/fha.ts";
import { utilization } from "#app/domain/buying/card-utilization.ts";
import { roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { loanForPaymentCents, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { monthlyShareCents, shareCents, sumCents } from "#app/domain/money.ts";
import { sampleRate } from "./sample-loan.ts";

const sample = { annualRate: sampleRate, termMonths: 360, incomeCents: 54_000_00 } as const;

/** The loan that a monthly payment of principal and interest repays at the sample's rate. */
const borrowed = (paymentCents: number) => loanForPaymentCents({ ...sample, paymentCents });

const debtCents = 2_600_00;
const debtCountedCents = shareCents(debtCents, fhaCollections.monthlyShare);

/** A debt with a collector, once as a hospital's bill and once as a card. */
export const medicalDebt = {
  rate: percentSign(sample.annualRate),
  debt: wholeDollars(debtCents),
  counted: wholeDollars(debtCountedCents),
  loanLost: wholeDollars(borrowed(debtCountedCents)),
  small: "$380",
  fresh: "$1,150",
  income: wholeDollars(sample.incomeCents),
  monthlyIncome: wholeDollars(monthlyShareCents(sample.incomeCents, 1)),
} as const;

const claimed = { balanceCents: 780_00, interestCents: 96_40, feesCents: 60_00, paidCents: 150_00 };
const claimedCents = sumCents([claimed.balanceCents, claimed.interestCents, claimed.feesCents]) - claimed.paidCents;
const provedCents = claimed.balanceCents - claimed.paidCents;
const settlementShare = 0.6;

/** A collector's letter, added up again. */
export const collectorsLetter = {
  balance: exactDollars(claimed.balanceCents),
  interest: exactDollars(claimed.interestCents),
  fees: exactDollars(claimed.feesCents),
  paid: exactDollars(claimed.paidCents),
  claimed: exactDollars(claimedCents),
  unproved: exactDollars(claimedCents - provedCents),
  proved: exactDollars(provedCents),
  settlementShare: percent(settlementShare),
  settlement: exactDollars(shareCents(provedCents, settlementShare)),
  saved: exactDollars(claimedCents - shareCents(provedCents, settlementShare)),
} as const;

const carLoan = { loanCents: 21_000_00, annualRate: 0.09, termMonths: 60 };
const carPaymentCents = monthlyPaymentCents(carLoan);
const ownDebtsCents = 240_00;
const { common } = debtRatios.programs;
const roomBefore = roomWithin(common, sample.incomeCents, ownDebtsCents);
const roomAfter = roomWithin(common, sample.incomeCents, ownDebtsCents + carPaymentCents);

/** A car loan that a thief took, and what is left for a home while it is on the report. */
export const identityTheft = {
  income: wholeDollars(sample.incomeCents),
  ownDebts: wholeDollars(ownDebtsCents),
  carLoan: wholeDollars(carLoan.loanCents),
  carRate: percentSign(carLoan.annualRate),
  carMonths: `${carLoan.termMonths} months`,
  carPayment: exactDollars(carPaymentCents),
  debtsShare: percent(common.debtsShare),
  housingShare: percent(common.housingShare),
  roomBefore: wholeDollars(roomBefore.housingCents),
  roomAfter: wholeDollars(roomAfter.housingCents),
  roomLost: wholeDollars(roomBefore.housingCents - roomAfter.housingCents),
  bars: { before: roomBefore.housingCents / 100, after: roomAfter.housingCents / 100 },
} as const;

const card = { name: "Secured card", balanceCents: 180_00, limitCents: 300_00 };
const [thirty, ten] = utilization([card], [0.3, 0.1], card.balanceCents).steps;
const rentCents = 1_300_00;

/** A secured card with a small limit: what has to be paid before the statement comes. */
export const thinFile = {
  limit: wholeDollars(card.limitCents),
  balance: wholeDollars(card.balanceCents),
  use: percent(card.balanceCents / card.limitCents),
  payToThirty: wholeDollars(thirty?.payCents ?? 0),
  payToTen: wholeDollars((thirty?.payCents ?? 0) + (ten?.payCents ?? 0)),
  leftAtThirty: wholeDollars(card.balanceCents - (thirty?.payCents ?? 0)),
  leftAtTen: wholeDollars(card.balanceCents - (thirty?.payCents ?? 0) - (ten?.payCents ?? 0)),
  highestFees: wholeDollars(shareCents(card.limitCents, 0.25)),
  rent: wholeDollars(rentCents),
  yearOfRent: wholeDollars(rentCents * 12),
} as const;
