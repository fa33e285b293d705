import { describe, expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/model.ts";
import { closingCostsModel } from "#app/components/calculators/closing-costs/model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { readAddress, readSent, writeAddress } from "#app/components/calculators/page/address.ts";
import { vaResidualModel } from "#app/components/calculators/va-residual-income/model.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import {
  exampleTexts,
  type FieldRule,
  type FieldRules,
  followingTexts,
  heldText,
  heldTexts,
  sampleFields,
} from "./calculator-model.ts";

const { rules } = monthlyPaymentModel;
const rateOf = (program: keyof typeof planningRates) => formatTypedRate(planningRates[program]);

describe("a part of the price", () => {
  it("is the example's share of a price that a link names alone, and stays what somebody typed", () => {
    expect(readAddress(rules, "price=250000").texts).toMatchObject({ price: "$250,000", down: "5%" });
    expect(readAddress(rules, "price=198,500&rate=6.1").texts).toMatchObject({ down: "5%", rate: "6.1%" });
    expect(readAddress(rules, "rate=6.1").texts?.down).toBe(exampleTexts(rules).down);
    const typed = exampleTexts(rules, { price: "$250,000", down: exampleTexts(rules).down });
    for (const texts of [typed, { ...typed, down: "5%" }, { ...typed, down: "$9,000" }]) {
      expect(readAddress(rules, writeAddress(rules, { texts, kept: [] })).texts).toEqual(texts);
    }
  });

  it("begins anew in a form that was sent without script, where it still holds the example's dollars beside another price", () => {
    const example = exampleTexts(rules);
    const sent = (typed: Partial<typeof example>) =>
      readSent(rules, `?${new URLSearchParams({ ...example, ...typed })}`);
    expect(sent({ price: "250000" })).toMatchObject({ price: "$250,000", down: "5%" });
    expect(sent({ price: "310k", program: "fha" })).toMatchObject({ down: "5%", rate: rateOf("fha") });
    expect(sent({ price: "250000", down: "9000", rate: "6.1" })).toMatchObject({ down: "$9,000", rate: "6.1%" });
    expect(sent({})).toEqual(example);
  });

  it("is among the samples until somebody gives it, as the rent is, and no rate is", () => {
    const samples = (address: string) => {
      const { texts } = readAddress(rules, address);
      return texts && sampleFields(rules, texts).map((name) => heldText(rules[name], texts[name]));
    };
    expect(samples("price=250000")).toEqual([
      "down payment 5%",
      `rent now ${exampleTexts(rules).rent}`,
      `property tax ${exampleTexts(rules).tax}`,
      `mortgage insurance ${exampleTexts(rules).mortgageInsurance}`,
    ]);
    const named = (of: FieldRules<string>) =>
      sampleFields(of, exampleTexts(of)).map((name) => heldText(of[name] as FieldRule, exampleTexts(of)[name] ?? ""));
    expect(named(closingCostsModel.rules)).toContain("deposit already paid $2,650");
    expect(named(vaResidualModel.rules)).toEqual(
      expect.arrayContaining(["state of the home Texas", "people in your household 4"]),
    );
    expect(samples("rent=900&down=7000")).toContain(`home price ${exampleTexts(rules).price}`);
    expect(samples("price=250000&down=7000&rent=&tax=1.3&mortgageInsurance=0.9")).toEqual([]);
  });
});

describe("a field that follows a choice", () => {
  it("starts by the choice, and by the example where the choice is none of the list", () => {
    expect(exampleTexts(rules).rate).toBe(rateOf("conventional"));
    expect(exampleTexts(rules, { program: "usda" }).rate).toBe(rateOf("usda"));
    expect(exampleTexts(rules, { program: "none" }).rate).toBe(rateOf("conventional"));
    expect(exampleTexts(affordabilityModel.rules, { loan: "va" }).rate).toBe(rateOf("va"));
  });

  it("changes with the choice until somebody types another text", () => {
    const chosen = { ...exampleTexts(rules, { program: "fha" }), program: "va" };
    expect(followingTexts(rules, "program", chosen)).toEqual({ rate: rateOf("va") });
    expect(followingTexts(rules, "program", { ...chosen, rate: "6.123%" })).toEqual({});
    expect(followingTexts(rules, "price", chosen)).toEqual({});
  });

  it("is in an address only where it is another text than the choice gives", () => {
    const written = (rate: string) =>
      writeAddress(rules, { texts: exampleTexts(rules, { program: "fha", rate }), kept: [] });
    expect(written(rateOf("fha"))).toBe("program=fha");
    for (const rate of [rateOf("fha"), rateOf("conventional"), "6.5%"]) {
      expect(readAddress(rules, written(rate)).texts).toEqual(exampleTexts(rules, { program: "fha", rate }));
    }
  });
});

it("a number that turned out to be half typed is in no address, and what follows from the others is", () => {
  const texts = exampleTexts(rules, { price: "$250,000", rent: "$9", down: "$9,000", program: "va" });
  const held = heldTexts(rules, texts, ["rent", "down"]);
  expect(held).toEqual(exampleTexts(rules, { price: "$250,000", program: "va" }));
  expect(writeAddress(rules, { texts: held, kept: [] })).toBe("price=250000&program=va");
  expect(heldTexts(rules, texts, [])).toBe(texts);
});
