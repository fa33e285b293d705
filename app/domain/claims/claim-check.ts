import type { ClaimKind } from "./claim-kinds.ts";
import { type ClaimRule, claimRules, type Severity } from "./claim-rules.ts";
import { learnedKinds } from "./kind-model.ts";
import { loanTermRules } from "./loan-terms.ts";
import { isDeniedLater, isToldOrAsked, type Reading, readSentence } from "./read-sentence.ts";
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
