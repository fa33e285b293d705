import { describe, expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { type PathProgram, pathPrograms } from "./answer.ts";
import type { Debt } from "./household.ts";
import { debtEnds, moneyByMonth } from "./money-by-month.ts";
import { countedDebts } from "./money-limits.ts";

const now = 24_322;
const card: Debt = { kind: "card", balanceCents: 1_000_00, monthlyCents: 400_00, annualRate: 0.24 };
const saving = (debts: Debt[], debtFirst?: number) =>
  moneyByMonth({ savedCents: 0, monthlySavingCents: 100_00, debts }, debtFirst);

describe("money by month", () => {
  it("pays off a card with interest, and saves what the last payment leaves over", () => {
    const { savedCents, debts } = saving([card]);
    // 1,000.00 + 20.00 − 400 = 620.00; + 12.40 − 400 = 232.40; + 4.65 = 237.05, the last payment.
    expect(debts[0]).toEqual({
      balancesCents: [1_000_00, 620_00, 232_40],
      paidCents: [400_00, 400_00, 237_05],
      payments: 3,
    });
    expect(savedCents.slice(0, 5)).toEqual([0, 100_00, 200_00, 300_00 + 162_95, 300_00 + 162_95 + 500_00]);
    expect(debtEnds(debts, now)).toEqual([now + 2]);
  });

  it("puts savings into the debt that goes first until it is paid off", () => {
    const { savedCents, debts } = saving([card], 0);
    // 1,020.00 − 500 = 520.00; + 10.40 − 500 = 30.40; + 0.61 = 31.01.
    expect(debts[0]?.paidCents).toEqual([500_00, 500_00, 31_01]);
    expect(savedCents.slice(0, 4)).toEqual([0, 0, 0, 468_99]);
  });

  it("never ends support, or a debt whose payment covers no more than its interest", () => {
    const support: Debt = { kind: "support", balanceCents: 0, monthlyCents: 200_00 };
    const { debts } = saving([{ ...card, monthlyCents: 20_00 }, support, { ...support, paymentsLeft: 2 }]);
    expect(debtEnds(debts, now)).toEqual([null, null, now + 1]);
  });

  it("goes on with a payment whose end nobody told, and saves none of it", () => {
    for (const kind of ["card", "car", "student", "personal", "other"] as const) {
      const { savedCents, debts } = saving([{ kind, balanceCents: 0, monthlyCents: 1_800_00 }]);
      expect(debtEnds(debts, now)).toEqual([null]);
      expect(savedCents[120]).toBe(120 * 100_00);
    }
  });

  it("lets savings shrink to 0 and no further, and rise again when a debt ends", () => {
    const car: Debt = { kind: "car", balanceCents: 0, monthlyCents: 300_00, paymentsLeft: 3 };
    const { savedCents } = moneyByMonth({ savedCents: 150_00, monthlySavingCents: -100_00, debts: [car] });
    expect(savedCents.slice(0, 6)).toEqual([150_00, 50_00, 0, 0, 200_00, 400_00]);
  });
});

describe("the monthly amount that a debt counts for", () => {
  const counted = (program: PathProgram, debts: Debt[], annualCents = 60_000_00) =>
    countedDebts(debts, saving(debts).debts, rules.programs[program], annualCents).slice(0, 3);
  const student: Debt = { kind: "student", balanceCents: 30_000_00, monthlyCents: 0 };

  it("is a share of a student loan that requires no payment, by program", () => {
    // HUD ML 2021-13: half a percent of $30,000; Fannie Mae 1%; VA a twelfth of 5%.
    expect(counted("fha", [student])[0]).toBe(150_00);
    expect(counted("conventional-97", [student])[0]).toBe(300_00);
    expect(counted("home-possible", [student])[0]).toBe(150_00);
    expect(counted("va", [student])[0]).toBe(125_00);
    expect(counted("usda", [{ ...student, monthlyCents: 90_00 }])[0]).toBe(150_00);
    expect(counted("fha", [{ ...student, monthlyCents: 90_00 }])[0]).toBe(90_00);
  });

  it("is a share of what is owed where there is no payment, until that is paid", () => {
    // HUD 4000.1 and Fannie Mae B3-6-05: 5% of $8,000.
    const unpaid: Debt = { kind: "card", balanceCents: 8_000_00, monthlyCents: 0 };
    for (const program of pathPrograms) expect(counted(program, [unpaid])).toEqual([400_00, 400_00, 400_00]);
    // $100 of savings a month go into it first.
    const { debts } = saving([unpaid], 0);
    const first = countedDebts([unpaid], debts, rules.programs.fha, 60_000_00);
    expect([first[0], first[1], first[79], first[80]]).toEqual([400_00, 395_00, 5_00, 0]);
  });

  it("is 0 with ten payments left, as long as installments stay within 5% of the income", () => {
    const car: Debt = { kind: "car", balanceCents: 0, monthlyCents: 250_00, paymentsLeft: 11 };
    expect(counted("fha", [car])).toEqual([250_00, 0, 0]);
    expect(counted("va", [car])).toEqual([250_00, 250_00, 250_00]);
    expect(counted("fha", [{ ...car, monthlyCents: 250_01 }])).toEqual([250_01, 250_01, 250_01]);
    expect(counted("fha", [car, { ...car, paymentsLeft: 30 }])).toEqual([500_00, 500_00, 500_00]);
    expect(counted("fha", [{ ...car, kind: "card" }])).toEqual([250_00, 250_00, 250_00]);
  });
});
