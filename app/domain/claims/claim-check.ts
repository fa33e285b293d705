import { learnedKinds } from "./kind-model.ts";
import type { ClaimKind } from "./kinds.ts";
import { isDeniedLater, isToldOrAsked, type Reading, readSentence } from "./read-sentence.ts";
import { type ClaimRule, claimRules, type Severity } from "./rules.ts";
import { sentencesOf } from "./sentence-words.ts";

/** Words in a text that may not go out like this, or that a person has to look at. */
export type ClaimFinding = Pick<ClaimRule, "kind" | "why" | "law" | "instead"> & {
  rule: string;
  severity: Severity;
  /** The line of the text, from 1. */
  line: number;
  /** The whole sentence with the words in it, and the words. */
  sentence: string;
  words: string;
};

/**
 * Reads a text sentence by sentence: by the set words of each rule, and by what examples of a kind have in common, where no
 * set words of that kind are found, nor any that have to change. A rule stays silent where the sentence denies what it looks for, as in "no one can
 * guarantee", or where it is a question. Each rule names a sentence once, in the order of the text.
 */
export function checkClaims(text: string): ClaimFinding[] {
  const rules = [...claimRules, ...loanTermRules(text)];
  return sentencesOf(text).flatMap(({ sentence, line }) => {
    const reading = readSentence(sentence);
    const set = new Map(
      rules.flatMap((rule) => [[rule, setWordsIn(reading, rule)] as const]).filter(([, words]) => words),
    );
    const named = new Set([...set.keys()].map(({ kind }) => kind));
    // A sentence that has to go anyway needs no guess at what else it is.
    const learned = mustChange([...set.keys()]) ? new Map<ClaimKind, string>() : learnedKinds(reading);
    return rules.flatMap((rule) => {
      const { id, kind, why, law, instead } = rule;
      const inSet = set.get(rule);
      const words = inSet ?? (rule.isLearned && !named.has(kind) ? learned.get(kind) : null);
      // Set words are nearly always right. What examples have in common is wrong now and then, so a person decides.
      const severity = inSet ? rule.severity : "look";
      return words ? [{ rule: id, kind, severity, line, sentence, words, why, law, instead }] : [];
    });
  });
}

/** Whether a text may go out. */
export function mustChange(findings: readonly Pick<ClaimFinding, "severity">[]): boolean {
  return findings.some(({ severity }) => severity === "change");
}

type Search = Pick<ClaimRule, "words" | "unless" | "only" | "mayBeDenied">;

function setWordsIn(reading: Reading, { words, unless, only, mayBeDenied }: Search): string | null {
  const { sentence } = reading;
  const found = words?.exec(sentence);
  if (!found || unless?.test(sentence) || (only && !only.test(sentence))) return null;
  const isDenied = mayBeDenied && (denial.test(sentence.slice(0, found.index)) || isDeniedLater(reading, found.index));
  return isDenied || isToldOrAsked(reading, found.index) ? null : found[0];
}

/** Says before the words that they are not so. */
const denial =
  /\b(?:no|not|never|nobody|no one|none|nothing|without|neither|nor|cannot|illegal|forbid\w*|against the law|avoid|beware|unless|instead of|(?:is|are|do|does|did|has|have|had|was|were|would|could|should|wo|ca)n[’']t|don[’']t|too good)\b/i;

/** One figure of a loan that asks for the others. */
type Trigger = Pick<ClaimRule, "id" | "words" | "unless" | "why">;

/** Terms the text has to state, too, and how they are recognized. */
const companions: { words: RegExp; name: string }[] = [
  { words: /\b(?:APR|annual percentage rate)\b/i, name: "the APR" },
  {
    words:
      /\b(?:\d+|thirty|fifteen|twenty) ?-?(?:monthly )?(?:payments?|years?|months?)\b[^.]*\b(?:of|at|payments?|term|loan)\b|\b\d+[- ]year\b|\bover \d+ (?:years|months)\b/i,
    name: "how long it is paid",
  },
];
const variable = /\b(?:adjustable|variable|ARM)\b/i;
const mayRise = /\b(?:may|can|could) (?:rise|go up|increase|change)\b/i;

const mortgage = /\b(?:mortgage|home loan|loan|lender|FHA|VA|USDA|conventional|buy(?:ing)?|purchase|down|interest)\b/i;
const notLoan =
  /\b(?:rent|card|utilization|limit|lease|savings?|save|late fee|collection|medical|income|earn\w*|charges? \$?0|you (?:told|wrote|said|sent|have|asked)|your (?:score|card|report))\b/i;

const law = "Reg Z, 12 CFR 1026.24(c) and (d)";

/** The figures that Regulation Z calls trigger terms. "No money down" is none, by the official commentary. */
const triggers: readonly Trigger[] = [
  {
    id: "down-payment",
    words:
      /(?:\b[1-9]\d?(?:\.\d+)? ?(?:%|percent) down\b|\$ ?\d[\d,]*(?:\.\d+)? down\b|\bdown payments? (?:of|is|are|from|as low as|starts? at) (?:only |just )?(?:\$ ?\d[\d,]*|[1-9]\d?(?:\.\d+)? ?(?:%|percent)))/i,
    why: "A down payment in figures needs the rest of the terms with it",
  },
  {
    id: "payment-amount",
    words:
      /(?:\b(?:(?:monthly )?payments?|installments?) (?:of|is|are|from|as low as|would be|comes? to) (?:about |only |just )?\$ ?\d[\d,]*|\$ ?\d[\d,]*(?:\.\d\d)? ?(?:a|per|each|\/) ?mo(?:nth)?\b)/i,
    why: "A payment in figures needs the rest of the terms with it",
  },
  {
    id: "period",
    words:
      /\b(?:\d{2,3} (?:monthly )?payments|(?:only |just )?\d{1,2}[- ]years? to (?:pay|repay)|repay (?:it |the loan )?(?:over|in|within) \d{1,2} years)\b/i,
    why: "The number of payments needs the rest of the terms with it",
  },
  {
    id: "finance-charge",
    words:
      /(?:(?:\b\d+(?:\.\d+)? ?(?:%|percent)|\$ ?\d[\d,]*) (?:origination (?:fee|charge)|points?|finance charge|funding fee|lender fees?)|(?:origination (?:fee|charge)|finance charge|lender fees?) (?:of|is) (?:only |just )?(?:\$ ?[1-9]|[1-9]))/i,
    why: "A finance charge in figures needs the rest of the terms with it",
  },
  {
    id: "rate-alone",
    words:
      /\b(?:rates?|interest) (?:of|at|from|as low as|starts? at|is|are) (?:only |just |about )?\d{1,2}(?:\.\d+)? ?(?:%|percent)|\b\d{1,2}\.\d+ ?(?:%|percent) (?:fixed |interest )?rate\b/i,
    why: "A rate also has to be stated as an annual percentage rate",
  },
];

/**
 * Rules for loan figures that appear without the other terms they need. `text` is the whole text, because those terms may be
 * in another sentence.
 */
function loanTermRules(text: string): ClaimRule[] {
  const missing = companions.filter(({ words }) => !words.test(text)).map(({ name }) => name);
  if (variable.test(text) && !mayRise.test(text)) missing.push("that it may rise");
  if (missing.length === 0) return [];
  return triggers.map(({ why, ...trigger }) => ({
    kind: "loan-terms",
    severity: "look",
    mayBeDenied: false,
    only: mortgage,
    unless: notLoan,
    law,
    ...trigger,
    why: `${why}. Missing: ${missing.join(", ")}.`,
    instead: "Ask each lender for a Loan Estimate. It shows the payment, the term and the APR together.",
  }));
}
