import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { ownTexts } from "#app/components/calculators/page/own-texts.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { LimitKind } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { ownNumbers } from "#app/lib/my-path/own-numbers.ts";
import { maricopa } from "#test/sample-place.ts";
import { type IncomeNeededAnswer, incomeNeededModel, spareWords } from "./model.ts";

type Typed = Partial<Texts<keyof typeof incomeNeededModel.rules>>;

function answerTo(typed: Typed): IncomeNeededAnswer {
  const { answer, problems } = incomeNeededModel.check(exampleTexts(incomeNeededModel.rules, typed));
  if (!answer) throw new Error(JSON.stringify(problems));
  return answer;
}

const said = (typed: Typed) => sentenceText(incomeNeededModel.headline(answerTo(typed)));
const barsOf = ({ programs }: IncomeNeededAnswer) => programs.map(({ bar }) => bar?.kind ?? null);

describe("a loan that cannot be had", () => {
  const large = { price: "900k", down: "5%", debts: "0", income: "400k" };

  it("is marked beside its name, and not counted", () => {
    const typed = { ...large, conformingLimit: "900k", fhaLimit: "600k", served: "yes" };
    const answer = answerTo(typed);
    expect(barsOf(answer)).toEqual([null, null, "size", null, "income"]);
    expect(answer.programs.map(spareWords).slice(2)).toEqual([
      "above the loan limit",
      expect.stringMatching(/to spare$/),
      "above USDA’s limit",
    ]);
    expect(said(typed)).toMatch(/ Your income is within the usual line of all 2 loans left\.$/);
    expect(answer.programs[2]?.bar?.reason).toBe("The loan is above $600,000, the limit of FHA in your county.");
  });

  it("goes by the lowest limits of the country where no county is known, and takes what one has", () => {
    expect(barsOf(answerTo(large)).slice(0, 3)).toEqual(["size", "size", "size"]);
    expect(barsOf(answerTo({ ...large, fhaLimit: "855k" })).slice(0, 3)).toEqual(["size", "size", null]);
    expect(barsOf(answerTo({ ...large, fhaLimit: "854,999" }))[2]).toBe("size");
  });

  it("says only that when no loan is left, and names no income", () => {
    const typed = { price: "1.5M", down: "3.5%", income: "700k", served: "no" };
    expect(said(typed)).toBe(
      "None of these loans can be had with these numbers: the loan is above the loan limits, VA is for those who served and your income is above USDA’s limit.",
    );
    expect(incomeNeededModel.short(answerTo(typed)).figure).not.toContain("$");
  });

  it("is a USDA loan whose line asks for more than its income limit", () => {
    const typed = { price: "1.5M", down: "3.5%", income: "100k", served: "no" };
    expect(barsOf(answerTo(typed))[4]).toBe("line");
    expect(said(typed)).toMatch(/^None of these loans can be had/);
    expect(said({ ...typed, served: "unsaid" })).toMatch(/, with VA if you served\. You are \$[\d,]+ short\.$/);
  });

  it.each([
    ["130k", null, null],
    ["150,001", null, "if USDA makes an exception to its income limit"],
    ["165k", null, "if USDA makes an exception to its income limit"],
    ["165,001", "income", "if USDA makes an exception to its income limit"],
  ])("at an income of %s, with a USDA limit of $150,000: %s, %s", (income, kind, condition) => {
    const usda = answerTo({ price: "250k", income, usdaLimit: "150k" }).programs[4];
    expect([usda?.bar?.kind ?? null, usda?.condition]).toEqual([kind, condition]);
  });

  it("is the same one as on My path", () => {
    const place = { ...maricopa, conformingCents: 840_000_00, fhaCents: 590_000_00, usdaIncomeCents: 130_000_00 };
    const kinds: readonly LimitKind[] = ["loan-limit", "income-limit", "service"];
    for (const priceCents of [410_000_00, 640_000_00, 860_000_00]) {
      for (const monthlyCents of [8_000_00, 11_500_00, 25_000_00]) {
        for (const served of [true, false]) {
          const asked: Household = {
            place,
            priceCents,
            incomes: [{ kind: "job", monthlyCents }],
            debts: [],
            served,
          };
          const doors = planDoors(asked, 24_322, pathRules).programs;
          const answer = answerTo(ownTexts(incomeNeededModel.rules, ownNumbers(asked)));
          for (const { line, bar } of answer.programs.filter(({ program }) => program !== "conventional")) {
            const door = doors.find(({ program }) => program === line);
            const isShut = door?.limits.some(({ kind, state }) => kinds.includes(kind) && state === "closed");
            const isBarred = bar !== null && ["size", "income", "service"].includes(bar.kind);
            expect(isBarred, `${line} at ${priceCents} with ${monthlyCents}`).toBe(isShut);
          }
        }
      }
    }
  });
});

describe("the down payment", () => {
  const downs = (typed: Typed) => answerTo(typed).programs.map(({ downCents }) => downCents);

  it("is at least each program's own smallest", () => {
    // Fannie Mae 3%, FHA 3.5%, VA and USDA none.
    expect(downs({ price: "300k", down: "0" })).toEqual([9_000_00, 9_000_00, 10_500_00, 0, 0]);
    expect(downs({ price: "300k", down: "3%" })).toEqual([9_000_00, 9_000_00, 10_500_00, 9_000_00, 9_000_00]);
    expect(downs({ price: "300k", down: "10%" })).toEqual(Array(5).fill(30_000_00));
  });

  it("that My path plans for a conventional loan does not close FHA", () => {
    const asked: Household = {
      place: maricopa,
      priceCents: 300_000_00,
      incomes: [{ kind: "job", monthlyCents: 7_000_00 }],
    };
    const fha = answerTo(ownTexts(incomeNeededModel.rules, ownNumbers(asked))).programs[2];
    expect(fha).toMatchObject({ name: "FHA", bar: null, downCents: 10_500_00 });
    const door = planDoors(asked, 24_322, pathRules).programs.find(({ program }) => program === "fha");
    expect(fha?.housingCents).toBe(door?.monthlyPaymentCents);
  });
});

describe("the headline", () => {
  const home = { price: "310k", down: "5%", debts: "300" };

  it("counts each loan once, and says for which ones only a lender can say", () => {
    // Conventional's 45% and VA's 41% hold; house alone is over FHA's 31% and USDA's 29%.
    expect(said({ ...home, income: "85k" })).toMatch(
      /^You need about \$[\d,]+ a year, with a conventional loan by computer\. Your income is within the usual line of 2 of 4 loans; only a lender can say for 2\. VA counts only if you served\.$/,
    );
  });

  it("calls no planning line a refusal where none is met", () => {
    expect(said({ ...home, income: "60k" })).toMatch(
      /You are \$[\d,]+ short\. Only a lender can say for \d of 4 loans\. VA counts only if you served\.$/,
    );
  });

  it("takes Freddie Mac’s line for the conventional loan, too", () => {
    const asked = { ...home, served: "no" };
    const needed = answerTo(asked).programs[1]?.annualIncomeCents ?? 0;
    // Above Fannie Mae's 50%, below what lenders accept at all.
    const income = String(needed / 100 - 1_000);
    expect(said({ ...asked, income })).toMatch(/Only a lender can say for 2 of 3 loans left\.$/);
  });

  it("leaves the VA loan to those who said that they served", () => {
    expect(said({ ...home, income: "90k", served: "no" })).not.toContain("VA");
    expect(said({ ...home, income: "90k", served: "yes" })).not.toContain("if you served");
    expect(said({ ...home, income: "1", served: "unsaid" })).not.toContain("VA");
  });
});
