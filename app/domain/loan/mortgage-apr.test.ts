import { describe, expect, it } from "vitest";
import { programOutlook } from "#app/domain/programs/program-outlook.ts";
import { fhaRules } from "#test/rules-of-2026.ts";
import { mortgageApr } from "./mortgage-apr.ts";
import { schedule } from "./schedule.ts";

const rows = schedule({ loanCents: 300_000_00, annualRate: 0.065, termMonths: 360 }).rows;
const plain = { noteCents: 300_000_00, byMonthCents: rows.map(({ paidCents }) => paidCents), financeChargesCents: 0 };
const percent = (rate: number) => Math.round(rate * 1e6) / 1e4;

describe("mortgageApr", () => {
  it("is the rate without charges, and 6.6953 % with $6,000 on $300,000 at 6.5 %", () => {
    expect(percent(mortgageApr(plain))).toBe(6.5);
    expect(percent(mortgageApr({ ...plain, financeChargesCents: 6_000_00 }))).toBe(6.6953);
  });

  it("counts FHA's premiums, upfront and each month", () => {
    const home = { priceCents: 300_000_00, downCents: 10_500_00, annualRate: 0.0645, termMonths: 360 };
    const terms = { ...home, propertyTaxRate: 0.011, homeInsuranceRate: 0.005, monthlyDuesCents: 0 };
    const { cost, byMonthCents } = programOutlook(terms, { kind: "fha", rules: fhaRules }, []);
    const { noteCents, upfrontCents: financeChargesCents } = cost;
    const upfrontOnly = mortgageApr({
      noteCents,
      financeChargesCents,
      byMonthCents: byMonthCents.map(() => cost.principalAndInterestCents),
    });
    const whole = mortgageApr({ noteCents, financeChargesCents, byMonthCents });
    expect(upfrontOnly).toBeGreaterThan(0.0645);
    // 0.55 % a year of the balance for the whole term comes on top of that, nearly as it stands.
    expect(whole - upfrontOnly).toBeGreaterThan(0.005);
    expect(whole - upfrontOnly).toBeLessThan(0.006);
  });

  it.each([{ financeChargesCents: 300_000_00 }, { noteCents: -1 }, { byMonthCents: [] }, { byMonthCents: [0.5] }])(
    "refuses %o",
    (bad) => {
      expect(() => mortgageApr({ ...plain, ...bad })).toThrow(RangeError);
    },
  );
});
