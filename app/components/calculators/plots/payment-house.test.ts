import { describe, expect, it } from "vitest";
import { exampleTexts, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { type HouseSheet, houseLayout, narrowSheet, wideSheet } from "./payment-house.tsx";
import { paymentInYear, paymentParts } from "./payment-parts.tsx";

const { rules, check } = monthlyPaymentModel;
type Typed = Texts<keyof typeof rules>;

function layOut(changes: Partial<Typed>, sheet: HouseSheet) {
  const { answer } = check({ ...exampleTexts(rules), ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  const payment = paymentInYear(answer, 0);
  return houseLayout(paymentParts(payment), payment, sheet);
}

const cases: [string, Partial<Typed>][] = [
  ["the example", {}],
  ["a rent far above the payment", { rent: "50,000" }],
  ["no rent", { rent: "" }],
  ["a rent of $0", { rent: "0" }],
  ["a house paid for in cash", { down: "265,000" }],
  ["no interest and no tax", { rate: "0", tax: "0" }],
  ["the most expensive house", { price: "50M", down: "0", rate: "25", tax: "10" }],
];

describe.each([
  ["wide", wideSheet],
  ["narrow", narrowSheet],
])("houseLayout on the %s sheet", (_name, sheet) => {
  it.each(cases)("keeps everything on the sheet for %s", (_case, changes) => {
    const { floors, top, door, rentY } = layOut(changes, sheet);
    expect(top - sheet.roof).toBeGreaterThanOrEqual(0);
    for (const { labelY } of floors) expect(labelY).toBeGreaterThanOrEqual(14);
    if (rentY !== null) expect(rentY).toBeGreaterThanOrEqual(30);
    expect(door).toBeLessThanOrEqual(sheet.ground - top);
  });

  it.each(cases)("keeps labels apart for %s", (_case, changes) => {
    const labels = layOut(changes, sheet).floors.map(({ labelY }) => labelY);
    for (const [index, labelY] of labels.slice(1).entries()) {
      expect((labels[index] ?? 0) - labelY).toBeGreaterThanOrEqual(sheet.labelGap - 0.2);
    }
  });

  it("draws floors to scale", () => {
    const { floors } = layOut({}, sheet);
    const perCent = floors.map(({ part, height }) => height / part.cents);
    for (const scale of perCent) expect(scale).toBeCloseTo(perCent[0] ?? 0, 5);
  });
});
