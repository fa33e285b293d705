import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { type ClosingTerms, cashToCloseCents, closingCosts, prepaidInterest } from "./closing-costs.ts";

const example: ClosingTerms = {
  items: closingAssumptions.items,
  closingDay: "2026-11-21",
  loanCents: 300_000_00,
  annualRate: 0.065,
  homeInsuranceCents: 125_00,
  homeInsuranceMonths: closingAssumptions.homeInsuranceMonths,
  propertyTaxCents: 275_00,
  escrowMonths: closingAssumptions.escrowMonths,
  lenderCreditCents: 500_00,
};

describe("prepaidInterest", () => {
  it("charges $534.25 for ten days of $300,000 at 6.5%", () => {
    // 300,000 × 0.065 / 365 × 10 = 534.2466
    expect(prepaidInterest(example)).toEqual({ days: 10, cents: 534_25, firstPaymentDay: "2027-01-01" });
  });

  it("charges one day for closing on the last day of a month, and the whole month on the first", () => {
    expect(prepaidInterest({ ...example, closingDay: "2026-11-30" }).days).toBe(1);
    expect(prepaidInterest({ ...example, closingDay: "2028-02-01" }).days).toBe(29);
  });
});

describe("closingCosts", () => {
  it("lists the costs the way a Loan Estimate does", () => {
    const costs = closingCosts(example);
    expect(costs.sections.map(({ section, totalCents }) => [section, totalCents])).toEqual([
      ["A", 1_500_00],
      ["B", 750_00],
      ["C", 1_700_00],
      ["E", 150_00],
      ["F", 534_25 + 1_500_00],
      ["G", 250_00 + 550_00],
      ["H", 700_00],
    ]);
    expect(costs).toMatchObject({
      loanCostsCents: 3_950_00,
      otherCostsCents: 3_684_25,
      totalCents: 7_134_25,
    });
  });

  it("leaves no item out and counts none twice", () => {
    const sections = fc.constantFrom("A", "B", "C", "E", "F", "G", "H");
    const items = fc.array(
      fc.record({ section: sections, label: fc.constant("fee"), cents: fc.integer({ min: 0, max: 1e6 }) }),
    );
    fc.assert(
      fc.property(items, (list) => {
        const { totalCents } = closingCosts({ ...example, items: list });
        const fees = list.reduce((sum, { cents }) => sum + cents, 0);
        expect(totalCents - closingCosts({ ...example, items: [] }).totalCents).toBe(fees);
      }),
    );
  });

  it.each([
    { lenderCreditCents: -1 },
    { closingDay: "2026-02-30" },
    { homeInsuranceMonths: 1.5 },
    { loanCents: Number.NaN },
    { items: [{ section: "A", label: "fee", cents: -1 }] as const },
  ])("refuses %o", (bad) => {
    expect(() => closingCosts({ ...example, ...bad })).toThrow(RangeError);
  });
});

describe("cashToCloseCents", () => {
  const terms = {
    closingCents: 7_134_25,
    closingFinancedCents: 0,
    downCents: 9_000_00,
    depositCents: 2_000_00,
    sellerCreditCents: 3_000_00,
    otherCreditCents: 0,
  };

  it("adds the down payment and subtracts the deposit and credits", () => {
    expect(cashToCloseCents(terms)).toBe(11_134_25);
  });

  it("can be negative, which means money back for the buyer", () => {
    expect(cashToCloseCents({ ...terms, closingCents: -500_00, downCents: 0 })).toBe(-5_500_00);
  });

  it.each([{ downCents: -1 }, { closingCents: Number.NaN }, { depositCents: 0.5 }])("refuses %o", (bad) => {
    expect(() => cashToCloseCents({ ...terms, ...bad })).toThrow(RangeError);
  });
});
