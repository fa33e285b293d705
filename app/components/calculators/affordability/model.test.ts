import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { affordabilityModel, limitWalks } from "./model.ts";

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
  expect(sentenceText(headline(answer))).toContain("Your debts stop you first, by our planning line.");
  const inOrder = answered({ income: "52,000", debts: "0", cash: "60,000" });
  expect(limitWalks(inOrder).label).toMatch(/Your \w+ comes first/);
});

it.each([
  ["common", "our planning line", "31% and 43%"],
  ["conventional", "the classic line", "28% and 36%"],
  ["hand", "Fannie Mae’s line by hand", "36% with debts"],
  ["automated", "Fannie Mae’s line by computer", "50% with debts"],
  ["fha", "FHA’s line by hand", "31% and 43%"],
  ["va", "VA’s line by hand", "41% with debts"],
  ["usda", "USDA’s line by hand", "29% and 41%"],
])("says whose line stops an income with %s", (loan, line, most) => {
  const said = sentenceText(headline(answered({ loan, income: "52,000", debts: "900", cash: "90,000" })));
  const published = `Fannie Mae publishes two lines\\. By hand: 36% with at least 5% down, up to 45% .* By computer: up to 50%\\. Beyond them`;
  const beyond = ["common", "conventional", "hand"].includes(loan) ? published : "Beyond it";
  expect(said).toMatch(new RegExp(` stops? you first, by ${line}\\. ${beyond}, only a lender can say\\.`));
  expect(said).toContain(`By ${line}, the most is ${most}.`);
  // Cash is no line of a lender.
  expect(sentenceText(headline(answered({ loan: "common", income: "400,000", debts: "0", cash: "9,000" })))).toContain(
    "Your cash stops you first. ",
  );
});

it("says what closing takes of the cash, or that it comes on top", () => {
  const answer = answered({ cash: "20,000" });
  expect(answer.downCents + answer.closingCents).toBe(20_000_00);
  expect(sentenceText(headline(answer))).toContain(
    ` Closing takes ${formatDollars(answer.closingCents)} of your $20,000.`,
  );
  const onTop = answered({ cash: "20,000", closingFrom: "other" });
  expect(onTop.downCents).toBe(20_000_00);
  expect(sentenceText(headline(onTop))).toContain(
    ` Closing costs of ${formatDollars(onTop.closingCents)} come on top.`,
  );
});

describe("cash that does not cover closing", () => {
  it("is said plainly, with what closing takes of a home that the income allows", () => {
    for (const loan of ["common", "fha", "va", "usda"]) {
      const poor = answered({ loan, cash: "3,000" });
      const { missing } = poor;
      expect(poor.binding, loan).toBe("cash");
      expect(missing?.closingCents, loan).toBeGreaterThan(closingPlan.feesCents);
      expect(sentenceText(headline(poor)), loan).toBe(
        `No price works yet: your $3,000 does not cover closing. A home of ${formatDollars(Math.floor((missing?.priceCents ?? 0) / 500_00) * 500_00)}, which all else allows, takes about ${formatDollars(missing?.closingCents ?? 0)} to close, before any down payment.`,
      );
    }
  });

  it("is not said of cash that covers it, of another limit, or where others pay for closing", () => {
    for (const typed of [{ cash: "9,000" }, { income: "0", cash: "3,000" }, { cash: "100", closing: "0" }]) {
      expect(answered(typed).missing).toBeNull();
    }
    expect(answered({ cash: "3,000", closingFrom: "other" }).missing).toBeNull();
    expect(sentenceText(headline(answered({ income: "0", cash: "3,000" })))).toBe(
      "No price works yet: your income would have to change first.",
    );
  });
});
