import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exampleTexts,
  type FieldRules,
  namesOf,
  sentenceText,
} from "#app/components/calculators/fields/calculator-model.ts";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { readAddress } from "#app/components/calculators/page/address.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { threeNumbers } from "#app/routes/calculators/door-answers.ts";
import { helpExcerpt } from "#app/routes/financial-aid/savings.tsx";
import { quickAffordability, quickPayment } from "#app/routes/resources/tools.tsx";
import { type AnyModel, allModels } from "#test/all-models.ts";
import { rounds } from "#test/rounds.ts";
import { affordability } from "./affordability.tsx";
import { type Excerpt, excerptOf } from "./excerpt.ts";
import { homeAffordability } from "./home-affordability.tsx";
import { loanPayment } from "./loan-payment.tsx";
import { refinance } from "./refinance.tsx";

type AnyExcerpt = Excerpt<string, object>;

const excerpts = {
  "the affordability calculator on the mortgage page": affordability,
  "the affordability calculator on the resource page": quickAffordability,
  "the affordability calculator on the home page": homeAffordability,
  "the three numbers on the page of all calculators": threeNumbers,
  "the payment calculator on the resource page": quickPayment,
  "the loan calculator on the mortgage page": loanPayment,
  "the refinance calculator on the mortgage page": refinance,
  "the help calculator on the financial aid page": helpExcerpt,
} as unknown as Record<string, AnyExcerpt>;

/** For each excerpt. In the proof, this takes a few seconds, and more on a slow machine. */
const households = rounds(200, 10_000);
const patientMs = 180_000;

/** Numbers the way people type them, most of them valid. */
function textOf({ rules }: AnyExcerpt, name: string): fc.Arbitrary<string> {
  const { choices, format, example = 0, min = 0, max = 0 } = rules[name] ?? {};
  if (choices && format) return fc.constantFrom(...choices.map(({ value }) => format(value)));
  const isRate = max <= 1;
  const good = isRate
    ? fc.integer({ min: min * 1e4, max: max * 1e4 }).map((hundredths) => `${hundredths / 100}%`)
    : fc.integer({ min, max: Math.min(max, example * 4 + 1_000_00) }).map((cents) => String(cents / 100));
  const rare = fc.constantFrom("", "0", "20%", "265k", "$1,234.56", "6,5", "-5", "a lot", String(max / 100));
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: rare });
}

function household(excerpt: AnyExcerpt) {
  return fc.record(Object.fromEntries(namesOf(excerpt.rules).map((name) => [name, textOf(excerpt, name)])));
}

function tidied(rules: FieldRules<string>, texts: Record<string, string>) {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, tidyTyped(rule, texts[name] ?? "")]));
}

/** Everything in an answer and in its words, including the parts calculated later. */
function everything(model: AnyModel, answer: object | undefined) {
  if (!answer) return null;
  const parts = Object.entries(answer).map(([name, part]) => [name, typeof part === "function" ? part() : part]);
  return { parts, headline: sentenceText(model.headline(answer)), figures: model.figures(answer) };
}

describe.each(Object.entries(excerpts))("%s", (_, excerpt) => {
  const model = allModels.find(({ slug }) => slug === excerpt.slug) as AnyModel;

  it(
    "gives the same answer, to the cent, as the full page its link opens",
    () => {
      let answered = 0;
      fc.assert(
        fc.property(household(excerpt), (typed) => {
          // A field is formatted on blur, and the page formats the numbers in its address.
          const small = excerpt.check(tidied(excerpt.rules, typed));
          const { texts } = readAddress(model.rules, excerpt.carried(typed));
          const full = model.check(tidied(model.rules, texts ?? exampleTexts(model.rules)));
          if (small.answer) answered++;
          expect(small.problems).toEqual(full.problems);
          expect(everything(model, small.answer)).toEqual(everything(model, full.answer));
        }),
        { numRuns: households },
      );
      expect(answered).toBeGreaterThan(households / 3);
    },
    patientMs,
  );

  it("starts with the answer that the full page shows for the example's link", () => {
    const small = excerpt.check(exampleTexts(excerpt.rules)).answer;
    const carried = readAddress(model.rules, excerpt.carried(null)).texts ?? exampleTexts(model.rules);
    expect(everything(model, small)).toEqual(everything(model, model.check(carried).answer));
  });

  it("reads each of its fields the way the full page does", () => {
    for (const name of namesOf(excerpt.rules)) {
      const { label: _label, help: _help, choices: _choices, example: _example, ...rule } = excerpt.rules[name] ?? {};
      expect(model.rules[name]).toMatchObject(rule);
    }
  });
});

it("every calculator on the mortgage page starts with the planning rate", () => {
  const conventional = exampleMortgage.annualRate;
  expect([affordability.rules.rate.example, loanPayment.rules.rate.example]).toEqual([conventional, conventional]);
  expect(refinance.rules.newRate.example).toBe(conventional);
});

describe("excerptOf", () => {
  const rule = {
    label: "",
    what: "",
    parse: (raw: string) =>
      raw === "5 %" ? ({ ok: false, problem: "empty" } as const) : { ok: true as const, value: Number(raw) },
    format: String,
    example: 1,
    min: 0,
    max: 9,
  };
  const rules: FieldRules<"price" | "term"> = { price: rule, term: rule };
  const model = { slug: "affordability", rules, check: () => ({ answer: {} }) } as const;

  it("does not compile with a field or an assumption that the calculator does not have", () => {
    // @ts-expect-error: the calculator does not ask for a down payment.
    expect(() => excerptOf(model, { price: {}, down: {} })).not.toThrow();
    // @ts-expect-error: so the excerpt cannot assume one, either.
    expect(() => excerptOf(model, { price: {} }, { down: "0" })).not.toThrow();
    // @ts-expect-error: an excerpt cannot both ask for a field and assume it.
    expect(() => excerptOf(model, { price: {} }, { price: "0" })).not.toThrow();
    // @ts-expect-error: only the calculator decides how a field is read.
    expect(() => excerptOf(model, { price: { max: 5 } })).not.toThrow();
  });

  it("carries everything that differs from the calculator's example: typed texts, assumptions and other examples", () => {
    expect(excerptOf(model, { price: {} }).carried(null)).toBe("");
    expect(excerptOf(model, { price: {} }).carried({ price: "1" })).toBe("");
    expect(excerptOf(model, { price: {} }).carried({ price: "5 %" })).toBe("#price=5+%25");
    expect(excerptOf(model, { price: {} }, { term: "15" }).carried(null)).toBe("#term=15");
    expect(excerptOf(model, { price: { example: 7 } }).carried(null)).toBe("#price=7");
  });
});
