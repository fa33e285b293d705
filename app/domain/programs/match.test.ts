import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchProgram, type ProgramVerdict } from "./match.ts";
import type { AreaFacts, FinderAnswers, ProgramRule, Range } from "./rules.ts";

const exactly = (dollars: number): Range => ({ low: dollars * 100, high: dollars * 100 });

const here: AreaFacts = {
  medianIncomeCents: exactly(100_000),
  lowIncomeCents: [56, 64, 72, 80, 86.4, 92.8, 99.2, 105.6].map((thousands) => exactly(thousands * 1000)),
  conformingLimitCents: exactly(1_000_500),
  baselineLimitCents: exactly(832_750),
  fhaLimitCents: exactly(541_287),
  incomesByTown: false,
};
const widen = ({ low, high }: Range): Range => ({ low: low * 0.3, high: high * 2 });
const anywhere: AreaFacts = {
  medianIncomeCents: widen(here.medianIncomeCents),
  lowIncomeCents: here.lowIncomeCents.map(widen),
  conformingLimitCents: { low: here.baselineLimitCents.low, high: here.conformingLimitCents.high * 1.5 },
  baselineLimitCents: { low: here.baselineLimitCents.low, high: here.baselineLimitCents.high * 1.5 },
  fhaLimitCents: { low: here.fhaLimitCents.low, high: here.fhaLimitCents.high * 2.4 },
  incomesByTown: false,
};

const nothing: FinderAnswers = {
  place: null,
  householdSize: null,
  incomeCents: null,
  ownedLately: null,
  military: null,
  priceCents: null,
  savingsCents: null,
  score: null,
};

const words = { unless: "something changes", check: "something" };
const median80: ProgramRule = { kind: "income", measure: { of: "median", share: 0.8 }, ...words };
const nearMedian: ProgramRule = { ...median80, nearShare: 0.1 };
const byFamily: ProgramRule = {
  kind: "income",
  measure: { of: "median", share: 1, largeFamilyShare: 1.15 },
  ...words,
};
const low: ProgramRule = { kind: "income", measure: { of: "low-income", sizes: "each", factor: 1 }, ...words };
const banded: ProgramRule = {
  kind: "income",
  measure: { of: "low-income", sizes: "banded", factor: 1.4375, floorCents: [119_850_00, 158_250_00] },
  ...words,
};
const fhaLoan: ProgramRule = { kind: "loan-size", limit: "fha", minimumDownShare: 0.035, ...words };
const threeDown: ProgramRule = {
  kind: "loan-size",
  limit: "conforming",
  minimumDownShare: 0.03,
  shareAboveBaseline: 0.05,
  ...words,
};
const baselineLoan: ProgramRule = { kind: "loan-size", limit: "baseline", minimumDownShare: 0.03, ...words };
const down: ProgramRule = { kind: "down-payment", share: 0.035, lowScore: { below: 580, share: 0.1 }, ...words };
const downByTier: ProgramRule = { kind: "down-payment", share: 0.03, shareAboveBaseline: 0.05, ...words };
const hardScore: ProgramRule = { kind: "score", least: 500, below: "unmet", ...words };
const addedScore: ProgramRule = { ...hardScore, lenders: { from: 580, check: "something" } };
const softScore: ProgramRule = { kind: "score", least: 620, below: "open", ...words };
const firstTime: ProgramRule = { kind: "first-time", years: 3, veteransExempt: true, ...words };
const withExceptions: ProgramRule = { ...firstTime, veteransExempt: false, othersExempt: true };
const lastYear: ProgramRule = { kind: "first-time", years: 1, veteransExempt: false, ...words };
const military: ProgramRule = { kind: "military", ...words };
const check: ProgramRule = { kind: "check", ...words };
const inDollars: ProgramRule = { kind: "income", measure: { of: "dollars", mostCents: 122_100_00 }, ...words };
const county: ProgramRule = { kind: "place", counties: ["04013"], part: false, ...words };
const city: ProgramRule = { kind: "place", counties: ["04013"], part: true, ...words };
const somewhere: ProgramRule = { kind: "place", counties: [], part: true, ...words };
const cheap: ProgramRule = { kind: "price", mostCents: 300_000_00, ...words };

const priced = (fromDollars: number, toDollars: number, savingsDollars: number | null = null) => ({
  priceCents: { low: fromDollars * 100, high: toDollars * 100 },
  savingsCents: savingsDollars === null ? null : savingsDollars * 100,
});

describe("a rule about", () => {
  it.each<[string, ProgramRule, Partial<FinderAnswers>, ProgramVerdict, (keyof FinderAnswers)[]]>([
    // 80% of 100,000.
    ["income, at the limit", median80, { incomeCents: 80_000_00 }, "fits", []],
    ["income, a dollar over it", median80, { incomeCents: 80_001_00 }, "no", []],
    ["income, a little over it, where exceptions are", nearMedian, { incomeCents: 88_000_00 }, "ask", []],
    ["income, too far over it", nearMedian, { incomeCents: 88_000_01 }, "no", []],
    ["income, not given", median80, {}, "ask", ["incomeCents"]],
    ["family income, two people", byFamily, { incomeCents: 111_000_00, householdSize: 2 }, "no", []],
    ["family income, three people", byFamily, { incomeCents: 109_000_00, householdSize: 3 }, "fits", []],
    ["family income, household size not given", byFamily, { incomeCents: 111_000_00 }, "ask", ["householdSize"]],
    ["low income, one person", low, { incomeCents: 53_200_00, householdSize: 1 }, "fits", []],
    ["low income, too much for one person", low, { incomeCents: 62_000_00, householdSize: 1 }, "no", []],
    ["low income, low enough for any size", low, { incomeCents: 53_200_00 }, "fits", []],
    ["low income, too much for any size", low, { incomeCents: 117_000_00 }, "no", []],
    ["low income, household size not given", low, { incomeCents: 60_000_00 }, "ask", ["householdSize"]],
    ["banded income, under the floor", banded, { incomeCents: 119_850_00, householdSize: 1 }, "fits", []],
    ["banded income, over the smaller band", banded, { incomeCents: 126_501_00, householdSize: 4 }, "no", []],
    ["banded income, within the larger band", banded, { incomeCents: 126_501_00, householdSize: 5 }, "fits", []],
    ["loan size, every price under", fhaLoan, priced(300_000, 400_000), "fits", []],
    // 541,287 / 0.965
    ["loan size, the lowest price under", fhaLoan, priced(560_919, 800_000), "fits", []],
    ["loan size, the lowest price a dollar over", fhaLoan, priced(560_920, 800_000, 19_633), "ask", []],
    // 1,000,500 / 0.95: above the baseline of 832,750, a loan is at most 95% of the price. 832,750 / 0.97.
    ["loan size above the baseline, at 5% down", threeDown, priced(1_053_157, 2_000_000), "fits", []],
    ["loan size above the baseline, not at 3% down", threeDown, priced(1_053_158, 2_000_000, 40_000), "no", []],
    ["loan size up to the baseline", baselineLoan, priced(858_505, 2_000_000), "fits", []],
    ["loan size over the baseline", baselineLoan, priced(900_000, 2_000_000, 60_000), "no", []],
    ["down payment, 3% up to the baseline", downByTier, priced(858_000, 858_000, 25_740), "fits", []],
    ["down payment, 3% above the baseline", downByTier, priced(1_000_000, 1_000_000, 30_000), "ask", []],
    ["down payment, 5% above the baseline", downByTier, priced(1_000_000, 1_000_000, 50_000), "fits", []],
    [
      "down payment, enough for the lowest price",
      down,
      { ...priced(200_000, 300_000, 7_000), score: { from: 580, to: 619 } },
      "fits",
      [],
    ],
    ["loan size, savings bring no price under", fhaLoan, priced(700_000, 800_000, 20_000), "no", []],
    ["loan size, savings might bring it under", fhaLoan, priced(700_000, 800_000, 200_000), "ask", []],
    ["loan size, savings not given", fhaLoan, priced(700_000, 800_000), "ask", ["savingsCents"]],
    ["loan size, price not given", fhaLoan, { savingsCents: 0 }, "ask", ["priceCents"]],
    ["down payment, enough", down, { ...priced(200_000, 200_000, 7_000), score: { from: 580, to: 619 } }, "fits", []],
    [
      "down payment, a dollar short",
      down,
      { ...priced(200_000, 200_000, 6_999), score: { from: 580, to: 619 } },
      "ask",
      [],
    ],
    ["down payment, low score", down, { ...priced(200_000, 200_000, 7_000), score: { from: 500, to: 579 } }, "ask", []],
    ["down payment, score not given", down, priced(200_000, 200_000, 7_000), "ask", ["score"]],
    ["down payment, enough for any score", down, priced(200_000, 200_000, 20_000), "fits", []],
    ["hard score, reached", hardScore, { score: { from: 500, to: 579 } }, "fits", []],
    ["hard score, below", hardScore, { score: { from: 300, to: 499 } }, "waits", []],
    ["hard score, inside the band", hardScore, { score: { from: 480, to: 520 } }, "ask", []],
    ["hard score, not given", hardScore, {}, "ask", ["score"]],
    ["hard score, reached, and what lenders add is not", addedScore, { score: { from: 541, to: 541 } }, "ask", []],
    ["hard score, with what lenders add", addedScore, { score: { from: 580, to: 580 } }, "fits", []],
    ["hard score, below, whatever lenders add", addedScore, { score: { from: 300, to: 499 } }, "waits", []],
    ["soft score, reached", softScore, { score: { from: 620, to: 639 } }, "fits", []],
    ["soft score, below", softScore, { score: { from: 580, to: 619 } }, "ask", []],
    ["first-time, owned no home", firstTime, { ownedLately: false }, "fits", []],
    ["first-time, owned, not military", firstTime, { ownedLately: true, military: false }, "no", []],
    ["first-time, owned, veteran", firstTime, { ownedLately: true, military: true }, "fits", []],
    ["first-time, owned, service not given", firstTime, { ownedLately: true }, "ask", ["military"]],
    ["first-time, owned, others exempt", withExceptions, { ownedLately: true }, "ask", []],
    ["first-time, not given", firstTime, {}, "ask", ["ownedLately"]],
    ["a year without a home, none owned in three", lastYear, { ownedLately: false }, "fits", []],
    ["a year without a home, one owned in three", lastYear, { ownedLately: true }, "ask", []],
    ["military, served", military, { military: true }, "fits", []],
    ["military, didn't serve", military, { military: false }, "no", []],
    ["military, not given", military, {}, "ask", ["military"]],
    ["a check", check, {}, "ask", []],
    ["dollars, at the limit, for any household", inDollars, { incomeCents: 122_100_00 }, "fits", []],
    ["dollars, a dollar over it", inDollars, { incomeCents: 122_101_00 }, "no", []],
    ["dollars, income not given", inDollars, {}, "ask", ["incomeCents"]],
    ["a county, the right one", county, {}, "fits", []],
    ["a county, another one", county, { place: "04021" }, "no", []],
    ["a county, not given", county, { place: null }, "ask", ["place"]],
    ["a city, the right county", city, {}, "ask", []],
    ["a city, another county", city, { place: "04021" }, "no", []],
    ["a part of the state without counties", somewhere, { place: "04021" }, "ask", []],
    ["price, the lowest at the limit", cheap, priced(300_000, 400_000), "fits", []],
    ["price, the lowest a dollar over", cheap, priced(300_001, 400_000), "no", []],
    ["price, not given", cheap, {}, "ask", ["priceCents"]],
  ])("%s", (_, rule, said, verdict, asks) => {
    const match = matchProgram([rule], { ...nothing, place: "04013", ...said }, here);
    expect(match.verdict).toBe(verdict);
    expect(match.findings[0]?.asks).toEqual(asks);
  });

  it("income limits by town stays open between the lowest and highest in the country, and says so", () => {
    const byTown = { ...anywhere, incomesByTown: true };
    const match = matchProgram([median80], { ...nothing, place: "25017", incomeCents: 90_000_00 }, byTown);
    expect(match.findings[0]).toMatchObject({ is: "open", byTown: true, asks: [] });
    expect(matchProgram([median80], { ...nothing, place: "25017", incomeCents: 1 }, byTown).verdict).toBe("fits");
  });

  it("income or loan size stays open without a place, and asks for the place", () => {
    const match = matchProgram([median80, fhaLoan], { ...nothing, incomeCents: 90_000_00 }, anywhere);
    expect(match.findings.map(({ is, asks }) => [is, asks[0]])).toEqual([
      ["open", "place"],
      ["open", "place"],
    ]);
  });

  it("income needs no place when the income is above every limit in the country", () => {
    expect(matchProgram([median80], { ...nothing, incomeCents: 9_000_000_00 }, anywhere).verdict).toBe("no");
  });
});

const rules = [
  median80,
  byFamily,
  low,
  banded,
  fhaLoan,
  threeDown,
  baselineLoan,
  down,
  downByTier,
  hardScore,
  addedScore,
  nearMedian,
  softScore,
  firstTime,
  withExceptions,
  lastYear,
  military,
  check,
  inDollars,
  county,
  city,
  somewhere,
  cheap,
];
const someRules = fc.subarray(rules, { minLength: 1 });
const dollars = fc.integer({ min: 0, max: 2_000_000 }).map((amount) => amount * 100);
const range = fc.tuple(dollars, dollars).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
const answered = fc.record({
  place: fc.constant("04013"),
  householdSize: fc.integer({ min: 1, max: 8 }),
  incomeCents: dollars,
  ownedLately: fc.boolean(),
  military: fc.boolean(),
  priceCents: range,
  savingsCents: dollars,
  score: fc.tuple(fc.integer({ min: 300, max: 850 }), fc.integer({ min: 0, max: 100 })).map(([from, more]) => ({
    from,
    to: Math.min(850, from + more),
  })),
});
const names = Object.keys(nothing) as (keyof FinderAnswers)[];
const said = (all: FinderAnswers, kept: readonly (keyof FinderAnswers)[]): FinderAnswers => ({
  ...nothing,
  ...Object.fromEntries(kept.map((name) => [name, all[name]])),
});
const match = (one: readonly ProgramRule[], answers: FinderAnswers) =>
  matchProgram(one, answers, answers.place === null ? anywhere : here);

describe("answering", () => {
  it("more questions never changes a rule that was already met or not met", () => {
    fc.assert(
      fc.property(someRules, answered, fc.subarray(names), fc.subarray(names), (some, all, first, later) => {
        const before = match(some, said(all, first));
        const after = match(some, said(all, [...first, ...later]));
        before.findings.forEach(({ is }, index) => {
          if (is !== "open") expect(after.findings[index]?.is).toBe(is);
        });
        if (before.verdict === "fits" || before.verdict === "no") expect(after.verdict).toBe(before.verdict);
        if (before.verdict === "waits") expect(["waits", "no"]).toContain(after.verdict);
      }),
    );
  });

  it("some questions leaves only the others to ask, and each rule that isn't met names what would change it", () => {
    fc.assert(
      fc.property(someRules, answered, fc.subarray(names), (some, all, kept) => {
        for (const { is, asks, rule } of match(some, said(all, kept)).findings) {
          for (const name of asks) expect(kept).not.toContain(name);
          if (is === "unmet") expect("unless" in rule && rule.unless.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("with a higher income never changes a no for too much income", () => {
    fc.assert(
      fc.property(someRules, answered, dollars, (some, all, more) => {
        const tooMuch = (incomeCents: number) =>
          match(some, { ...all, incomeCents }).findings.map(({ rule, is }) => rule.kind === "income" && is === "unmet");
        const before = tooMuch(all.incomeCents);
        const after = tooMuch(all.incomeCents + more);
        before.forEach((was, index) => {
          if (was) expect(after[index]).toBe(true);
        });
      }),
    );
  });

  it("every question leaves nothing to ask", () => {
    fc.assert(
      fc.property(someRules, answered, (some, all) => {
        expect(match(some, all).findings.flatMap(({ asks }) => asks)).toEqual([]);
      }),
    );
  });

  it("gives the same result in any order of rules and answers", () => {
    fc.assert(
      fc.property(someRules, answered, fc.shuffledSubarray(names), (some, all, kept) => {
        const forward = match(some, said(all, kept));
        const backward = match(some.toReversed(), said(all, kept.toReversed()));
        expect(backward.verdict).toBe(forward.verdict);
        expect(backward.findings.toReversed()).toEqual(forward.findings);
      }),
    );
  });
});
