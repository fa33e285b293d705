import { expect, it } from "vitest";
import { exampleTexts, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { ownFields } from "#app/components/calculators/page/own-texts.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import { leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors } from "#app/domain/path/plan-path.ts";
import { plannedLoan } from "#app/lib/my-path/planned-loan.ts";
import { designHousehold } from "#test/path-household.ts";
import { debtToIncomeModel } from "./model.ts";

const now = 2026 * 12 + 10;

/** The calculator's answer with a plan's numbers. */
function answerWith(household: Household) {
  const fields = ownFields(debtToIncomeModel.rules, household, plannedLoan(household, now));
  const example = exampleTexts(debtToIncomeModel.rules);
  const texts = { ...example, ...fields.toUse(example) } as Texts<keyof typeof debtToIncomeModel.rules>;
  return debtToIncomeModel.check(texts).answer;
}

const today: Household = { ...designHousehold, savedCents: 40_000_00, score: { points: 700, from: "bank" } };

it.each([
  ["the plan's own price", today],
  ["another price and no rent", { ...today, priceCents: 215_000_00, rentCents: 0 }],
  ["a score that only FHA takes", { ...today, score: { points: 590, from: "bank" } }],
] as const)("says the ratio that My path tells, with %s", (_, household: Household) => {
  const lead = leadOf(plainDoors(household, now, pathRules));
  const told = lead?.limits.find(({ kind }) => kind === "debt-to-income")?.has;
  const answer = answerWith(household);
  expect(answer?.housingCents).toBe(lead?.monthlyPaymentCents);
  expect(answer?.back).toBeCloseTo(told ?? Number.NaN, 4);
});

it("takes the first loan's payment where no loan has a month", () => {
  const poor = { ...today, incomes: [{ kind: "job", monthlyCents: 100_00 }] } as const;
  expect(leadOf(plainDoors(poor, now, pathRules))).toBeNull();
  expect(plannedLoan(poor, now).housePayment?.text).toMatch(/ a month, with an FHA loan$/);
});

it("offers no payment when the plan has no price", () => {
  expect(plannedLoan({ incomes: designHousehold.incomes ?? [] }, now)).toEqual({});
});
