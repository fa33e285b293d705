import { describe, expect, it } from "vitest";
import type { FieldRules } from "./calculator-model.ts";
import { creditField, moneyField, rateField, readTyped, tidyTyped, yearsField } from "./typed-fields.ts";

const bounds = { label: "", what: "", example: 0, min: 0, max: 1 };

describe("tidyTyped", () => {
  it("writes a number the way the page does", () => {
    expect(tidyTyped({ ...bounds, ...moneyField }, "1450")).toBe("$1,450");
    expect(tidyTyped({ ...bounds, ...moneyField }, "265k")).toBe("$265,000");
    expect(tidyTyped({ ...bounds, ...rateField }, "6.85")).toBe("6.85%");
    expect(tidyTyped({ ...bounds, ...yearsField }, "30")).toBe("30");
  });

  it("keeps the four decimals of a rate, and reads fractions", () => {
    expect(tidyTyped({ ...bounds, ...rateField }, "6.8755")).toBe("6.8755%");
    expect(tidyTyped({ ...bounds, ...rateField }, "6 7/8")).toBe("6.875%");
    expect(tidyTyped({ ...bounds, ...moneyField }, "US$ 1,450")).toBe("$1,450");
  });

  it("takes a credit with the minus or the brackets of its form", () => {
    for (const typed of [
      "2,750",
      "-2,750",
      "−$2,750",
      "$ -2750",
      "(2,750)",
      "$(2,750.00)",
      "($2.75k)",
      "2,750 -",
      "– 2,750",
    ]) {
      expect(tidyTyped({ ...bounds, ...creditField }, typed), typed).toBe("$2,750");
    }
    for (const typed of ["2-750", "27x", "-"]) expect(creditField.parse(typed).ok, typed).toBe(false);
  });

  it("does not change text that it cannot read", () => {
    expect(tidyTyped({ ...bounds, ...rateField }, "6,8755")).toBe("6,8755");
    expect(tidyTyped({ ...bounds, ...rateField }, "0.0685")).toBe("0.0685");
    expect(tidyTyped({ ...bounds, ...moneyField }, "")).toBe("");
  });
});

describe("a share instead of dollars", () => {
  const money = { label: "", what: "the price", example: 100_00, min: 10_00, max: 1_000_000_00, ...moneyField };
  const rules: FieldRules<"price" | "down"> = {
    price: money,
    down: { ...money, min: 0, what: "it", shareOf: "price" },
  };
  const ofLoan: FieldRules<"loan" | "down"> = { loan: money, down: { ...money, min: 0, what: "it", shareOf: "loan" } };

  it("is a share of the price, or of the loan and the down payment together", () => {
    expect(readTyped(rules, { price: "200k", down: "3.5%" })).toEqual({
      values: { price: 200_000_00, down: 7_000_00 },
      problems: {},
    });
    expect(readTyped(ofLoan, { loan: "190k", down: "5 %" }).values.down).toBe(10_000_00);
  });

  it("asks again when unclear, and waits for the price", () => {
    const problemsOf = (price: string, down: string) => readTyped(rules, { price, down }).problems;
    expect(problemsOf("200k", "3,5%")).toEqual({});
    expect(problemsOf("200k", "3.500")).toEqual({
      down: "Did you mean 3,500? Use a comma for thousands and a period for decimals.",
    });
    expect(problemsOf("200k", "100%")).toEqual({ down: "Type it as less than 100%." });
    expect(problemsOf("a lot", "5%")).toEqual({ price: "We could not read the price. Type a number, such as $100." });
    expect(readTyped({ down: rules.down }, { down: "5%" }).problems).toEqual({
      down: "Type it in dollars, such as $100.",
    });
  });
});
