import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fhaRules } from "#app/content/rules/fha.ts";
import { fhaPremium, monthlyPremiumsByYear } from "#app/domain/insurance/annual-premium.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { type LeavingFhaTerms, leavingFha } from "./leaving-fha.ts";

const home: LeavingFhaTerms = {
  priceCents: 300_000_00,
  downCents: 10_500_00,
  annualRate: 0.0645,
  termMonths: 360,
  paidMonths: 0,
  valueCents: 300_000_00,
  valueGrowth: 0.03,
  newRate: 0.0625,
  newTermMonths: 360,
  insuranceRate: 0.006,
  costsCents: 5_000_00,
  stayMonths: 120,
  paymentsFirst: 6,
  highestLoanToValue: 95,
};

const homes = fc.record({
  priceCents: fc.integer({ min: 50_000_00, max: 1_000_000_00 }),
  downCents: fc.integer({ min: 0, max: 49_000_00 }),
  annualRate: rate(0, 1_200),
  termMonths: fc.constantFrom(120, 180, 240, 360),
  paidMonths: fc.integer({ min: 0, max: 119 }),
  valueCents: fc.integer({ min: 50_000_00, max: 1_500_000_00 }),
  valueGrowth: rate(-500, 1_000),
  newRate: rate(0, 1_200),
  newTermMonths: fc.constantFrom(60, 180, 360),
  insuranceRate: rate(0, 200),
  costsCents: fc.integer({ min: 0, max: 20_000_00 }),
  stayMonths: fc.integer({ min: 1, max: 360 }),
  paymentsFirst: fc.constantFrom(0, 6, 12),
  highestLoanToValue: fc.constant(95),
});

describe("leavingFha", () => {
  it("charges the FHA loan what HUD charges", () => {
    // A published vector: $300,000 with 3.5% down at 6.45% is $1,852.18 a month. The premium of 0.55% (Mortgagee
    // Letter 2023-05) on the year’s average, as HUD counts it, is $132.01: worked out with Python’s fractions.
    const { byMonthCents, owedCents, premiumStopsAfter } = leavingFha(home, fhaRules);
    expect(owedCents).toBe(294_566_25);
    expect(byMonthCents[0]).toBe(1_852_18 + 132_01);
    expect(premiumStopsAfter).toBeNull();
    expect(leavingFha({ ...home, downCents: 30_000_00, paidMonths: 24 }, fhaRules).premiumStopsAfter).toBe(132 - 24);
  });

  it("ends the new loan’s insurance when the law lets you ask for it", () => {
    // A published vector: $380,000 at 6.5% on $400,000 takes 124 payments of $2,401.86 to 80%; 0.6% is $190 a month.
    const terms = { ...home, priceCents: 400_000_00, downCents: 26_535_63, valueCents: 400_000_00, newRate: 0.065 };
    const [now] = leavingFha({ ...terms, stayMonths: 240 }, fhaRules).switches;
    expect(now).toMatchObject({
      owedCents: 380_000_00,
      paymentCents: 2_401_86,
      insuranceCents: 190_00,
      insuredMonths: 124,
    });
  });

  it("says why you can't switch yet", () => {
    const { switches } = leavingFha(home, fhaRules);
    expect(switches.slice(0, 6).map(({ stopped }) => stopped)).toEqual(Array(6).fill("too-soon"));
    const found = switches.slice(6).map(({ stopped }) => stopped);
    expect(found[0]).toBe("owes-too-much");
    // Once a switch is possible, it stays possible: the home gains value and the debt shrinks.
    expect(found.slice(found.indexOf(null)).every((stopped) => stopped === null)).toBe(true);
  });

  it("counts a new loan’s interest up to the end of the stay, after the last payment of the FHA loan as well", () => {
    // Three payments of an FHA loan at 0% are left. The new loan runs for five years at 12%.
    const ending = { ...home, downCents: 150_000_00, annualRate: 0, termMonths: 120, paidMonths: 117, costsCents: 0 };
    const stayFor = (stayMonths: number) =>
      leavingFha({ ...ending, newRate: 0.12, newTermMonths: 60, insuranceRate: 0, stayMonths }, fhaRules);
    const { owedCents, byMonthCents, switches } = stayFor(60);
    const { totalInterestCents } = schedule({ loanCents: owedCents, annualRate: 0.12, termMonths: 60 });
    const kept = byMonthCents.reduce((sum, cents) => sum + cents, 0);
    expect(switches[0]?.savedCents).toBe(kept - owedCents - totalInterestCents);
    expect(switches).toHaveLength(3);
    expect(stayFor(120).switches[0]).toMatchObject({ savedCents: switches[0]?.savedCents });
  });

  it("agrees with two schedules added up, for any home and any month", () => {
    fc.assert(
      fc.property(homes, fc.nat({ max: 119 }), (terms, some) => {
        const { switches } = leavingFha(terms, fhaRules);
        const one = switches[some % switches.length];
        expect([one?.savedCents, one?.evenAfter]).toEqual(Object.values(added(terms, one?.afterMonths ?? 0)));
      }),
      { numRuns: 200 },
    );
  });

  it("names the best of the switches allowed, and never one that loses money", () => {
    fc.assert(
      fc.property(homes, (terms) => {
        const { switches, best } = leavingFha(terms, fhaRules);
        const allowed = switches.filter(({ stopped }) => stopped === null).map(({ savedCents }) => savedCents);
        expect(best?.savedCents ?? 0).toBe(Math.max(0, ...allowed));
      }),
    );
  });

  it("saves no less at a lower new rate, and no more with higher costs", () => {
    fc.assert(
      fc.property(homes, (terms) => {
        const savedWith = (changed: Partial<LeavingFhaTerms>) =>
          leavingFha({ ...terms, ...changed }, fhaRules).switches.map(({ savedCents }) => savedCents);
        const costly = savedWith({ costsCents: terms.costsCents + 100_00 });
        expect(savedWith({}).map((cents, index) => cents - (costly[index] ?? 0))).toEqual(costly.map(() => 100_00));
        // With equal debt at every point, a lower rate means less interest. Insurance, which may end later, is left out.
        const uninsured = { insuranceRate: 0 };
        const cheaper = savedWith({ ...uninsured, newRate: terms.newRate / 2 });
        for (const [index, cents] of savedWith(uninsured).entries()) {
          expect(cheaper[index]).toBeGreaterThanOrEqual(cents - terms.stayMonths);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    { downCents: 300_000_00 },
    { paidMonths: 360 },
    { stayMonths: 0 },
    { costsCents: -1 },
    { valueGrowth: Number.NaN },
  ])("refuses %o", (changed) => {
    expect(() => leavingFha({ ...home, ...changed }, fhaRules)).toThrow(RangeError);
  });
});

function rate(min: number, max: number) {
  return fc.integer({ min, max }).map((parts) => parts / 10_000);
}

/** Both options up to the end of the stay, each on a separate schedule. */
function added(terms: LeavingFhaTerms, after: number): { savedCents: number; evenAfter: number | null } {
  const { priceCents, downCents, annualRate, termMonths, paidMonths } = terms;
  const { noteCents, ...premium } = fhaPremium(
    { baseLoanCents: priceCents - downCents, valueCents: priceCents, termMonths },
    fhaRules,
  );
  const note = { loanCents: noteCents, annualRate, termMonths };
  const premiums = monthlyPremiumsByYear({
    ...note,
    premiumRate: premium.annualRate,
    premiumMonths: premium.months,
    upfrontRate: fhaRules.upfrontRate,
  });
  const fha = schedule(note).rows.slice(paidMonths + after);
  const owed = schedule(note).rows[paidMonths + after - 1]?.balanceCents ?? noteCents;
  const value = Math.round(terms.valueCents * (1 + terms.valueGrowth) ** (after / 12));
  const next = schedule({ loanCents: owed, annualRate: terms.newRate, termMonths: terms.newTermMonths }).rows;
  const insurance = Math.round((owed * Math.round(terms.insuranceRate * 10_000)) / 120_000);
  let [kept, switched] = [0, terms.costsCents];
  let evenAfter = switched <= 0 ? 0 : null;
  let [keptOwed, switchedOwed] = [owed, owed];
  const months = terms.stayMonths - after;
  for (let month = 0; month < months; month++) {
    const [one, other] = [fha[month], next[month]];
    if (one)
      kept += one.paidCents + (one.number <= premium.months ? (premiums[Math.ceil(one.number / 12) - 1] ?? 0) : 0);
    const insured = owed * 10_000 >= value * 8_001 && switchedOwed * 100 > value * 80;
    switched += (other?.paidCents ?? 0) + (insured ? insurance : 0);
    [keptOwed, switchedOwed] = [one?.balanceCents ?? 0, other?.balanceCents ?? 0];
    if (evenAfter === null && kept + keptOwed >= switched + switchedOwed) evenAfter = month + 1;
  }
  return { savedCents: kept + keptOwed - switched - switchedOwed, evenAfter };
}
