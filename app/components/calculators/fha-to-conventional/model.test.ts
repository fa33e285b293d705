import { describe, expect, it, vi } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { leavingFhaModel, newBill, shownSwitches } from "./model.ts";

// The worked examples use the tables of 2026, even after the site’s tables change.
vi.mock("#app/content/rules/fha.ts", () => import("#test/rules-of-2026.ts"));

// The rates of the example follow the weekly survey, so the test types its own.
const typed = { ...exampleTexts(leavingFhaModel.rules), rate: "6.85", newRate: "6.45" };

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = leavingFhaModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

const said = (changes: Partial<typeof typed>) => sentenceText(leavingFhaModel.headline(answerTo(changes)));

describe("leavingFhaModel", () => {
  it("calculates the example it starts with, at rates of 6.85% and 6.45%", () => {
    expect(said({})).toBe(
      "It pays most to switch in 2 years 9 months. If you stay 8 years, that saves $5,635. Now, it costs you $1,839 more than it saves.",
    );
  });

  it("starts from a published loan, and asks for no insurance at 80% of the value", () => {
    // 300,000 with 3.5% down at 6.45%: note 294,566.25, payment 1,852.18.
    const fha = answerTo({ price: "300k", down: "3.5%", rate: "6.45", had: "1 month", stay: "30" });
    expect(fha.paymentCents).toBe(1_852_18);
    // Its premium of $132.01 comes on top (Mortgagee Letter 2023-05, averaged over the year the way HUD does it).
    expect(fha.byMonthCents[0]).toBe(1_852_18 + 132_01);
    // At 80% of the value, the new loan has no insurance.
    const first = fha.switches.find(({ afterMonths }) => afterMonths === fha.first80);
    expect(first && newBill(first)).toBe(first?.paymentCents);
  });

  it("says when the switch pays now, never pays, or isn't possible", () => {
    expect(said({ newRate: "5", value: "330k", growth: "0" })).toMatch(
      /^A conventional loan pays now\. If you stay 8 years, it saves \$[\d,]+\.$/,
    );
    expect(said({ newRate: "9" })).toBe("If you stay 8 years, a conventional loan does not pay off.");
    expect(said({ value: "200k", growth: "-3" })).toBe(
      "Within 8 years, you owe too much of the home’s value for the switch.",
    );
    expect(said({ had: "3 months", newRate: "5" })).toContain("Now, it is too soon for most lenders.");
  });

  it("shows every half year and the best month, and works it out for a home that gains no value", () => {
    const answer = answerTo({});
    expect(shownSwitches(answer).map(({ afterMonths }) => afterMonths)).toContain(33);
    expect(shownSwitches(answer).filter(({ afterMonths }) => afterMonths % 6 === 0)).toHaveLength(16);
    expect(answer.atSameValue()).toBeNull();
  });

  it.each([
    ["down", "265k", "This down payment leaves no loan. Type less than $265,000."],
    ["had", "30 years", "The loan is paid off by then. Type less than 30 years."],
    ["growth", "-40", "Type the rise of the value as a number from -10% to 15%."],
    ["newRate", "0.0645", "Did you mean 6.45%? Type it with the percent sign."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(leavingFhaModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
