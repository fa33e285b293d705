import { describe, expect, it } from "vitest";
import { scorePriceModel } from "#app/components/calculators/credit-score-price/model.ts";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { fiveProgramsModel } from "#app/components/calculators/five-programs/model.ts";
import { loans } from "#app/content/claims/loans.ts";
import { sampleFigures, sampleRates, sampleScore } from "#app/content/loans/sample-rates.ts";
import { scoreBands } from "#app/content/pages/buying/quick-rate.ts";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { quickRate, sampleRatesAt } from "./quick-rate-model.ts";

const typed = exampleTexts(quickRate.rules);

/** The rates of the two loans at a score and a loan-to-value in percent, as the page writes them. */
function shown(score: number, loanToValue: number) {
  const { fhaRate, conventionalRate } = sampleRatesAt(score, loanToValue, 100);
  return [formatRate(fhaRate), conventionalRate === null ? null : formatRate(conventionalRate)];
}

describe("sampleRatesAt", () => {
  // By hand, in percent: 0.25 × (the score's adjustment − the one for 740–759), at 95% and at 80% loan-to-value.
  it.each([
    [740, 0, 0, 0],
    [680, 0.1, 0.1875, 0.21875],
    [620, 0.25, 0.40625, 0.46875],
    [580, 0.5, null, null],
  ])(
    "for a score of %i, adds %d to FHA’s sample rate and, to the conventional one, %d with 5%% down and %d with 20%%",
    (score, fha, fiveDown, twentyDown) => {
      const above = (rate: number, points: number | null) => (points === null ? null : formatRate(rate + points / 100));
      const { fha: fhaSample, conventional } = sampleRates;
      expect(shown(score, 95)).toEqual([above(fhaSample, fha), above(conventional, fiveDown)]);
      expect(shown(score, 80)).toEqual([above(fhaSample, fha), above(conventional, twentyDown)]);
    },
  );

  it("has the loan table’s rates at the score that the table names", () => {
    expect(loans.fhaRate.terms).toContain(`credit score of ${sampleScore}`);
    expect(shown(sampleScore, 95)).toEqual([loans.fhaRate.figure, loans.conventionalRate.figure]);
    expect(fiveProgramsModel.rules.score.example).toBe(sampleScore);
  });

  it("puts 80.00% in the column for up to 80%", () => {
    expect(sampleRatesAt(660, 8000, 10_000)).not.toEqual(sampleRatesAt(660, 8001, 10_000));
  });

  it("makes a score of 580 pay more than any loan at 740, and gives no lower score a better rate", () => {
    for (const loanToValue of [20, 50, 65, 72, 78, 83, 88, 93, 97, 100]) {
      const [best, ...lower] = scoreBands.map(({ from }) => sampleRatesAt(from, loanToValue, 100));
      expect(lower.at(-1)?.fhaRate).toBeGreaterThan(Math.max(best?.fhaRate ?? 1, best?.conventionalRate ?? 1));
      const fhaRates = scoreBands.map(({ from }) => sampleRatesAt(from, loanToValue, 100).fhaRate);
      expect(new Set(fhaRates).size).toBe(scoreBands.length);
      expect(fhaRates).toEqual(fhaRates.toSorted());
      const conventional = scoreBands.flatMap(
        ({ from }) => sampleRatesAt(from, loanToValue, 100).conventionalRate ?? [],
      );
      expect(conventional).toEqual(conventional.toSorted());
    }
  });

  it("has the same rates as the credit score price calculator, for the same loan and score", () => {
    for (const { from } of scoreBands) {
      for (const down of ["26,500", "53,000", "132,500"]) {
        const priced = scorePriceModel.check({
          ...exampleTexts(scorePriceModel.rules),
          score: String(from),
          down,
          rate: sampleFigures.conventional,
          fhaRate: sampleFigures.fha,
        }).answer;
        const loan = String(265_000 - Number(down.replace(",", "")));
        const quick = quickRate.check({ loan, down, score: String(from) }).answer;
        expect(quick?.fhaRate).toBe(priced?.fha()?.annualRate);
        if (quick?.conventionalRate) expect(quick.conventionalRate).toBe(priced?.yours.rate);
      }
    }
  });
});

describe("quickRate", () => {
  it("starts with the sample rates, without notes", () => {
    expect(quickRate.check(typed).answer).toMatchObject({
      score: 740,
      fhaRate: sampleRates.fha,
      conventionalRate: sampleRates.conventional,
      notes: [],
    });
  });

  it("shows an APR above the rate by the insurance of the typed loan, and none for a conventional loan with 20% down", () => {
    const small = quickRate.check({ loan: "255,725", down: "9,275", score: "740" }).answer;
    expect(small?.fhaApr).toBeCloseTo(0.0717, 4);
    const large = quickRate.check({ loan: "160,000", down: "40,000", score: "740" }).answer;
    expect(large?.conventionalApr).toBeCloseTo(large?.conventionalRate ?? 0, 5);
  });

  it("says where the example does not fit the loan", () => {
    const { answer } = quickRate.check({ loan: "900000", down: "0", score: "580" });
    expect(answer?.notes).toHaveLength(4);
    expect(answer?.conventionalRate).toBeNull();
  });

  it("says what to fix", () => {
    expect(quickRate.check({ ...typed, loan: "" }).problems).toEqual({
      loan: "Type the loan amount, such as $251,750.",
    });
  });
});
