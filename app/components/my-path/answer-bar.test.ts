import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household, PathPlace } from "#app/domain/path/household.ts";
import { planDoors, planPath } from "#app/domain/path/plan-path.ts";
import { nearby, now, randomHousehold } from "#test/random-household.ts";
import { barWords } from "./answer-bar.tsx";
import { headlineOf, headlineText } from "./result/path-headline.ts";

const words = (household: Household) => barWords(planDoors(household, now, pathRules), household, {});

const maricopa: PathPlace = {
  name: "Maricopa County, Arizona",
  state: "AZ",
  fips: "04013",
  propertyTaxRate: 0.00476,
  homeInsuranceRate: 0.005,
  isAssumed: true,
  typicalPriceCents: null,
  conformingCents: 832_750_00,
  fhaCents: 557_750_00,
  medianIncomeCents: null,
  usdaIncomeCents: null,
};
const household: Household = {
  place: maricopa,
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: 2020 * 12 }],
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  debts: [],
  score: { points: 612, from: "bank" },
  marks: [],
  priceCents: 165_000_00,
};

it("names no month while nothing is known, and lists what is still open", () => {
  expect(words({})).toEqual({
    door: "ask",
    sentence: "No month yet.",
    more: expect.stringMatching(/^Still open: .+\.$/),
  });
});

it("names the first door's month and what holds the door shut", () => {
  expect(words(household)).toEqual({
    door: "shut",
    sentence: expect.stringMatching(/^FHA: \w+ 20\d\d\. Until then you need more cash\.$/),
    more: "",
  });
});

it("says today for a door whose limits are all met", () => {
  expect(words({ ...household, savedCents: 60_000_00, score: { points: 720, from: "lender" } })).toMatchObject({
    door: "open",
    sentence: expect.stringMatching(/: today\.$/),
  });
});

describe("while no price is typed", () => {
  const typical = (cents: number) => ({ ...maricopa, typicalPriceCents: cents });
  const { priceCents: _typed, ...rest } = household;

  it.each([
    ["484,400", { incomes: [{ kind: "job", monthlyCents: 5_450_00 }] }],
    ["390,100", { incomes: [{ kind: "job", monthlyCents: 2_600_00, since: 2020 * 12 }], savedCents: 9_000_00 }],
  ] as const)("names %s as the price of a typical home, and does not say that no loan works", (price, told) => {
    const place = typical(Number(price.replace(",", "")) * 100);
    expect(words({ place, ...told, served: false } as Household)).toEqual({
      door: "ask",
      sentence: `No month yet at $${price}, the price of a typical home there.`,
      more: "The house payment takes too much of your income for the nearest loan. A lower price may work: you can type yours.",
    });
  });

  it("names it beside a month, too, and waits without it while nothing is shut", () => {
    expect(words({ ...rest, place: typical(165_000_00) }).more).toBe("For a typical home: $165,000.");
    expect(words({ place: typical(165_000_00) })).toMatchObject({ sentence: "No month yet." });
    expect(words({ place: typical(165_000_00) }).more).not.toContain("165,000");
    expect(words({ ...household, place: typical(165_000_00) }).more).toBe("");
  });

  it("blames no price where the income is missing or the debts alone are too much", () => {
    const place = typical(484_400_00);
    expect(words({ ...rest, place, incomes: [{ kind: "other", monthlyCents: 0 }] }).sentence).not.toContain("typical");
    const cheap = {
      ...rest,
      place: typical(120_000_00),
      debts: [{ kind: "car", balanceCents: 0, monthlyCents: 3_000_00 }],
    };
    expect(words(cheap as Household)).toMatchObject({
      door: "shut",
      sentence: "With these numbers, no loan works yet.",
      more: expect.stringContaining("For a typical home: $120,000."),
    });
  });
});

it("does not call a month certain while an answer it needs is missing", () => {
  const { score, ...rest } = household;
  expect(words({ ...rest, score: "unknown" })).toMatchObject({
    door: "ask",
    sentence: expect.stringMatching(/^[\w ]+: not before \w+ 20\d\d\.$/),
    more: expect.stringMatching(/^If your score is .+\.$/),
  });
});

it("names no loan below FHA’s lowest score, and VA’s with the question to a lender", () => {
  const low: Household = { ...household, ownedLately: false, score: { points: 450, from: "bank" } };
  expect(words({ ...low, served: false })).toMatchObject({
    door: "shut",
    sentence: expect.stringMatching(/^No loan has a month yet\./),
  });
  expect(words({ ...low, served: true })).toMatchObject({
    door: "ask",
    sentence: expect.stringMatching(/^VA: /),
    more: expect.stringContaining("score"),
  });
});

it("mentions a door for veterans only after the visitor says they served", () => {
  const { score, ...rest } = household;
  expect(words({ ...rest, score: "unknown" }).sentence).not.toContain("VA");
  expect(words({ ...rest, score: "unknown", people: 2, served: true }).sentence).toContain("VA");
});

it("leads with no loan for veterans, here or in the headline, for anyone who has not said that they served", () => {
  fc.assert(
    fc.property(randomHousehold, ({ served, ...asked }) => {
      const answer = planDoors(asked, now, pathRules, {});
      expect(barWords(answer, asked, {}).sentence).not.toMatch(/\bVA\b/);
      expect(headlineText(headlineOf(answer, asked, {}))).not.toMatch(/\bVA\b/);
    }),
    { numRuns: 300 },
  );
});

it("says once which share a lender would have to accept, when there are no debts", () => {
  const dear = { ...household, served: false, debts: [], priceCents: 310_000_00 };
  const headline = headlineOf(planDoors(dear, now, pathRules, {}), dear, {});
  const text = `${headlineText(headline)} ${headline.lead}`;
  expect(text.match(/a lender accepts/g) ?? []).toHaveLength(1);
});

it("does not call debts an open question after someone said that there are none", () => {
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      expect(words({ ...asked, debts: [] }).more).not.toMatch(/Still open: [^.]*\bdebts\b/);
    }),
    { numRuns: 300 },
  );
});

it("says the same from the doors alone as from the full answer, with or without local help", () => {
  fc.assert(
    fc.property(randomHousehold, fc.constantFrom({}, nearby), (asked, help) => {
      const [doors, whole] = [planDoors(asked, now, pathRules, help), planPath(asked, now, pathRules, help)];
      expect(barWords(doors, asked, {})).toEqual(barWords(whole, asked, {}));
    }),
    // Help with the cash of a loan is no loan more.
    { numRuns: 200, examples: [[{ score: { points: 480, from: "bank" } }, nearby]] },
  );
});
