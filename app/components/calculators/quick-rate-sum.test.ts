import { describe, expect, it } from "vitest";
import { scoreBands } from "#app/content/quick-rate.ts";
import { exampleRate, quickRate } from "./quick-rate-sum.ts";
import { exampleTexts } from "./typed-fields.ts";

const typed = exampleTexts(quickRate.rules);

describe("exampleRate", () => {
  // By hand: 6.45 + 0.25 × (band's adjustment − that of 740+), at 95 % and at 80 % loan-to-value.
  it.each([
    ["740+", 0.0645, 0.0645],
    ["680-739", 0.0661, 0.0664],
    ["620-679", 0.0679, 0.0686],
    ["580-619", 0.0689, 0.0698],
  ])("gives %s an example of %s with 5 %% down and %s with 20 %% down", (label, littleDown, moreDown) => {
    const band = scoreBands.find((one) => one.label === label);
    if (!band) throw new Error("No such band");
    expect(exampleRate(band, 95)).toBe(littleDown);
    expect(exampleRate(band, 80)).toBe(moreDown);
  });

  it("keeps 80.00 % in the column up to 80", () => {
    expect(exampleRate(scoreBands[2], 80)).not.toBe(exampleRate(scoreBands[2], 80.01));
  });

  it("never gives a lower score a better rate", () => {
    for (const ltv of [20, 50, 65, 72, 78, 83, 88, 93, 97]) {
      const rates = scoreBands.map((band) => exampleRate(band, ltv));
      expect(rates).toEqual(rates.toSorted());
    }
  });
});

describe("quickRate", () => {
  it("starts at the sample rate, without notes", () => {
    expect(quickRate.check(typed).answer).toEqual({ annualRate: 0.0645, band: "740+", notes: [] });
  });

  it("says where the example does not fit", () => {
    const { answer } = quickRate.check({ loan: "900000", down: "0", score: "580" });
    expect(answer?.notes).toHaveLength(3);
  });

  it("says what to mend", () => {
    expect(quickRate.check({ ...typed, loan: "" }).problems).toEqual({
      loan: "Type the loan amount, such as $251,750.",
    });
  });
});
