import fc from "fast-check";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import type { LeverAnswer, PathAnswer, PathStep } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { designAnswer, designHousehold, designNames, pathStates } from "#test/path-household.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { readingGrades } from "../../../../site-build/reading-grades.ts";
import { changeOf, gainWords, monthWords } from "./path-levers.tsx";
import { PathResult } from "./path-result.tsx";
import { practiceWords } from "./practice-mortgage.tsx";
import { stepWords } from "./step-words.ts";

const nothing = () => {};

function drawn(name: string) {
  const state = pathStates[name];
  if (!state) throw new Error(name);
  return pageOf(state);
}

function pageOf({ household, answer }: { household: Household; answer: PathAnswer }) {
  const html = renderToStaticMarkup(
    <PathResult
      answer={answer}
      household={household}
      names={designNames}
      onChange={nothing}
      practiced={[answer.now - 2, answer.now - 1]}
      onPractice={nothing}
    />,
  );
  return parse(html, { blockTextElements: { style: false } });
}

const textOf = (node: { textContent: string } | null) => node?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";

describe("the sentence, in each state", () => {
  it.each([
    ["0 the design", "With an FHA loan you could be ready in December 2028. Until then you need more cash."],
    ["1 today", "You could ask a lender today about an FHA loan."],
    ["1b in two months", "With an FHA loan you could be ready in January 2027. Until then you need more cash."],
    [
      "2 all skipped",
      "We cannot tell you a month yet. Not answered yet: the place, your income, your savings and more.",
    ],
    ["3 cannot tell the score", "Not before December 2028 with an FHA loan, and only if your score is 580 or more."],
    ["4 waiting time", "With an FHA loan you could be ready in March 2028. Until then the waiting time is not over."],
    ["5 score below every line", "No loan has a month yet. Your score is too low for each of them."],
    ["7 later than ten years", "With these numbers it takes more than ten years. Until then you need more cash."],
    ["8 savings shrink", "Nothing is left over in a month. You need more cash for any loan."],
    [
      "11 supposed",
      "If your score is 640 from March 2027, as you suppose, you could be ready in November 2027 with a HomeReady loan.",
    ],
    ["13 debts too high", "With these numbers, no loan works yet. Your debts are too high for the nearest one."],
  ])("%s: %s", (name, sentence) => {
    expect(textOf(drawn(name).querySelector("h1"))).toBe(sentence);
  });
});

it("cuts no sentence beside a lane, however long it is", () => {
  const lanes = drawn("13 debts too high").querySelectorAll(".pr-lanes text").map(textOf).join(" ");
  expect(lanes).toContain("Not with these numbers.");
  expect(lanes).toContain("Lower debts would change it");
});

describe.each(Object.keys(pathStates))("%s", (name) => {
  const page = drawn(name);

  it("shows no broken number, and nothing we may not say", () => {
    const words = page.querySelectorAll("h1, h2, h3, p, li, td, th, text, figcaption").map(textOf);
    expect(words.join("\n")).not.toMatch(/NaN|Infinity|undefined|\bnull\b/);
    expect(checkClaims(words.filter((text) => text !== "").join("\n"))).toEqual([]);
  });

  it("describes each drawing in its accessible name, and lists every door in the table", () => {
    const sentence = textOf(page.querySelector("h1"));
    for (const street of page.querySelectorAll(".pr-street")) {
      expect(street.getAttribute("role")).toBe("img");
      expect(street.getAttribute("aria-label")).toContain(sentence);
    }
    const rows = page.querySelectorAll(".pr-table tbody tr");
    expect(rows).toHaveLength(pathStates[name]?.answer.programs.length ?? 0);
  });

  it("has a number for every coordinate", () => {
    expect(page.toString()).not.toMatch(/="[^"]*NaN/);
  });
});

it("reads at grade 7 or below in every state", () => {
  const pages = Object.keys(pathStates).map((name) => ({ path: name, root: drawn(name) }));
  expect(readingGrades(pages).filter(({ grade }) => grade > 7)).toEqual([]);
});

it("opens the tab of the door that the answer is about", () => {
  for (const [name, tab] of [
    ["0 the design", "FHA"],
    ["11 supposed", "HomeReady"],
  ] as const) {
    expect(textOf(drawn(name).querySelector('[aria-selected="true"]'))).toBe(tab);
  }
});

it("a month that depends on a rule due for review says so", () => {
  const page = drawn("9 rule past its review");
  expect(textOf(page.querySelector("td"))).toBe("December 2028 (rule of March 2023, due for review)");
  expect(textOf(page.querySelector(".note"))).toMatch(/^This month depends on a rule of March 2023/);
  expect(page.querySelector("h1 strong")?.classNames).toBe("pr-quiet");
});

it("the levers come before the lanes when the month is more than ten years away", () => {
  const headings = drawn("7 later than ten years").querySelectorAll("h2").map(textOf);
  expect(headings.slice(0, 2)).toEqual(["What moves it most", "What each loan waits for"]);
});

it("a supposed score is marked and can be removed", () => {
  const note = drawn("11 supposed").querySelector(".pr-suppose");
  expect(textOf(note)).toBe(
    "Supposed A score of 640 from March 2027. You chose it. Nothing here predicts it.Take it away",
  );
});

it("a lever changes only the number it is about", () => {
  const lever: LeverAnswer = {
    kind: "save-more",
    cents: 50_00,
    about: null,
    month: designAnswer.now,
    monthsGained: 2,
    asksMore: false,
    open: [],
    helpPaymentCents: 0,
    otherLoan: null,
    heldBy: null,
  };
  expect(changeOf(lever, designHousehold)).toEqual({ monthlySavingCents: 350_00 });
  expect(changeOf({ ...lever, kind: "gift" }, designHousehold)).toEqual({ giftCents: 50_00 });
  expect(changeOf({ ...lever, kind: "cheaper", cents: 10_000_00 }, designHousehold)).toEqual({
    priceCents: 175_000_00,
  });
  expect(changeOf({ ...lever, kind: "seller-pays" }, designHousehold)).toEqual({ sellerPaysCents: 50_00 });
  expect(changeOf({ ...lever, kind: "co-borrower" }, designHousehold)).toBeNull();
});

it("the months gained are worded correctly", () => {
  const said = designAnswer.levers.map((lever) => gainWords(lever, designAnswer.now + 25));
  expect(said).toEqual([
    "Up to 13 months sooner",
    "8 months sooner",
    "4 months sooner",
    "3 months sooner",
    "1 month sooner",
    "No earlier",
    "No earlier",
    "1 month later",
  ]);
});

it("a step promises no more than its door", () => {
  const [lever] = designAnswer.levers;
  if (!lever) throw new Error("There are levers");
  expect(gainWords({ ...lever, asksMore: true }, null)).toBe("Ask first");
  expect(gainWords({ ...lever, asksMore: false }, null)).toBe("A loan works");
  expect(gainWords({ ...lever, asksMore: true, monthsGained: 0 }, designAnswer.now)).toBe("No earlier");
  expect(gainWords({ ...lever, asksMore: false, month: null }, null)).toBe("No month");
});

it("a step names its loan where the headline has another one, or none", () => {
  const [lever] = designAnswer.levers;
  if (!lever) throw new Error("There are levers");
  const [month, base] = [designAnswer.now + 4, designAnswer.now + 9];
  const usda = { ...lever, otherLoan: "usda" } as const;
  expect(gainWords({ ...usda, asksMore: false }, null)).toBe("A USDA loan works");
  expect(monthWords({ ...usda, asksMore: false }, month, null)).toBe("March 2027");
  expect(monthWords({ ...usda, asksMore: true }, month, null)).toBe("Not before March 2027, with a USDA loan");
  expect(monthWords({ ...usda, asksMore: false }, month, base)).toBe("March 2027, with a USDA loan");
  expect(monthWords({ ...lever, asksMore: false }, month, base)).toBe("March 2027");
});

it("the day of a door says what it hangs on", () => {
  const step = { kind: "door-opens", day: "2028-05-01", cents: null, about: "homeready" } as const;
  const title = (more: Partial<PathStep>) => stepWords({ ...step, ...more }, designHousehold, designNames).title;
  expect(title({})).toBe("The HomeReady door opens");
  expect(title({ hangsOn: "supposition" })).toBe("The HomeReady door opens, as you suppose");
  expect(title({ hangsOn: "questions" })).toBe("The HomeReady door opens, if what is still open fits");
});

it("the practice mortgage says whether the monthly savings cover it", () => {
  expect(practiceWords(194_00, 300_00)).toBe("You already save $300. That covers it, with $106 to spare.");
  expect(practiceWords(194_00, 100_00)).toBe("You save $100 now. It takes $94 more a month.");
  expect(practiceWords(-50_00, 100_00)).toContain("nothing more to set aside");
});

it("renders any answer from the engine in complete sentences, without a missing number or a duplicate key", () => {
  const errors = vi.spyOn(console, "error");
  const parts = Object.keys(designHousehold) as (keyof Household)[];
  const asked = fc.record({
    without: fc.subarray(parts),
    saved: fc.integer({ min: 0, max: 30_000_00 }),
    monthly: fc.integer({ min: -200_00, max: 1_500_00 }),
    points: fc.integer({ min: 500, max: 760 }),
    supposed: fc.option(fc.integer({ min: 580, max: 700 })),
    served: fc.boolean(),
    leaseEnd: fc.integer({ min: designAnswer.now - 3, max: designAnswer.now + 40 }),
    discharged: fc.option(fc.integer({ min: designAnswer.now - 50, max: designAnswer.now - 1 })),
  });
  type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;
  const draw = ({ without, saved, monthly, points, supposed, served, leaseEnd, discharged }: Asked) => {
    const from = designAnswer.now + 4;
    const full: Household = {
      ...designHousehold,
      savedCents: saved,
      monthlySavingCents: monthly,
      score: { points, from: "bank", ...(supposed === null ? {} : { supposed: { points: supposed, from } }) },
      served,
      leaseEnd,
      marks: discharged === null ? [] : [{ kind: "bankruptcy-7", month: discharged - 4, discharged }],
    };
    const household = Object.fromEntries(
      Object.entries(full).filter(([part]) => !without.includes(part as keyof Household)),
    );
    const page = pageOf({ household, answer: planPath(household, designAnswer.now, pathRulesOf2026) });
    expect(textOf(page.querySelector("h1"))).toMatch(/^[A-Z].*\.$/);
    const words = page
      .querySelectorAll("h1, h2, h3, p, li, td, th, text")
      // An item made of blocks is not read as one sentence: its blocks are.
      .filter((node) => node.querySelector("h3, p") === null)
      .map(textOf)
      .filter((text) => text !== "");
    expect(words.join("\n")).not.toMatch(/NaN|Infinity|undefined|\bnull\b/);
    expect(checkClaims(words.join("\n"))).toEqual([]);
    expect(page.toString()).not.toMatch(/="[^"]*(?:NaN|Infinity)/);
  };
  fc.assert(fc.property(asked, draw), { numRuns: 150 });
  expect(errors).not.toHaveBeenCalled();
});
