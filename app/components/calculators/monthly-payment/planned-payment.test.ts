import { expect, it } from "vitest";
import { exampleTexts, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { ownFields } from "#app/components/calculators/page/own-texts.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import { leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors } from "#app/domain/path/plan-path.ts";
import { plannedLoan } from "#app/lib/my-path/planned-loan.ts";
import { designHousehold } from "#test/path-household.ts";
import { monthlyPaymentModel } from "./model.ts";

const now = 2026 * 12 + 10;
const today: Household = { ...designHousehold, savedCents: 40_000_00, score: { points: 700, from: "bank" } };

it.each([
  ["whatever loan it is", today],
  ["a score that only FHA takes", { ...today, score: { points: 590, from: "bank" } }],
  ["a score of 780", { ...today, score: { points: 780, from: "bank" } }],
  ["somebody who served", { ...today, served: true }],
] as const)("tells the payment of the loan that My path leads with: %s", (_, household: Household) => {
  const { rules, check } = monthlyPaymentModel;
  const example = exampleTexts(rules);
  const fields = ownFields(rules, household, plannedLoan(household, now));
  const texts = { ...example, ...fields.toUse(example) } as Texts<keyof typeof rules>;
  const { answer } = check(texts);
  const lead = leadOf(plainDoors(household, now, pathRules));
  expect(`${lead?.program}`).toMatch(answer?.kind === "conventional" ? /conventional|home/ : `${answer?.kind}`);
  expect(Math.abs((answer?.downCents ?? 0) - (lead?.cash.downCents ?? -1))).toBeLessThan(
    (answer?.priceCents ?? 0) / 1e4,
  );
  expect(Math.abs((answer?.cost.monthlyCents ?? 0) - (lead?.monthlyPaymentCents ?? -1))).toBeLessThan(50);
  expect(fields.toDrop(texts)).toMatchObject({ price: example.price, down: example.down });
});
