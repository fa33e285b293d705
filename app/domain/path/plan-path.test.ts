import { describe, expect, it } from "vitest";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import type { LimitKind, LimitState, PathAnswer, PathProgram } from "./answer.ts";
import type { Household, Mark, PathPlace } from "./household.ts";
import { planPath } from "./plan-path.ts";

const month = (year: number, number: number) => year * 12 + number - 1;
const now = month(2026, 11);

const plan = (change: Partial<Household> = {}) => planPath({ ...designHousehold, ...change }, now, rules);
/** The same household, with some questions skipped. */
const skip = (...parts: (keyof Household)[]) => planPath(without(designHousehold, parts), now, rules);
const without = (asked: Household, parts: readonly (keyof Household)[]): Household =>
  Object.fromEntries(Object.entries(asked).filter(([part]) => !parts.includes(part as keyof Household)));
const of = (answer: PathAnswer, program: PathProgram) => {
  const found = answer.programs.find((each) => each.program === program && each.assistance === null);
  if (!found) throw new Error(`No answer for ${program}`);
  return found;
};
const limit = (answer: PathAnswer, program: PathProgram, kind: LimitKind) =>
  of(answer, program).limits.find((each) => each.kind === kind) as LimitState;

describe("the household in the drawings", () => {
  const answer = plan();
  const fha = of(answer, "fha");

  it("could be ready in December 2028 with FHA, and cash keeps the door closed until then", () => {
    expect(fha.month).toBe(month(2028, 12));
    expect(answer.best).toBe(answer.programs.indexOf(fha));
    expect(fha.open).toEqual([]);
    expect(fha.binding.slice(0, 25)).toEqual(Array(25).fill("cash"));
    expect(fha.binding.slice(25)).toEqual(Array(96).fill(null));
  });

  it("needs $12,353 in cash", () => {
    // 3.5% down; fees; 14 months of insurance at $77.08, 2 of tax at $73.38, 15 days at 7.4% on $181,649.19.
    expect(fha.cash).toMatchObject({ downCents: 6_475_00, closingCents: 4_100_00, assistanceCents: 0 });
    expect(fha.cash.prepaidCents).toBe(14 * 77_08 + 2 * 73_38 + 552_41);
    expect(Math.round(fha.cash.totalCents / 100)).toBe(12_353);
  });

  it("pays $1,489.64 a month, the drawing’s $1,490, which is 30.8% of $4,833.33", () => {
    // Principal and interest 1,257.71, tax 73.38, insurance 77.08, premium 81.47: 0.55% of the year’s average balance.
    expect(fha.monthlyPaymentCents).toBe(1_489_64);
    expect(limit(answer, "fha", "payment-to-income")).toMatchObject({ state: "held", has: expect.closeTo(0.308, 3) });
    expect(fha.mostPaymentCents).toBe(fha.monthlyPaymentCents);
  });

  it("saves $12,150 by November and $12,760 by December 2028, including the car’s $310 from July 2028", () => {
    expect(answer.savedByMonthCents).toHaveLength(121);
    expect(answer.savedByMonthCents.slice(19, 21)).toEqual([9_100_00, 9_710_00]);
    expect(answer.savedByMonthCents.slice(24, 26)).toEqual([12_150_00, 12_760_00]);
    expect(answer.debtEnds[1]).toBe(month(2028, 5));
  });

  it("asks a lender where lenders add a score to the guide, and names what would change the others", () => {
    for (const program of ["conventional-97", "homeready", "home-possible"] as const) {
      expect(of(answer, program).open).toContain("score");
      expect(limit(answer, program, "score")).toMatchObject({
        state: "unknown",
        ask: "lender",
        hangsOn: "lenders-score",
        has: 612,
        needs: 620,
      });
    }
    expect(limit(answer, "va", "service")).toMatchObject({ state: "closed", change: "service" });
    expect(limit(answer, "usda", "payment-to-income")).toMatchObject({ state: "unknown", ask: "lender", needs: 0.29 });
    expect(limit(answer, "fha", "debt-to-income")).toMatchObject({ state: "held" });
  });

  it("gains from each step what the drawings’ model gains", () => {
    const gained = answer.levers.map(({ kind, cents, about, monthsGained }) => [kind, about ?? cents, monthsGained]);
    expect(gained).toEqual([
      ["seller-pays", 5_550_00, 13],
      ["save-more", 100_00, 4],
      ["gift", 2_000_00, 3],
      ["save-more", 50_00, 2],
      ["cheaper", 10_000_00, 1],
      ["pay-debt-first", "1", 0],
      ["co-borrower", 1_666_67, 0],
      ["pay-debt-first", "0", -1],
    ]);
    expect(answer.levers.filter(({ monthsGained }) => monthsGained <= 0).map(({ heldBy }) => heldBy)).toEqual([
      "cash",
      "cash",
      "cash",
    ]);
  });

  it("asks for a lease of 17 more months", () => {
    expect(answer.lease).toMatchObject({
      state: "gap",
      askForMonths: 17,
      noticeDay: "2027-06-01",
      overlapMonths: 0,
      perDiemCents: 36_83,
    });
  });

  it("sets aside $193.81 to practice: payment and upkeep, less the rent", () => {
    expect(answer.practice).toEqual({
      paymentCents: 1_489_64,
      upkeepCents: 154_17,
      rentCents: 1_450_00,
      setAsideCents: 193_81,
    });
  });

  it("lists the steps in date order, none before this month", () => {
    const days = answer.steps.map(({ kind, day }) => [kind, day]);
    expect(days).toEqual([
      ["get-reports", "2026-11-30"],
      ["call-agency", "2026-12-31"],
      ["ask-lease", "2027-06-01"],
      ["debt-ends", "2028-05-31"],
      ["ask-lenders", "2028-10-01"],
      ["give-notice", "2028-11-01"],
      ["door-opens", "2028-12-01"],
      ["mark-leaves", "2029-11-30"],
    ]);
  });

  it("has the May 2022 collection off the report by November 2029", () => {
    expect(answer.marks).toEqual([{ index: 0, leaves: month(2029, 11), clock: "first-late-payment", isOver: false }]);
  });
});

describe("a limit", () => {
  it("on a waiting period ends in the month that the rule names, by program", () => {
    const marked = (mark: Mark) => {
      const answer = plan({
        savedCents: 60_000_00,
        score: { points: 700, from: "lender" },
        marks: [mark],
        served: true,
      });
      return (["fha", "conventional-97", "home-possible", "va", "usda"] as const).map((program) => {
        const state = limit(answer, program, "waiting");
        return state.state === "until" ? state.month : state.state;
      });
    };
    const [filed, discharged] = [month(2026, 1), month(2026, 6)];
    // HUD Handbook 4000.1; Fannie Mae B3-5.3-07; VA Pamphlet 26-7; HB-1-3555: 2, 4, 4, 2 and 3 years from the discharge.
    expect(marked({ kind: "bankruptcy-7", month: filed, discharged })).toEqual(
      [24, 48, 48, 24, 36].map((wait) => discharged + wait),
    );
    expect(marked({ kind: "bankruptcy-13", month: filed, discharged })).toEqual([
      month(2027, 1),
      discharged + 24,
      discharged + 24,
      month(2027, 1),
      discharged + 12,
    ]);
    expect(marked({ kind: "foreclosure", month: filed })).toEqual([36, 84, 84, 24, 36].map((wait) => filed + wait));
    expect(marked({ kind: "short-sale", month: filed })).toEqual([36, 48, 48, 24, 36].map((wait) => filed + wait));
    expect(marked({ kind: "late-payment", month: filed })).toEqual(Array(5).fill("held"));
  });

  it("on a waiting period begins with a discharge that has not come, at best this month", () => {
    const open = (mark: Mark) => {
      const answer = plan({ savedCents: 60_000_00, marks: [mark], served: true });
      return (["fha", "conventional-97", "home-possible", "va", "usda"] as const).map((program) => {
        const state = limit(answer, program, "waiting");
        return state.state === "unknown" ? [(state.month ?? 0) - now, state.hangsOn] : state.state;
      });
    };
    expect(open({ kind: "bankruptcy-7", month: month(2026, 5) })).toEqual(
      [24, 48, 48, 24, 36].map((wait) => [wait, "discharge"]),
    );
    // FHA and VA count a chapter 13 by its payments, with the court's permission.
    const filed = now - 2;
    expect(open({ kind: "bankruptcy-13", month: filed })).toEqual([
      [10, "court"],
      [24, "discharge"],
      [24, "discharge"],
      [10, "court"],
      [12, "discharge"],
    ]);
  });

  it("on work counts no pay before it begins, and asks a lender about an offer shortly before", () => {
    const since = month(2028, 6);
    const hired = (change: Partial<Household> = {}, workedBefore?: boolean) => {
      const before = workedBefore === undefined ? {} : { workedBefore };
      return plan({
        savedCents: 60_000_00,
        incomes: [{ kind: "job", monthlyCents: 7_000_00, since, ...before }],
        ...change,
      });
    };
    expect(of(hired({}, true), "fha")).toMatchObject({ month: since - 2, open: ["work-history"] });
    expect(of(hired({ ownedLately: false }, true), "conventional-97").month).toBe(since - 3);
    expect(limit(hired({}, true), "fha", "work-history")).toMatchObject({
      state: "unknown",
      ask: "lender",
      hangsOn: "offer",
      month: since - 2,
    });
    // Earlier work not told: a letter comes first, and two years after it.
    expect(limit(hired(), "fha", "work-history")).toMatchObject({ hangsOn: "offer", month: since - 2 });
    expect(of(hired({}, false), "fha")).toMatchObject({ month: since + 24, open: [] });
    // Cash takes longer than the job: nothing is left to ask.
    const saving = hired({ savedCents: 0, monthlySavingCents: 300_00 }, true);
    expect(of(saving, "fha").month).toBeGreaterThan(since);
    expect(of(saving, "fha").open).toEqual([]);
    expect(limit(saving, "fha", "work-history")).toMatchObject({ state: "until", month: since });
    expect(saving.steps).toContainEqual({ kind: "work-begins", day: "2028-06-01", cents: null, about: null });
  });

  it("on two years of work asks about work and school before a newer job, and gives no false month", () => {
    const job = { kind: "job", monthlyCents: 10_000_00, since: month(2026, 3) } as const;
    const worked = (workedBefore?: boolean) => {
      const incomes = [{ ...job, ...(workedBefore === undefined ? {} : { workedBefore }) }];
      return plan({ savedCents: 60_000_00, incomes });
    };
    expect(of(worked(), "fha")).toMatchObject({ month: now, open: ["work-history"] });
    expect(limit(worked(), "fha", "work-history")).toMatchObject({
      state: "unknown",
      ask: "yourself",
      has: 8,
      needs: 24,
    });
    expect(of(worked(true), "fha")).toMatchObject({ month: now, open: [] });
    expect(of(worked(false), "fha")).toMatchObject({ month: month(2028, 3), open: [] });
  });

  it("on an own business wants its first year, and asks a lender in its second, also after earlier work", () => {
    const own = (since: number, workedBefore?: boolean) => {
      const before = workedBefore === undefined ? {} : { workedBefore };
      return plan({
        savedCents: 60_000_00,
        incomes: [{ kind: "self-employed", monthlyCents: 8_000_00, since, ...before }],
      });
    };
    const since = month(2026, 8);
    for (const program of ["fha", "conventional-97"] as const) {
      expect(of(own(since, true), program).month, program).toBe(since + 12);
    }
    expect(limit(own(since, true), "fha", "work-history")).toMatchObject({
      state: "unknown",
      ask: "lender",
      has: 3,
      needs: 12,
    });
    expect(limit(own(since), "fha", "work-history")).toMatchObject({ ask: "yourself", month: since + 12 });
    expect(of(own(since, false), "fha").month).toBe(since + 24);
    const second = month(2025, 9);
    expect(of(own(second, true), "fha")).toMatchObject({ month: now, open: ["work-history"] });
    expect(limit(own(second, true), "fha", "work-history")).toMatchObject({ ask: "lender", needs: 24 });
    expect(of(own(month(2024, 9), true), "fha")).toMatchObject({ month: now, open: [] });
  });

  it("on two years of work asks nothing where the newer job alone is old enough by the month that cash allows", () => {
    const answer = plan({ incomes: [{ kind: "job", monthlyCents: 4_833_33, since: month(2026, 3) }] });
    expect(of(answer, "fha")).toMatchObject({ month: month(2028, 12), open: [] });
  });

  it("on two years of work opens when a first job is two years old", () => {
    const since = month(2025, 11);
    const incomes = [{ kind: "job", monthlyCents: 6_000_00, since, workedBefore: false }] as const;
    const answer = plan({ savedCents: 60_000_00, incomes });
    expect(of(answer, "fha").month).toBe(since + 24);
    expect(limit(answer, "fha", "work-history")).toMatchObject({
      state: "until",
      month: since + 24,
      has: 12,
      needs: 24,
    });
    expect(of(answer, "fha").binding[0]).toBe("work-history");
    expect(answer.steps).toContainEqual({ kind: "work-history", day: "2027-11-01", cents: null, about: null });
  });

  it("on income asks a little above the limit, and closes far above it", () => {
    const earns = (monthlyCents: number) => plan({ incomes: [{ kind: "benefits", monthlyCents }] });
    // 80% of $109,600 is $87,680 a year, and a tenth more $96,448. USDA's limit is $119,850, and a tenth more $131,835.
    const near = { state: "unknown", hangsOn: "over-limit" } as const;
    expect(limit(earns(7_306_00), "homeready", "income-limit")).toMatchObject({ state: "held" });
    expect(limit(earns(7_307_00), "homeready", "income-limit")).toMatchObject({ ...near, ask: "lender" });
    expect(limit(earns(8_037_00), "home-possible", "income-limit")).toMatchObject(near);
    expect(limit(earns(8_038_00), "homeready", "income-limit")).toMatchObject({ state: "closed", change: "income" });
    expect(limit(earns(9_987_00), "usda", "income-limit")).toMatchObject({ state: "held" });
    expect(limit(earns(9_988_00), "usda", "income-limit")).toMatchObject({ ...near, ask: "usda" });
    expect(limit(earns(10_987_00), "usda", "income-limit")).toMatchObject({ state: "closed" });
  });

  it("on first-time buyers closes only the 97% loan", () => {
    const answer = plan({ ownedLately: true });
    expect(limit(answer, "conventional-97", "first-time")).toMatchObject({ state: "closed", change: "ownership" });
    expect(of(answer, "homeready").limits.map(({ kind }) => kind)).not.toContain("first-time");
  });

  it("on the loan is the county’s, and needs no county below the lowest limit of all", () => {
    // The lowest limit of all counties: $541,287.
    const place = { ...(designHousehold.place as PathPlace), fhaCents: 541_287_00 };
    expect(limit(plan({ place, priceCents: 560_915_00 }), "fha", "loan-limit")).toMatchObject({ state: "held" });
    expect(limit(plan({ place, priceCents: 561_000_00 }), "fha", "loan-limit")).toMatchObject({
      state: "closed",
      change: "price",
    });
    const nowhere = (priceCents: number) => {
      const answer = planPath(without({ ...designHousehold, priceCents }, ["place"]), now, rules);
      return limit(answer, "fha", "loan-limit");
    };
    expect(nowhere(185_000_00)).toMatchObject({ state: "held" });
    expect(nowhere(600_000_00)).toMatchObject({ state: "unknown", skipped: "place" });
  });

  it("on the payment by the visitor’s own wish is one of its own, beside the lender’s", () => {
    const answer = plan({ comfortCents: 1_400_00 });
    expect(limit(answer, "fha", "own-payment")).toMatchObject({ state: "closed", change: "wish", needs: 1_400_00 });
    expect(limit(answer, "fha", "payment-to-income")).toEqual(limit(plan(), "fha", "payment-to-income"));
    expect(of(answer, "fha").month).toBeNull();
    expect(of(answer, "fha").withoutWish?.month).toBe(of(plan(), "fha").month);
    expect(answer.withoutWish?.month).toBe(of(plan(), "fha").month);
  });
});

describe("the two lines for debts and income", () => {
  const renter = {
    incomes: [{ kind: "job", monthlyCents: 6_000_00, since: month(2020, 1) }],
    debts: [],
    score: { points: 700, from: "bank" },
    place: { ...(designHousehold.place as PathPlace), propertyTaxRate: 0.011 },
    priceCents: 250_000_00,
    savedCents: 20_000_00,
  } as const satisfies Partial<Household>;

  it("say no to no one with $72,000 a year, no debts and a home of $250,000", () => {
    // Little is left for a larger down payment.
    const answer = plan({ ...renter, savedCents: 15_800_00 });
    const share = limit(answer, "conventional-97", "debt-to-income").has ?? 0;
    expect(share).toBeCloseTo(0.365, 2);
    // Freddie Mac publishes no automated line, so above the one by hand only a lender can say.
    expect(of(answer, "home-possible").open).toEqual(["debt-to-income"]);
    for (const program of ["conventional-97", "homeready", "home-possible"] as const) {
      expect(of(answer, program)).toMatchObject({ month: now });
      if (program !== "home-possible") expect(of(answer, program).open).toEqual([]);
      expect(of(answer, program).limits.map(({ kind }) => kind)).not.toContain("payment-to-income");
    }
    // By hand 36% is the line of Fannie Mae and Freddie Mac; 50% is what Fannie Mae's automated approval goes to. By hand Fannie Mae
    // takes 5% down, which is saved in a year, and then the payment is within 36%.
    expect(of(answer, "conventional-97")).toMatchObject({ handDownCents: 12_500_00 });
    expect(of(answer, "conventional-97").lines).toMatchObject({ hand: now + 12, automated: now, lender: now });
    expect(of(answer, "home-possible").lines).toMatchObject({ hand: null, automated: undefined, lender: now });
    // FHA's 31% is for a review by hand; its automated approval publishes no line.
    expect(of(answer, "fha")).toMatchObject({ month: now, open: ["payment-to-income"] });
    expect(of(answer, "fha").lines).toMatchObject({ hand: null, automated: undefined, lender: now });
    expect(limit(answer, "fha", "payment-to-income")).toMatchObject({ state: "unknown", ask: "lender", needs: 0.31 });
  });

  it("end by hand at 95% of the price for Fannie Mae, and at the baseline for Home Possible, too", () => {
    const cheap = plan({ ...renter, priceCents: 150_000_00, savedCents: 11_000_00, monthlySavingCents: 500_00 });
    // $4,500 down today. $7,500 take some months.
    expect(of(cheap, "homeready")).toMatchObject({ month: now, handDownCents: 7_500_00 });
    expect(of(cheap, "homeready").lines.hand).toBeGreaterThan(now);
    expect(of(cheap, "home-possible")).toMatchObject({ lines: { hand: now }, handDownCents: 4_500_00 });
    const place = { ...renter.place, conformingCents: 1_200_000_00, medianIncomeCents: 900_000_00 };
    const pay = [{ kind: "job", monthlyCents: 40_000_00, since: now - 60 }] as const;
    const rich = { ...renter, place, incomes: pay, priceCents: 1_000_000_00, savedCents: 80_000_00 };
    // $50,000 down leave a loan above $832,750.
    expect(of(plan(rich), "home-possible")).toMatchObject({
      month: now,
      lines: { hand: null },
      handDownCents: 167_250_00,
    });
    expect(of(plan({ ...rich, savedCents: 200_000_00 }), "home-possible").lines.hand).toBe(now);
  });

  it("wait for a debt to end by hand, and name the month from which only a lender can say", () => {
    const car = { kind: "car", balanceCents: 0, monthlyCents: 900_00, paymentsLeft: 30 } as const;
    const answer = plan({ ...renter, priceCents: 180_000_00, debts: [car] });
    // 26% for the house and 15% for the car, which counts to its end: it takes more than 5% of the income.
    expect(of(answer, "fha").lines).toMatchObject({ hand: now, automated: undefined, lender: now });
    const more = plan({ ...renter, priceCents: 180_000_00, debts: [{ ...car, monthlyCents: 1_350_00 }] });
    expect(of(more, "fha")).toMatchObject({ month: now + 30, open: [] });
    expect(of(more, "fha").lines).toMatchObject({ hand: now + 30, automated: undefined, lender: now });
    expect(limit(more, "fha", "debt-to-income")).toMatchObject({ state: "until", month: now + 30, needs: 0.43 });
    expect(of(more, "conventional-97").lines).toMatchObject({ hand: now + 30, automated: now, lender: now });
  });

  it("go further by hand with HUD’s reasons, from a score of 580", () => {
    const widest = (priceCents: number, change: Partial<Household> = {}) =>
      of(plan({ ...renter, savedCents: 15_800_00, priceCents, ...change }), "fha").lines.wider?.opens;
    const share = (priceCents: number) =>
      limit(plan({ ...renter, savedCents: 15_800_00, priceCents }), "fha", "payment-to-income").has;
    for (const [priceCents, of31, opens] of [
      [250_000_00, 0.359, "one-reason"],
      [275_000_00, 0.395, "no-debts"],
      [290_000_00, 0.417, undefined],
    ] as const) {
      expect(share(priceCents)).toBeCloseTo(of31, 2);
      expect(widest(priceCents)).toBe(opens);
    }
    const owes = { debts: [{ kind: "support", balanceCents: 0, monthlyCents: 400_00 }] } as const;
    expect(widest(275_000_00, owes)).toBe("two-reasons");
    expect(widest(250_000_00, { score: { points: 579, from: "bank" } })).toBeUndefined();
  });

  it("end at Fannie Mae’s 50% for its own loan, while Freddie Mac’s lenders can still say", () => {
    const dear = plan({ ...renter, priceCents: 380_000_00 });
    expect(limit(dear, "homeready", "debt-to-income")).toMatchObject({ state: "closed", change: "price" });
    expect(limit(dear, "homeready", "debt-to-income").has).toBeGreaterThan(0.5);
    expect(of(dear, "conventional-97")).toMatchObject({ month: now, open: ["debt-to-income"] });
    expect(of(dear, "home-possible")).toMatchObject({ month: now, open: ["debt-to-income"] });
  });

  it("cannot tell where the high end of an assumed tax and insurance crosses them", () => {
    const assumed = (priceCents: number, isAssumed = true) =>
      plan({ ...renter, priceCents, place: { ...renter.place, isAssumed } });
    const straddles = limit(assumed(325_000_00), "homeready", "debt-to-income");
    expect(straddles).toMatchObject({ state: "unknown", ask: "yourself", hangsOn: "bills", needs: 0.5 });
    expect(straddles.has).toBeLessThan(0.5);
    expect(straddles.most).toBeGreaterThan(0.5);
    expect(of(assumed(325_000_00), "homeready")).toMatchObject({
      month: now,
      open: ["debt-to-income"],
      lines: { automated: now },
      linesAtMost: { automated: null },
    });
    expect(limit(assumed(325_000_00, false), "homeready", "debt-to-income")).toMatchObject({ state: "held" });
    expect(limit(assumed(250_000_00), "homeready", "debt-to-income")).toMatchObject({ state: "held" });
  });

  it("are a plain no only above what lenders have approved", () => {
    const owes = (monthlyCents: number) =>
      plan({ ...renter, debts: [{ kind: "support", balanceCents: 0, monthlyCents }], served: true });
    const [much, most] = [owes(1_200_00), owes(2_000_00)];
    // 56% of the income, then 69%.
    expect(of(much, "conventional-97")).toMatchObject({ month: now, open: ["debt-to-income"] });
    expect(of(much, "va")).toMatchObject({ month: now, open: ["debt-to-income", "residual-income"] });
    expect(limit(much, "usda", "debt-to-income")).toMatchObject({ state: "closed", change: "debts" });
    expect(limit(most, "conventional-97", "debt-to-income")).toMatchObject({ state: "closed", change: "debts" });
    expect(limit(most, "fha", "debt-to-income")).toMatchObject({ state: "closed", change: "debts" });
    expect(limit(most, "va", "debt-to-income")).toMatchObject({ state: "unknown", ask: "lender" });
  });
});

describe("what a seller pays", () => {
  const paid = (program: PathProgram, sellerPaysCents: number, priceCents = 250_000_00) =>
    of(plan({ priceCents, sellerPaysCents }), program).cash;

  it("covers fees, then prepaid items, and never the down payment", () => {
    expect(paid("fha", 0).totalCents).toBeGreaterThan(15_000_00);
    expect(paid("fha", 7_500_00)).toMatchObject({ closingCents: 0, prepaidCents: 0, totalCents: 8_750_00 });
    expect(paid("fha", 4_600_00).prepaidCents).toBe(paid("fha", 0).prepaidCents - 500_00);
    expect(paid("fha", 3_000_00)).toMatchObject({ closingCents: 1_100_00 });
  });

  it("stops at the program’s share of the price", () => {
    // 3% of $180,000 is $5,400; FHA and USDA allow 6%, and VA the fees and 4% of what comes beside them.
    const all = (program: PathProgram) => {
      const { closingCents, prepaidCents } = paid(program, 0, 180_000_00);
      return closingCents + prepaidCents;
    };
    const left = (program: PathProgram) => {
      const { closingCents, prepaidCents } = paid(program, 20_000_00, 180_000_00);
      return closingCents + prepaidCents;
    };
    expect(left("homeready")).toBe(all("homeready") - 5_400_00);
    for (const program of ["fha", "va", "usda"] as const) expect(left(program)).toBe(0);
    const cheap = paid("fha", 20_000_00, 60_000_00);
    expect(cheap.closingCents).toBe(4_100_00 - 3_600_00);
  });
});

describe("a score", () => {
  it("below what lenders ask for is a question to them; a supposed score has a month, marked as supposed", () => {
    const from = month(2027, 3);
    const supposed = plan({
      score: { points: 612, from: "bank", supposed: { points: 640, from } },
      savedCents: 20_000_00,
      priceCents: 150_000_00,
    });
    const homeready = of(supposed, "homeready");
    expect(homeready).toMatchObject({ month: from, isSupposed: true });
    expect(limit(supposed, "homeready", "score")).toMatchObject({ state: "until", month: from, isSupposed: true });
    // FHA doesn't need the supposed score, so it doesn't use it.
    expect(of(supposed, "fha")).toMatchObject({ month: now, isSupposed: false });
    expect(supposed.best).toBe(0);
  });

  it("from 500 to 579 makes FHA ask for 10% down", () => {
    const answer = plan({ score: { points: 560, from: "bank" }, savedCents: 25_000_00 });
    expect(of(answer, "fha")).toMatchObject({ month: now, cash: { downCents: 18_500_00 } });
    expect(of(plan({ score: { points: 499, from: "bank" } }), "fha").month).toBeNull();
  });

  it("is compared with the minimum for the plan’s down payment", () => {
    // HUD Handbook 4000.1: 3.5% down takes 580, 10% takes 500.
    for (const [points, needs] of [
      [612, 580],
      // From 500 on HUD's own line is met, with 10% down; lenders ask for more.
      [560, 580],
      [450, 500],
    ] as const) {
      expect(limit(plan({ score: { points, from: "bank" } }), "fha", "score")).toMatchObject({ has: points, needs });
    }
  });

  it("below every line shuts FHA alone: no other guide has a least score", () => {
    const answer = plan({ score: { points: 431, from: "bank" }, served: true, savedCents: 60_000_00 });
    expect(limit(answer, "fha", "score")).toMatchObject({ state: "closed", needs: 500 });
    for (const program of ["conventional-97", "homeready", "home-possible", "va", "usda"] as const) {
      expect(limit(answer, program, "score")).toMatchObject({ state: "unknown", hangsOn: "lenders-score", has: 431 });
    }
    expect(of(answer, "va")).toMatchObject({ month: now, open: expect.arrayContaining(["score"]) });
  });

  it("that is unknown still gives a month, with a question", () => {
    const answer = plan({ score: "unknown" });
    expect(of(answer, "fha")).toMatchObject({ month: month(2028, 12), open: ["score"] });
    expect(limit(answer, "fha", "score")).toEqual({
      kind: "score",
      state: "unknown",
      ask: "lender",
      has: null,
      needs: 580,
    });
  });
});

describe("a skipped question", () => {
  it("leaves no month when every question is skipped", () => {
    const answer = planPath({}, now, rules);
    expect(answer.programs.map((each) => each.month)).toEqual(Array(6).fill(null));
    expect(answer.best).toBeNull();
    expect(answer.skipped).toContain("savedCents");
    expect(answer.practice).toBeNull();
  });

  it("is named, with the limit that it leaves open", () => {
    expect(skip("marks").skipped).toEqual(["marks"]);
    expect(of(skip("marks"), "fha")).toMatchObject({ month: month(2028, 12), open: ["waiting"] });
    expect(skip("debts").skipped).toEqual(["debts"]);
    expect(skip("incomes").skipped).toEqual(["incomes"]);
    expect(of(skip("savedCents"), "fha").month).toBeNull();
    expect(of(skip("monthlySavingCents"), "fha").month).toBeNull();
    expect(of(skip("priceCents"), "fha").month).not.toBe(of(plan(), "fha").month);
    expect(skip("priceCents", "place").skipped).toEqual(["place", "priceCents"]);
  });
});
