import { type ClaimRule, claimRules, type Severity } from "./claim-rules.ts";
import { loanTermRules } from "./loan-terms.ts";

/** Words in a text that may not go out like this, or that a person has to look at. */
export type ClaimFinding = Pick<ClaimRule, "why" | "law" | "instead"> & {
  rule: string;
  severity: Severity;
  /** The line of the text, from 1. */
  line: number;
  /** The whole sentence with the words in it, and the words. */
  sentence: string;
  words: string;
};

/**
 * Reads a text by all rules, sentence by sentence. A rule stays silent where the sentence denies what it looks for, as in
 * "no one can guarantee", or where it is a question. Each rule names a sentence once, in the order of the text.
 */
export function checkClaims(text: string): ClaimFinding[] {
  const rules = [...claimRules, ...loanTermRules(text)];
  return sentencesOf(text).flatMap(({ sentence, line }) =>
    rules.flatMap(({ id, severity, why, law, instead, ...rule }) => {
      const words = wordsIn(sentence, rule);
      return words === null ? [] : [{ rule: id, severity, line, sentence, words, why, law, instead }];
    }),
  );
}

/** Whether a text may go out. */
export function mustChange(findings: readonly ClaimFinding[]): boolean {
  return findings.some(({ severity }) => severity === "change");
}

/** Puts the sentence to use instead in the place of the one that was found. */
export function replaceSentence(
  text: string,
  { sentence, instead }: Pick<ClaimFinding, "sentence" | "instead">,
): string {
  const at = text.indexOf(sentence);
  return at === -1 ? text : text.slice(0, at) + instead + text.slice(at + sentence.length);
}

type Sentence = { sentence: string; line: number };

/** A point between figures, as in 6.5, ends nothing; a new line always does. */
function sentencesOf(text: string): Sentence[] {
  return text
    .split("\n")
    .flatMap((words, index) =>
      (words.match(/(?:[^.!?]|[.!?](?=[^\s"”’)*]))+[.!?]*["”’)*]*/g) ?? [])
        .map((sentence) => ({ sentence: sentence.trim(), line: index + 1 }))
        .filter(({ sentence }) => sentence !== ""),
    );
}

type Search = Pick<ClaimRule, "words" | "unless" | "only" | "mayBeDenied">;

function wordsIn(sentence: string, { words, unless, only, mayBeDenied }: Search): string | null {
  const found = words.exec(sentence);
  if (!found || unless?.test(sentence) || (only && !only.test(sentence))) return null;
  const isDenied = mayBeDenied && denial.test(sentence.slice(0, found.index));
  return isDenied || isWarning.test(sentence) || isAsked.test(sentence) ? null : found[0];
}

/** Asks whether it is so, and offers nothing: "Want it guaranteed?" does. */
const isAsked = /^[*#"“‘(\s-]*(?:can|could|do|does|is|are|will|how|what|who|should|why|which|when)\b.*\?[*"”’)]*$/i;

/** Says before the words that they are not so. */
const denial =
  /\b(?:no|not|never|nobody|no one|none|nothing|without|neither|nor|cannot|illegal|forbid\w*|against the law|avoid|beware|unless|instead of|(?:is|are|do|does|did|has|have|had|was|were|would|could|should|can|wo)n[’']t|don[’']t|too good)\b/i;

/** Warns of people who say so. */
const isWarning =
  /\b(?:illegal|a crime|against the law|fraud|scams?|scammers?|warning sign|red flag|walk away|hang up|be careful|watch out|if (?:someone|somebody|anyone|a company|a caller|they) (?:says?|promises?|offers?|tells?|asks?|claims?|wants?)|(?:who|that) (?:promises?|says? (?:they|it))|companies that promise)\b/i;
