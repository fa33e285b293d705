import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { ratioAfter, whichDebtModel } from "./model.ts";

const typed = exampleTexts(whichDebtModel.rules);
/** The example in the guide to debt-to-income: $5,000 a month, a $1,450 house payment, a card, a car, a student loan. */
const ofGuide = {
  income: "60k",
  housing: "1,450",
  target: "36",
  extra: "100",
  cardBalance: "1,200",
  cardPayment: "60",
  cardRate: "20",
  storeBalance: "",
  storePayment: "",
  storeRate: "",
  carBalance: "8,000",
  carPayment: "250",
  carRate: "6",
  studentBalance: "9,000",
  studentPayment: "90",
  studentRate: "5",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer, problems } = whichDebtModel.check({ ...typed, ...changes });
  if (!answer) throw new Error(JSON.stringify(problems));
  return answer;
}
const sentence = (changes: Partial<typeof typed>) => sentenceText(whichDebtModel.headline(answerTo(changes)));

describe("whichDebtModel", () => {
  it("calculates the example it starts with, where the order matters", () => {
    const { ways, backNow, limitCents } = answerTo({});
    expect(backNow).toBeCloseTo(0.405, 4);
    expect(limitCents).toBe(480_00);
    expect(ways.map(({ reachedAfter }) => reachedAfter)).toEqual([10, 14, 11, 14]);
    expect(sentence({})).toMatch(
      /^Pay the car loan first, and you reach 36% in 10 months\. Highest rate first takes 14 months and saves \$[\d,]+ of interest\.$/,
    );
  });

  it("pays off the small balance with the big payment first, as in the guide's example: from 37% to 35.8%", () => {
    const answer = answerTo(ofGuide);
    const [soonest] = answer.ways;
    expect(answer.backNow).toBeCloseTo(0.37, 6);
    expect(soonest.order[0]).toBe(0);
    // 1,200 at 20% with 160 a month: the eighth payment is the last.
    expect(soonest.reachedAfter).toBe(9);
    expect(ratioAfter(answer, soonest, 9)).toBeCloseTo(0.358, 6);
  });

  it("says when the ratio fits today, when the housing payment alone is too much, and when it never fits", () => {
    expect(sentence({ ...ofGuide, target: "43" })).toBe("You are at 37% today. That is within 43%.");
    expect(sentence({ ...ofGuide, housing: "2,000" })).toBe(
      "The housing alone is above 36%. Paying off debts cannot change that.",
    );
    const deep = {
      extra: "",
      cardBalance: "20k",
      cardPayment: "200",
      cardRate: "30",
      carBalance: "",
      studentBalance: "",
    };
    expect(sentence({ ...ofGuide, housing: "1,790", ...deep })).toBe(
      "At this pace you never reach 36%. More each month can change that.",
    );
  });

  it("works without any debts", () => {
    const none = { cardBalance: "", carBalance: "", studentBalance: "" };
    expect(answerTo({ ...ofGuide, ...none })).toMatchObject({ debts: [], backNow: 0.29 });
  });

  it.each([
    ["cardRate", "60%", "Type the rate of the card as a number from 0% to 40%."],
    ["carBalance", "a lot", "We could not read what you owe on the car loan. Type a number, such as $5,200."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(whichDebtModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
