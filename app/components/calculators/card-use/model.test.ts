import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { cardUseModel, lastState } from "./model.ts";

const typed = exampleTexts(cardUseModel.rules);
/** The two cards in the guide to what moves a credit score. */
const ofGuide = { firstBalance: "1,700", firstLimit: "2,000", secondBalance: "400", secondLimit: "1,000" };
const none = { thirdBalance: "", thirdLimit: "", fourthBalance: "", fourthLimit: "" };

function answerTo(changes: Partial<typeof typed>) {
  const { answer, problems } = cardUseModel.check({ ...typed, ...changes });
  if (!answer) throw new Error(JSON.stringify(problems));
  return answer;
}
const sentence = (changes: Partial<typeof typed>) => sentenceText(cardUseModel.headline(answerTo(changes)));

describe("cardUseModel", () => {
  it("finds that the guide's two cards use 70% of their limits, 85% on one and 40% on the other", () => {
    const [today] = answerTo({ ...ofGuide, ...none }).states;
    expect(today.totalUse).toBe(0.7);
    expect(today.cards.map(({ use }) => use)).toEqual([0.85, 0.4]);
  });

  it("pays the guide's second card first, then brings the first card from 1,700 to 600 with 1,100", () => {
    const answer = answerTo({ ...ofGuide, ...none, cash: "1,200" });
    expect(answer.steps).toMatchObject([
      { name: "Second card", payCents: 100_00, threshold: 0.3 },
      { name: "First card", payCents: 1_100_00, threshold: 0.3 },
    ]);
    expect(lastState(answer)).toMatchObject({
      totalUse: 0.3,
      cards: [{ balanceCents: 600_00 }, { balanceCents: 300_00 }],
    });
    expect(sentence({ ...ofGuide, ...none, cash: "1,200" })).toBe(
      "You use 70% of your limits. $1,200 in the right order brings that to 30%, and no card is above 30%.",
    );
  });

  it("describes today's use if the cash does not complete a step", () => {
    expect(sentence({ ...ofGuide, ...none, cash: "50" })).toBe(
      "You use 70% of your limits, and 2 of 2 cards are above 30%.",
    );
    expect(sentence({ ...none, ...ofGuide, cash: "", secondLimit: "", secondBalance: "" })).toBe(
      "You use 85% of your limits, and that is above 30%.",
    );
  });

  it("asks for the limit of a card with a balance, and for at least one card", () => {
    expect(cardUseModel.check({ ...typed, thirdLimit: "" }).problems).toEqual({
      thirdLimit: "Type the limit of your third card, such as $2,000.",
    });
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, ""])) as typeof typed;
    expect(cardUseModel.check(empty).problems).toEqual({
      firstLimit: "Type the limit of your first card, such as $2,000.",
    });
  });

  it("accepts a card that is over its limit", () => {
    const [today] = answerTo({ ...ofGuide, ...none, firstBalance: "2,500" }).states;
    expect(today.cards[0]?.use).toBe(1.25);
  });
});
