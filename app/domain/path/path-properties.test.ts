import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { debt, dollars, randomHousehold as household, income, nearby, now } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { maricopa } from "#test/sample-place.ts";
import { slowPath } from "#test/slow-path.ts";
import { type PathAnswer, type ProgramAnswer, pathPrograms } from "./answer.ts";
import type { Debt, DebtKind, Household } from "./household.ts";
import { leadOf } from "./lead-door.ts";
import { moneyByMonth } from "./money-by-month.ts";
import { planDoors, planPath } from "./plan-path.ts";
import { programMonths } from "./program-months.ts";

/**
 * The months by each line: the plan's own goes from one line to the next. A wider line is told only where it opens sooner. Who
 * is on the loan decides about the lines, and the sooner possible month about who is: where that changes, it alone is compared.
 */
const noneLater = (asked: Household, better: Household) => {
  const [before, after] = [plan(asked).programs, plan(better).programs];
  for (const [index, one] of after.entries()) {
    const other = before[index] as ProgramAnswer;
    const isAlike = one.fewer?.incomes === other.fewer?.incomes;
    const [months, others] = [one, other].map(isAlike ? lineMonths : possibleMonth) as [number[], number[]];
    for (const [line, month] of months.entries()) expect(month).toBeLessThanOrEqual(others[line] as number);
  }
};
const plan = (asked: Household) => planPath(asked, now, rules);
const monthsOf = ({ programs }: PathAnswer) => programs.flatMap(lineMonths);
const possibleMonth = (answer: ProgramAnswer) => lineMonths(answer).slice(-1);
/** A month of today's score, or one of a supposed score that is said beside it: the sooner one. */
function lineMonths({ lines: { hand, wider, automated, lender }, withSupposed }: ProgramAnswer): number[] {
  const months = [hand, wider?.month ?? hand, automated, lender].map((month) => month ?? Number.POSITIVE_INFINITY);
  const supposed = withSupposed ? lineMonths(withSupposed) : months;
  return months.map((month, index) => Math.min(month, supposed[index] as number));
}

it("answers households of every kind the same as the slow way, month by month", () => {
  const property = fc.property(household, (asked) => {
    const money = moneyByMonth(asked);
    const answers = pathPrograms.map((program) => programMonths(program, { household: asked, now, rules, money }));
    const found = answers.map(({ program, month, open, isSupposed, binding, lines, linesAtMost }) =>
      told(
        program,
        month,
        open,
        isSupposed,
        binding.map((kind) => kind === null),
        lineText(lines),
        lineText(linesAtMost),
      ),
    );
    const slow = pathPrograms.map((program) => {
      const { month, open, isSupposed, doors, lines, linesAtMost } = slowPath(program, asked, now);
      return told(program, month, open, isSupposed, doors, lines, linesAtMost);
    });
    if (found.join() !== slow.join()) expect(found).toEqual(slow);
  });
  fc.assert(property, { numRuns: rounds(300, 10_000) });
}, 240_000);

function lineText({ hand, wider, automated, lender }: ProgramAnswer["lines"]): string {
  return [hand, wider && `${wider.month} ${wider.opens}`, automated, lender].join();
}

/** An answer in one line: the program, its month, the open limits, and each month as an open or a closed door. */
function told(
  program: string,
  month: number | null,
  open: readonly string[],
  isSupposed: boolean,
  doors: readonly boolean[],
  ...lines: readonly string[]
): string {
  return `${program} ${month} ${lines.join("; ")} ${isSupposed ? "supposed " : ""}[${open.toSorted()}] ${doors.map((isOpen) => (isOpen ? "O" : ".")).join("")}`;
}

it("opens no door before its month: the month before breaks a limit, and the answer names it", () => {
  fc.assert(
    fc.property(household, (asked) => {
      for (const { month, binding, limits } of plan(asked).programs) {
        if (month === null || month === now) continue;
        const kind = binding[month - now - 1];
        const limit = limits.find((each) => each.kind === kind);
        expect(limit).toMatchObject({ state: expect.stringMatching(/until|unknown/), month });
        expect(limits.some(({ state }) => state === "closed")).toBe(false);
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

const marksOf = ({ marks = [] }: Household) => marks;
const openCase = fc.record({
  kind: fc.constantFrom("bankruptcy-7" as const, "bankruptcy-13" as const),
  month: fc.integer({ min: now - 60, max: now }),
});

it("is never sure of a door while a bankruptcy is open, and a discharge that comes today makes none later", () => {
  fc.assert(
    fc.property(household, openCase, (asked, mark) => {
      const still = { ...asked, marks: [...marksOf(asked), mark] };
      for (const { program, month, open } of plan(still).programs) {
        expect(open).toContain("waiting");
        const byPayments = mark.kind === "bankruptcy-13" && (program === "fha" || program === "va");
        if (month !== null && !byPayments) expect(month).toBeGreaterThanOrEqual(now + 12);
      }
      noneLater(still, { ...asked, marks: [...marksOf(asked), { ...mark, discharged: now }] });
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("shuts a door for a score only below FHA’s 500, and asks a lender below what lenders add", () => {
  fc.assert(
    fc.property(household, fc.integer({ min: 300, max: 850 }), (asked, points) => {
      for (const { program, limits } of plan({ ...asked, score: { points, from: "bank" } }).programs) {
        const state = limits.find(({ kind }) => kind === "score")?.state;
        const added = program === "fha" ? 580 : program === "usda" ? 640 : 620;
        const isShut = program === "fha" && points < 500;
        expect(state).toBe(isShut ? "closed" : points < added ? "unknown" : "held");
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("calls no limit on a payment held where the high end of an assumed tax and insurance breaks it", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { incomes = [], comfortCents = Number.POSITIVE_INFINITY } = asked;
      for (const { limits, month, mostPaymentCents, fewer } of plan({ ...asked, debts: [] }).programs) {
        const counted = fewer ? incomes.slice(0, fewer.incomes) : incomes;
        const yearly = counted.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0) * 12;
        for (const limit of limits) {
          if (month === null || (limit.state !== "held" && limit.state !== "until")) continue;
          if (limit.kind === "own-payment") expect(mostPaymentCents).toBeLessThanOrEqual(comfortCents);
          if (limit.kind === "debt-to-income")
            expect((mostPaymentCents * 12) / yearly).toBeLessThanOrEqual((limit.needs ?? 0) + 1e-9);
        }
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("shuts no door for an income up to a tenth over the program’s own limit", () => {
  fc.assert(
    fc.property(household, fc.integer({ min: 1, max: 99 }), (asked, thousandths) => {
      fc.pre(asked.place !== undefined);
      const place = { ...asked.place, medianIncomeCents: 100_000_00, usdaIncomeCents: 80_000_00 } as NonNullable<
        Household["place"]
      >;
      const monthlyCents = Math.floor((80_000_00 * (1000 + thousandths)) / 12_000);
      const answer = plan({ ...asked, place, incomes: [{ kind: "benefits", monthlyCents }] });
      for (const { limits } of answer.programs) {
        const limit = limits.find(({ kind }) => kind === "income-limit");
        if (limit) expect(limit).toMatchObject({ state: "unknown", hangsOn: "over-limit" });
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("counts no pay before an offer may stand for it, and is sure of none before it begins", () => {
  fc.assert(
    fc.property(household, fc.integer({ min: 1, max: 60 }), fc.boolean(), (asked, ahead, workedBefore) => {
      const incomes = [{ kind: "job", monthlyCents: 6_000_00, since: now + ahead, workedBefore } as const];
      for (const { month, open } of plan({ ...asked, incomes }).programs) {
        if (month === null) continue;
        expect(month).toBeGreaterThanOrEqual(now + ahead - 3);
        if (month < now + ahead) expect(open).toContain("work-history");
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("opens no door later with more savings, a larger gift, or more saved each month", () => {
  const more = dollars(5_000);
  fc.assert(
    fc.property(household, more, (asked, cents) => {
      fc.pre(asked.savedCents !== undefined && asked.monthlySavingCents !== undefined);
      noneLater(asked, { ...asked, savedCents: (asked.savedCents ?? 0) + cents });
      noneLater(asked, { ...asked, giftCents: (asked.giftCents ?? 0) + cents });
      noneLater(asked, { ...asked, monthlySavingCents: (asked.monthlySavingCents ?? 0) + cents });
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("opens no door sooner with a larger debt, or with another one that is paid from the savings", () => {
  fc.assert(
    fc.property(household, dollars(5_000), debt, (asked, cents, another) => {
      const { debts = [], monthlySavingCents = 0 } = asked;
      fc.pre(asked.debts !== undefined && asked.monthlySavingCents !== undefined);
      for (const [index, each] of debts.entries()) {
        // Without a balance it has no end yet: any balance is an end.
        if (isOpen(each)) continue;
        const larger = debts.with(index, {
          ...each,
          balanceCents: each.balanceCents + cents,
          ...(each.paymentsLeft === undefined ? {} : { paymentsLeft: each.paymentsLeft + 3 }),
        });
        noneLater({ ...asked, debts: larger }, asked);
      }
      const left = monthlySavingCents - another.monthlyCents;
      noneLater({ ...asked, debts: [...debts, another], monthlySavingCents: left }, asked);
    }),
    { numRuns: rounds(60, 400) },
  );
});

/** A payment whose end nobody told. */
function isOpen({ balanceCents, monthlyCents, paymentsLeft }: Debt): boolean {
  return monthlyCents > 0 && balanceCents === 0 && paymentsLeft === undefined;
}

const kinds = fc.constantFrom<DebtKind>("card", "car", "student", "personal", "support", "other");

it("opens no door sooner with another debt that has no end, or no payment, while as much is saved", () => {
  fc.assert(
    fc.property(household, kinds, dollars(500), fc.boolean(), (asked, kind, cents, isPaid) => {
      fc.pre(asked.debts !== undefined);
      const [monthlyCents, balanceCents] = isPaid ? [cents, 0] : [0, cents * 20];
      noneLater({ ...asked, debts: [...(asked.debts ?? []), { kind, monthlyCents, balanceCents }] }, asked);
    }),
    { numRuns: rounds(100, 1_000) },
  );
});

it("opens no door later once the end of a debt is told", () => {
  const left = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(household, kinds, dollars(900), left, (asked, kind, cents, paymentsLeft) => {
      // VA and USDA look at what is owed of a student loan: to tell it may count more.
      fc.pre(asked.debts !== undefined && kind !== "student");
      const another = { kind, monthlyCents: cents + 1_00, balanceCents: 0 };
      const told = [{ paymentsLeft }, { balanceCents: paymentsLeft * another.monthlyCents + 1 }];
      for (const end of told) {
        const debts = (more: object) => ({ ...asked, debts: [...(asked.debts ?? []), { ...another, ...more }] });
        noneLater(debts({}), debts(end));
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("counts a share of what is owed where no payment is known, the same as that payment typed without an end", () => {
  fc.assert(
    fc.property(household, kinds, dollars(30_000), (asked, kind, balanceCents) => {
      fc.pre(kind !== "student" && balanceCents > 0);
      const owed = plan({ ...asked, debts: [{ kind, balanceCents, monthlyCents: 0 }] });
      const paid = plan({ ...asked, debts: [{ kind, balanceCents: 0, monthlyCents: balanceCents / 20 }] });
      expect(monthsOf(owed)).toEqual(monthsOf(paid));
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("opens no door later with another income, whatever limit that one meets or however new it is", () => {
  fc.assert(
    fc.property(household, income, fc.boolean(), (asked, another, isWhole) => {
      fc.pre(asked.incomes !== undefined && asked.incomes.length > 0);
      const since = isWhole ? { since: now - 60 } : {};
      const before = plan(asked);
      const after = plan({ ...asked, incomes: [...(asked.incomes ?? []), { ...another, ...since }] });
      for (const [index, { program, limits }] of after.programs.entries()) {
        // USDA's limit counts everyone who lives there, on the loan or not.
        const isOver = limits.some(({ kind, state }) => kind === "income-limit" && state === "closed");
        if (program === "usda" && isOver) continue;
        const then = lineMonths(before.programs[index] as ProgramAnswer);
        for (const [line, month] of lineMonths(after.programs[index] as ProgramAnswer).entries()) {
          expect(month).toBeLessThanOrEqual(then[line] as number);
        }
      }
    }),
    { numRuns: rounds(150, 2_000) },
  );
});

/** Nobody asked about debts, and only a lender could say yes to the house alone. */
const skippedDebts: Household = {
  incomes: [{ kind: "job", monthlyCents: 1_159_00 }],
  savedCents: 0,
  monthlySavingCents: 10_00,
  giftCents: 2_126_00,
  sellerPaysCents: 2_227_00,
  place: {
    name: "Somewhere County",
    state: "AZ",
    fips: null,
    propertyTaxRate: 0.003,
    homeInsuranceRate: 0.005,
    isAssumed: false,
    typicalPriceCents: 158_138_00,
    conformingCents: null,
    fhaCents: null,
    medianIncomeCents: null,
    usdaIncomeCents: null,
  },
};

const car: Debt = { kind: "car", balanceCents: 9_000_00, monthlyCents: 300_00, paymentsLeft: 30 };
/** Nobody asked about service yet, so only VA's door stands open, and it is not theirs. */
const tooDear: Household = {
  place: { ...maricopa, conformingCents: 832_750_00, fhaCents: 557_750_00 },
  incomes: [{ kind: "job", monthlyCents: 5_083_33, since: now - 60 }],
  savedCents: 60_000_00,
  monthlySavingCents: 400_00,
  debts: [],
  score: { points: 700, from: "lender" },
  marks: [],
  ownedLately: false,
  priceCents: 445_000_00,
};

/** Within USDA's income limit, and over it with one more income: no other loan opens with this cash. */
const nearUsdaLimit: Household = {
  place: { ...maricopa, propertyTaxRate: 0.003, isAssumed: false, fhaCents: 541_287_00, usdaIncomeCents: 119_850_00 },
  incomes: [
    { kind: "job", monthlyCents: 4_755_00 },
    { kind: "job", monthlyCents: 4_565_00 },
  ],
  savedCents: 588_00,
  giftCents: 1_477_00,
  priceCents: 40_000_00,
  sellerPaysCents: 2_400_00,
};

it("says that a co-borrower makes the month sooner, or does nothing", () => {
  fc.assert(
    fc.property(household, (asked) => {
      for (const { kind, monthsGained } of plan(asked).levers) {
        if (kind === "co-borrower") expect(monthsGained).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: rounds(150, 2_000), examples: [[skippedDebts], [nearUsdaLimit]] },
  );
});

it("gives no month when the savings or the price are skipped, or when everything is", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { savedCents: _saved, ...unsaved } = asked;
      expect(plan(unsaved).best).toBeNull();
      const { priceCents: _price, place: _place, ...homeless } = asked;
      expect(plan(homeless).programs.every(({ month }) => month === null)).toBe(true);
    }),
    { numRuns: rounds(60, 400) },
  );
  expect(plan({}).programs.every(({ month }) => month === null)).toBe(true);
});

it("ranks its levers by the months they gain, and each gives its month", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const answer = plan(asked);
      const gains = answer.levers.map(({ monthsGained }) => monthsGained);
      expect(gains).toEqual(gains.toSorted((one, other) => other - one));
      const before = leadOf(answer.programs)?.month ?? now + 121;
      for (const { month, monthsGained } of answer.levers) expect(before - monthsGained).toBe(month ?? now + 121);
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("promises no more by a step than the plan says once the step is taken", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { programs, levers } = plan(asked);
      const before = leadOf(programs);
      for (const { kind, cents, month, asksMore } of levers) {
        if (before || kind !== "save-more" || cents === null) continue;
        const more = { ...asked, monthlySavingCents: (asked.monthlySavingCents ?? 0) + cents };
        const after = plan(more).programs;
        const lead = leadOf(after);
        expect(month).toBe(lead?.month ?? null);
        expect(asksMore).toBe(lead !== null && (lead.open.length > 0 || lead.isSupposed));
      }
    }),
    { numRuns: rounds(100, 1_000), examples: [[tooDear], [{ ...tooDear, debts: [car] }]] },
  );
});

it("has its lease, its steps and its practice of the door that it is about, and each lever names another loan", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { programs, levers, lease, steps, practice } = plan(asked);
      const lead = leadOf(programs);
      expect(steps.find(({ kind }) => kind === "door-opens")?.about).toBe(lead?.program);
      if (lead === null) expect([practice, lease.state === "gap"]).toEqual([null, false]);
      if (lease.state === "gap") expect(lease.leaseEnd + (lease.askForMonths ?? 0)).toBe(lead?.month);
      for (const { month, otherLoan } of levers) {
        expect(otherLoan).not.toBe(lead?.program);
        if (lead === null) expect(otherLoan === null).toBe(month === null);
        if (asked.served === undefined) expect(otherLoan).not.toBe("va");
      }
    }),
    { numRuns: rounds(100, 1_000), examples: [[tooDear]] },
  );
});

it("names no step that works for a home that takes far more than the income, whoever may have served", () => {
  for (const asked of [tooDear, { ...tooDear, debts: [car], priceCents: 500_000_00 }]) {
    const { best, levers } = plan(asked);
    expect(best).toBeNull();
    const inReach = levers.filter(({ kind }) => kind !== "co-borrower");
    expect(inReach.map(({ month }) => month)).toEqual(inReach.map(() => null));
  }
});

it("finds the same doors on a key press as in the full answer", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { debtEnds, levers, lease, marks, steps, practice, ...whole } = planPath(asked, now, rules, nearby);
      const doors = planDoors(asked, now, rules, nearby);
      expect(doors).toEqual({ ...whole, programs: whole.programs.slice(0, doors.programs.length) });
      expect(doors.programs.length).toBeGreaterThanOrEqual(pathPrograms.length);
    }),
    { numRuns: rounds(60, 400) },
  );
});
