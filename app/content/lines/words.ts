import { capital, percentSign } from "#app/content/figures/figure-words.ts";
import { approvedAbove, type DecidedLoan, decisionYears } from "#app/content/market/lender-decisions.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import type { DebtRatios } from "#app/domain/buying/debt-to-income.ts";
import {
  type LineReached,
  lineReached,
  type Spent,
  type UnderwritingLines,
  type WidensBy,
} from "#app/domain/buying/underwriting-lines.ts";

/*
 * The two lines of each program in words, the same wherever they are said: by hand, and by computer where the program's own
 * guide publishes its line. What lenders did says how far a plain no would be wrong.
 */

export const linePrograms = ["fannie", "freddie", "fha", "va", "usda"] as const;
export type LineProgram = (typeof linePrograms)[number];

type Named = {
  name: string;
  publisher: string;
  /** `FHA`, as in "FHA home loans". */
  loans: string;
  lines: UnderwritingLines;
  decided: DecidedLoan;
  withReasons: string;
};

export const lineNames: Readonly<Record<LineProgram, Named>> = {
  fannie: {
    name: "Conventional (Fannie Mae)",
    publisher: "Fannie Mae",
    loans: "conventional",
    lines: underwritingLines.fannie,
    decided: "conventional",
    withReasons: "with a higher score or savings left over",
  },
  freddie: {
    name: "Conventional (Freddie Mac)",
    publisher: "Freddie Mac",
    loans: "conventional",
    lines: underwritingLines.freddie,
    decided: "conventional",
    withReasons: "with reasons in writing",
  },
  fha: {
    name: "FHA",
    publisher: "FHA",
    loans: "FHA",
    lines: underwritingLines.fha,
    decided: "fha",
    withReasons: "with good reasons",
  },
  va: { name: "VA", publisher: "VA", loans: "VA", lines: underwritingLines.va, decided: "va", withReasons: "" },
  usda: {
    name: "USDA",
    publisher: "USDA",
    loans: "USDA",
    lines: underwritingLines.usda,
    decided: "usda",
    withReasons: "with a waiver",
  },
};

/** What the two lines are, for a page that names them. */
export const bothLines =
  "By hand means that a person at the lender goes through your papers. By computer means that the lender’s program says yes or no.";

/** `31/43`, or `41%` where only house and debts together count. */
export function ratioWords({ housingShare, debtsShare }: DebtRatios): string {
  const back = percentSign(debtsShare);
  return housingShare === null ? back : `${percentSign(housingShare).replace("%", "")}/${back.replace("%", "")}`;
}

/** The widest line by hand, with reasons. */
export function widestHand({ hand, wider }: UnderwritingLines): DebtRatios {
  return wider.at(-1) ?? hand;
}

/** `36% with at least 5% down, up to 45% with a higher score or savings left over` */
export function handWords(program: LineProgram): string {
  const { hand, handDownShare, wider } = lineNames[program].lines;
  const down = handDownShare === null ? "" : ` with at least ${percentSign(handDownShare)} down`;
  const more =
    wider.length > 0
      ? `, up to ${ratioWords(widestHand(lineNames[program].lines))} ${lineNames[program].withReasons}`
      : "";
  return `${ratioWords(hand)}${down}${program === "va" ? " as a guide, with enough left to live on" : more}`;
}

/** What opens a wider line by hand, after "if". HUD takes three months of payments as savings left over. */
export const widensIf: Readonly<Record<WidensBy, string>> = {
  "one-reason":
    "you have a good reason, such as three months of payments left in savings or a payment close to your rent",
  "no-debts": "you go on without any debts",
  "two-reasons":
    "you have two good reasons, such as three months of payments left in savings and a payment close to your rent",
  "score-or-savings": "you have a high score, or savings left over",
  "in-writing": "the lender writes down good reasons",
  waiver: "USDA agrees to a waiver",
};

/** `up to 50%`, or `FHA publishes no line`. */
function computerWords(program: LineProgram): string {
  const { automated } = lineNames[program].lines;
  return automated ? `up to ${ratioWords(automated)}` : `${lineNames[program].publisher} publishes no line`;
}

/** `By hand: 36%, up to 45% with reasons in writing. By computer: Freddie Mac publishes no line.` */
export function linesSentence(program: LineProgram): string {
  return `By hand: ${handWords(program)}. By computer: ${computerWords(program)}.`;
}

/**
 * What lenders did where house and debts take more than this share of the income: `Of 100 FHA home loans that lenders
 * accepted in 2022 to 2024, 41 took more than 46% for house and debts (federal HMDA records).`
 */
export function lendersDid(program: LineProgram, back: number): string {
  const { loans, decided } = lineNames[program];
  const { share, more } = approvedAbove(decided, back);
  const count = share === 0 ? "none" : share < 0.01 ? "fewer than 1" : `${Math.round(share * 100)}`;
  return `Of 100 ${loans} home loans that lenders accepted in ${decisionYears}, ${count} took ${more} for house and debts (federal HMDA records).`;
}

/** How a household stands to the lines, in short: for a table or beside a bar. */
const lineVerdicts: Readonly<Record<LineReached, string>> = {
  hand: "within the line by hand",
  automated: "above the line by hand, within the one by computer",
  lender: "only a lender can say",
  beyond: "above what nearly all lenders accept",
};

/** The same for one program: above the line of its own system, Fannie Mae takes no loan. */
export function lineVerdict(program: LineProgram, reached: LineReached): string {
  return reached === "beyond" && endsAtOwnLine(program)
    ? `above the ${percentSign(lineNames[program].lines.mostShare)} that ${lineNames[program].publisher} takes at most`
    : lineVerdicts[reached];
}

/** Whether no lender can go beyond what the guide publishes. */
export function endsAtOwnLine(program: LineProgram): boolean {
  const { automated, mostShare } = lineNames[program].lines;
  return automated !== null && automated.debtsShare === mostShare;
}

/**
 * Why no month is named beyond this share of the income, where no guide ends there: `We name no month above 60% of income: of
 * 100 loans …`. The share is that of `underwriting-lines.ts`.
 */
export function ownCutWords(mostShare: number): string {
  return `We name no month above ${percentSign(mostShare)} of income: of 100 loans that lenders accepted, one at most was there. That cut is ours, not a rule.`;
}

/** The verdict as a sentence; where no published line holds, what lenders did is its reason. */
export function lineVerdictSentence(program: LineProgram, reached: LineReached, back: number): string {
  const sentence = `${capital(lineVerdict(program, reached))}.`;
  const asksWhatLendersDid = reached === "lender" || (reached === "beyond" && !endsAtOwnLine(program));
  return asksWhatLendersDid ? `${sentence} ${lendersDid(program, back)}` : sentence;
}

/** `Only a lender can say. Of 100 FHA home loans …`: the verdict on a household, with the share of its income as the reason. */
export function standingWords(program: LineProgram, spent: Spent): string {
  const back =
    spent.annualIncomeCents === 0 ? 1 : ((spent.housingCents + spent.debtsCents) * 12) / spent.annualIncomeCents;
  return lineVerdictSentence(program, lineReached(lineNames[program].lines, spent), back);
}
