/*
 * The design's made-up household, and plans for it, written by hand, for each state that the page has to show. The amounts
 * are consistent with each other; another test checks whether the engine finds them.
 */

import type { LimitKind, LimitState, PathAnswer, PathProgram, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";

/** A month of a year: `monthOf(2028, 12)`. */
function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1;
}

const now = monthOf(2026, 11);
const opens = monthOf(2028, 12);

export const designHousehold: Household = {
  place: {
    name: "Maricopa County",
    state: "AZ",
    fips: "04013",
    propertyTaxRate: 0.00476,
    homeInsuranceRate: 0.005,
    isAssumed: false,
    typicalPriceCents: 445_000_00,
    conformingCents: 832_750_00,
    fhaCents: 557_750_00,
    medianIncomeCents: 109_600_00,
    usdaIncomeCents: 119_850_00,
  },
  people: 3,
  incomes: [{ kind: "job", monthlyCents: 483_333, since: monthOf(2023, 3) }],
  rentCents: 1_450_00,
  leaseEnd: monthOf(2027, 7),
  noticeDays: 60,
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  debts: [
    { kind: "card", balanceCents: 2_800_00, monthlyCents: 100_00, annualRate: 0.2499, limitCents: 3_500_00 },
    { kind: "car", balanceCents: 5_600_00, monthlyCents: 310_00, paymentsLeft: 19 },
  ],
  score: { points: 612, from: "bank" },
  marks: [{ kind: "collection", month: monthOf(2022, 5) }],
  ownedLately: false,
  served: false,
  priceCents: 185_000_00,
};

const fhaRule = {
  id: "fha-premium",
  source: "HUD Mortgagee Letter 2023-05",
  effective: "2023-03-20",
  reviewBy: "2027-05-21",
};
const cash: ProgramAnswer["cash"] = {
  downCents: 6_475_00,
  leastDownCents: 6_475_00,
  closingCents: 4_100_00,
  prepaidCents: 1_778_00,
  reservesCents: 0,
  assistanceCents: 0,
  totalCents: 12_353_00,
};

const cashUntil = (month: Month): LimitState => ({
  kind: "cash",
  state: "until",
  month,
  isSupposed: false,
  has: 3_400_00,
  needs: 12_353_00,
});
const payment: LimitState = { kind: "payment-to-income", state: "held", has: 0.30828, needs: 0.31 };
const debts: LimitState = { kind: "debt-to-income", state: "held", has: 0.393, needs: 0.43 };
const scoreHeld: LimitState = { kind: "score", state: "held", has: 612, needs: 580 };
const scoreShut = (needs: number, has = 612): LimitState => ({
  kind: "score",
  state: "closed",
  change: "score",
  has,
  needs,
});
const scoreOpen: LimitState = {
  kind: "score",
  state: "unknown",
  ask: "yourself",
  skipped: "score",
  has: null,
  needs: 580,
};

/** The limits that bind a door in each of the 121 months. */
function held(kind: LimitKind | null, months: number): (LimitKind | null)[] {
  return Array.from({ length: 121 }, (_, index) => (index < months ? kind : null));
}

function linesOf(month: Month | null = null): ProgramAnswer["lines"] {
  return { hand: month, wider: null, automated: undefined, lender: month };
}

function door(program: PathProgram, change: Partial<ProgramAnswer>): ProgramAnswer {
  return {
    program,
    assistance: null,
    limits: [],
    month: null,
    lines: linesOf(change.month),
    linesAtMost: linesOf(change.month),
    handDownCents: 0,
    open: [],
    helpPaymentCents: 0,
    isSupposed: false,
    fewer: null,
    binding: held("score", 121),
    withSupposed: null,
    withoutWish: null,
    monthlyPaymentCents: 1_490_00,
    mostPaymentCents: 1_490_00,
    cash,
    rules: [fhaRule],
    ...change,
  };
}

const fha = door("fha", {
  limits: [cashUntil(opens), debts, payment, scoreHeld],
  month: opens,
  binding: held("cash", opens - now),
});
const shut = [
  door("homeready", { limits: [cashUntil(opens), scoreShut(620)] }),
  door("conventional-97", { limits: [cashUntil(opens), scoreShut(620)] }),
  door("fha", { assistance: "home-in-five", limits: [cashUntil(monthOf(2027, 11)), scoreShut(640)] }),
  door("va", { limits: [{ kind: "service", state: "closed", change: "service" }], binding: held("service", 121) }),
  door("usda", {
    limits: [
      { kind: "payment-to-income", state: "closed", change: "price", has: 0.3104, needs: 0.29 },
      { kind: "area", state: "closed", change: "place" },
    ],
    binding: held("payment-to-income", 121),
  }),
];

export const designAnswer: PathAnswer = {
  now,
  programs: [fha, ...shut],
  best: 0,
  withoutWish: null,
  skipped: [],
  savedByMonthCents: Array.from(
    { length: 121 },
    (_, month) => 3_400_00 + month * 300_00 + Math.max(0, month - 19) * 310_00,
  ),
  debtEnds: [monthOf(2030, 4), monthOf(2028, 6)],
  levers: [
    {
      kind: "assistance",
      cents: null,
      about: "home-in-five",
      month: monthOf(2027, 11),
      monthsGained: 13,
      asksMore: true,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
    {
      kind: "seller-pays",
      cents: 4_100_00,
      about: null,
      month: monthOf(2028, 4),
      monthsGained: 8,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
    {
      kind: "save-more",
      cents: 100_00,
      about: null,
      month: monthOf(2028, 8),
      monthsGained: 4,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
    {
      kind: "gift",
      cents: 2_000_00,
      about: null,
      month: monthOf(2028, 9),
      monthsGained: 3,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
    {
      kind: "cheaper",
      cents: 10_000_00,
      about: null,
      month: monthOf(2028, 11),
      monthsGained: 1,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
    {
      kind: "next-county",
      cents: null,
      about: "Pinal County",
      month: opens,
      monthsGained: 0,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: "cash",
    },
    {
      kind: "co-borrower",
      cents: 1_666_67,
      about: null,
      month: opens,
      monthsGained: 0,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: "cash",
    },
    {
      kind: "pay-debt-first",
      cents: null,
      about: "0",
      month: monthOf(2029, 1),
      monthsGained: -1,
      asksMore: false,
      open: [],
      helpPaymentCents: 0,
      otherLoan: null,
      heldBy: null,
    },
  ],
  lease: {
    state: "gap",
    leaseEnd: monthOf(2027, 7),
    noticeDay: "2027-06-01",
    firstPayment: monthOf(2027, 9),
    overlapMonths: 0,
    overlapCents: 0,
    perDiemCents: 36_83,
    askForMonths: 17,
  },
  marks: [{ index: 0, leaves: monthOf(2029, 11), clock: "first-late-payment", isOver: false }],
  steps: [
    { kind: "get-reports", day: "2026-11-30", cents: null, about: null },
    { kind: "call-agency", day: "2026-12-31", cents: null, about: "AZ" },
    { kind: "ask-lease", day: "2027-06-01", cents: null, about: "17" },
    { kind: "debt-ends", day: "2028-06-30", cents: 310_00, about: "1" },
    { kind: "ask-lenders", day: "2028-10-01", cents: null, about: null },
    { kind: "door-opens", day: "2028-12-01", cents: 12_760_00, about: "fha" },
  ],
  practice: { paymentCents: 1_490_00, upkeepCents: 154_00, rentCents: 1_450_00, setAsideCents: 194_00 },
};

export const designNames = { "home-in-five": "Home in Five" };

type State = { household: Household; answer: PathAnswer };

const state = (answer: Partial<PathAnswer>, household: Partial<Household> = {}): State => ({
  household: { ...designHousehold, ...household },
  answer: { ...designAnswer, ...answer },
});
const fhaIn = (months: number): ProgramAnswer => ({
  ...fha,
  month: now + months,
  limits: [
    months === 0 ? { kind: "cash", state: "held", has: 14_000_00, needs: 12_353_00 } : cashUntil(now + months),
    debts,
    payment,
    scoreHeld,
  ],
  binding: held("cash", months),
});
const noLevers = designAnswer.levers.map((lever) => ({ ...lever, month: null, monthsGained: 0 }));
const closedCash: LimitState = { kind: "cash", state: "closed", change: "saving", has: 3_400_00, needs: 12_353_00 };
const supposedMonth = monthOf(2027, 11);

/** Every state of the page, by the number that the design gives it. */
export const pathStates: Readonly<Record<string, State>> = {
  "0 the design": state({}),
  "1 today": state({ programs: [fhaIn(0), ...shut], levers: [], lease: { state: "none" } }),
  "1b in two months": state({ programs: [fhaIn(2), ...shut] }),
  "2 all skipped": {
    household: {},
    answer: {
      ...designAnswer,
      programs: [fha, ...shut].map(({ program, assistance }) =>
        door(program, {
          assistance,
          monthlyPaymentCents: 0,
          mostPaymentCents: 0,
          limits: [
            { kind: "cash", state: "unknown", ask: "yourself", skipped: "savedCents" },
            { kind: "score", state: "unknown", ask: "yourself", skipped: "score" },
          ],
          open: ["cash", "payment-to-income", "debt-to-income", "score"],
          binding: held(null, 121),
        }),
      ),
      best: null,
      skipped: ["place", "incomes", "savedCents", "debts", "score", "marks"],
      debtEnds: [],
      levers: [],
      lease: { state: "none" },
      marks: [],
      steps: designAnswer.steps.slice(0, 1),
      practice: null,
    },
  },
  "3 cannot tell the score": state(
    {
      programs: [{ ...fha, limits: [cashUntil(opens), debts, payment, scoreOpen], open: ["score"] }, ...shut.slice(3)],
      best: null,
      skipped: ["score"],
    },
    { score: "unknown" },
  ),
  "4 waiting time": state(
    {
      programs: [
        {
          ...fha,
          limits: [
            { kind: "cash", state: "held", has: 14_000_00, needs: 12_353_00 },
            debts,
            payment,
            scoreHeld,
            { kind: "waiting", state: "until", month: monthOf(2028, 3), isSupposed: false, has: 8, needs: 24 },
          ],
          month: monthOf(2028, 3),
          binding: held("waiting", 16),
        },
        door("va", {
          limits: [{ kind: "waiting", state: "until", month: monthOf(2028, 9), isSupposed: false, has: 2, needs: 24 }],
          month: monthOf(2028, 9),
          binding: held("waiting", 22),
        }),
        ...shut.slice(0, 2),
      ],
    },
    { marks: [{ kind: "bankruptcy-7", month: monthOf(2025, 11), discharged: monthOf(2026, 3) }] },
  ),
  "5 score below every line": state(
    {
      programs: [door("fha", { limits: [cashUntil(opens), debts, payment, scoreShut(580, 541)] }), ...shut],
      best: null,
      levers: noLevers,
    },
    { score: { points: 541, from: "bank" } },
  ),
  "6 lease is over": state({ lease: { state: "over", noticeDays: 30 } }, { leaseEnd: monthOf(2026, 3) }),
  "7 later than ten years": state(
    {
      programs: [
        { ...fha, month: null, limits: [closedCash, debts, payment, scoreHeld], binding: held("cash", 121) },
        ...shut,
      ],
      best: null,
      savedByMonthCents: Array.from({ length: 121 }, (_, month) => 3_400_00 + month * 20_00),
      levers: noLevers.map((lever, index) => (index < 3 ? { ...lever, month: opens + index * 9 } : lever)),
    },
    { monthlySavingCents: 20_00 },
  ),
  "7b in nine years": state({ programs: [fhaIn(110), ...shut] }),
  "8 savings shrink": state(
    {
      programs: [
        { ...fha, month: null, limits: [closedCash, debts, payment, scoreHeld], binding: held("cash", 121) },
        ...shut,
      ],
      best: null,
      savedByMonthCents: Array.from({ length: 121 }, (_, month) => Math.max(0, 3_400_00 - month * 100_00)),
    },
    { monthlySavingCents: -100_00 },
  ),
  "9 rule past its review": state({ programs: [{ ...fha, rules: [{ ...fhaRule, reviewBy: "2026-10-01" }] }, ...shut] }),
  "11 supposed": state(
    {
      programs: [
        { ...fha, limits: [cashUntil(opens), debts, payment, scoreShut(580, 560)], month: null },
        door("homeready", {
          limits: [
            cashUntil(supposedMonth),
            debts,
            { kind: "score", state: "until", month: monthOf(2027, 3), isSupposed: true, has: 560, needs: 620 },
          ],
          month: supposedMonth,
          isSupposed: true,
          binding: held("cash", 12),
        }),
        ...shut.slice(3),
      ],
      best: null,
    },
    { score: { points: 560, from: "bank", supposed: { points: 640, from: monthOf(2027, 3) } } },
  ),
  "13 debts too high": state({
    programs: [
      {
        ...fha,
        month: null,
        limits: [
          cashUntil(opens),
          { kind: "debt-to-income", state: "closed", change: "debts", has: 0.56, needs: 0.43 },
          payment,
          scoreHeld,
        ],
      },
      ...shut.slice(3),
    ],
    best: null,
  }),
};
