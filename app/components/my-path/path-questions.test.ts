import { describe, expect, it } from "vitest";
import { changed, type Household } from "#app/domain/path/household.ts";
import { debtWords } from "#app/lib/my-path/entry-words.ts";
import { type PathQuestionName, pathQuestionNames } from "#app/lib/my-path/kept-path.ts";
import { maricopa } from "#test/sample-place.ts";
import { debtNote, leaseNote, scoreNote, spouseNote } from "./path-entries.ts";
import { cleared, isAnswered, pathQuestions } from "./path-questions.ts";

/** November 2026. */
const now = 2026 * 12 + 10;
const read = (name: PathQuestionName, texts: Record<string, string>, household: Household = {}, at = 0) =>
  pathQuestions[name].read(texts, { household, at, now });

const household: Household = {
  incomes: [
    { kind: "self-employed", monthlyCents: 4_833_33, since: 2024 * 12 + 2 },
    { kind: "benefits", monthlyCents: 500_00 },
  ],
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  giftCents: 2_000_00,
  debts: [
    { kind: "card", balanceCents: 2_800_00, monthlyCents: 100_00, annualRate: 0.2499, limitCents: 3_500_00 },
    { kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00, paymentsLeft: 19 },
  ],
  score: { points: 612, from: "lender" },
  priceCents: 185_000_00,
  comfortCents: 1_500_00,
  sellerPaysCents: 4_700_00,
  rentCents: 1_450_00,
  leaseEnd: 2027 * 12 + 6,
  noticeDays: 60,
  people: 3,
  ownedLately: false,
  served: true,
  marks: [{ kind: "bankruptcy-7", month: 2022 * 12, discharged: 2022 * 12 + 5 }],
};

describe("a question", () => {
  it.each(pathQuestionNames.filter((name) => name !== "place"))(
    "%s shows the saved answer, and reads the same answer back",
    (name) => {
      for (const at of [0, 1]) {
        const texts = pathQuestions[name].texts(household, at);
        const { change, problems } = read(name, texts as Record<string, string>, household, at);
        expect(problems).toEqual({});
        expect(changed(household, change)).toEqual(household);
      }
    },
  );

  it.each(pathQuestionNames)(
    "%s leaves nothing behind when it is skipped, and an empty form is not an answer",
    (name) => {
      expect(isAnswered(name, changed(household, cleared(name)))).toBe(false);
      const { change } = read(name, {});
      expect(isAnswered(name, changed({}, change))).toBe(false);
    },
  );

  it("reads money as people type it, and turns a yearly income into a monthly one", () => {
    expect(read("income", { income: "58k" }).change.incomes).toEqual([{ kind: "job", monthlyCents: 4_833_33 }]);
    expect(read("savings", { saved: "$3,400", monthly: "300" }).change).toMatchObject({
      savedCents: 3_400_00,
      monthlySavingCents: 300_00,
    });
  });

  it("says what is wrong with each typed text, and uses none of them", () => {
    const { change, problems } = read("savings", { saved: "lots", monthly: "6,5" });
    expect(change).toMatchObject({ savedCents: undefined, monthlySavingCents: undefined });
    expect(problems).toEqual({
      saved: "We could not read what you saved. Type a number, such as $3,400.",
      monthly: "Did you mean 6.5? Use a comma for thousands and a period for decimals.",
    });
  });

  it("keeps a supposed score when the real one is typed again", () => {
    const supposed = { points: 640, from: now + 4 };
    const kept: Household = { score: { points: 612, from: "bank", supposed } };
    expect(read("score", { from: "bank", points: "615" }, kept).change.score).toEqual({
      points: 615,
      from: "bank",
      supposed,
    });
    expect(read("score", { from: "unknown" }, kept).change.score).toBe("unknown");
    expect(read("score", { points: "615" }).change.score).toEqual({ points: 615, from: "bank" });
  });
});

describe("a debt", () => {
  it("gets its balance from the payments left if no balance was typed", () => {
    expect(read("debts", { kind: "car", payment: "310", left: "19" }).change.debts).toEqual([
      { kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00, paymentsLeft: 19 },
    ]);
  });

  it("keeps its place in the list while someone types, and leaves the list when it is cleared", () => {
    const card = household.debts?.[0];
    expect(read("debts", { kind: "student", payment: "90" }, household, 2).change.debts).toHaveLength(3);
    expect(read("debts", { kind: "car" }, household, 1).change.debts).toEqual([card]);
    expect(read("debts", { kind: "car", left: "19" }).problems.payment).toBe(
      "Type what you pay a month, such as $310.",
    );
  });

  it("of $0 is an answer: there is none, and no debt is asked for again", () => {
    expect(read("debts", { kind: "car", payment: "0" }).change.debts).toEqual([]);
    expect(read("debts", { kind: "card", payment: "$0", balance: "0" }).change.debts).toEqual([]);
    expect(read("debts", { kind: "other", payment: "0" }, household, 2).change.debts).toEqual(household.debts);
    expect(read("debts", { kind: "car" }).change.debts).toBeUndefined();
    expect(read("debts", { kind: "card", payment: "0", limit: "500" }).change.debts).toHaveLength(1);
  });

  it("without a payment keeps what is owed; a student loan at $0 asks for it, because lenders count a share", () => {
    const owed = { kind: "student" as const, balanceCents: 30_000_00, monthlyCents: 0 };
    for (const payment of ["", "0"]) {
      expect(read("debts", { kind: "student", payment, balance: "30000" }).change.debts).toEqual([owed]);
    }
    const { change, problems } = read("debts", { kind: "student", payment: "$0" });
    expect(change.debts).toBeUndefined();
    expect(problems.balance).toContain("Type what you owe");
    expect(debtWords(owed)).toEqual({
      title: "Student loan, no payment",
      text: "$30,000 owed, counted as $125 to $300 a month",
    });
    expect(debtNote(owed, now)).toBe(
      "While no payment is due, FHA, Freddie Mac and USDA count 0.5% of what you owe: $150 a month. Fannie Mae counts 1%, $300 a month; VA 5% a year, $125 a month. On an income plan, Fannie Mae takes the $0 if a paper says so.",
    );
    const plan = { ...owed, planZero: true };
    expect(read("debts", { kind: "student", payment: "0", balance: "30000", planZero: "yes" }).change.debts).toEqual([
      plan,
    ]);
    expect(debtWords(plan).text).toBe("$30,000 owed, counted as $0 to $150 a month, an income plan’s $0, on paper");
    expect(debtNote(plan, now)).toMatch(
      /^Fannie Mae takes your plan’s \$0 with the paper\. FHA, Freddie Mac and USDA count 0\.5%/,
    );
    // A payment above $0 is what counts, whatever the plan.
    expect(read("debts", { kind: "student", payment: "90", planZero: "yes" }).change.debts?.[0]).not.toHaveProperty(
      "planZero",
    );
    const card = { kind: "card" as const, balanceCents: 8_000_00, monthlyCents: 0 };
    expect(debtWords(card).text).toBe("$8,000 owed, counted as $400 a month");
    expect(debtNote(card, now)).toContain("5% of what you owe, as FHA and Fannie Mae do for cards: $400 a month");
    expect(pathQuestions.debts.texts({ debts: [card] }, 0)).toMatchObject({ payment: "", balance: "$8,000" });
  });

  it("without an end or a rate says how it is counted", () => {
    const car = { kind: "car" as const, balanceCents: 0, monthlyCents: 450_00 };
    expect(debtNote(car, now)).toBe("Without an end, we count it as going on.");
    expect(debtNote({ ...car, kind: "student" }, now)).toContain("VA and USDA loans look at what you owe");
    expect(debtNote({ ...car, balanceCents: 9_000_00 }, now)).toContain("Without a rate, we count no interest");
  });

  it("is described in words, with a note about odd values", () => {
    const [card, car] = household.debts ?? [];
    if (!card || !car) throw new Error("no debts");
    expect(debtWords(card)).toEqual({ title: "Credit card, $100 a month", text: "$2,800 owed of $3,500, at 24.99%" });
    expect(debtWords(car)).toEqual({ title: "Car loan, $310 a month", text: "19 payments left" });
    expect(debtNote(car, now)).toBe("The last one is in June 2028.");
    expect(debtNote({ ...card, balanceCents: 4_000_00 }, now)).toContain("over its limit");
    expect(debtNote(card, now)).toBeNull();
  });
});

it("reads when the second income began, apart from the first", () => {
  const typed = { income: "58k", since: "04/20", second: "20k", secondSince: "8/25", secondBefore: "yes" };
  expect(read("income", typed).change.incomes).toEqual([
    { kind: "job", monthlyCents: 4_833_33, since: 2020 * 12 + 3 },
    { kind: "job", monthlyCents: 1_666_67, since: 2025 * 12 + 7, workedBefore: true },
  ]);
  expect(read("income", { since: "4/2020" }).problems.income).toContain("Type what you earn");
  expect(read("income", { income: "58k", secondSince: "4/2020" }).problems.second).toContain("Type what they earn");
});

it("asks for the number of a score whose source was picked", () => {
  expect(read("score", { from: "lender", points: "" }).problems.points).toContain("Type the number");
  expect(read("score", { from: "lender", points: "687" }).problems).toEqual({});
  expect(read("score", { from: "unknown", points: "" }).problems).toEqual({});
});

it("rejects a mark in a future month, and a discharge before its filing", () => {
  expect(read("marks", { kind: "collection", happened: "1/2030" })).toEqual({
    change: { marks: undefined },
    problems: { happened: "Type a month that has started, such as 5/2022." },
  });
  const early = read("marks", { kind: "bankruptcy-7", happened: "5/2022", discharged: "1/2022" });
  expect(early.change.marks).toBeUndefined();
  expect(early.problems.discharged).toContain("after the filing");
});

it("says whose debts count in a state of community property, with its source, and nothing elsewhere", () => {
  const [inArizona, inOhio] = ["AZ", "OH"].map((state) => spouseNote({ place: { ...maricopa, state } }));
  expect(inArizona).toContain("In Arizona, FHA, VA and USDA loans count the debts of a husband or wife");
  expect(inArizona).toContain("HUD Handbook 4000.1");
  expect(inArizona).toContain("November 29, 2026");
  expect(inOhio).toBeNull();
  expect(spouseNote({})).toContain(
    "In Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and",
  );
});

it("says whose score counts once a second income is on the loan, and nothing for one person", () => {
  const job = { kind: "job", monthlyCents: 4_000_00 } as const;
  expect(scoreNote({ incomes: [job, job] })).toContain("FHA, VA and USDA lenders go by the lower of the two");
  expect(scoreNote({ incomes: [job, job] })).toContain("Type the lower one here. (HUD Handbook 4000.1");
  expect([scoreNote({ incomes: [job] }), scoreNote({})]).toEqual([null, null]);
});

it("says how it counts a lease that is over", () => {
  expect(leaseNote({ leaseEnd: now - 1 }, now)).toContain("month to month");
  expect(leaseNote({ leaseEnd: now }, now)).toBeNull();
  expect(leaseNote({}, now)).toBeNull();
});
