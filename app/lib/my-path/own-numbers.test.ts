import { describe, expect, it } from "vitest";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import type { Debt, DebtKind, Household } from "#app/domain/path/household.ts";
import { maricopa } from "#test/sample-place.ts";
import { ownNumbers } from "./own-numbers.ts";

const debt = (kind: DebtKind, monthlyCents: number): Debt => ({ kind, balanceCents: 1_000_00, monthlyCents });
const household: Household = {
  place: maricopa,
  incomes: [
    { kind: "job", monthlyCents: 4_833_33 },
    { kind: "benefits", monthlyCents: 500_00 },
  ],
  rentCents: 1_450_00,
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  giftCents: 2_000_00,
  debts: [debt("car", 310_00), debt("card", 60_00), debt("support", 200_00), debt("other", 40_00)],
  score: { points: 612, from: "bank", supposed: { points: 640, from: 24_326 } },
  priceCents: 185_000_00,
  comfortCents: 1_500_00,
};

/** The words for each number. */
function said(of: Household) {
  return Object.fromEntries(
    Object.entries(ownNumbers(of)).map(([name, { label, text }]) => [name, `${label}: ${text}`]),
  );
}

describe("the numbers in a plan", () => {
  it("each have a name and a period, and debts are also listed by kind", () => {
    expect(said(household)).toEqual({
      yearlyIncome: "Income: $64,000 a year",
      debts: "Debts: $610 a month",
      carDebts: "Car loans: $310 a month",
      cardDebts: "Cards: $60 a month",
      studentDebts: "Student loans: $0 a month",
      otherDebts: "Other debts: $240 a month",
      cash: "Saved, with the gift: $5,400",
      saved: "Saved: $3,400",
      monthlySaving: "Saved each month: $300",
      gift: "Gift: $2,000",
      rent: "Rent: $1,450 a month",
      comfort: "Payment that feels right: $1,500 a month",
      state: "State: AZ",
      price: "Home price: $185,000",
      downShare: "Down payment, a conventional loan’s least: 3%",
      mortgageInsuranceRate: "Mortgage insurance, score of 612: 1.61% a year",
      propertyTaxRate: "Property tax, Maricopa County: 0.44%",
      score: "Score: 612",
    });
  });

  it("are missing if a question was skipped", () => {
    expect(said({})).toEqual({});
    expect(said({ score: "unknown", incomes: [], giftCents: 100_00 })).toEqual({ gift: "Gift: $100" });
    expect(said({ debts: [] }).debts).toBe("Debts: $0 a month");
  });

  it("count a share of what is owed where there is no payment, and say so", () => {
    const owed = (kind: DebtKind, balanceCents: number): Debt => ({ kind, balanceCents, monthlyCents: 0 });
    const { debts, studentDebts, cardDebts, carDebts } = ownNumbers({
      debts: [debt("car", 200_00), owed("student", 24_000_00), owed("card", 3_000_00)],
    });
    // Fannie Mae counts 1% of a paused student loan, VA 5% a year; of a card all count 5%.
    expect([debts?.value, studentDebts?.value, cardDebts?.value, carDebts?.value]).toEqual([
      200_00 + 240_00 + 150_00,
      240_00,
      150_00,
      200_00,
    ]);
    const share = "with a share of what you owe where you named no payment";
    expect(studentDebts?.text).toBe(`$240 a month, ${share}; some loans count $100`);
    expect(cardDebts?.text).toBe(`$150 a month, ${share}`);
    expect(carDebts?.text).toBe("$200 a month");
  });

  it("leave out a debt that has no payment left", () => {
    expect(ownNumbers({ debts: [{ ...debt("car", 310_00), paymentsLeft: 0 }] }).carDebts?.value).toBe(0);
  });

  it("use the place's typical home as the price, and say so", () => {
    expect(said({ place: maricopa }).price).toBe("A typical home in Maricopa County: $414,000");
    expect(ownNumbers({ place: { ...maricopa, typicalPriceCents: null } }).price).toBeUndefined();
  });

  it("are the visitor's own, save those of the place", () => {
    const ofPlace = (of: Household) =>
      Object.entries(ownNumbers(of)).flatMap(([name, number]) => (number.ofPlace ? name : []));
    expect(ofPlace(household)).toEqual(["state", "downShare", "mortgageInsuranceRate", "propertyTaxRate"]);
    expect(ofPlace({ place: maricopa })).toEqual([
      "state",
      "price",
      "downShare",
      "mortgageInsuranceRate",
      "propertyTaxRate",
    ]);
  });

  it("name the limits of the place, and whether someone served", () => {
    const place = { ...maricopa, conformingCents: 840_000_00, fhaCents: 590_000_00, usdaIncomeCents: 130_000_00 };
    expect(said({ place, served: false })).toMatchObject({
      conformingLimit: "Conventional loan limit, Maricopa County: $840,000",
      fhaLimit: "FHA loan limit, Maricopa County: $590,000",
      usdaLimit: "USDA income limit, Maricopa County: $130,000 a year",
      served: "Military service: no",
    });
  });

  it("do not call the example’s tax the place’s tax", () => {
    const guessed = { ...maricopa, propertyTaxRate: exampleMortgage.propertyTaxRate };
    expect(ownNumbers({ place: guessed }).propertyTaxRate).toBeUndefined();
  });
});
