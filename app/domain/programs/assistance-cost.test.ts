import { describe, expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { type AssistanceKind, type AssistanceTerms, assistanceByYear } from "./assistance-cost.ts";

const example: AssistanceTerms = {
  amountCents: 10_000_00,
  program: { kind: "grant" },
  loanCents: 240_000_00,
  termMonths: 360,
  rateWith: 0.065,
  rateWithout: 0.065,
};

function years(program: AssistanceKind, count: number) {
  return assistanceByYear({ ...example, program }, count);
}

describe("assistanceByYear", () => {
  it("lets the buyer keep all of a grant", () => {
    expect(years({ kind: "grant" }, 2)[0]).toEqual({
      year: 1,
      owedCents: 0,
      interestCents: 0,
      higherRateCents: 0,
      sharedGainCents: 0,
      costCents: 0,
      keptCents: 10_000_00,
    });
  });

  it("forgives a fifth each year, or everything in the fifth year", () => {
    const yearly = years({ kind: "forgivable", years: 5, steps: "yearly" }, 6);
    expect(yearly.map(({ owedCents }) => owedCents / 100)).toEqual([8000, 6000, 4000, 2000, 0, 0]);
    const atOnce = years({ kind: "forgivable", years: 5, steps: "at-the-end" }, 6);
    expect(atOnce.map(({ keptCents }) => keptCents / 100)).toEqual([0, 0, 0, 0, 10_000, 10_000]);
  });

  it("counts the full amount as owed until forgiveness starts", () => {
    const late = years({ kind: "forgivable", years: 10, steps: "yearly", fullUntilYear: 5 }, 11);
    expect(late.map(({ owedCents }) => owedCents / 1000_00)).toEqual([10, 10, 10, 10, 10, 8, 6, 4, 2, 0, 0]);
  });

  it("counts a deferred loan as owed, with simple interest", () => {
    expect(years({ kind: "deferred", annualRate: 0.03 }, 7)[6]).toMatchObject({
      owedCents: 12_100_00,
      interestCents: 2_100_00,
      keptCents: -2_100_00,
    });
  });

  it("pays down a repayable loan", () => {
    const program = { kind: "repayable", annualRate: 0.04, termMonths: 120 } as const;
    const { rows } = schedule({ loanCents: 10_000_00, ...program });
    const found = years(program, 12);
    expect(found.slice(0, 10).map(({ owedCents }) => owedCents)).toEqual(
      rows.filter(({ number }) => number % 12 === 0).map(({ balanceCents }) => balanceCents),
    );
    expect(found[11]?.interestCents).toBe(found[9]?.interestCents);
  });

  it("counts a higher rate on the first mortgage in both payments and remaining debt", () => {
    const dear = { ...example, rateWith: 0.07 };
    const found = assistanceByYear(dear, 30);
    const cost = (annualRate: number, month: number) => {
      const loan = { loanCents: 240_000_00, annualRate, termMonths: 360 };
      return monthlyPaymentCents(loan) * month + (schedule(loan).rows[month - 1]?.balanceCents ?? 0);
    };
    expect(found[4]?.higherRateCents).toBe(cost(0.07, 60) - cost(0.065, 60));
    // A $10,000 grant that adds half a percent to the rate on $240,000 is used up within nine years.
    expect(found.findIndex(({ keptCents }) => keptCents < 0) + 1).toBe(9);
  });

  it("takes a share of a gain, and none of a loss", () => {
    const sharedGain = { share: 0.2, gainByYearCents: [-5_000_00, 30_000_00] };
    const found = assistanceByYear({ ...example, sharedGain }, 2);
    expect(found.map(({ sharedGainCents }) => sharedGainCents)).toEqual([0, 6_000_00]);
  });

  it.each([
    [{ amountCents: -1 }, 5],
    [{ rateWith: 0.05 }, 5],
    [{ program: { kind: "forgivable", years: 0, steps: "yearly" } as const }, 5],
    [{}, 0],
    [{}, 51],
  ])("refuses %o over %s years", (bad, count) => {
    expect(() => assistanceByYear({ ...example, ...bad }, count)).toThrow(RangeError);
  });
});
