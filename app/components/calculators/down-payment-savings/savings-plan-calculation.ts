import { type Later, later } from "#app/components/calculators/embedded/later.ts";
import {
  type Checked,
  hasProblems,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/fields/typed-fields.ts";
import { type SavingsPlan, savingsPlan, savingsTargetCents } from "#app/domain/buying/savings-plan.ts";
import { type AssistanceKind, type AssistanceYear, assistanceByYear } from "#app/domain/programs/assistance-cost.ts";
import { type HelpAnswer, helpWith } from "./help-answer.ts";
import { helpKinds, type SavingsPlanName, savingsPlanRules } from "./savings-plan-rules.ts";

export type SavingsPlanAnswer = {
  help: HelpAnswer;
  kind: AssistanceKind["kind"];
  movingCents: number;
  cushionCents: number;
  /** All that has to be there in the end: with help, and without it. */
  targetCents: number;
  fullTargetCents: number;
  withHelp: SavingsPlan;
  alone: SavingsPlan;
  /** Leaving after 1, 2, … years. */
  exits: Later<readonly AssistanceYear[]>;
};

/** How many years of leaving are shown. */
const exitYears = 10;
const termMonths = 360;

function check(typed: Record<SavingsPlanName, string>): Checked<SavingsPlanName, SavingsPlanAnswer> {
  const { values, problems } = readTyped(savingsPlanRules, typed);
  if (hasProblems(problems)) return { problems };
  const help = helpWith({
    priceCents: values.price,
    incomeCents: values.income,
    downShare: values.down,
    closingShare: values.closing,
    downHelpLimitCents: values.downHelp,
    closingHelpLimitCents: values.closingHelp,
  });
  const needs = {
    downCents: help.downCents,
    closingCents: help.closingCents,
    reserveCents: values.cushion,
    movingCents: values.moving,
  };
  const targetCents = savingsTargetCents({ ...needs, assistanceCents: help.helpCents });
  const fullTargetCents = savingsTargetCents({ ...needs, assistanceCents: 0 });
  const terms = { savedCents: values.saved, annualYield: values.yield };
  const program = programOf(values);
  const loanCents = values.price - help.downCents;
  const assistance = {
    amountCents: help.helpCents,
    program,
    loanCents,
    termMonths,
    rateWith: values.rate + (help.helpCents > 0 ? values.rateMore : 0),
    rateWithout: values.rate,
  };
  return {
    answer: {
      help,
      kind: program.kind,
      movingCents: values.moving,
      cushionCents: values.cushion,
      targetCents,
      fullTargetCents,
      withHelp: savingsPlan({ ...terms, targetCents }, values.monthly),
      alone: savingsPlan({ ...terms, targetCents: fullTargetCents }, values.monthly),
      exits: later(() => assistanceByYear(assistance, exitYears)),
    },
  };
}

function programOf(values: Record<SavingsPlanName, number>): AssistanceKind {
  const { kind, programYears: years, programRate: annualRate } = values;
  if (kind === helpKinds.grant) return { kind: "grant" };
  if (kind === helpKinds.forgivable) return { kind: "forgivable", years, steps: "yearly" };
  if (kind === helpKinds.deferred) return { kind: "deferred", annualRate };
  return { kind: "repayable", annualRate, termMonths: years * 12 };
}

export const savingsPlanSum: TypedSum<SavingsPlanName, SavingsPlanAnswer> = { rules: savingsPlanRules, check };
