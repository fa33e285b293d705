import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { loanTermModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = { ...exampleTexts(loanTermModel.rules), loan: "251,750", rate: "7.4", years: "15", shortRate: "6.73" };

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = loanTermModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("loanTermModel", () => {
  it("says what the shorter loan costs and saves, and when the 30-year loan ends if it is paid faster", () => {
    expect(sentenceText(loanTermModel.headline(answerTo({})))).toBe(
      "The 15-year loan asks for $482 more each month and saves $227,006 in interest. Paid with $2,225 a month, the 30-year loan is done after 16 years 3 months.",
    );
    const figures = loanTermModel.figures(answerTo({}));
    expect(figures.at(-1)).toEqual({ label: "What the higher payments earn", value: "9.4% a year" });
  });

  it("pays the 30-year loan with the typed amount", () => {
    const { faster, payoffs, loanCents } = answerTo({ monthly: "2,000" });
    expect(faster.rows.length).toBeGreaterThan(195);
    const between = payoffs().find(({ name }) => name === "30-year loan, paid faster");
    expect(between?.paymentCents).toBe(2_000_00);
    expect(between?.toPayCents).toBe(loanCents + faster.totalInterestCents);
  });

  it("owes nothing at the end of each option", () => {
    for (const { points } of answerTo({}).owed()) expect(points.at(-1)?.cents).toBe(0);
  });

  it("says so if the shorter loan costs more", () => {
    expect(sentenceText(loanTermModel.headline(answerTo({ rate: "2", shortRate: "12" })))).toMatch(
      /asks for \$[\d,]+ more each month and costs \$[\d,]+ more in interest\./,
    );
  });

  it.each([
    ["monthly", "1,000", "The 30-year loan asks for more each month. Type $1,743.07 or more."],
    ["monthly", "some", "We could not read what you would pay each month. Type a number, such as $100."],
    ["shortRate", "6,7345", "Did you mean 6.7345? Use a comma for thousands and a period for decimals."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(loanTermModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
