import { expect, it } from "vitest";
import type { Household } from "#app/domain/path/household.ts";
import { sentPartsSchema } from "#app/domain/plan/sent-parts.ts";
import { emptyPath, readPath, writePath } from "#app/lib/my-path/kept-path.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import { maricopa } from "#test/sample-place.ts";
import { partsToSend, sentParts } from "./path-parts.tsx";

const now = 2026 * 12 + 10;
const household: Household = {
  incomes: [{ kind: "job", monthlyCents: 4_833_33 }],
  savedCents: 3_411_00,
  monthlySavingCents: 307_00,
  debts: [{ kind: "car", balanceCents: 5_871_00, monthlyCents: 309_00, paymentsLeft: 19 }],
  score: { points: 613, from: "bank" },
  people: 3,
  served: true,
  priceCents: 185_117_00,
};

it("offers the answered parts in the form that the schema accepts, and the plan's month", () => {
  const parts = partsToSend({ household }, now);
  expect(Object.keys(parts)).toEqual(["income", "savings", "debts", "score", "home", "month"]);
  expect(parts).toMatchObject({
    income: household.incomes,
    savings: { savedCents: 3_411_00, monthlySavingCents: 307_00 },
    // 19 payments of $309 make the balance: nobody typed it.
    debts: [{ kind: "car", monthlyCents: 309_00, paymentsLeft: 19 }],
    home: { priceCents: 185_117_00 },
    month: { asked: now },
  });
  expect(parts.month?.month).toBeGreaterThanOrEqual(now);
  expect(sentPartsSchema.safeParse({ version: 1, parts }).success).toBe(true);
  // The number of people and military service are not among the parts.
  expect(JSON.stringify(parts)).not.toMatch(/people|served/);
});

it("sends only the name, state and number of a place, and none of our figures", () => {
  expect(partsToSend({ household: { place: maricopa } }, now)).toEqual({
    place: { name: "Maricopa County, Arizona", state: "AZ", fips: "04013" },
  });
});

it("offers nothing from an empty plan, and no part that cannot be sent", () => {
  expect(partsToSend({ household: {} }, now)).toEqual({});
  expect(partsToSend({ household: { savedCents: -5, debts: [] } }, now)).toEqual({ debts: [] });
});

it("offers the other parts if the month cannot be worked out because a clock was set back", () => {
  const parts = partsToSend({ household: { ...household, marks: [{ kind: "collection", month: now + 5 }] } }, now);
  expect(Object.keys(parts)).toEqual(["income", "savings", "debts", "score", "marks", "home"]);
});

it("sends savings and debts as they were typed, with their month, and not as we brought them forward", () => {
  const asOf = now - 2;
  const read = readPath(writePath({ ...emptyPath, household, asOf }), now);
  if (read.is !== "kept") throw new Error("not read");
  expect(read.kept.household.savedCents).toBe(3_411_00 + 2 * 307_00);
  const parts = partsToSend(read.kept, now);
  expect(parts.savings).toEqual({ savedCents: 3_411_00, monthlySavingCents: 307_00 });
  expect(parts.debts).toEqual([{ kind: "car", monthlyCents: 309_00, paymentsLeft: 19 }]);
  expect(sentParts(parts, ["savings"], asOf)).toEqual({ version: 2, asOf, parts: { savings: parts.savings } });
  expect(sentParts(parts, ["income"], asOf)).toEqual({ version: 2, parts: { income: parts.income } });
  expect(sentPartsSchema.safeParse(sentParts(parts, ["savings", "debts", "month"], asOf)).success).toBe(true);
});

it("sends what the seller pays beside the price, in words that the visitor reads too", () => {
  const asked = { ...household, priceCents: 160_000_00, sellerPaysCents: 6_380_00 };
  const sent = sentParts(partsToSend({ household: asked }, now), ["home"], now);
  expect(sent.parts.home).toMatchObject({ priceCents: 160_000_00, sellerPaysCents: 6_380_00 });
  expect(sentPartsSchema.safeParse(sent).success).toBe(true);
  const [words] = sentPartWords(sent);
  expect(words?.lines).toContain("The seller pays $6,380 toward closing");
});

it("names the price of a typical home as ours, and sends it as nobody's price", () => {
  const { priceCents: _price, ...unnamed } = { ...household, place: maricopa };
  const parts = partsToSend({ household: unnamed }, now);
  expect(parts.home).toBeUndefined();
  expect(parts.month?.typicalPriceCents).toBe(maricopa.typicalPriceCents);
  expect(partsToSend({ household: { ...household, place: maricopa } }, now).month).not.toHaveProperty(
    "typicalPriceCents",
  );
});

it("sends the month without the payment that feels right, with that payment, where it alone holds the plan back", () => {
  const free = partsToSend({ household: { ...household, place: maricopa } }, now).month;
  const { month } = partsToSend({ household: { ...household, place: maricopa, comfortCents: 640_00 } }, now);
  expect(month).toEqual({ ...free, ownLimit: { comfortCents: 640_00, within: null } });
  expect(sentPartsSchema.safeParse({ version: 2, parts: { month } }).success).toBe(true);
});

it("tells the team where only a lender can say, and says nothing of it within the published lines", () => {
  const at = (priceCents: number) => {
    const asked: Household = {
      ...household,
      place: maricopa,
      served: false,
      savedCents: 60_000_00,
      debts: [{ kind: "support", balanceCents: 0, monthlyCents: 900_00 }],
      score: { points: 590, from: "bank" },
      priceCents,
    };
    const sent = sentParts(partsToSend({ household: asked }, now), ["month"], now);
    expect(sentPartsSchema.safeParse(sent).success).toBe(true);
    return sentPartWords(sent)[0]?.lines[0];
  };
  expect(at(240_000_00)).toContain("only a lender can say");
  expect(at(120_000_00)).not.toContain("only a lender can say");
});
