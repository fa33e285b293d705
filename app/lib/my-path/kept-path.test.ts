import { describe, expect, it } from "vitest";
import type { Household } from "#app/domain/path/household.ts";
import {
  emptyPath,
  isEmptyPath,
  isUndated,
  type KeptPath,
  readPath,
  takenAsTyped,
  withHousehold,
  writePath,
} from "./kept-path.ts";

const household: Household = {
  place: {
    name: "Maricopa County, Arizona",
    state: "AZ",
    fips: "04013",
    propertyTaxRate: 0.00476,
    homeInsuranceRate: 0.005,
    isAssumed: true,
    typicalPriceCents: 414_000_00,
    conformingCents: 832_750_00,
    fhaCents: 557_750_00,
    medianIncomeCents: null,
    usdaIncomeCents: null,
  },
  people: 3,
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: 24_290 }],
  rentCents: 1_450_00,
  leaseEnd: 24_330,
  noticeDays: 60,
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  giftCents: 0,
  debts: [{ kind: "card", balanceCents: 2_800_00, monthlyCents: 100_00, annualRate: 0.2499, limitCents: 3_500_00 }],
  score: { points: 612, from: "bank", supposed: { points: 640, from: 24_326 } },
  marks: [{ kind: "bankruptcy-7", month: 24_200, discharged: 24_206 }],
  ownedLately: false,
  served: false,
  priceCents: 185_000_00,
  comfortCents: 1_500_00,
  sellerPaysCents: 0,
};
/** November 2026. */
const now = 2026 * 12 + 10;
const path: KeptPath = { household, seen: ["place", "income"], practiced: [24_322] };
const text = (value: object) => JSON.stringify({ pathToKeys: 1, ...emptyPath, ...value });

describe("a saved plan", () => {
  it("comes back complete and unchanged", () => {
    expect(readPath(writePath(path), now)).toEqual({ is: "kept", kept: path });
    const unknown: KeptPath = { ...emptyPath, household: { score: "unknown", debts: [], marks: [] } };
    expect(readPath(writePath(unknown), now)).toEqual({ is: "kept", kept: unknown });
  });

  it("is empty only if no question was answered or passed, and no month was practiced", () => {
    expect(isEmptyPath(emptyPath)).toBe(true);
    expect(isEmptyPath({ ...emptyPath, seen: ["score"] })).toBe(false);
    expect(isEmptyPath({ ...emptyPath, household: { debts: [] } })).toBe(false);
  });

  it.each([
    ["not JSON", "{"],
    ["an empty text", ""],
    ["someone else’s JSON", '{"price":265000}'],
    ["a list", "[]"],
    ["a version that never existed", text({ pathToKeys: 0 })],
    ["an amount below 0", text({ household: { savedCents: -1 } })],
    ["an amount with a fraction of a cent", text({ household: { savedCents: 0.5 } })],
    ["an amount beyond the maximum", text({ household: { savedCents: 1e15 } })],
    ["a month in another century", text({ household: { leaseEnd: 1 } })],
    ["a score off the scale", text({ household: { score: { points: 900, from: "bank" } } })],
    [
      "a kind of debt that we do not know",
      text({ household: { debts: [{ kind: "<b>", balanceCents: 1, monthlyCents: 1 }] } }),
    ],
    ["an overlong text", text({ household: { place: { ...household.place, name: "x".repeat(500) } } })],
    ["an overlong list", text({ household: { debts: Array(500).fill(household.debts?.[0]) } })],
  ])("is broken when it is %s", (_, kept) => {
    expect(readPath(kept, now)).toEqual({ is: "broken" });
  });

  it("reads a zero with a minus sign as zero", () => {
    expect(readPath('{"pathToKeys":1,"household":{"savedCents":-0},"seen":[],"practiced":[]}', now)).toEqual({
      is: "kept",
      kept: { ...emptyPath, household: { savedCents: 0 } },
    });
  });

  it("stays unchanged if a newer page wrote it", () => {
    expect(readPath('{"pathToKeys":2,"anything":"else"}', now)).toEqual({ is: "newer" });
  });
});

describe("a plan from an older version", () => {
  const steps = [
    ({ house, ...rest }: Record<string, unknown>) => ({ ...rest, household: house }),
    ({ hooks, ...rest }: Record<string, unknown>) => ({ ...rest, practiced: hooks }),
  ];

  it("goes through each upgrade step from its version on", () => {
    const first = { pathToKeys: 1, house: household, seen: [], hooks: [] };
    const second = { pathToKeys: 2, household, seen: [], hooks: [] };
    const third = { pathToKeys: 3, household, seen: [], practiced: [] };
    const read = { is: "kept", kept: { ...emptyPath, household } };
    for (const older of [first, second, third]) expect(readPath(JSON.stringify(older), now, steps)).toEqual(read);
    expect(readPath(JSON.stringify({ ...third, pathToKeys: 4 }), now, steps)).toEqual({ is: "newer" });
  });

  it("is broken when a step fails", () => {
    const failing = [
      () => {
        throw new Error("no such part");
      },
    ];
    expect(readPath(writePath(path), now, failing)).toEqual({ is: "broken" });
  });
});

describe("savings and debts of an earlier month", () => {
  const asOf = now;
  const dated = { ...path, asOf };
  const text = writePath(dated);
  const readIn = (month: number, kept = text) => {
    const read = readPath(kept, month);
    if (read.is !== "kept") throw new Error("not read");
    return read.kept;
  };

  it("are read as they come to now, in the next month, across the year's end and a year later", () => {
    expect(readIn(asOf)).toEqual(dated);
    expect(readIn(asOf + 1).household.savedCents).toBe(3_700_00);
    expect(readIn(asOf + 2).household.savedCents).toBe(4_000_00);
    expect(readIn(asOf + 12)).toMatchObject({
      asOf,
      household: { savedCents: 7_000_00 },
      typed: { savedCents: 3_400_00 },
    });
    expect(readIn(asOf - 1)).toEqual(dated);
  });

  it("are kept as they were typed while nothing of them changes, however often the plan is read", () => {
    expect(JSON.parse(writePath(readIn(asOf + 2)))).toEqual(JSON.parse(text));
    const cheaper = withHousehold(readIn(asOf + 2), { ...readIn(asOf + 2).household, priceCents: 1_000_00 }, asOf + 2);
    expect(readIn(asOf + 3, writePath(cheaper))).toEqual({
      ...readIn(asOf + 3),
      household: { ...readIn(asOf + 3).household, priceCents: 1_000_00 },
    });
  });

  it("count as typed now once the visitor takes them or types others", () => {
    const later = readIn(asOf + 2);
    const { typed: _typed, ...taken } = { ...later, asOf: asOf + 2 };
    expect(takenAsTyped(later, asOf + 2)).toEqual(taken);
    const more = withHousehold(later, { ...later.household, savedCents: 5_000_00 }, asOf + 2);
    expect(readIn(asOf + 3, writePath(more)).household.savedCents).toBe(5_300_00);
  });

  it("are of no known month in an older plan, which then moves nothing", () => {
    const older = readIn(asOf + 5, writePath(path));
    expect([older.household, isUndated(older), isUndated(dated), isUndated(emptyPath)]).toEqual([
      household,
      true,
      false,
      false,
    ]);
  });
});
