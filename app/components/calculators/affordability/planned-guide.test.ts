import { describe, expect, it } from "vitest";
import { homeAffordability } from "#app/components/calculators/embedded/home-affordability.tsx";
import { ownLoan } from "#app/components/calculators/embedded/use-own-loan.tsx";
import { exampleTexts, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { ownFields } from "#app/components/calculators/page/own-texts.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import { leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors } from "#app/domain/path/plan-path.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import { plannedLoan } from "#app/lib/my-path/planned-loan.ts";
import { allModels } from "#test/all-models.ts";
import { designHousehold } from "#test/path-household.ts";
import { affordabilityModel } from "./model.ts";

const now = 2026 * 12 + 11;
const score = (points: number) => ({ points, from: "bank" }) as const;
const today: Household = { ...designHousehold, savedCents: 40_000_00, score: score(700) };
const noPlace: Household = {
  incomes: [{ kind: "job", monthlyCents: 5_450_00, since: now - 40 }],
  savedCents: 11_300_00,
};

function guideOf(household: Household) {
  const { rules, check } = affordabilityModel;
  const example = exampleTexts(rules);
  const fields = ownFields(rules, household, plannedLoan(household, now));
  const texts = { ...example, ...fields.toUse(example) } as Texts<keyof typeof rules>;
  return { guide: check(texts).answer?.guide, rate: texts.rate, back: fields.toDrop(texts) };
}

describe("affordability with a plan", () => {
  it.each([
    ["a score that only FHA takes", { ...today, score: score(590) }, 0.035],
    ["a score for which FHA asks for more down", { ...today, score: score(560) }, 0.1],
    ["a score of 780", { ...today, score: score(780) }, 0.03],
    ["somebody who served", { ...today, served: true }, 0],
  ] as const)("starts with the loan that My path leads with: %s", (_, household: Household, down) => {
    const { guide, rate, back } = guideOf(household);
    const lead = leadOf(plainDoors(household, now, pathRules));
    expect(`${lead?.program}`).toMatch(guide?.program === "conventional" ? /conventional|home/ : `${guide?.program}`);
    expect(guide?.minimumDownShare).toBe(down);
    expect(rate).toBe(formatTypedRate(planningRates[guide?.program ?? "va"]));
    if (guide?.program !== "conventional")
      expect(back).toMatchObject({ loan: "common", rate: exampleTexts(affordabilityModel.rules).rate });
  });

  it("starts with FHA without a price or a place, if the score is too low for a conventional loan", () => {
    expect(guideOf({ ...noPlace, score: score(612) }).guide?.program).toBe("fha");
    expect(guideOf({ score: score(588) }).guide?.program).toBe("fha");
    for (const household of [noPlace, { ...noPlace, score: score(640) }]) {
      expect(guideOf(household).guide?.program).toBe("conventional");
    }
  });

  it("does so on the home page, which asks for no loan, with the rate of that loan", async () => {
    const { texts, used, note } = await ownLoan(homeAffordability.unasked, { ...today, score: score(590) });
    expect(used.map(({ label, text }) => `${label}: ${text}`)).toContain("Kind of loan, by My path: FHA");
    expect(note).toContain("620 or more");
    const placed = homeAffordability.withLoan(texts);
    expect(placed.check(exampleTexts(placed.rules)).answer?.guide.program).toBe("fha");
    expect(placed.carried(null)).toContain("loan=fha");
  });
});

it("every calculator with one kind of loan takes the one of My path", () => {
  const kinds = allModels.flatMap(({ slug, rules }) =>
    Object.values(rules).some(({ what }) => what === "the kind of loan") ? [slug] : [],
  );
  const own = allModels.flatMap(({ slug, rules }) =>
    Object.values(rules).some((rule) => rule.own === "loanKind") ? [slug] : [],
  );
  expect(own).toEqual(kinds);
  expect(own).toContain("mortgage-insurance");
});
