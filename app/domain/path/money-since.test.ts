import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { randomHousehold as household, now } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import type { ProgramAnswer } from "./answer.ts";
import type { Debt, Household } from "./household.ts";
import { moneyByMonth } from "./money-by-month.ts";
import { moneySince } from "./money-since.ts";
import { planDoors } from "./plan-path.ts";

const car: Debt = { kind: "car", balanceCents: 5_700_00, monthlyCents: 300_00, paymentsLeft: 19 };
const card: Debt = {
  kind: "card",
  balanceCents: 1_000_00,
  monthlyCents: 100_00,
  annualRate: 0.24,
  limitCents: 2_000_00,
};
const typed: Household = { savedCents: 12_000_00, monthlySavingCents: 500_00, debts: [car] };
const since = (asked: Household, months: number) => moneySince(asked, now, now + months);

describe("savings and debts typed in November 2026", () => {
  it("stay as they are in the same month, and when a clock was set back", () => {
    expect([since(typed, 0), since(typed, -3)]).toEqual([typed, typed]);
  });

  it("come to one more monthly saving and one payment less in the next month", () => {
    expect(since(typed, 1)).toEqual({
      savedCents: 12_500_00,
      monthlySavingCents: 500_00,
      debts: [{ ...car, balanceCents: 5_400_00, paymentsLeft: 18 }],
    });
  });

  it("go on across the end of the year, to twelve months later", () => {
    expect(since(typed, 2)).toMatchObject({ savedCents: 13_000_00, debts: [{ paymentsLeft: 17 }] });
    expect(since(typed, 12)).toMatchObject({
      savedCents: 18_000_00,
      debts: [{ paymentsLeft: 7, balanceCents: 2_100_00 }],
    });
  });

  it("save the payment of a debt once it has ended", () => {
    expect(since(typed, 21)).toEqual({
      savedCents: 12_000_00 + 21 * 500_00 + 2 * 300_00,
      monthlySavingCents: 800_00,
      debts: [],
    });
  });

  it("pay a card with its interest, and keep it for its limit once nothing is owed", () => {
    // 2% of $1,000 is added, and $100 is paid.
    expect(since({ debts: [card] }, 1)).toEqual({ debts: [{ ...card, balanceCents: 920_00 }] });
    expect(since({ monthlySavingCents: 0, debts: [card] }, 12)).toEqual({
      monthlySavingCents: 100_00,
      debts: [{ ...card, balanceCents: 0, monthlyCents: 0 }],
    });
  });

  it("keep a debt without an end, and a balance without a payment", () => {
    const debts: Debt[] = [
      { kind: "support", balanceCents: 0, monthlyCents: 250_00 },
      { kind: "student", balanceCents: 30_000_00, monthlyCents: 0 },
      { kind: "card", balanceCents: 9_000_00, monthlyCents: 50_00, annualRate: 0.2499 },
    ];
    expect(since({ debts }, 12)).toEqual({ debts });
  });

  it("free the payment of an ended debt where no monthly saving was told", () => {
    expect(since({ savedCents: 0, debts: [car] }, 20)).toEqual({
      savedCents: 300_00,
      debts: [{ ...car, balanceCents: 0, paymentsLeft: 0 }],
    });
  });

  it("bring a typed balance forward by its own rate beside the payments left", () => {
    const both = { ...car, balanceCents: 5_000_00, annualRate: 0.06 };
    expect(since({ debts: [both] }, 1).debts).toEqual([{ ...both, paymentsLeft: 18, balanceCents: 4_725_00 }]);
  });

  it("never fall below nothing, and stop after ten years", () => {
    expect(since({ savedCents: 400_00, monthlySavingCents: -300_00 }, 2).savedCents).toBe(0);
    expect(since(typed, 400)).toEqual(since(typed, 120));
  });
});

const later = fc.integer({ min: 1, max: 40 });

it("gives the savings that the plan gave for the same month, and the debts' payments", () => {
  fc.assert(
    fc.property(household, later, (asked, months) => {
      const [first, again] = [moneyByMonth(asked), moneyByMonth({ ...asked, ...since(asked, months) })];
      if (asked.savedCents !== undefined) {
        expect(again.savedCents.slice(0, 121 - months)).toEqual(first.savedCents.slice(months));
      }
      const paid = ({ debts }: typeof first, month: number) =>
        debts.reduce((sum, { paidCents }) => sum + (paidCents[month] ?? 0), 0);
      for (const month of [0, 1, 13]) expect(paid(again, month)).toBe(paid(first, months + month));
    }),
    { numRuns: rounds(300, 3_000) },
  );
});

it("is the same in one step or in two", () => {
  fc.assert(
    fc.property(household, later, later, (asked, one, two) => {
      const between = { ...asked, ...since(asked, one) };
      expect(moneySince(between, now + one, now + one + two)).toEqual(since(asked, one + two));
    }),
    { numRuns: rounds(300, 3_000) },
  );
});

/*
 * The months stay when nothing else moves. Nothing else moves when
 * - the door's month has not passed: it is in the new month or later;
 * - no line opens only behind the ten years that the first plan looked at;
 * - a monthly saving was told, or no savings: else freed payments answer a question that was open;
 * - no bankruptcy is open: its wait begins at a discharge that moves on with the calendar;
 * - each job has begun, and at most one income is on the loan: a new job changes who is asked about it;
 * - no more is put down than the least: what was saved since can be put down, too, so such a month may come sooner, never later.
 *   With it, the line by hand may open for the first time. A door's month is then that line's, and the month on a lender's word
 *   is the one that may not come later.
 */
it("gives each program the month that the plan gave before", () => {
  fc.assert(
    fc.property(household, later, (random, months) => {
      const { incomes = [], marks = [], ...rest } = random;
      const asked: Household = {
        ...rest,
        ...(random.incomes && { incomes: incomes.slice(0, 1).filter(({ since: began = 0 }) => began <= now) }),
        ...(random.marks && { marks: marks.map((mark) => ({ discharged: mark.month, ...mark })) }),
      };
      fc.pre(asked.savedCents === undefined || asked.monthlySavingCents !== undefined);
      const first = planDoors(asked, now, rules).programs;
      const again = planDoors({ ...asked, ...since(asked, months) }, now + months, rules).programs;
      for (const [index, door] of first.entries()) {
        const other = again[index] as ProgramAnswer;
        if (door.month === null || door.month < now + months || opensBehind(other)) continue;
        const opensByHandNow = door.lines.hand === null && other.lines.hand !== null;
        expect(opensByHandNow ? other.lines.lender : other.month, door.program).toBeLessThanOrEqual(door.month);
        if (other.cash.downCents === other.cash.leastDownCents) expect(other.month, door.program).toBe(door.month);
      }
    }),
    { numRuns: rounds(300, 5_000) },
  );
}, 240_000);

/** Whether one of its lines opens only behind the ten years that the first plan looked at. */
function opensBehind({ lines }: ProgramAnswer): boolean {
  return [lines.hand, lines.wider?.month, lines.automated, lines.lender].some((month) => (month ?? 0) > now + 120);
}
