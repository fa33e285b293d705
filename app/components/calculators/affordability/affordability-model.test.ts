import { expect, it } from "vitest";
import { exampleTexts, sentenceText, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { affordabilityModel, limitWalks } from "./affordability-model.ts";

const { rules, check, headline, short } = affordabilityModel;

function answered(typed: Partial<Texts<keyof typeof rules>>) {
  const { answer } = check(exampleTexts(rules, typed));
  if (!answer) throw new Error("No answer");
  return answer;
}

it("names the income, and no debts, for somebody who owes nothing", () => {
  for (const loan of ["va", "automated", "fha", "common"]) {
    for (const income of ["4,700", "31,000"]) {
      const answer = answered({ loan, income, debts: "0", cash: "60,000" });
      expect(sentenceText(headline(answer)), loan).not.toMatch(/debts (?:stop|would)/);
      expect(short(answer).words).not.toContain("debts");
    }
  }
});

it("says it in good grammar where debts stop somebody first", () => {
  const answer = answered({ income: "52,000", debts: "1,700", cash: "60,000" });
  expect(limitWalks(answer).label).toContain("Your debts come first");
  expect(sentenceText(headline(answer))).toContain("Your debts stop you first.");
  const inOrder = answered({ income: "52,000", debts: "0", cash: "60,000" });
  expect(limitWalks(inOrder).label).toMatch(/Your \w+ comes first/);
});
