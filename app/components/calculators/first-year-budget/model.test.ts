import { describe, expect, it, vi } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { firstYearModel } from "./model.ts";

// The worked examples use the tables of 2026, even after the site’s tables change.
vi.mock("#app/content/rules/fha.ts", () => import("#test/rules-of-2026.ts"));

const typed = exampleTexts(firstYearModel.rules);

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = firstYearModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

/** $300,000 with 20% down at 6.5%, tax 1.2%, insurance 0.4%. */
const home = { price: "300k", down: "20%", rate: "6.5", term: "30", tax: "1.2", insurance: "0.4" };
/** The extra costs. */
const year = { moving: "1,500", start: "800", furnish: "2,400", utilities: "120", dues: "0", upkeep: "1" };

describe("firstYearModel", () => {
  it("adds a published loan to the other costs of the first year", () => {
    // 240,000 at 6.5% is 1,516.96 a month: four fifths of the published 1,896.20 on 300,000.
    const { billCents, totalCents, after, riseLaterCents } = answerTo({ ...home, ...year, rise: "480" });
    expect(billCents).toBe(1_516_96 + 300_00 + 100_00);
    expect(totalCents).toBe(11 * 1_916_96 + 12 * (120_00 + 250_00) + 1_500_00 + 800_00 + 2_400_00);
    // Regulation X, 12 CFR 1024.17(f): $40 for future bills, and $40 for a year to fill the gap.
    expect([after.billCents, riseLaterCents]).toEqual([1_916_96 + 80_00, 40_00]);
    expect(sentenceText(firstYearModel.headline(answerTo({ ...home, ...year, rise: "480" })))).toBe(
      "The first 12 months take $30,227: the lender’s bills, and $9,140 on top. Then the bill may rise by $80 a month.",
    );
  });

  it("charges FHA’s premium on a published FHA loan", () => {
    // 300,000 with 3.5% down at 6.45%: 1,852.18, and a premium of 132.01.
    const fha = { price: "300k", down: "3.5%", program: "fha", rate: "6.45", tax: "0", insurance: "0" };
    expect(answerTo(fha).billCents).toBe(1_852_18 + 132_01);
  });

  it("stops charging insurance and loan in the month in which they end", () => {
    // $241,000 over 10 years at 6.5% owes 78% of $300,000 after five payments: about $1,431 of each goes to the loan.
    const short = { ...home, down: "59k", term: "10 years", mortgageInsurance: "0.7", rise: "480" };
    const insured = answerTo(short).named.map(({ billCents }) => billCents);
    expect(insured.slice(1, 7).map((cents) => (insured[1] ?? 0) - cents)).toEqual([0, 0, 0, 0, 0, 140_58]);
    expect(answerTo(short).billsCents).toBe(11 * (insured[1] ?? 0) - 6 * 140_58);
    // In six months the loan is gone. Tax and insurance of the home stay: $300 and $100.
    const gone = answerTo({ ...home, term: "6 months", rise: "480" });
    expect(gone.named.slice(7).map(({ billCents }) => billCents)).toEqual([...Array(5).fill(400_00), 480_00]);
    expect(firstYearModel.figures(gone).at(-1)?.value).toBe("$440.00");
  });

  it("names the months, with no bill in the first and the escrow check after the twelfth", () => {
    const { named } = answerTo({ first: "1/2027" });
    expect(named.map(({ name }) => name).slice(0, 2)).toEqual(["January 2027", "February 2027"]);
    expect(named[0]?.billCents).toBe(0);
    expect(named.at(-1)?.name).toBe("January 2028");
  });

  it("compares the year with the rent, and says that the bill stays the same if nothing rises", () => {
    const beside = (rent: string) =>
      firstYearModel.figures(answerTo({ rent })).find(({ label }) => label.includes("rent"))?.value;
    expect(beside("")).toBe("–");
    expect(beside("1,450")).toMatch(/^\$[\d,]+ more$/);
    expect(beside("9,000")).toMatch(/^\$[\d,]+ less$/);
    expect(sentenceText(firstYearModel.headline(answerTo({ rise: "0" })))).toMatch(/the bill then stays the same\.$/);
  });

  it("says how to fix a down payment above the price", () => {
    expect(firstYearModel.check({ ...typed, price: "100k", down: "120k" }).problems).toEqual({
      down: "The down payment is more than the price. Type $100,000 or less.",
    });
  });
});
