import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { savingsPlanModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = {
  ...exampleTexts(savingsPlanModel.rules),
  price: "250,000",
  saved: "2,500",
  monthly: "300",
  down: "3",
  closing: "3",
  cushion: "2,000",
  moving: "1,500",
  yield: "3",
  downHelp: "15,000",
  closingHelp: "5,000",
  programYears: "5",
  programRate: "3",
  rate: "6.85",
  rateMore: "0.25",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = savingsPlanModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("savingsPlanModel", () => {
  it("calculates when enough is saved, with help and without", () => {
    // $7,500 down and $7,500 in closing costs; help pays $7,500 and $5,000; $2,000 and $1,500 are needed as well.
    const { help, targetCents, fullTargetCents, withHelp, alone } = answerTo({});
    expect([help.dueCents, help.helpCents, help.leftCents]).toEqual([15_000_00, 12_500_00, 2_500_00]);
    expect([targetCents, fullTargetCents]).toEqual([6_000_00, 18_500_00]);
    // $300 a month on top of $2,500 at 3%, rounded each month: 12 and 50 months, by Python’s fractions.
    expect(withHelp).toMatchObject({ months: 12, paidInCents: 6_100_00, earnedCents: 125_95 });
    expect(alone.months).toBe(50);
  });

  it("counts no help, and speaks of none, until someone types it", () => {
    const answer = savingsPlanModel.check(exampleTexts(savingsPlanModel.rules)).answer;
    if (!answer) throw new Error("No answer");
    expect(answer.help.helpCents).toBe(0);
    expect(answer.targetCents).toBe(answer.fullTargetCents);
    expect(sentenceText(savingsPlanModel.headline(answer))).toMatch(/^You save the \$[\d,]+ you need in \d+ \w+\.$/);
    expect(JSON.stringify([savingsPlanModel.short(answer), savingsPlanModel.figures(answer)])).not.toMatch(/help/i);
    expect(sentenceText(savingsPlanModel.headline(answerTo({})))).toContain("With help counted, you save the");
  });

  it("forgives a fifth of the help each year", () => {
    expect(
      answerTo({})
        .exits()
        .map(({ owedCents }) => owedCents / 100),
    ).toEqual([10_000, 7_500, 5_000, 2_500, 0, 0, 0, 0, 0, 0]);
  });

  it("owes a deferred program the full amount plus simple interest", () => {
    expect(answerTo({ kind: "2" }).exits()[2]).toMatchObject({ owedCents: 13_625_00, interestCents: 1_125_00 });
  });

  it("counts a higher rate as a cost, and no cost if the rate is the same", () => {
    const exits = answerTo({ kind: "0" }).exits();
    // A quarter of a percent of $242,500 is about $606 in the first year.
    expect(exits[0]?.higherRateCents).toBeGreaterThan(590_00);
    expect(exits[0]?.higherRateCents).toBeLessThan(610_00);
    expect(exits[0]?.keptCents).toBe(12_500_00 - (exits[0]?.higherRateCents ?? 0));
    expect(answerTo({ kind: "0", rateMore: "0" }).exits()[9]).toMatchObject({ costCents: 0, keptCents: 12_500_00 });
    expect(answerTo({ downHelp: "0", closingHelp: "0" }).exits()[9]?.costCents).toBe(0);
  });

  it("takes no months if enough is already saved, and never finishes without saving", () => {
    expect(answerTo({ saved: "20k" })).toMatchObject({ withHelp: { months: 0 }, alone: { months: 0 } });
    expect(answerTo({ monthly: "0", yield: "0" }).withHelp.months).toBeNull();
  });

  it.each([
    ["price", "free", "We could not read the home price. Type a number, such as $250,000."],
    ["monthly", "", "Type what you can put aside, such as $300."],
    ["yield", "50", "Type what your savings earn as a number from 0% to 15%."],
    ["downHelp", "-1", expect.stringMatching(/^Type the help with the down payment without a minus sign, such as \$/)],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(savingsPlanModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
