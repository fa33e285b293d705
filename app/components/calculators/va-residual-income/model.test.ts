import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { calculator } from "#app/content/calculators/can-i/va-residual-income.ts";
import { states } from "#app/content/places/states.ts";
import { vaRegions, vaResidual } from "#app/content/rules/va.ts";
import { vaResidualModel } from "./model.ts";

const typed = exampleTexts(vaResidualModel.rules);

function answerTo(changes: Partial<typeof typed>) {
  const { answer, problems } = vaResidualModel.check({ ...typed, ...changes });
  if (!answer) throw new Error(JSON.stringify(problems));
  return answer;
}
const sentence = (changes: Partial<typeof typed>) => sentenceText(vaResidualModel.headline(answerTo(changes)));

describe("vaResidualModel", () => {
  it("works out the example it starts with", () => {
    // 5,000 − 820 − 1,680 − 1,600 × 0.14 − 450 − 300 is 1,526; (1,680 + 450 + 300) ÷ 5,000 is 48.6%; 1,003 × 1.2 is
    // 1,203.60.
    expect(answerTo({})).toMatchObject({
      upkeepCents: 224_00,
      leftCents: 1_526_00,
      tableCents: 1_003_00,
      wantedCents: 1_203_60,
    });
    expect(sentence({})).toBe(
      "About $1,526 is left each month. Your ratio is 48.6%, so lenders look for $1,204: you have $322 more.",
    );
  });

  it("tells the glossary's family of three in the South that $1,100 is $211 over the table", () => {
    const family = { people: "3", taxes: "1,300", housing: "1,900", feet: "1,000", debts: "0", care: "560" };
    // 5,000 − 1,300 − 1,900 − 140 − 560 is 1,100, but 49.2% is above the guide. More pay and tax bring it within.
    expect(answerTo(family)).toMatchObject({ leftCents: 1_100_00, wantedCents: 1_066_80 });
    const within = { ...family, income: "84k", taxes: "3,300" };
    expect(answerTo(within)).toMatchObject({ leftCents: 1_100_00, wantedCents: 889_00, spareCents: 211_00 });
    expect(sentence(within)).toBe("About $1,100 is left each month. VA’s table asks for $889: you have $211 more.");
  });

  it("says when it falls short, and when nothing is left", () => {
    expect(sentence({ housing: "2,300" })).toMatch(/^About \$906 is left .* \$1,204: you are \$298 short\.$/);
    expect(sentence({ housing: "4,000" })).toBe("Nothing is left each month. VA’s table asks for $1,003.");
  });

  it("finds the region of a state", () => {
    const tables = ["CT", "OH", "PR", "AK"].map((state) => answerTo({ state, people: "1" }).tableCents);
    expect(tables).toEqual([450_00, 441_00, 441_00, 491_00]);
  });

  it("counts tax-free pay in full, and uses the small-loan table for a small loan", () => {
    expect(answerTo({ taxFree: "500" }).leftCents).toBe(2_026_00);
    expect(answerTo({ size: "small" }).tableCents).toBe(868_00);
    expect(answerTo({ base: "yes" }).tableCents).toBe(1_003_00 - 50_15);
  });

  it("has every state, DC and Puerto Rico in exactly one region, as the pamphlet's key does", () => {
    const all = Object.values(vaRegions).flat();
    expect(all.toSorted()).toEqual([...Object.keys(states), "PR"].toSorted());
  });

  it("names the table's source on its page", () => {
    const words = calculator.assumes.map(({ text }) => text).join(" ");
    expect(words).toContain(vaResidual.source.split(",")[0]);
  });
});
