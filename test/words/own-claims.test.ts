import { expect, it } from "vitest";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { unknownFields } from "#app/domain/desk/template-fields.ts";
import { visitorSentences } from "./visitor-sentences.ts";

it.each(starterTemplates)(
  "the template “$title” says nothing that an answer may not say, and uses only known fields",
  ({ words }) => {
    expect(checkClaims(words)).toEqual([]);
    expect(unknownFields(words)).toEqual([]);
  },
);

/** Where the site's text may say something that a rule finds, and why. An entry that finds nothing has to go. */
const allowed: readonly { rule: RegExp; file: RegExp; because: string }[] = [
  {
    rule: /^(down-payment|payment-amount|period|rate-alone)$/,
    file: /^app\/(content\/(guides|reports|glossary)\/|components\/charts\/reach-ranges)/,
    because: "samples and the charts of reports, marked as such, with their sources; nothing is offered",
  },
  {
    rule: /^(down-payment|rate-alone)$/,
    file: /^app\/(content\/(rules|programs|loans|finder|pages|claims|calculators|answers)|components\/(calculators|article)|routes\/mortgage-solutions)\//,
    because: "what an agency's rule asks for, with its source next to it; not a loan of ours",
  },
  {
    rule: /^payment-amount$/,
    file: /claims\/offers\.ts$/,
    because: "the price of credit repair, and no payment of a loan",
  },
  { rule: /^fixed$/, file: /^app\/content\/(guides|reports|glossary)\//, because: "explains what the word says" },
  {
    rule: /^fixed$/,
    file: /loan-estimates\/(estimate-boxes|compare-loan-estimates)/,
    because: "what the Loan Estimate itself calls such a product",
  },
  {
    rule: /^guarantee$/,
    file: /credit-repair\/sections\.tsx$/,
    because: "the specified guarantee, above its terms",
  },
  {
    rule: /^remove-accurate$/,
    file: /answers\/credit-answers\.ts$/,
    because: "words that people search for; the answer says no",
  },
  {
    rule: /^(free-claims|stop-paying|remove-accurate)$/,
    file: /app\/(content\/answers|lib\/search)\//,
    because: "words that people search for, in no sentence",
  },
  {
    rule: /^(score-promise|guarantee)$/,
    file: /lib\/search\/asked-score\.ts$/,
    because: "words that stand beside a number in a search, in no sentence",
  },
  {
    rule: /^legal-tax-advice$/,
    file: /rules\/community-property\.ts$/,
    because: "the names of the agencies' handbooks, in no sentence",
  },
  { rule: /^approval-promise$/, file: /answers\/score-answers\.ts$/, because: "the name of what USDA's system does" },
];

it("the site's pages say nothing that an answer may not say, except in a few places with a reason", () => {
  const found = visitorSentences().flatMap(({ file, text }) =>
    checkClaims(text).map(({ rule, words, sentence }) => ({ file, rule, said: `${words}: ${sentence}` })),
  );
  const isMeant = (hit: { file: string; rule: string }) => (one: (typeof allowed)[number]) =>
    one.rule.test(hit.rule) && one.file.test(hit.file);
  expect(found.filter((hit) => !allowed.some(isMeant(hit)))).toEqual([]);
  expect(allowed.filter((one) => !found.some((hit) => isMeant(hit)(one)))).toEqual([]);
});
