import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyModel, allModels } from "#test/all-models.ts";
import { exampleTexts, type FieldRule, namesOf, sentenceText, type Texts } from "./fields/calculator-model.ts";
import { creditField, mayBeEmpty, tidyTyped } from "./fields/typed-fields.ts";
import { readAddress, writeAddress } from "./page/address.ts";

const unreadable =
  /NaN|Infinity|undefined|null|[-−–]\$?0(?:\.0+)?%?(?![\d.,])|∞|(?<![\d.,])1 (?:days|months|years|payments|points)\b/;

const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("", " ", "0", "0%", "1", "60%", "25", "1 month", "50 years", "-5", "a lot") },
  { weight: 4, arbitrary: fc.nat({ max: 2_000_000 }).map(String) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 30, noNaN: true }).map((rate) => `${rate.toFixed(3)}%`) },
  { weight: 1, arbitrary: fc.stringMatching(/^[$\d.,%kmy -]{1,12}$/) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Some fields have other texts; the rest keep the example. */
function texts({ rules }: AnyModel) {
  const example = exampleTexts(rules);
  const fields = namesOf(rules).map((name) => {
    const { choices, format } = rules[name] ?? {};
    const other = choices && format ? fc.constantFrom(...choices.map(({ value }) => format(value))) : typed;
    return [name, fc.option(other, { nil: example[name] ?? "", freq: 2 })] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

/** The texts as the fields show them on blur. */
function tidied({ rules }: AnyModel, typed: Texts<string>): Texts<string> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, tidyTyped(rule, typed[name] ?? "")]));
}

function everyWord(model: AnyModel, answer: object): string {
  const { figure, words } = model.short(answer);
  // Not every part that is calculated late is in a figure, but each has to work for any numbers.
  for (const part of Object.values(answer)) if (typeof part === "function") part();
  const figures = model.figures(answer).map(({ label, value }) => `${label}: ${value}`);
  return [sentenceText(model.headline(answer)), figure, words, ...figures].join("\n");
}

describe.each(allModels.map((model) => [model.slug, model] as const))("%s", (_, model) => {
  const labels = model.figures(model.check(exampleTexts(model.rules)).answer ?? {}).map(({ label }) => label);
  const example = exampleTexts(model.rules);
  const typedFields = Object.entries(model.rules).filter(([, { choices }]) => !choices);
  const problemOf = (name: string, raw: string) => model.check({ ...example, [name]: raw }).problems?.[name] ?? "";
  const reads = (rule: FieldRule) => ({
    rate: rule.format(0.06875) === "6.875%",
    money: rule.format(145_000) === "$1,450",
  });

  it("shows every field once, in groups", () => {
    expect(model.groups.flatMap(({ names }) => names).toSorted()).toEqual(namesOf(model.rules).toSorted());
  });

  it("answers the example or any other numbers in words and figures, or says what to fix", () => {
    expect(new Set(labels).size).toBe(labels.length);
    fc.assert(
      fc.property(texts(model), (some) => {
        const { answer, problems } = model.check(some);
        if (!answer) {
          const sentences = Object.values(problems ?? {});
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences)
            expect(sentence).toMatch(/^(Type|We|The|Did|You|Your|There|A|An|This|It) .*[.?]/);
          return;
        }
        expect(everyWord(model, answer)).not.toMatch(unreadable);
      }),
      { numRuns: 300 },
    );
  });

  it("reads an address that has every field as typed, as older addresses do", () => {
    fc.assert(
      fc.property(texts(model), (some) => {
        const { texts: found } = readAddress(model.rules, `#${new URLSearchParams(some)}`);
        expect(found).toEqual(tidied(model, some));
      }),
      { numRuns: 50 },
    );
  });

  it("reads back the address it wrote, and ignores anything it does not know", () => {
    fc.assert(
      fc.property(texts(model), texts(model), (some, other) => {
        const address = writeAddress(model.rules, { texts: some, kept: [other] });
        const { texts: found, kept } = readAddress(model.rules, `#${address}`);
        expect(found ?? exampleTexts(model.rules)).toEqual(tidied(model, some));
        expect(kept).toEqual([tidied(model, other)]);
        expect(writeAddress(model.rules, { texts: found, kept })).toBe(address);
      }),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(fc.string(), (address) => {
        const { texts: found } = readAddress(model.rules, address);
        expect(found === null || Object.keys(found).length === namesOf(model.rules).length).toBe(true);
      }),
    );
  });

  it("says what is wrong with a field that is empty, or has words, a minus sign or too large a number", () => {
    for (const [name, rule] of Object.entries(model.rules)) {
      if (rule.choices) continue;
      for (const raw of ["", "a lot", "-5", "99999999999999999999"]) {
        const { problems = {} } = model.check({ ...example, [name]: raw });
        const mayBe =
          (raw === "" && mayBeEmpty(rule)) || (raw === "-5" && (rule.min < 0 || rule.parse === creditField.parse));
        if (!mayBe)
          expect(problems[name], `${name} ${JSON.stringify(raw)}`).toMatch(/^(Type|The|Did|We could not read) .+[.?]$/);
      }
    }
  });

  it("reads 6 7/8 and a rate of 6,5, asks about 0.0685, $6,5 and $1.450, and accepts US$", () => {
    for (const [name, rule] of typedFields) {
      const { rate, money } = reads(rule);
      if (rate) {
        expect(problemOf(name, "6 7/8"), name).toBe(problemOf(name, "6.875%"));
        expect(problemOf(name, "6,5"), name).toBe(problemOf(name, "6.5%"));
        expect(problemOf(name, "0.0685"), name).toBe("Did you mean 6.85%? Type it with the percent sign.");
      }
      if (!money) continue;
      expect(problemOf(name, "US$ 1,450"), name).toBe(problemOf(name, "1450"));
      expect(problemOf(name, "6,5"), name).toMatch(/^Did you mean 6\.5\?/);
      expect(problemOf(name, "1.450"), name).toMatch(/^Did you mean 1,450\?/);
    }
  });

  it("accepts a percentage as the down payment, and empty fields for debts", () => {
    for (const [name, { what }] of typedFields) {
      if (what === "the down payment") expect(problemOf(name, "20%"), name).toBe("");
      if (/debts|loans$|^cards$/.test(what)) expect(problemOf(name, " "), name).toBe("");
    }
  });
});
