import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  balanceAfter,
  highestRateFirst,
  type OwedDebt,
  paymentsLeft,
  payOffAlone,
  payOffInOrder,
  smallestFirst,
  soonestWithin,
} from "./payoff.ts";

const store = { balanceCents: 1_100_00, monthlyCents: 35_00, annualRate: 0.299 };
const card = { balanceCents: 6_400_00, monthlyCents: 160_00, annualRate: 0.249 };
const car = { balanceCents: 5_200_00, monthlyCents: 390_00, annualRate: 0.065 };
const student = { balanceCents: 15_000_00, monthlyCents: 165_00, annualRate: 0.055 };
const debts = [store, card, car, student];
const goal = { extraCents: 200_00, limitCents: 480_00 };

const anyDebt = fc.record({
  balanceCents: fc.integer({ min: 0, max: 20_000_00 }),
  monthlyCents: fc.integer({ min: 0, max: 800_00 }),
  annualRate: fc.integer({ min: 0, max: 3600 }).map((parts) => parts / 10_000),
});
const household = fc.record({
  debts: fc.array(anyDebt, { minLength: 1, maxLength: 4 }),
  extraCents: fc.integer({ min: 0, max: 1_000_00 }),
  limitCents: fc.integer({ min: -100_00, max: 2_000_00 }),
});

describe("paying debts off", () => {
  it("orders debts by highest rate or smallest balance, and leaves out paid ones", () => {
    expect(highestRateFirst([...debts, { ...car, balanceCents: 0 }])).toEqual([0, 1, 2, 3]);
    expect(smallestFirst(debts)).toEqual([0, 2, 1, 3]);
  });

  it("owes what is left after the payments of so many months, and nothing once it is paid", () => {
    const debt = { balanceCents: 1_000_00, monthlyCents: 100_00, annualRate: 0.12 };
    // $1,000 earns $10 and gets $100: $910. $910 earns $9.10: $819.10.
    expect([0, 1, 2].map((months) => balanceAfter(debt, months))).toEqual([1_000_00, 910_00, 819_10]);
    const { months } = payOffAlone([debt], 0);
    expect(balanceAfter(debt, (months ?? 0) - 1)).toBeGreaterThan(0);
    expect(balanceAfter(debt, months ?? 0)).toBe(0);
  });

  it("pays off $1,000 without interest in ten payments of $100, and in five with $100 more", () => {
    const debt = { balanceCents: 1_000_00, monthlyCents: 100_00, annualRate: 0 };
    expect(payOffAlone([debt], 0)).toMatchObject({ months: 10, interestCents: 0, reachedAfter: 10 });
    expect(payOffInOrder([debt], [0], { extraCents: 100_00, limitCents: 0 })).toMatchObject({ months: 5 });
  });

  it("charges $1,000 at 18% with $100 a month the way a card's statement does", () => {
    // 1,000 × 1.5% is 15.00, 915 × 1.5% is 13.73, and so on; the 11th payment is the last, of 91.62.
    expect(payOffAlone([{ balanceCents: 1_000_00, monthlyCents: 100_00, annualRate: 0.18 }], 0)).toMatchObject({
      months: 11,
      interestCents: 91_62,
    });
  });

  it("passes what a paid-off debt no longer needs to the next one in the same month", () => {
    const two = [
      { balanceCents: 150_00, monthlyCents: 100_00, annualRate: 0 },
      { balanceCents: 350_00, monthlyCents: 100_00, annualRate: 0 },
    ];
    expect(payOffInOrder(two, [0, 1], { extraCents: 0, limitCents: 0 }).endsAfter).toEqual([2, 3]);
    expect(payOffAlone(two, 0).endsAfter).toEqual([2, 4]);
  });

  it("has no end when the payment is below the interest", () => {
    const deep = [{ balanceCents: 10_000_00, monthlyCents: 100_00, annualRate: 0.24 }];
    expect(payOffAlone(deep, 0)).toMatchObject({ endsAfter: [null], months: null, interestCents: null });
    expect(payOffAlone(deep, 100_00).reachedAfter).toBe(0);
  });

  it("agrees with a slow, plain reference", () => {
    fc.assert(
      fc.property(household, ({ debts: some, ...wanted }) => {
        const order = highestRateFirst(some);
        const found = payOffInOrder(some, order, wanted);
        expect(found).toMatchObject(plainly(some, order, wanted.extraCents));
      }),
      { numRuns: 300 },
    );
  });

  it("is within the limit from the month it names, and not the month before", () => {
    fc.assert(
      fc.property(household, ({ debts: some, ...wanted }) => {
        const { reachedAfter, endsAfter } = soonestWithin(some, wanted);
        if (reachedAfter === null) return;
        expect(paymentsLeft(some, endsAfter, reachedAfter)).toBeLessThanOrEqual(wanted.limitCents);
        if (reachedAfter > 0)
          expect(paymentsLeft(some, endsAfter, reachedAfter - 1)).toBeGreaterThan(wanted.limitCents);
      }),
      { numRuns: 200 },
    );
  });

  it("is never later than the two known orders, or later when more is paid each month", () => {
    const late = (months: number | null) => months ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(household, fc.integer({ min: 1, max: 500_00 }), ({ debts: some, ...wanted }, more) => {
        const best = late(soonestWithin(some, wanted).reachedAfter);
        for (const order of [highestRateFirst(some), smallestFirst(some)]) {
          expect(best).toBeLessThanOrEqual(late(payOffInOrder(some, order, wanted).reachedAfter));
        }
        const with_ = { ...wanted, extraCents: wanted.extraCents + more };
        expect(late(soonestWithin(some, with_).reachedAfter)).toBeLessThanOrEqual(best);
      }),
      { numRuns: 100 },
    );
  });

  it("pays off the car first when its payment is the one that has to go", () => {
    expect(soonestWithin(debts, goal).order[0]).toBe(2);
  });

  it("refuses an order with a debt that doesn't exist, and more than six debts", () => {
    expect(() => payOffInOrder(debts, [4], goal)).toThrow(RangeError);
    expect(() => soonestWithin(Array<OwedDebt>(7).fill(car), goal)).toThrow(RangeError);
  });
});

/** The slow way: one object per debt, BigInt only, the interest from the rate in ten-thousandths. */
function plainly(given: readonly OwedDebt[], order: readonly number[], extraCents: number) {
  const owed = given.map((debt) => ({
    cents: BigInt(debt.balanceCents),
    pays: BigInt(debt.monthlyCents),
    rate: BigInt(Math.round(debt.annualRate * 10_000)),
    end: debt.balanceCents === 0 ? 0 : null,
  })) as { cents: bigint; pays: bigint; rate: bigint; end: number | null }[];
  const total = () => owed.reduce((sum, { cents }) => sum + cents, 0n);
  const budget = owed.reduce((sum, { pays }) => sum + pays, BigInt(extraCents));
  const limit = total() * 10n;
  let interest = 0n;
  let month = 0;
  while (month < 600 && total() > 0n && total() <= limit) {
    month += 1;
    let left = budget;
    for (const debt of owed) {
      const earned = (2n * debt.cents * debt.rate + 120_000n) / 240_000n;
      interest += earned;
      const pays = debt.cents + earned < debt.pays ? debt.cents + earned : debt.pays;
      debt.cents += earned - pays;
      left -= pays;
    }
    for (const index of order) {
      const debt = owed[index];
      if (!debt) continue;
      let pays = left;
      if (debt.cents < left) pays = debt.cents;
      debt.cents -= pays;
      left -= pays;
    }
    for (const debt of owed) if (debt.cents === 0n && debt.end === null) debt.end = month;
  }
  const paid = owed.every(({ end }) => end !== null);
  return {
    endsAfter: owed.map(({ end }) => end),
    months: paid ? month : null,
    interestCents: paid ? Number(interest) : null,
  };
}
