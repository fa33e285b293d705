/*
 * My path written a second time: slow, plain, and directly from the rules (named next to the figures), without a line of
 * app/domain/. It answers one question: in which months all known limits are met, and which limits are unknown.
 */

import type { PathProgram } from "#app/domain/path/answer.ts";
import type { Debt, Household, Month } from "#app/domain/path/household.ts";

export type SlowAnswer = {
  open: string[];
  doors: boolean[];
  month: Month | null;
  isSupposed: boolean;
  /** The month by hand, by hand with reasons, by automated approval, and as far as lenders approve. */
  lines: string;
  /** The same where assumed taxes and insurance turn out half as much again. */
  linesAtMost: string;
};

type Line = "hand" | "published" | "lender" | { front: number | null; back: number };

type Program = PathProgram;
type Look = Omit<SlowAnswer, "lines" | "linesAtMost"> & {
  /** What is put down in a month beyond the smallest down payment. */
  extraIn: (month: number) => number;
};

/** A fraction of whole numbers in whole cents, with an exact half rounded away from zero. */
const cents = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));
/** A share in ten-billionths. */
const parts = (share: number) => BigInt(Math.round(share * 1e10));
const shareOf = (amount: number, share: number) => cents(BigInt(amount) * parts(share), 10n ** 10n);
const twelfthOf = (amount: number, share: number) => cents(BigInt(amount) * parts(share), 12n * 10n ** 10n);
const within = (yearly: number, share: number) => Number((BigInt(yearly) * parts(share)) / (12n * 10n ** 10n));

/**
 * A year's interest in tenths of a percent, for 360 months: the average in Freddie Mac's survey of October 8, 2026, and what
 * `path-rules-of-2026.ts` plans with for the others.
 */
const rateTenths = { conventional: 74, fha: 74, va: 68, usda: 67 } as const;
type Kind = keyof typeof rateTenths;

const known = new Map<string, number>();

/** i = 0.074 / 12 = 74 / 12,000. */
function levelPayment(loan: number, kind: Kind): number {
  const name = `${kind} ${loan}`;
  const payment = known.get(name) ?? slowPayment(BigInt(loan), BigInt(rateTenths[kind]));
  known.set(name, payment);
  return payment;
}

function slowPayment(loan: bigint, tenths: bigint): number {
  const growth = (12_000n + tenths) ** 360n;
  return cents(loan * tenths * growth, 12_000n * (growth - 12_000n ** 360n));
}

/** HUD's and USDA's bills: the mean of the first year's balances, times the rate, less the upfront part, by the month. */
function yearlyPremium(note: number, kind: Kind, rate: number, upfront: number): number {
  const payment = levelPayment(note, kind);
  let [balance, sum] = [note, 0];
  for (let month = 0; month < 12; month += 1) {
    sum += balance;
    balance = Math.max(0, balance + twelfthOf(balance, rateTenths[kind] / 1_000) - payment);
  }
  const year = cents(BigInt(sum) * parts(rate), 12n * 10n ** 10n);
  const ofBase = cents(BigInt(year) * 10n ** 10n, 10n ** 10n + parts(upfront));
  return cents(BigInt(ofBase), 12n);
}

const isConventional = (program: Program) => ["conventional-97", "homeready", "home-possible"].includes(program);

/**
 * HUD Handbook 4000.1: 3.5% from 580, 10% below. Fannie Mae, Freddie Mac: 3%, or 5% above the baseline. VA, USDA: none. By hand Fannie
 * Mae takes 95% of the price at most, Freddie Mac's Home Possible 97%, and neither a loan above the baseline.
 */
function downPayment(program: Program, price: number, score: number | null, byHand: boolean): number {
  if (program === "va" || program === "usda") return 0;
  if (program === "fha") return shareOf(price, score !== null && score < 580 ? 0.1 : 0.035);
  if (byHand) return Math.max(shareOf(price, program === "home-possible" ? 0.03 : 0.05), price - 832_750_00);
  const least = Math.max(shareOf(price, 0.03), price - 832_750_00);
  return Math.min(least, shareOf(price, 0.05));
}

/** Conventional insurance: the site's illustration by score. */
function insuranceRate(score: number): number {
  const steps = [760, 740, 720, 700, 680, 660, 640, 300];
  const rates = [0.0041, 0.0059, 0.0073, 0.0087, 0.0108, 0.0142, 0.015, 0.0161];
  return rates[steps.findIndex((from) => score >= from)] as number;
}

type Home = { loan: number; note: number; payment: number; most: number; cash: number };

/** `extra`: put down beyond the smallest down payment. What closing takes stays as it is with the smallest. */
function home(program: Program, household: Household, score: number | null, extra = 0, byHand = false): Home | null {
  const price = household.priceCents ?? household.place?.typicalPriceCents;
  if (price == null) return null;
  const least = extra > 0 ? home(program, household, score, 0, byHand) : null;
  const down = downPayment(program, price, score, byHand) + extra;
  const loan = price - down;
  const kind = isConventional(program) ? "conventional" : (program as Kind);
  let [note, insurance] = [loan, 0];
  // Lenders cut the share of the price off after two places: 80.00% has no insurance.
  const isInsured = Math.floor((loan * 10_000) / price) > 8_000;
  if (isConventional(program) && isInsured) insurance = twelfthOf(loan, insuranceRate(Math.max(score ?? 0, 620)));
  // 38 U.S.C. 3729, first use: less from 5% down, and from 10%.
  const vaFee = down * 10 >= price ? 0.0125 : down * 20 >= price ? 0.015 : 0.0215;
  if (program === "va") note = loan + shareOf(loan, vaFee);
  if (program === "usda") {
    note = cents(BigInt(loan) * 100n, 99n);
    insurance = yearlyPremium(note, "usda", 0.0035, 0);
  }
  if (program === "fha") {
    note = loan + shareOf(loan, 0.0175);
    const isLarge = loan > 726_200_00;
    const standard = loan * 100 > price * 95 ? 0.0055 : 0.005;
    insurance = yearlyPremium(note, "fha", isLarge ? standard + 0.002 : standard, 0.0175);
  }
  const tax = twelfthOf(price, household.place?.propertyTaxRate ?? 0.011);
  const cover = twelfthOf(price, household.place?.homeInsuranceRate ?? 0.005);
  const fees = 1_500_00 + 650_00 + 80_00 + 20_00 + 900_00 + 800_00 + 150_00;
  const ahead = 14 * cover + 2 * tax + cents(BigInt(note) * BigInt(rateTenths[kind]) * 15n, 1_000n * 365n);
  const payment = levelPayment(note, kind) + tax + cover + insurance;
  return {
    loan,
    note,
    payment,
    most: payment + ((household.place?.isAssumed ?? true) ? shareOf(tax + cover, 0.5) : 0),
    cash: least
      ? least.cash + extra
      : down + fees + ahead - sellerPays(program, price, fees, ahead, household.sellerPaysCents ?? 0),
  };
}

/** HUD 4000.1 and USDA: 6% of the price. Fannie Mae B3-4.1-02: 3% at these down payments. VA: the fees, and 4% of other things. */
function sellerPays(program: Program, price: number, fees: number, ahead: number, offered: number): number {
  if (program === "va") return Math.min(offered, fees + Math.min(ahead, shareOf(price, 0.04)));
  return Math.min(offered, fees + ahead, shareOf(price, isConventional(program) ? 0.03 : 0.06));
}

/** Fannie Mae B3-6-02: 36% by hand, 50% by machine. Freddie Mac 5401.2: 36% by hand. HUD 4000.1: 31/43. VA: 41%. USDA: 29/41. */
function ratiosOf(program: Program, line: Line): { front: number | null; back: number } {
  if (typeof line === "object") return line;
  if (program === "fha") return { front: 0.31, back: 0.43 };
  if (program === "va") return { front: null, back: 0.41 };
  if (program === "usda") return { front: 0.29, back: 0.41 };
  if (program === "home-possible") return { front: null, back: 0.36 };
  return { front: null, back: line === "hand" ? 0.36 : 0.5 };
}

/**
 * What reasons open by hand. HUD 4000.1, II.A.5.d: 37/47 with one, 40/40 without debts, 40/50 with two, from 580. Fannie Mae
 * B3-6-02 and Freddie Mac 5401.2: 45%. USDA HB-1-3555: 32/44 from 680. VA: none.
 */
function reasonsOf(
  program: Program,
  { debts, score }: Household,
  supposes: boolean,
): { name: string; front: number | null; back: number }[] {
  const points = bestScore(score, supposes);
  if (program === "fha" && points >= 580) {
    return [
      { name: "one-reason", front: 0.37, back: 0.47 },
      ...(debts !== undefined && debts.length === 0 ? [{ name: "no-debts", front: 0.4, back: 0.4 }] : []),
      { name: "two-reasons", front: 0.4, back: 0.5 },
    ];
  }
  if (program === "usda" && points >= 680) return [{ name: "waiver", front: 0.32, back: 0.44 }];
  if (!takesByHand(program, points)) return [];
  if (program === "home-possible") return [{ name: "in-writing", front: null, back: 0.45 }];
  return isConventional(program) && points >= 700 ? [{ name: "score-or-savings", front: null, back: 0.45 }] : [];
}

/** Fannie Mae's Eligibility Matrix and Freddie Mac's guide: nobody decides by hand below 660 with so little down. */
function takesByHand(program: Program, points: number): boolean {
  return !isConventional(program) || points >= 660;
}

/** An unknown score is taken for the best. */
function bestScore(score: Household["score"], supposes: boolean): number {
  const own = typeof score === "object" ? score : undefined;
  return Math.max(own?.points ?? 850, supposes ? (own?.supposed?.points ?? 0) : 0);
}

/**
 * The share above which at most 1% of the approved loans lie. At VA more lie above all that is published: then all of it. A
 * HomeReady loan is Fannie Mae's alone, and 50% is its end; the other loan with 3% down is Freddie Mac's, too.
 */
function mostOf(program: Program): number {
  if (program === "va") return 1;
  if (program === "homeready") return 0.5;
  return program === "usda" ? 0.45 : 0.6;
}

type Owed = { left: number; balance: number };

/** Each debt at the start of each month: the payments left, including this month's, and the balance. */
function owedByMonth(debt: Debt): Owed[] {
  const byCount = debt.paymentsLeft !== undefined && debt.monthlyCents > 0;
  if (byCount) {
    const count = debt.paymentsLeft ?? 0;
    return Array.from({ length: 122 }, (_, month) => ({
      left: Math.max(0, count - month),
      balance: Math.max(0, count - month) * debt.monthlyCents,
    }));
  }
  const balances = [debt.balanceCents];
  for (let month = 0; month < 600 && debt.kind !== "support"; month += 1) {
    const balance = balances[month] as number;
    balances.push(Math.max(0, balance + twelfthOf(balance, debt.annualRate ?? 0) - debt.monthlyCents));
  }
  // Nobody said when it ends: support, and a payment without what is owed.
  const goesOn = debt.kind === "support" || (debt.monthlyCents > 0 && debt.balanceCents === 0);
  const ends = goesOn ? -1 : balances.indexOf(0);
  return Array.from({ length: 122 }, (_, month) =>
    ends === -1
      ? { left: Number.POSITIVE_INFINITY, balance: debt.balanceCents }
      : { left: Math.max(0, ends - month), balance: balances[month] as number },
  );
}

function at(owed: readonly Owed[][], index: number, month: number): Owed {
  const found = owed[index]?.[month];
  if (!found) throw new Error("Each debt has a row for each month");
  return found;
}

/** Savings at the start of each month: the money put aside, and payments freed up by debts that are paid off. */
function savings(household: Household, owed: readonly Owed[][]): number[] {
  const debts = household.debts ?? [];
  const saved = [household.savedCents ?? 0];
  for (let month = 0; month < 120; month += 1) {
    let now = (saved[month] as number) + (household.monthlySavingCents ?? 0);
    debts.forEach((debt, index) => {
      const { left, balance } = at(owed, index, month);
      const due =
        debt.paymentsLeft !== undefined && debt.monthlyCents > 0
          ? balance
          : balance + twelfthOf(balance, debt.annualRate ?? 0);
      if (left === 0) now += debt.monthlyCents;
      else if (left === 1) now += debt.monthlyCents - Math.min(debt.monthlyCents, due);
    });
    saved.push(Math.max(0, now));
  }
  return saved;
}

/** HUD ML 2021-13; Fannie Mae B3-6-05; Freddie Mac 5401.2; VA Pamphlet 26-7; USDA HB-1-3555. */
function studentPayment(program: Program, { monthlyCents: paid, planZero }: Debt, balance: number): number {
  if (program === "va") return Math.max(paid, shareOf(balance, 0.05 / 12));
  if (program === "usda") return Math.max(paid, shareOf(balance, 0.005));
  if (paid > 0) return paid;
  const isFannieMae = program === "conventional-97" || program === "homeready";
  if (isFannieMae && planZero) return 0;
  return shareOf(balance, isFannieMae ? 0.01 : 0.005);
}

function debtsIn(
  program: Program,
  month: number,
  household: Household,
  owed: readonly Owed[][],
  yearly: number,
): number {
  const running = (household.debts ?? []).flatMap((debt, index) => {
    const { left, balance } = at(owed, index, month);
    if (left === 0) return [];
    // HUD 4000.1, II.A.4.b.iv and Fannie Mae B3-6-05: 5% of the balance where no payment is shown.
    const paid = debt.monthlyCents > 0 ? debt.monthlyCents : shareOf(balance, 0.05);
    const counts = debt.kind === "student" ? studentPayment(program, debt, balance) : paid;
    return [{ counts, left, isLoan: debt.kind === "car" || debt.kind === "student" || debt.kind === "personal" }];
  });
  const loans = running.filter(({ isLoan }) => isLoan).reduce((sum, { counts }) => sum + counts, 0);
  const forgives = program !== "va" && loans <= within(yearly, 0.05);
  return running
    .filter(({ isLoan, left }) => !(forgives && isLoan && left <= 10))
    .reduce((sum, { counts }) => sum + counts, 0);
}

/** Years since the discharge (or the event), and months of a chapter 13. */
const waits: Record<"fha" | "va" | "usda" | "conventional", { seven: number; lost: number; short: number }> = {
  fha: { seven: 2, lost: 3, short: 3 },
  va: { seven: 2, lost: 2, short: 2 },
  usda: { seven: 3, lost: 3, short: 3 },
  conventional: { seven: 4, lost: 7, short: 4 },
};

/** A discharge that has not come comes this month at best; a court has to agree while a chapter 13 runs. */
function waitsUntil(program: Program, household: Household, now: Month): { until: Month; isSure: boolean } {
  const times = waits[isConventional(program) ? "conventional" : (program as "fha" | "va" | "usda")];
  let last = 0;
  let isSure = true;
  for (const { kind, month, discharged } of household.marks ?? []) {
    if (kind === "foreclosure") last = Math.max(last, month + 12 * times.lost);
    if (kind === "short-sale") last = Math.max(last, month + 12 * times.short);
    if (kind.startsWith("bankruptcy") && discharged === undefined) isSure = false;
    if (kind === "bankruptcy-13" && (program === "fha" || program === "va")) last = Math.max(last, month + 12);
    else if (kind === "bankruptcy-7" || kind === "bankruptcy-13") {
      const wait = kind === "bankruptcy-7" ? 12 * times.seven : program === "usda" ? 12 : 24;
      last = Math.max(last, (discharged ?? now) + wait);
    }
  }
  return { until: last, isSure };
}

/** HUD Handbook 4000.1: 500. No one else's guide has a least score. */
function floorOf(program: Program): number {
  return program === "fha" ? 500 : 0;
}

/** What lenders usually ask for: 580 at FHA, 640 at USDA, 620 elsewhere. */
function lendersScore(program: Program): number {
  if (program === "fha") return 580;
  return program === "usda" ? 640 : 620;
}

/** By people, up to five, then $75 or $80 for each of two more: VA's tables for loans below $80,000 and from there on. */
const leftSmall = { AZ: [425, 713, 859, 967, 1_004], TX: [382, 641, 772, 868, 902] };
const leftLarge = { AZ: [491, 823, 990, 1_117, 1_158], TX: [441, 738, 889, 1_003, 1_039] };

/** The plan's own figures: 7.65% of pay from work and 1,000 square feet, or 25% of all but benefits and 2,000, at 14 cents. */
function leftToLiveOn(
  { incomes = [], people = 1, place }: Household,
  found: Home | null,
  owes: number,
  isLeast: boolean,
) {
  const all = incomes.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  const taxed = incomes
    .filter(({ kind }) => kind !== "benefits" && (kind !== "other" || !isLeast))
    .reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  const house = (isLeast ? found?.payment : found?.most) ?? 0;
  const left = all - shareOf(taxed, isLeast ? 0.0765 : 0.25) - house - owes - (isLeast ? 140_00 : 280_00);
  const isSmall = (found?.note ?? 0) < 80_000_00;
  const row = (isSmall ? leftSmall : leftLarge)[place?.state as "AZ" | "TX"];
  const further = Math.max(0, Math.min(people, 7) - 5) * (isSmall ? 75_00 : 80_00);
  const table = (row[Math.min(people, 5) - 1] as number) * 100 + further;
  // Above 41% of the income, a fifth more.
  const isAbove = BigInt(house + owes) * 100n > BigInt(all) * 41n;
  return { left, spare: left - (isAbove ? table + shareOf(table, 0.2) : table) };
}

type Books = { owed: Owed[][]; saved: number[]; counted: Map<Program, number[]> };
const books = new WeakMap<Household, Books>();

/** Debts and savings by month, which no program and no line changes. */
function booksOf(household: Household): Books {
  const kept = books.get(household);
  if (kept) return kept;
  const owed = (household.debts ?? []).map(owedByMonth);
  const found = { owed, saved: savings(household, owed), counted: new Map() };
  books.set(household, found);
  return found;
}

/** The debts that a program counts in each month, whatever the line. */
function owedBy(program: Program, household: Household, yearly: number): number[] {
  const { owed, counted } = booksOf(household);
  const found =
    counted.get(program) ?? Array.from({ length: 121 }, (_, month) => debtsIn(program, month, household, owed, yearly));
  counted.set(program, found);
  return found;
}

/** One program, with the visitor's real score or a supposed one, by one line. */
function look(
  program: Program,
  household: Household,
  now: Month,
  supposes: boolean,
  line: Line,
  all: Household,
  more: number | "savings" = 0,
  atMost = false,
): Look {
  const score = typeof household.score === "object" ? household.score : null;
  const pointsIn = (month: number) => {
    const later = supposes ? score?.supposed : undefined;
    return later && score && now + month >= later.from ? Math.max(later.points, score.points) : (score?.points ?? null);
  };
  const floor = floorOf(program);
  const { saved } = booksOf(household);
  const gift = household.giftCents ?? 0;
  const counts = (month: number, extra: number) => {
    const points = pointsIn(month);
    const byHand = line === "hand" || typeof line === "object";
    return home(program, household, points === null ? null : Math.max(points, floor), extra, byHand);
  };
  /** Put down beyond the smallest: what is there today beside the cash that this takes, as far as it stays there. */
  const leasts = new Map([0, 120].map((month) => [pointsIn(month), counts(month, 0)]));
  const leftIn = (month: number) => {
    const least = leasts.get(pointsIn(month));
    if (household.savedCents === undefined || !least) return 0;
    return Math.max(0, Math.min((saved[month] as number) + gift - least.cash, least.loan - 100));
  };
  const left: number[] = [];
  for (let month = 0; more === "savings" && month <= 120; month += 1)
    left.push(Math.min(leftIn(month), left.at(-1) ?? leftIn(month)));
  const extraIn = (month: number) => (more === "savings" ? (left[month] as number) : more);
  const isSame = !supposes && left.at(-1) === left[0];
  const homes = Array.from({ length: isSame ? 1 : 121 }, (_, month) => {
    const found = counts(month, extraIn(month));
    return found && atMost ? { ...found, payment: found.most } : found;
  });
  const homeIn = (month: number) => homes[month] ?? homes[0] ?? null;
  const here = homeIn(0);
  const { incomes, debts, place, marks } = household;
  const yearly = yearlyOf(household);
  const open: string[] = [];
  /** Known, but someone has to be asked in the months in which it is not sure. */
  const unsure: { kind: string; sure: (month: number) => boolean; may: (month: number) => boolean }[] = [];
  const rules: ((month: number) => boolean)[] = [];

  // Cash.
  const isShort = household.monthlySavingCents === undefined && (saved[0] as number) + gift < (here?.cash ?? 0);
  if (here === null || household.savedCents === undefined || isShort) open.push("cash");
  else rules.push((month) => (saved[month] as number) + gift >= (homeIn(month)?.cash ?? 0));

  // The payment that feels right to the visitor.
  const { comfortCents } = household;
  if (comfortCents !== undefined) {
    if (here === null) open.push("own-payment");
    else {
      const sure = (month: number) => (homeIn(month)?.most ?? 0) <= comfortCents;
      const may = (month: number) => (homeIn(month)?.payment ?? 0) <= comfortCents;
      unsure.push({ kind: "own-payment", sure, may });
      rules.push(may);
    }
  }

  // The house payment: 31% at FHA, 29% at USDA, none elsewhere.
  const { front, back } = ratiosOf(program, line);
  if (front !== null) {
    if (here === null || yearly === null) open.push("payment-to-income");
    else {
      const room = within(yearly, front);
      const sure = (month: number) => (homeIn(month)?.most ?? 0) <= room;
      const most = line === "lender" && yearly !== 0 ? Number.POSITIVE_INFINITY : room;
      const may = (month: number) => (homeIn(month)?.payment ?? 0) <= most;
      unsure.push({ kind: "payment-to-income", sure, may });
      rules.push(may);
    }
  }

  // House and debts.
  if (here === null || yearly === null) open.push("debt-to-income");
  else {
    const room = within(yearly, line === "lender" ? mostOf(program) : back);
    if (debts === undefined && homes.some((each) => each && each.payment <= room)) {
      const may = (month: number) => (homeIn(month)?.payment ?? 0) <= room;
      unsure.push({ kind: "debt-to-income", sure: () => false, may });
      rules.push(may);
    } else {
      const owed = owedBy(program, household, yearly);
      const owes = (month: number) => owed[month] as number;
      const surely = within(yearly, back);
      const may = (month: number) => (homeIn(month)?.payment ?? 0) + owes(month) <= room;
      const sure = (month: number) => (homeIn(month)?.most ?? 0) + owes(month) <= surely;
      unsure.push({ kind: "debt-to-income", sure, may });
      rules.push(may);
    }
  }

  // VA Pamphlet 26-7, chapter 4: what is left to live on.
  if (program === "va" && household.served !== false && (household.served || household.people !== undefined)) {
    const isAsked = here === null || yearly === null || !debts || !place || household.people === undefined;
    if (isAsked || place.state === "GU") open.push("residual-income");
    else {
      const owed = owedBy(program, household, yearly);
      const left = (month: number, isLeast: boolean) =>
        leftToLiveOn(household, homeIn(month), owed[month] as number, isLeast);
      const sure = (month: number) => left(month, false).spare >= 0;
      const may = (month: number) => (line === "lender" ? left(month, true).left > 0 : left(month, true).spare >= 0);
      unsure.push({ kind: "residual-income", sure, may });
      rules.push(may);
    }
  }

  // Score, waits, work.
  if (score === null) open.push("score");
  else {
    const sure = (month: number) => (pointsIn(month) ?? 0) >= lendersScore(program);
    const may = supposes ? sure : (month: number) => (pointsIn(month) ?? 0) >= floor;
    unsure.push({ kind: "score", sure, may });
    rules.push(may);
  }
  if (marks === undefined) open.push("waiting");
  else {
    const { until, isSure } = waitsUntil(program, household, now);
    const may = (month: number) => now + month >= until;
    unsure.push({ kind: "waiting", sure: () => isSure, may });
    rules.push(may);
  }
  // Pay counts once it begins; Fannie Mae and Freddie Mac take an offer 90 days before, the others 60.
  const begins = Math.max(0, ...(incomes ?? []).map(({ since = 0 }) => since));
  const offered = begins > now ? begins - (isConventional(program) ? 3 : 2) : 0;
  rules.push((month) => now + month >= offered);
  const isPaid = (month: number) => begins <= now || now + month >= begins;
  const works = incomes?.filter(({ kind }) => kind === "job" || kind === "self-employed");
  if (!works || works.some(({ since }) => since === undefined)) {
    // The month of the door decides nothing here: someone has to be asked in any case.
    open.push("work-history");
  } else {
    const isLong = (month: number, since = 0) => now + month - since >= 24;
    // An own business has a full year behind it in any case.
    const isYear = (month: number, since = 0) => now + month - since >= 12;
    const sure = (month: number) =>
      isPaid(month) &&
      works.every(({ kind, since, workedBefore }) => (workedBefore && kind === "job") || isLong(month, since));
    const may = (month: number) =>
      works.every(
        ({ kind, since, workedBefore }) =>
          isLong(month, since) || (workedBefore !== false && (kind === "job" || isYear(month, since))),
      );
    unsure.push({ kind: "work-history", sure, may });
    rules.push(may);
  }

  // Who may use the program, and how much it lends.
  if (program === "conventional-97") {
    if (household.ownedLately === undefined) open.push("first-time");
    else rules.push(() => household.ownedLately === false);
  }
  if (program === "homeready" || program === "home-possible" || program === "usda") {
    const median = place?.medianIncomeCents;
    const most = program === "usda" ? place?.usdaIncomeCents : median == null ? null : shareOf(median, 0.8);
    // USDA counts everyone in the home, Fannie Mae and Freddie Mac who signs.
    const limited = program === "usda" ? yearlyOf(all) : yearly;
    if (limited === null || most == null) open.push("income-limit");
    else {
      // Up to a tenth over it, an exception is worth asking about.
      const nearly = most + shareOf(most, 0.1);
      const may = () => limited <= nearly;
      unsure.push({ kind: "income-limit", sure: () => limited <= most, may });
      rules.push(may);
    }
  }
  if (program !== "va" && program !== "usda") {
    const lowest = program === "fha" ? 541_287_00 : 832_750_00;
    const county =
      program === "fha" ? place?.fhaCents : program === "conventional-97" ? lowest : place?.conformingCents;
    if (here === null) open.push("loan-limit");
    else if (county == null) {
      unsure.push({ kind: "loan-limit", sure: (month) => (homeIn(month)?.loan ?? 0) <= lowest, may: () => true });
    } else rules.push((month) => (homeIn(month)?.loan ?? 0) <= (county ?? lowest));
  }
  if (program === "va") {
    if (household.served === undefined) open.push("service");
    else rules.push(() => household.served === true);
  }
  if (program === "usda") open.push("area");

  const doors = Array.from({ length: 121 }, (_, month) => !open.includes("cash") && rules.every((rule) => rule(month)));
  const first = doors.indexOf(true);
  const last = first === -1 ? 120 : first;
  for (const { kind, sure, may } of unsure) if (may(last) && !sure(last)) open.push(kind);
  return { open, doors, month: first === -1 ? null : now + first, isSupposed: supposes && first !== -1, extraIn };
}

/** With everyone on the loan, or with fewer of them, the first of the list, where a lender may say yes sooner that way. */
export function slowPath(program: Program, household: Household, now: Month): SlowAnswer {
  const { incomes = [] } = household;
  const signing = [household, ...incomes.slice(1).map((_, left) => without(household, left + 1))];
  const [first, ...others] = signing.map((signs) => withScores(program, signs, now, household)) as [SlowAnswer];
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

function isBetter(one: SlowAnswer, best: SlowAnswer): boolean {
  if (one.isSupposed !== best.isSupposed && one.month !== null && best.month !== null) return best.isSupposed;
  if (lenderMonth(one) !== lenderMonth(best)) return lenderMonth(one) < lenderMonth(best);
  return best.open.includes("income-limit") && !one.open.includes("income-limit");
}

function without(household: Household, last: number): Household {
  return { ...household, incomes: (household.incomes ?? []).slice(0, -last) };
}

function lenderMonth({ lines }: Pick<SlowAnswer, "lines">): number {
  return Number(lines.split(",").at(-1) || Number.POSITIVE_INFINITY);
}

function yearlyOf({ incomes }: Household): number | null {
  return incomes ? incomes.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0) * 12 : null;
}

/**
 * The answer for today's score where it gives a month that the plan may go by; else for the supposed score, if today's is below
 * what lenders ask for and the supposed one leads to a month.
 */
function withScores(program: Program, household: Household, now: Month, all: Household): SlowAnswer {
  const plain = lookBeyond(program, household, now, false, all);
  const { score } = household;
  if (typeof score !== "object" || !score.supposed || score.points >= lendersScore(program)) return plain;
  // Mortgage insurers begin at 620; below FHA's 500 we send nobody to USDA.
  const leads = isConventional(program) ? 620 : program === "usda" ? 500 : 0;
  if (plain.month !== null && score.points >= leads) return plain;
  const supposed = lookBeyond(program, household, now, true, all);
  return supposed.month === null ? plain : supposed;
}

/** By the published line; where that gives no month, by what lenders approve. */
function lookBeyond(program: Program, household: Household, now: Month, supposes: boolean, all: Household): SlowAnswer {
  const lookAt = (line: Line, more: number | "savings", atMost = false) =>
    look(program, household, now, supposes, line, all, more, atMost);
  const everyLine = (atMost: boolean) => {
    const whole = (line: Line) => lookAt(line, "savings", atMost);
    const at = (line: Line) => whole(line).month;
    const mayOpen = whole("lender").doors;
    // By hand a conventional loan takes more down, and opens in no month in which its door is shut for everyone.
    const byHandAt = (line: Line) => {
      const first = whole(line).doors.findIndex((isOpen, month) => isOpen && mayOpen[month]);
      return first === -1 ? null : now + first;
    };
    const reasons = reasonsOf(program, household, supposes).map((line) => ({ name: line.name, month: byHandAt(line) }));
    const [first] = reasons.filter(({ month }) => month !== null).toSorted((a, b) => Number(a.month) - Number(b.month));
    const automated = program === "conventional-97" || program === "homeready" ? at("published") : undefined;
    const byHand = takesByHand(program, bestScore(household.score, supposes)) ? byHandAt("hand") : null;
    return [byHand, first && `${first.month} ${first.name}`, automated, at("lender")].join();
  };
  const line = lookAt("published", "savings").month === null ? "lender" : "published";
  return { ...leastDown(line, lookAt, now), lines: everyLine(false), linesAtMost: everyLine(true) };
}

/** With as little put down as gives the month of today's savings, and leaves no more open than all of them would then. */
function leastDown(line: Line, lookAt: (line: Line, more: number | "savings") => Look, now: Month): Look {
  const soonest = lookAt(line, "savings");
  if (soonest.month === null) return soonest;
  const { month } = soonest;
  const most = soonest.extraIn(month - now);
  const all = lookAt(line, most);
  const isEnough = (one: Look) => one.month === month && one.open.length <= all.open.length;
  // A lender who is asked about a ratio is asked with all of it put down.
  if (line === "lender") return all;
  const least = lookAt(line, 0);
  if (isEnough(least)) return least;
  let [short, enough] = [0, Math.ceil(most / 100)];
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (isEnough(lookAt(line, middle * 100))) enough = middle;
    else short = middle;
  }
  return lookAt(line, Math.min(enough * 100, most));
}
