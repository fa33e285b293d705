import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import { now, randomHousehold } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { isRatio, type ProgramAnswer } from "./answer.ts";
import type { Household } from "./household.ts";
import { isBeyondLines, leadOf, mayLead } from "./lead-door.ts";
import { planDoors, planPath } from "./plan-path.ts";

const household: Household = {
  place: {
    name: "Pima County",
    state: "AZ",
    fips: "04019",
    propertyTaxRate: 0.006,
    homeInsuranceRate: 0.005,
    isAssumed: false,
    typicalPriceCents: 330_000_00,
    conformingCents: 832_750_00,
    fhaCents: 541_287_00,
    medianIncomeCents: 90_000_00,
    usdaIncomeCents: 119_850_00,
  },
  people: 2,
  incomes: [{ kind: "job", monthlyCents: 6_000_00, since: now - 48 }],
  savedCents: 20_000_00,
  monthlySavingCents: 500_00,
  debts: [],
  marks: [],
  ownedLately: false,
  served: false,
  priceCents: 200_000_00,
};

function leadAt(points: number, change: Partial<Household> = {}, asked: Household = household): ProgramAnswer | null {
  return leadOf(planPath({ ...asked, ...change, score: { points, from: "lender" } }, now, pathRules).programs);
}

it("goes by FHA below what mortgage insurers take, with the down payment of the score", () => {
  for (const [points, share] of [
    [500, 0.1],
    [543, 0.1],
    [579, 0.1],
    [580, 0.035],
    [619, 0.035],
  ] as const) {
    const lead = leadAt(points);
    expect(lead?.program).toBe("fha");
    expect(lead?.cash.downCents).toBe(Math.round(200_000_00 * share));
    expect(lead?.open).toEqual(points < 580 ? ["score"] : []);
  }
});

it("goes by no loan but VA’s below FHA’s lowest score, for those who served", () => {
  expect(leadAt(499)).toBeNull();
  const { served: _served, ...unasked } = household;
  expect(leadAt(499, {}, unasked)).toBeNull();
  expect(leadAt(499, { served: true })).toMatchObject({ program: "va", month: now, open: ["score"] });
});

it("goes by no door that only an exception opens while another has a month within published lines", () => {
  // Half a percent of the student loan counts at FHA and VA, a whole one at Fannie Mae.
  const student = { kind: "student", balanceCents: 60_000_00, monthlyCents: 0 } as const;
  const served = { served: true, debts: [student], priceCents: 290_000_00 };
  expect(leadAt(640, { ...served, priceCents: 240_000_00 })?.program).toBe("va");
  const lead = leadAt(640, served);
  expect(lead).toMatchObject({ program: "va", month: now });
  expect(lead?.limits.some(isBeyondLines)).toBe(false);
  const within = (door: ProgramAnswer) => door.month !== null && mayLead(door) && !door.limits.some(isBeyondLines);
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      const plain = planDoors(asked, now, pathRules).programs.filter(({ assistance }) => assistance === null);
      const own = plain.filter(({ isSupposed }) => !isSupposed);
      const found = leadOf(plain);
      if (own.some(within)) expect(found && within(found)).toBe(true);
    }),
    { numRuns: rounds(300, 4_000) },
  );
});

it("goes by a line that takes reasons before one that no guide has", () => {
  const student = { kind: "student", balanceCents: 60_000_00, monthlyCents: 0 } as const;
  const lead = leadAt(640, { debts: [student], priceCents: 300_000_00 });
  expect(lead).toMatchObject({ program: "fha", month: now });
});

it("never goes by a conventional loan with a known score below 620, whatever else is known", () => {
  fc.assert(
    fc.property(randomHousehold, fc.integer({ min: 300, max: 619 }), (asked, points) => {
      const score = { points, from: "bank" } as const;
      const { programs, best } = planPath({ ...asked, score }, now, pathRules);
      const lead = best === null ? null : programs[best];
      expect(["fha", "va", "usda", undefined]).toContain(lead?.program);
      if (points < 500) expect(["va", undefined]).toContain(lead?.program);
    }),
    { numRuns: rounds(150, 2_000) },
  );
});

it("lets nobody decide by hand about a conventional loan below 660", () => {
  fc.assert(
    fc.property(randomHousehold, fc.integer({ min: 300, max: 659 }), (asked, points) => {
      const { programs } = planPath({ ...asked, score: { points, from: "bank" } }, now, pathRules);
      for (const { program, lines } of programs) {
        if (program === "conventional-97" || program === "homeready" || program === "home-possible")
          expect(lines).toMatchObject({ hand: null, wider: null });
      }
    }),
    { numRuns: rounds(60, 400) },
  );
});

it("compares the share of the month that is named where a lender decides about it", () => {
  const car = { kind: "car", balanceCents: 27_000_00, monthlyCents: 600_00, paymentsLeft: 60 } as const;
  const dear = { priceCents: 420_000_00, savedCents: 60_000_00, debts: [car] };
  const { programs } = planPath({ ...household, ...dear, score: { points: 640, from: "lender" } }, now, pathRules);
  const [fha] = programs;
  expect(fha?.month).toBe(now + 60);
  const limit = fha?.limits.find(({ kind }) => kind === "debt-to-income");
  expect(limit).toMatchObject({ state: "unknown", ask: "lender" });
  expect(limit?.has).toBeCloseTo((fha?.monthlyPaymentCents ?? 0) / 6_000_00, 6);
});

/** Debts that every program counts as they are paid, to the last of a known number of payments. */
const counted = fc.record({
  kind: fc.constantFrom("card" as const, "support" as const, "other" as const),
  balanceCents: fc.constant(0),
  monthlyCents: fc.integer({ min: 1_00, max: 900_00 }),
  paymentsLeft: fc.integer({ min: 1, max: 110 }),
});

it("gives the house and the debts of the named month to every lender’s question, for households of all kinds", () => {
  fc.assert(
    fc.property(randomHousehold, fc.array(counted, { maxLength: 3 }), (given, debts) => {
      const asked = { ...given, debts };
      for (const { limits, month, monthlyPaymentCents, mostPaymentCents, fewer } of planPath(asked, now, pathRules)
        .programs) {
        if (month === null) continue;
        const then = paidIn(asked, month);
        const incomes = (asked.incomes ?? []).slice(0, fewer?.incomes);
        const income = incomes.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
        for (const limit of limits) {
          if (!isRatio(limit.kind) || limit.state !== "unknown" || limit.has == null || income === 0) continue;
          const debts = limit.kind === "debt-to-income" ? then : 0;
          expect(limit.has * income).toBeCloseTo(monthlyPaymentCents + debts, 0);
          expect((limit.most ?? 0) * income).toBeCloseTo(mostPaymentCents + debts, 0);
        }
      }
    }),
    { numRuns: rounds(150, 2_000) },
  );
});

/** What is still paid to debts in a month. */
function paidIn({ debts = [] }: Household, month: number): number {
  return debts.reduce(
    (sum, { monthlyCents, paymentsLeft = 0 }) => sum + (month - now < paymentsLeft ? monthlyCents : 0),
    0,
  );
}
