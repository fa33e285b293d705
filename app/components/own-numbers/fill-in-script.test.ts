import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { Household } from "#app/domain/path/household.ts";
import { emptyPath, writePath } from "#app/lib/my-path/kept-path.ts";
import { ownNumbers } from "#app/lib/my-path/own-numbers.ts";
import { exampleKey, pathKey } from "#app/lib/my-path/plan-mark.ts";
import fillInScript from "./fill-in-script.ts?script";
import { writeSum } from "./own-lines.tsx";

const household: Household = {
  people: 2,
  incomes: [
    { kind: "job", monthlyCents: 4_833_33 },
    { kind: "job", monthlyCents: 333_33 },
  ],
  rentCents: 1_450_00,
  savedCents: 3_400_00,
  giftCents: 600_00,
  debts: [{ kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00 }],
  priceCents: 185_000_00,
  comfortCents: 1_500_00,
};

type Figure = { dataset: Record<string, string>; textContent: string };

/** Runs the script on a box with one line of these figures. */
function run(plan: string | null, figures: readonly Record<string, string>[], marked = false) {
  const shown: Figure[] = figures.map((dataset) => ({ dataset, textContent: "" }));
  const line = { hidden: true, querySelectorAll: () => shown };
  const on = { hidden: false, querySelectorAll: () => [line] };
  const button = { textContent: "", onclick: () => {} };
  const box = { hidden: true, querySelectorAll: () => [on, button], removeAttribute: () => (box.hidden = false) };
  const marks = new Map(marked ? [[exampleKey, "1"]] : []);
  runInNewContext(fillInScript, {
    Date,
    document: { currentScript: { previousElementSibling: box } },
    localStorage: { getItem: (key: string) => (key === pathKey ? plan : null) },
    sessionStorage: {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, text: string) => void marks.set(key, text),
      removeItem: (key: string) => void marks.delete(key),
    },
  });
  return { box, on, button, line, marks, texts: shown.map(({ textContent }) => textContent) };
}

const kept = (of: Household) => writePath({ ...emptyPath, household: of });
const figure = (sum: Parameters<typeof writeSum>[0], rest = {}) => ({ sum: writeSum(sum), ...rest });

it("fills in the same numbers as other pages", () => {
  const names = ["income", "debts", "cash", "rent", "comfort", "price"] as const;
  const { box, line, texts } = run(
    kept(household),
    names.map((name) => figure({ [name]: 1 })),
  );
  const own = ownNumbers(household);
  const others = [own.yearlyIncome, own.debts, own.cash, own.rent, own.comfort, own.price];
  expect(texts).toEqual(others.map((number) => number?.text.replace(/ a (month|year)$/, "")));
  expect([box.hidden, line.hidden]).toEqual([false, false]);
});

it("adds, rounds, divides, and looks up a household in a list", () => {
  expect(
    run(kept(household), [
      figure({ income: 0.36 / 12, debts: -1 }),
      figure({ debts: 12 }, { per: "income" }),
      figure({ rent: 128.4567 }, { step: "50000" }),
      { list: "6000000 7000000" },
    ]).texts,
  ).toEqual(["$1,550", "6%", "$186,500", "$70,000"]);
});

it.each([
  ["a number that was skipped", kept({}), figure({ rent: 1 })],
  ["a sum below zero", kept({ ...household, debts: [] }), figure({ debts: 1, rent: -1 })],
  [
    "a share of no income",
    kept({ ...household, incomes: [{ kind: "other", monthlyCents: 0 }] }),
    figure({ debts: 1 }, { per: "income" }),
  ],
  ["a household larger than the list", kept({ ...household, people: 8 }), { list: "6000000" }],
  ["no plan", null, figure({ rent: 1 })],
  ["a broken plan", "{", figure({ rent: 1 })],
  ["a newer plan", kept(household).replace('"pathToKeys":1', '"pathToKeys":9'), figure({ rent: 1 })],
])("shows nothing for %s", (_, plan, one) => {
  const { box, line } = run(plan, [one]);
  expect([box.hidden, line.hidden]).toEqual([true, true]);
});

it("switches to the example and back to the visitor's numbers, and remembers the choice for the tab", () => {
  const { on, button, marks } = run(kept(household), [figure({ rent: 1 })]);
  expect([on.hidden, button.textContent]).toEqual([false, "Use the example instead"]);
  button.onclick();
  expect([on.hidden, button.textContent, marks.has(exampleKey)]).toEqual([true, "Use my numbers", true]);
  button.onclick();
  expect([on.hidden, marks.has(exampleKey)]).toEqual([false, false]);
  expect(run(kept(household), [figure({ rent: 1 })], true).on.hidden).toBe(true);
});

it("says nothing of debts where one has no payment: a share of what is owed counts, and there is no room to say so", () => {
  const paused = { ...household, debts: [{ kind: "student" as const, balanceCents: 30_000_00, monthlyCents: 0 }] };
  expect(run(kept(paused), [figure({ debts: 1 })]).line.hidden).toBe(true);
  expect(run(kept(paused), [figure({ rent: 1 })]).line.hidden).toBe(false);
});

it("waits with savings and debts of an earlier month, which have moved since, and shows the rest", () => {
  const today = new Date();
  const month = today.getFullYear() * 12 + today.getMonth();
  const keptIn = (asOf: number) => writePath({ ...emptyPath, household, asOf });
  for (const name of ["cash", "debts"] as const) {
    expect(run(keptIn(month), [figure({ [name]: 1 })]).line.hidden).toBe(false);
    expect(run(keptIn(month - 1), [figure({ [name]: 1 })]).line.hidden).toBe(true);
  }
  expect(run(keptIn(month - 12), [figure({ rent: 1 })]).line.hidden).toBe(false);
});
