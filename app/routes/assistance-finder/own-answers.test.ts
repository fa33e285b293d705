import { expect, it } from "vitest";
import type { Household } from "#app/domain/path/household.ts";
import { finderTexts, readFinder } from "#app/forms/finder-answers.ts";
import { maricopa } from "#test/sample-place.ts";
import { ownAnswers } from "./own-answers.ts";

const household: Household = {
  place: maricopa,
  people: 3,
  incomes: [{ kind: "job", monthlyCents: 4_833_33 }],
  savedCents: 3_400_00,
  score: { points: 612, from: "bank" },
  ownedLately: false,
  served: true,
  priceCents: 185_000_00,
};
const texts = (of: Household) => Object.assign({}, ...ownAnswers(of).map((one) => one.texts));

it("answers each finder question that the plan can answer, and the finder reads the answers", () => {
  expect(texts(household)).toEqual({
    state: "AZ",
    county: "04013",
    household: "3",
    income: "$58,000",
    score: "612",
    owned: "no",
    military: "yes",
    price: "150-250",
    savings: "$3,400",
  });
  const { answers, problems } = readFinder(finderTexts(Object.entries(texts(household))));
  expect(problems).toEqual({});
  expect(answers).toMatchObject({ householdSize: 3, incomeCents: 58_000_00, ownedLately: false, military: true });
});

it("leaves skipped answers open, and a price below all bands", () => {
  expect(ownAnswers({})).toEqual([]);
  expect(texts({ score: "unknown", priceCents: 20_000_00 })).toEqual({});
});
