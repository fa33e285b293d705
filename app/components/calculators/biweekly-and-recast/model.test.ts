import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { lumpModel, savedWords, soonerWords } from "./model.ts";

const typed = exampleTexts(lumpModel.rules);

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = lumpModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

const said = (changes: Partial<typeof typed>) => sentenceText(lumpModel.headline(answerTo(changes)));

describe("lumpModel", () => {
  it("calculates the example it starts with", () => {
    // All schedules were recalculated with Python’s fractions.
    expect(said({ balance: "240k", rate: "6.75", years: "27", lump: "10k", recastFee: "250" })).toBe(
      "Paid now, $10,000 saves $45,918 and ends the loan 2 years 10 months sooner. With a recast, your bill falls by $67 a month instead, and that saves $11,510.",
    );
  });

  it("recasts a published example to the published payment", () => {
    // $350,000 at 5.25% over 25 years with $40,000: $2,097.37, then $1,857.67 (calcsimpler.com, November 2026).
    const { plain, recast } = answerTo({ balance: "350k", rate: "5.25", years: "25", lump: "40k", recastFee: "0" });
    expect([plain.paymentCents, recast.paymentCents]).toEqual([2_097_37, 1_857_67]);
  });

  it("counts the fees of the biweekly plan that the CFPB sued over", () => {
    // CFPB v. Nationwide Biweekly Administration, May 2015: $995 to start, and $84 to $101 a year.
    const plan = { lump: "1,611.84", planStart: "995", planYearly: "101" };
    const { biweekly, monthly } = answerTo(plan);
    expect(biweekly.feesCents).toBe(1_096_00);
    expect(biweekly.savedCents).toBeLessThan(monthly.savedCents - 1_096_00);
  });

  it("says when a plan's fees are more than the plan saves", () => {
    const { biweekly } = answerTo({ lump: "100", rate: "1", years: "5", planStart: "995" });
    expect(savedWords(biweekly)).toMatch(/^costs \$\d+ more$/);
  });

  it("says when the loan is paid off, and mentions no earlier end or savings if there are none", () => {
    expect(said({ lump: "240,000" })).toBe("Paid now, $240,000 pays off the loan.");
    expect(soonerWords(answerTo({ lump: "240,000" }).atOnce, 324)).toBe("paid off today");
    expect(said({ lump: "100", years: "1" })).toMatch(/^Paid now, \$100 saves \$\d+\. With a recast/);
    expect(said({ rate: "0" })).toMatch(/^Paid now, \$10,000 ends the loan 1 year 1 month sooner\. /);
  });

  it.each([
    ["lump", "300k", "The extra money is more than you owe. Type $240,000 or less."],
    ["lump", "50", "Type the extra money as a number from $100 to $50,000,000."],
    ["planStart", "-5", "Type the fee to start without a minus sign, such as $0."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(lumpModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
