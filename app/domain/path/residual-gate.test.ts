import { expect, it } from "vitest";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { now } from "#test/random-household.ts";
import type { Debt, Household } from "./household.ts";
import { planPath } from "./plan-path.ts";

/** $36,000 a year in Texas, where VA's table asks for $1,119 a month of six people, and a home with a payment of about $1,020. */
const veteran: Household = {
  ...designHousehold,
  place: { ...designHousehold.place, state: "TX" } as NonNullable<Household["place"]>,
  incomes: [{ kind: "job", monthlyCents: 3_000_00, since: now - 60 }],
  savedCents: 6_200_00,
  debts: [],
  score: { points: 700, from: "lender" },
  served: true,
  priceCents: 130_000_00,
};

function residualOf(change: Partial<Household>) {
  const answer = planPath({ ...veteran, ...change }, now, pathRulesOf2026);
  const door = answer.programs.find(({ program }) => program === "va");
  return { answer, door, limit: door?.limits.find(({ kind }) => kind === "residual-income") };
}

const loan = (paymentsLeft: number): readonly Debt[] => [
  { kind: "personal", balanceCents: 0, monthlyCents: 150_00, paymentsLeft },
];

it("asks nothing more of a couple with enough left, whatever the taxes", () => {
  const { door, limit } = residualOf({ people: 2 });
  expect(limit).toMatchObject({ state: "held", needs: 738_00 });
  expect(door).toMatchObject({ month: now, open: [] });
});

it("is a question of a larger family, because taxes and upkeep decide", () => {
  const { door, limit } = residualOf({ people: 6 });
  expect(limit).toMatchObject({ state: "unknown", ask: "yourself", hangsOn: "taxes", needs: 1_119_00 });
  // 3,000 less 229.50 for Social Security and Medicare, 140 for upkeep and the payment.
  expect(limit?.has).toBe(3_000_00 - 229_50 - 140_00 - (door?.monthlyPaymentCents ?? 0));
  expect(door).toMatchObject({ month: now, open: ["residual-income"] });
});

it("waits for a debt’s end where too little is left, and is a lender’s to say before", () => {
  const month = now + 18;
  const more = { people: 6, incomes: [{ kind: "job", monthlyCents: 2_500_00, since: now - 60 }] } as const;
  const { door, limit } = residualOf({ ...more, debts: loan(18) });
  expect(limit).toMatchObject({ state: "unknown", hangsOn: "taxes", month });
  expect(door).toMatchObject({ month, lines: { hand: month, lender: now } });
  // It never ends: only a lender can say.
  const never = residualOf({ ...more, debts: loan(400) });
  expect(never.limit).toMatchObject({ state: "unknown", ask: "lender" });
  expect(never.door).toMatchObject({ month: now, lines: { hand: null, lender: now } });
});

it("is shut where nothing at all is left", () => {
  const support: Debt = { kind: "support", balanceCents: 0, monthlyCents: 1_700_00 };
  const { door, limit } = residualOf({ people: 1, debts: [support] });
  expect(limit?.state).toBe("closed");
  expect(door?.month).toBeNull();
});

it("asks for the family of those who served, and of nobody else", () => {
  const { people: _people, ...unasked } = veteran;
  const ask = (served: boolean | undefined) => {
    const { served: _served, ...household } = unasked;
    const answer = planPath(served === undefined ? household : { ...household, served }, now, pathRulesOf2026);
    return answer.skipped.includes("people");
  };
  expect([ask(true), ask(false), ask(undefined)]).toEqual([true, false, false]);
});
