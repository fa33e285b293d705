import { describe, expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import type { Household, PathPlace } from "./household.ts";
import { planPath } from "./plan-path.ts";
import type { PathAssistance } from "./terms.ts";

const now = 24_322;

const maricopa: PathPlace = {
  name: "Maricopa County",
  state: "AZ",
  fips: "04013",
  propertyTaxRate: 0.00476,
  homeInsuranceRate: 0.005,
  isAssumed: false,
  typicalPriceCents: null,
  conformingCents: 832_750_00,
  fhaCents: 541_287_00,
  medianIncomeCents: 109_600_00,
  usdaIncomeCents: null,
};

/** Ready in March 2027, four months from now: FHA asks for $12,353 on a home of $185,000 at these rates. */
const household: Household = {
  place: maricopa,
  incomes: [{ kind: "benefits", monthlyCents: 5_500_00 }],
  rentCents: 1_450_00,
  savedCents: 8_000_00,
  monthlySavingCents: 1_100_00,
  debts: [],
  score: { points: 612, from: "bank" },
  marks: [],
  served: false,
  ownedLately: false,
  priceCents: 185_000_00,
};
const plan = (change: Partial<Household>, assistance: PathAssistance[] = []) =>
  planPath({ ...household, ...change }, now, rules, { assistance });
const lease = (change: Partial<Household>) => plan(change).lease;

describe("a lease", () => {
  it("fits when it ends in the month of closing or the one after: the first payment is due two months later", () => {
    expect(lease({ leaseEnd: now + 4 })).toMatchObject({ state: "fits", firstPayment: now + 6, overlapCents: 0 });
    expect(lease({ leaseEnd: now + 5 })).toMatchObject({ state: "fits", overlapMonths: 0, askForMonths: null });
  });

  it("overlaps by the months in which rent and payment are both due", () => {
    expect(lease({ leaseEnd: now + 8 })).toMatchObject({ state: "overlaps", overlapMonths: 3, overlapCents: 4_350_00 });
  });

  it("that ends too soon says how long a lease to ask for, and the day to give notice", () => {
    const short = { state: "gap", askForMonths: 3, noticeDay: "2026-12-01", overlapMonths: 0 };
    expect(lease({ leaseEnd: now + 1 })).toMatchObject(short);
    expect(lease({ leaseEnd: now + 1, noticeDays: 60 })).toMatchObject({ noticeDay: "2026-11-01" });
  });

  it("that is over leaves only the notice, and no lease leaves nothing", () => {
    expect(lease({ leaseEnd: now - 1 })).toEqual({ state: "over", noticeDays: 30 });
    expect(lease({})).toEqual({ state: "none" });
  });
});

describe("help with the cash", () => {
  const help: PathAssistance = {
    slug: "az-sample",
    programs: ["fha"],
    most: { share: 0.03, of: "loan", capCents: null },
    minimumScore: 600,
    firstTimeOnly: true,
    incomeCents: 80_000_00,
    medianShare: null,
    priceCents: 300_000_00,
    repaid: null,
  };
  const helped = (change: Partial<PathAssistance>, more: Partial<Household> = {}) =>
    plan(more, [{ ...help, ...change }]).programs.find(({ assistance }) => assistance !== null);

  it("opens a door sooner with a question for its administrator, and is never the plan’s main door", () => {
    const answer = plan({}, [help]);
    const joined = answer.programs.at(-1);
    // 3% of a loan of $178,525.
    expect(joined).toMatchObject({ program: "fha", assistance: "az-sample", month: now, open: ["income-limit"] });
    expect(joined?.cash.assistanceCents).toBe(5_355_75);
    expect(joined?.limits).toContainEqual({ kind: "income-limit", state: "unknown", ask: "state-agency" });
    expect(answer.programs[answer.best ?? -1]).toMatchObject({ program: "fha", assistance: null, month: now + 4 });
    expect(answer.levers.find(({ kind }) => kind === "assistance")).toMatchObject({
      about: "az-sample",
      cents: 5_355_75,
      monthsGained: 4,
    });
  });

  it("stops at its cap, and never pays more than is due", () => {
    expect(helped({ most: { share: 0.03, of: "price", capCents: 5_000_00 } })?.cash.assistanceCents).toBe(5_000_00);
    expect(helped({ most: { cents: 90_000_00 } })?.cash).toMatchObject({ totalCents: 0 });
  });

  it("that is a second loan takes its monthly payment beside the house, with lenders and in the plan", () => {
    const most = { cents: 6_000_00 };
    const [grant, loan, unsaid] = [
      helped({ most }),
      helped({ most, repaid: { annualRate: 0, termMonths: 120 } }),
      helped({ most, repaid: "unsaid" }),
    ];
    expect(loan?.helpPaymentCents).toBe(50_00);
    expect(loan?.monthlyPaymentCents).toBe((grant?.monthlyPaymentCents ?? 0) + 50_00);
    const share = (door: typeof loan) => door?.limits.find(({ kind }) => kind === "debt-to-income")?.has ?? 0;
    const { incomes = [] } = household;
    expect(share(loan) - share(grant)).toBeCloseTo(50_00 / (incomes[0]?.monthlyCents ?? 1), 6);
    expect([grant?.helpPaymentCents, unsaid?.helpPaymentCents]).toEqual([0, null]);
    expect(unsaid?.monthlyPaymentCents).toBe(grant?.monthlyPaymentCents);
  });

  it("has a minimum score, and no month below it", () => {
    expect(helped({ minimumScore: 640 })).toMatchObject({ month: null });
    const supposed = { points: 612, from: "bank", supposed: { points: 640, from: now + 2 } } as const;
    expect(helped({ minimumScore: 640 }, { score: supposed })).toMatchObject({ month: now + 2, isSupposed: true });
  });

  it("is looked at with a loan for veterans only where no other is left, and moves nothing while no one said they served", () => {
    const { served: _served, ...unasked } = household;
    const dear: Household = { ...unasked, priceCents: 300_000_00 };
    const joinedWith = (programs: PathAssistance["programs"]) =>
      planPath(dear, now, rules, { assistance: [{ ...help, programs }] });
    const [veterans] = joinedWith(["va"]).programs.filter(({ assistance }) => assistance !== null);
    expect(veterans).toMatchObject({ program: "va", month: now });
    expect(joinedWith(["va"]).levers.filter(({ kind }) => kind === "assistance")).toEqual([]);
    for (const { program } of joinedWith(["va", "fha"]).programs.filter(({ assistance }) => assistance !== null)) {
      expect(program).toBe("fha");
    }
  });

  it("is skipped when a known rule excludes the household", () => {
    expect(helped({ priceCents: 150_000_00 })).toBeUndefined();
    expect(helped({ incomeCents: 60_000_00 })).toBeUndefined();
    expect(helped({}, { ownedLately: true })).toBeUndefined();
    expect(helped({ programs: ["va"] })).toBeUndefined();
  });
});

describe("a plan", () => {
  it("that is ready today says so, and says to ask lenders this month", () => {
    const answer = plan({ savedCents: 20_000_00 });
    expect(answer.programs[0]).toMatchObject({ month: now, binding: Array(121).fill(null) });
    expect(answer.steps.map(({ kind, day }) => [kind, day])).toContainEqual(["ask-lenders", "2026-11-30"]);
    expect(answer.levers.every(({ monthsGained }) => monthsGained <= 0)).toBe(true);
  });

  it("that takes more than ten years is closed by saving, and a lever may open it", () => {
    const { place } = household;
    if (!place) throw new Error("There is a place");
    // USDA, whose loan takes no down payment, is closed by its income limit.
    const answer = plan({ monthlySavingCents: 10_00, place: { ...place, usdaIncomeCents: 40_000_00 } });
    expect(answer.programs[0]?.limits[0]).toMatchObject({ kind: "cash", state: "closed", change: "saving" });
    expect(answer.best).toBeNull();
    expect(answer.levers.find(({ kind, cents }) => kind === "save-more" && cents === 100_00)).toMatchObject({
      month: now + 40,
      monthsGained: 81,
    });
  });

  it("for a place whose tax is assumed gives a range", () => {
    const { place } = household;
    if (!place) throw new Error("There is a place");
    const [fha] = plan({ place: { ...place, isAssumed: true } }).programs;
    // Half of tax and insurance, $73.38 and $77.08, on top.
    expect((fha?.mostPaymentCents ?? 0) - (fha?.monthlyPaymentCents ?? 0)).toBe(75_23);
  });

  it("that hangs on a supposed score has its lease, steps and practice of that same door, and marks the day", () => {
    const score = { points: 490, from: "report", supposed: { points: 600, from: now + 7 } } as const;
    // Every loan that has no line of its own for a score is closed by its income limit, or to an owner.
    const { steps, lease, practice } = plan({
      place: { ...maricopa, medianIncomeCents: 60_000_00, usdaIncomeCents: 40_000_00 },
      ownedLately: true,
      score,
      leaseEnd: now + 3,
      monthlySavingCents: 2_000_00,
    });
    expect(lease).toMatchObject({ state: "gap", askForMonths: 4 });
    const [month, day] = steps.filter(({ kind }) => kind === "ask-lease" || kind === "door-opens");
    expect(month).toMatchObject({ kind: "ask-lease", about: "4" });
    expect(day).toMatchObject({ kind: "door-opens", day: "2027-06-01", about: "fha", hangsOn: "supposition" });
    expect(practice).not.toBeNull();
  });

  it("with an open question says so on the day of its door", () => {
    const { steps } = plan({ score: "unknown" });
    expect(steps.find(({ kind }) => kind === "door-opens")).toMatchObject({ hangsOn: "questions" });
    expect(plan({}).steps.find(({ kind }) => kind === "door-opens")?.hangsOn).toBeUndefined();
  });

  it("lists a gift letter before the step to ask lenders", () => {
    const { steps } = plan({ giftCents: 500_00 });
    expect(steps.map(({ kind }) => kind)).toEqual([
      "get-reports",
      "call-agency",
      "gift-letter",
      "ask-lenders",
      "door-opens",
    ]);
  });
});
