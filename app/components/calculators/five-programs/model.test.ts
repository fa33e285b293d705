import { describe, expect, it, vi } from "vitest";
import type { Texts } from "#app/components/calculators/fields/calculator-model.ts";
import type { ProgramId } from "#app/content/loans/five-program-facts.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { fiveProgramsModel } from "./model.ts";

// The worked examples use the tables of 2026, even after the site’s tables change.
vi.mock("#app/content/rules/fha.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/va.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/usda.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/pricing-assumptions.ts", () => import("#test/rules-of-2026.ts"));

const typed: Texts<keyof typeof fiveProgramsModel.rules> = {
  price: "265,000",
  down: "53,000",
  score: "700",
  vaUse: "0",
  rate: "6.85",
  fhaRate: "6.45",
  vaRate: "6.25",
  usdaRate: "6.15",
  tax: "1.1",
  insurance: "0.5",
  dues: "0",
  closing: "3",
};

function programIn(id: ProgramId, changes: Partial<typeof typed> = {}) {
  const found = fiveProgramsModel.check({ ...typed, ...changes }).answer?.programs.find((program) => program.id === id);
  if (!found) throw new Error("The test's numbers are not valid");
  return found;
}

const [limits] = nationalLimits;
const dollars = (amount: number) => formatDollars(amount * 100);
const taxAndInsurance = 242_92 + 110_42;

describe("fiveProgramsModel", () => {
  // Principal and interest, upfront fee, and interest over 5 and 10 years were recalculated with Python’s fractions.
  it.each([
    { id: "conventional", cash: 60_950_00, fee: 0, loan: 1_389_15, insurance: 0, five: 70_584_67, ten: 135_973_11 },
    { id: "lowIncome", cash: 15_900_00, fee: 0, loan: 1_684_34, insurance: 186_36, five: 85_584_01, ten: 164_867_71 },
    { id: "fha", cash: 17_225_00, fee: 4_475_19, loan: 1_636_10, insurance: 116_61, five: 81_400_88, ten: 156_441_30 },
    { id: "va", cash: 7_950_00, fee: 5_697_50, loan: 1_666_73, insurance: 0, five: 81_967_95, ten: 157_339_71 },
    { id: "usda", cash: 7_950_00, fee: 2_676_77, loan: 1_630_76, insurance: 77_65, five: 79_711_16, ten: 152_912_94 },
  ] as const)("calculates the same home with $id", ({ id, cash, fee, loan, insurance, five, ten }) => {
    const found = programIn(id);
    expect(found.cashCents).toBe(cash);
    expect(found.cost).toMatchObject({
      upfrontCents: fee,
      principalAndInterestCents: loan,
      mortgageInsuranceCents: insurance,
      monthlyCents: loan + insurance + taxAndInsurance,
    });
    const long = found.longRun();
    expect([long.five.interestCents, long.ten.interestCents]).toEqual([five, ten]);
    expect(long.five.costCents).toBe(five + fee + long.five.insuranceCents);
  });

  it("knows how long each loan charges insurance", () => {
    expect(programIn("conventional").longRun()).toMatchObject({ insuranceMonths: 0, forLife: false });
    expect(programIn("lowIncome").longRun()).toMatchObject({ insuranceMonths: 149, forLife: false });
    expect(programIn("fha").longRun()).toMatchObject({ insuranceMonths: 360, forLife: true });
    const tenDown = programIn("fha", { score: "550" });
    expect([tenDown.downCents, tenDown.longRun().insuranceMonths]).toEqual([26_500_00, 132]);
    expect(programIn("usda").longRun()).toMatchObject({ forLife: true });
  });

  it("charges VA’s fee by use, and no fee to exempt borrowers", () => {
    expect(programIn("va", { vaUse: "1" }).cost.upfrontCents).toBe(8_745_00);
    expect(programIn("va", { vaUse: "2" }).cost.upfrontCents).toBe(0);
  });

  it("says what rules a loan out instead of hiding it", () => {
    expect(programIn("fha", { score: "480" }).barrier).toBe(
      "FHA insures no loan below a score of 500. From 500 to 579 it asks for 10% down, from 580 for 3.5% down.",
    );
    expect(programIn("fha", { price: "1.5M", down: "300k" }).barrier).toMatch(`above ${dollars(limits.fhaCeiling[0])}`);
    expect(programIn("fha", { price: "600k", down: "120k" })).toMatchObject({
      barrier: null,
      hint: `The loan is above ${dollars(limits.fhaFloor[0])}: only in counties with a higher limit.`,
    });
    // Above the baseline, the minimum is 5%, not 3%.
    const highBalance = programIn("lowIncome", { price: "1.1M", down: "300k" });
    expect(highBalance).toMatchObject({ downCents: 55_000_00, shortName: "5% down" });
    expect(highBalance.hint).toMatch(`above ${dollars(limits.baseline[0])}`);
    expect(programIn("usda", { score: "600" }).hint).toMatch("a person decides");
    expect(programIn("va", { price: "3M", down: "600k" }).barrier).toBeNull();
  });

  it.each([
    ["price", "5", "Type the home price as a number from $10,000 to $50,000,000."],
    ["down", "5,000", "A conventional loan asks for 3% down. Type $7,950 or more."],
    ["down", "2.9%", "A conventional loan asks for 3% down. Type $7,950 or more."],
    ["down", "300k", "The down payment is more than the price. Type $265,000 or less."],
    ["score", "", "Type your score, such as 740."],
    ["vaRate", "26", "Type the VA rate as a number from 0% to 25%."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(fiveProgramsModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
