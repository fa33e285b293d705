import { describe, expect, it } from "vitest";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import type { Household, Mark, PathPlace } from "./household.ts";
import type { LimitKind, LimitState, PathAnswer, PathProgram } from "./path-answer.ts";
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

  it("has no month for programs that need a higher score, and names what would change the others", () => {
    for (const program of ["conventional-97", "homeready", "home-possible"] as const) {
      expect(of(answer, program).month).toBeNull();
      expect(limit(answer, program, "score")).toMatchObject({ state: "closed", change: "score", has: 612, needs: 620 });
    }
    expect(limit(answer, "va", "service")).toMatchObject({ state: "closed", change: "service" });
    expect(limit(answer, "usda", "payment-to-income")).toMatchObject({ state: "closed", change: "price", needs: 0.29 });
    expect(limit(answer, "fha", "debt-to-income")).toMatchObject({ state: "held" });
  });

  it("gains from each step what the drawings’ model gains", () => {
    const gained = answer.levers.map(({ kind, cents, about, monthsGained }) => [kind, about ?? cents, monthsGained]);
    expect(gained).toEqual([
      ["seller-pays", 4_100_00, 8],
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
    expect(marked({ kind: "bankruptcy-7", month: filed })).toEqual(Array(5).fill("unknown"));
    expect(marked({ kind: "late-payment", month: filed })).toEqual(Array(5).fill("held"));
  });

  it("on two years of work opens when the newest job is two years old", () => {
    const since = month(2025, 11);
    const answer = plan({ savedCents: 60_000_00, incomes: [{ kind: "job", monthlyCents: 6_000_00, since }] });
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

  it("on income closes HomeReady above 80% of the median, while USDA's higher limit still holds", () => {
    const incomes = [{ kind: "benefits", monthlyCents: 7_307_00 }] as const;
    expect(limit(plan({ incomes }), "homeready", "income-limit")).toMatchObject({ state: "closed", change: "income" });
    expect(limit(plan({ incomes }), "usda", "income-limit")).toMatchObject({ state: "held" });
    const most = [{ kind: "benefits", monthlyCents: 7_306_00 }] as const;
    expect(limit(plan({ incomes: most }), "homeready", "income-limit")).toMatchObject({ state: "held" });
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

  it("on the payment is also what feels comfortable", () => {
    const answer = plan({ comfortCents: 1_400_00 });
    expect(limit(answer, "fha", "payment-to-income")).toMatchObject({ state: "closed", change: "price" });
    expect(of(answer, "fha").month).toBeNull();
  });
});

describe("a score", () => {
  it("below the floor has no month; a supposed score has one, marked as supposed", () => {
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
      [560, 500],
      [450, 500],
    ] as const) {
      expect(limit(plan({ score: { points, from: "bank" } }), "fha", "score")).toMatchObject({ has: points, needs });
    }
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
