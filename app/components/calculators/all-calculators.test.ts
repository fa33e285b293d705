import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyModel, allModels } from "#test/all-models.ts";
import { exampleTexts, namesOf, sentenceText, type Texts } from "./fields/calculator-model.ts";
import { tidyTyped } from "./fields/typed-fields.ts";
import { readAddress, writeAddress } from "./page/calculator-address.ts";

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
});
