import { incomeFinding } from "./program-income.ts";
import { downPaymentFinding, loanSizeFinding } from "./program-loan.ts";
import type { AreaFacts, FinderAnswers, Finding, FindingOf, ProgramRule, RuleOf } from "./program-rules.ts";

/** `fits`: every rule is met. `open`: nothing speaks against it, something has to be checked. `unmet`: a rule is not met. */
export type ProgramVerdict = "fits" | "open" | "unmet";

export type ProgramMatch = {
  verdict: ProgramVerdict;
  /** One finding a rule, in the program's own order. */
  findings: readonly Finding[];
};

/**
 * Holds answers against the rules of one program, in three values. An answer that was skipped can only leave a rule
 * open, so that answering more never takes back a rule that is met or not met.
 *
 * `area` has the figures of the place; where none is named, those between which every county of the country lies.
 */
export function matchProgram(rules: readonly ProgramRule[], answers: FinderAnswers, area: AreaFacts): ProgramMatch {
  const findings = rules.map((rule) => findingFor(rule, answers, area));
  return { verdict: verdictOf(findings), findings };
}

function verdictOf(findings: readonly Finding[]): ProgramVerdict {
  if (findings.some(({ is }) => is === "unmet")) return "unmet";
  return findings.some(({ is }) => is === "open") ? "open" : "fits";
}

function findingFor(rule: ProgramRule, answers: FinderAnswers, area: AreaFacts): Finding {
  switch (rule.kind) {
    case "income":
      return incomeFinding(rule, answers, area);
    case "loan-size":
      return loanSizeFinding(rule, answers, area);
    case "down-payment":
      return downPaymentFinding(rule, answers, area);
    case "score":
      return scoreFinding(rule, answers);
    case "first-time":
      return firstTimeFinding(rule, answers);
    case "military":
      return { rule, ...(answers.military === null ? asking("military") : settled(answers.military)) };
    case "check":
      // The finder does not ask for it, so it stays open whatever is answered.
      return { rule, is: "open", asks: [] };
  }
}

/** Bands end where rules begin, but a rule may lie inside one: then it stays open. */
function scoreFinding(rule: RuleOf<"score">, { score }: FinderAnswers): FindingOf<"score"> {
  if (score === null) return { rule, ...asking("score") };
  if (score.from >= rule.least) return { rule, is: "met", asks: [] };
  const below = score.to < rule.least;
  return { rule, is: below && rule.below === "unmet" ? "unmet" : "open", asks: [] };
}

function firstTimeFinding(rule: RuleOf<"first-time">, answers: FinderAnswers): FindingOf<"first-time"> {
  const { ownedLately, military } = answers;
  if (ownedLately === false) return { rule, is: "met", asks: [] };
  if (rule.veteransExempt && military === true) return { rule, is: "met", asks: [] };
  if (ownedLately === null) return { rule, ...asking("ownedLately") };
  if (rule.veteransExempt && military === null) return { rule, ...asking("military") };
  // Three years are asked for; whether somebody owned within a shorter time is not known.
  return { rule, is: rule.years < askedYears ? "open" : "unmet", asks: [] };
}

/** What the question about an earlier home asks for. */
const askedYears = 3;

function asking(name: keyof FinderAnswers) {
  return { is: "open", asks: [name] } as const;
}

function settled(met: boolean) {
  return { is: met ? "met" : "unmet", asks: [] } as const;
}
