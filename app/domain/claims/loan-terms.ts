import type { ClaimRule } from "./claim-rules.ts";

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
export function loanTermRules(text: string): ClaimRule[] {
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
