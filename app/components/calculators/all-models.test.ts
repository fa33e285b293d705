import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyModel, allModels } from "./all-models.ts";
import { exampleTexts, namesOf, sentenceText } from "./calculator-model.ts";
import { readAddress, writeAddress } from "./page/use-calculator-page.ts";

const unreadable =
  /NaN|Infinity|undefined|null|[-−–]\$?0(?:\.0+)?%?(?![\d.,])|∞|(?<![\d.,])1 (?:days|months|years|payments|points)\b/;

const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("", " ", "0", "0%", "1", "60%", "25", "1 month", "50 years", "-5", "a lot") },
  { weight: 4, arbitrary: fc.nat({ max: 2_000_000 }).map(String) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 30, noNaN: true }).map((rate) => `${rate.toFixed(3)}%`) },
  { weight: 1, arbitrary: fc.stringMatching(/^[$\d.,%kmy -]{1,12}$/) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Some fields typed over, the others as they are in the example. */
function texts({ rules }: AnyModel) {
  const example = exampleTexts(rules);
  const fields = namesOf(rules).map((name) => {
    const { choices, format } = rules[name] ?? {};
    const other = choices && format ? fc.constantFrom(...choices.map(({ value }) => format(value))) : typed;
    return [name, fc.option(other, { nil: example[name] ?? "", freq: 2 })] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

function everyWord(model: AnyModel, answer: object): string {
  const { figure, words } = model.short(answer);
  // Not every part that comes later is in a figure; each has to come for any numbers.
  for (const part of Object.values(answer)) if (typeof part === "function") part();
  const figures = model.figures(answer).map(({ label, value }) => `${label}: ${value}`);
  return [sentenceText(model.headline(answer)), figure, words, ...figures].join("\n");
}

describe.each(allModels.map((model) => [model.slug, model] as const))("%s", (_, model) => {
  const labels = model.figures(model.check(exampleTexts(model.rules)).answer ?? {}).map(({ label }) => label);

  it("asks for every field once, in groups", () => {
    expect(model.groups.flatMap(({ names }) => names).toSorted()).toEqual(namesOf(model.rules).toSorted());
  });

  it("answers its own example, or any other numbers, in words and figures, or says what to fix", () => {
    expect(new Set(labels).size).toBe(labels.length);
    fc.assert(
      fc.property(texts(model), (some) => {
        const { answer, problems } = model.check(some);
        if (!answer) {
          const sentences = Object.values(problems ?? {});
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences)
            expect(sentence).toMatch(/^(Type|The|Did|You|Your|There|A|An|This|It) .*[.?]/);
          return;
        }
        expect(everyWord(model, answer)).not.toMatch(unreadable);
      }),
      { numRuns: 300 },
    );
  });

  it("reads its own address back, and ignores what is strange in others", () => {
    fc.assert(
      fc.property(texts(model), texts(model), (some, other) => {
        const scenarios = { texts: some, kept: [other] };
        expect(readAddress(model.rules, `#${writeAddress(model.rules, scenarios)}`)).toEqual(scenarios);
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
