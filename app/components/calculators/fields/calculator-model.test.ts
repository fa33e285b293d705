import { describe, expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/affordability-model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { readAddress, writeAddress } from "#app/components/calculators/page/calculator-address.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import { exampleTexts, followingTexts } from "./calculator-model.ts";

const { rules } = monthlyPaymentModel;
const rateOf = (program: keyof typeof planningRates) => formatTypedRate(planningRates[program]);

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
