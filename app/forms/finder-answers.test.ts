import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finderFieldNames, finderSteps, finderTexts, firstOpenStep, readFinder } from "./finder-answers.ts";

const read = (said: Record<string, string>) => readFinder(finderTexts(Object.entries(said)));

describe("the finder's questions", () => {
  it("are all skipped when nothing is sent", () => {
    expect(read({})).toEqual({
      answers: {
        householdSize: null,
        incomeCents: null,
        ownedLately: null,
        military: null,
        priceCents: null,
        savingsCents: null,
        score: null,
      },
      problems: {},
    });
  });

  it("are read as people answer them", () => {
    const said = { household: "3", income: "62k", owned: "no", military: "yes", price: "150-250", savings: "$9,000" };
    expect(read({ ...said, score: "580-619" }).answers).toEqual({
      householdSize: 3,
      incomeCents: 62_000_00,
      ownedLately: false,
      military: true,
      priceCents: { low: 150_000_00, high: 250_000_00 },
      savingsCents: 9_000_00,
      score: { from: 580, to: 619 },
    });
  });

  it("read a score and an income with characters that came along with them", () => {
    expect(read({ score: "\u200e６40\u00a0" }).answers.score).toEqual({ from: 640, to: 640 });
    expect(read({ income: "\u202a$58,5k" }).answers.incomeCents).toBe(58_500_00);
  });

  it.each([
    ["income", "1000000000", /\$0 to \$10,000,000/],
    ["income", "a lot", /^We could not read /],
    ["income", "-5", /minus/],
    ["savings", "6,5", /period/],
    ["score", "612.5", /300 to 850/],
    ["score", "299", /300 to 850/],
    ["score", "900", /300 to 850/],
    ["zip", "8520", /five digits/],
    ["zip", "852011", /five digits/],
    ["income", "085.000", /Did you mean 85,000/],
  ] as const)("say what is wrong with %s %s, and continue without it", (name, text, words) => {
    const { answers, problems } = read({ [name]: text });
    expect(problems[name]).toMatch(words);
    expect(answers).toEqual(read({}).answers);
  });

  it("accept a score as a number, or as the band from an old link", () => {
    expect(read({ score: "612" }).answers.score).toEqual({ from: 612, to: 612 });
    expect(read({ score: "620-659" }).answers.score).toEqual({ from: 620, to: 659 });
  });

  it.each([
    [{}, 0],
    [{ zip: "85201" }, 1],
    [{ state: "AZ", household: "2", score: "612" }, 2],
    [{ zip: "1", household: "2", income: "3", score: "4", owned: "no", savings: "5" }, 6],
  ])("continue at the first screen without an answer: %o", (said, step) => {
    expect(firstOpenStep(finderTexts(Object.entries(said)))).toBe(step);
  });

  it("continue after the screen that was just answered", () => {
    expect(firstOpenStep(finderTexts([["score", "612"]]), 3)).toBe(4);
  });

  it("are each on one screen", () => {
    expect(finderSteps.flat().toSorted()).toEqual([...finderFieldNames].toSorted());
  });

  it("accept any input without throwing, and keep only their own fields", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.anything())), (entries) => {
        const texts = finderTexts(entries);
        expect(Object.keys(texts)).toHaveLength(10);
        expect(() => readFinder(texts)).not.toThrow();
      }),
    );
  });

  it("ignore choices that are not on the list", () => {
    expect(read({ household: "99", price: "__proto__", owned: "maybe" }).answers).toEqual(read({}).answers);
  });
});
