import { describe, expect, it } from "vitest";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { quickAffordability, quickPayment, steppedRate } from "./tools.tsx";

describe("the two tools on the resource page", () => {
  it("ask what the page says they ask", () => {
    const labels = [quickAffordability.rules, quickPayment.rules].map((rules) =>
      Object.values(rules).map(({ label }) => label),
    );
    expect(labels).toEqual([
      ["Annual Income", "Monthly Debts", "Down Payment"],
      ["Home Price", "Down Payment", "Interest Rate %"],
    ]);
  });

  // 265,000 less 13,250 is 251,750. At 6.85% over 360 months, the payment is 1,649.62 (by exact fractions).
  it("calculate a payment to the cent", () => {
    const { answer } = quickPayment.check({ price: "265,000", down: "5%", rate: "6.85" });
    expect(answer?.cost.principalAndInterestCents).toBe(1_649_62);
    const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
    const beside =
      265_000_00 * (exampleMortgage.propertyTaxRate + homeInsuranceRate) + 251_750_00 * mortgageInsuranceRate;
    expect(Math.abs((answer?.cost.monthlyCents ?? 0) - 1_649_62 - beside / 12)).toBeLessThan(2);
  });

  it("name the limit that binds", () => {
    const { answer } = quickAffordability.check({ income: "72k", debts: "1200", cash: "$60,000" });
    expect(answer?.binding).toBe("debts-share");
    expect(quickAffordability.check({ income: "", debts: "6,5", cash: "-3" }).problems).toMatchObject({
      income: expect.stringContaining("Type your income"),
      debts: expect.stringContaining("Did you mean 6.5?"),
      cash: expect.stringContaining("without a minus"),
    });
  });

  it("do not accept a down payment above the price", () => {
    const { problems } = quickPayment.check({ price: "100,000", down: "100,001", rate: "6.5" });
    expect(problems?.down).toContain("$100,000 or less");
  });

  it.each([
    ["6.85%", 1, "6.95%"],
    ["6.85%", -1, "6.75%"],
    ["0.05", -1, "0%"],
    ["24.95", 1, "25%"],
    ["6,5", 1, "6.6%"],
    ["6,8755", 1, null],
    ["", 1, null],
  ] as const)("move a rate of %j by a step of %i to %j", (raw, direction, next) => {
    expect(steppedRate(raw, direction)).toBe(next);
  });
});
