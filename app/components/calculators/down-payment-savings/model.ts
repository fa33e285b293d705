import {
  type CalculatorModel,
  type Checked,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { closingTerms } from "#app/components/calculators/fields/closing-field.ts";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { countyMedianIncomes, savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { type SavingsPlan, savingsPlan, savingsTargetCents } from "#app/domain/buying/savings-plan.ts";
import { shareCents } from "#app/domain/money.ts";
import { type AssistanceKind, type AssistanceYear, assistanceByYear } from "#app/domain/programs/assistance-cost.ts";
import {
  type AssistanceSavings,
  type AssistanceTerms,
  assistanceSavings,
  lowestFittingMedianCents,
  shareAtOrAbove,
} from "#app/domain/programs/assistance-savings.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { helpKinds, type Name, rules } from "./savings-fields.ts";

// When enough is saved for a down payment, with help from a program and without, and what leaving early gives back.

/** The help's possible amount, and where in the country the income would still be within a common limit. */
export type HelpAnswer = AssistanceSavings & {
  incomeCents: number;
  /** The income is within the limit where the area's median is at least this. */
  medianCents: number;
  /** Of every ten US counties, how many have such a median. */
  countiesOfTen: number;
};

export type SavingsPlanAnswer = {
  help: HelpAnswer;
  kind: AssistanceKind["kind"];
  movingCents: number;
  cushionCents: number;
  /** The amount to save: with help, and without it. */
  targetCents: number;
  fullTargetCents: number;
  withHelp: SavingsPlan;
  alone: SavingsPlan;
  /** The savings along the way. */
  savedByThen: Later<readonly SavedPoint[]>;
  /** Leaving after 1, 2, … years. */
  exits: Later<readonly AssistanceYear[]>;
};

/** Leaving is shown after each of this many years. */
const exitYears = 10;

const termMonths = 360;

function check(typed: Texts<Name>): Checked<Name, SavingsPlanAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const help = helpWith({
    priceCents: values.price,
    incomeCents: values.income,
    downShare: values.down,
    closingCents: closingCentsOf(values),
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
  const withHelp = savingsPlan({ ...terms, targetCents }, values.monthly);
  const alone = savingsPlan({ ...terms, targetCents: fullTargetCents }, values.monthly);
  return {
    answer: {
      help,
      kind: program.kind,
      movingCents: values.moving,
      cushionCents: values.cushion,
      targetCents,
      fullTargetCents,
      withHelp,
      alone,
      savedByThen: later(() => savedByThen(alone, withHelp)),
      exits: later(() => assistanceByYear(assistance, exitYears)),
    },
  };
}

/** Closing of the conventional loan without help. Its mortgage insurance is paid by the month. */
function closingCentsOf(values: Record<Name, number>): number {
  const home = {
    priceCents: values.price,
    downCents: shareCents(values.price, values.down),
    annualRate: values.rate,
    termMonths,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
  };
  return closingCashCents(home, { kind: "conventional", insuranceRate: 0 }, closingTerms(values.closing));
}

type Terms = AssistanceTerms & { incomeCents: number };

/** The money due at closing, the part that help within these limits covers, and how far the income reaches. */
function helpWith({ incomeCents, ...terms }: Terms): HelpAnswer {
  const medianCents = lowestFittingMedianCents(incomeCents, savingsAssumptions.incomeLimitShare);
  return {
    ...assistanceSavings(terms),
    incomeCents,
    medianCents,
    countiesOfTen: Math.round(shareAtOrAbove(countyMedianIncomes.quantilesCents, medianCents) * 10),
  };
}

function programOf(values: Record<Name, number>): AssistanceKind {
  const { kind, programYears: years, programRate: annualRate } = values;
  if (kind === helpKinds.grant) return { kind: "grant" };
  if (kind === helpKinds.forgivable) return { kind: "forgivable", years, steps: "yearly" };
  if (kind === helpKinds.deferred) return { kind: "deferred", annualRate };
  return { kind: "repayable", annualRate, termMonths: years * 12 };
}

export type SavedPoint = { month: number; cents: number };

/** The savings along the way: every three months, or every year of a long plan, and when there is enough. */
function savedByThen(alone: SavingsPlan, withHelp: SavingsPlan): SavedPoint[] {
  const last = alone.balancesCents.length - 1;
  const step = last <= 60 ? 3 : 12;
  return alone.balancesCents.flatMap((cents, month) =>
    month % step === 0 || month === last || month === withHelp.months ? [{ month, cents }] : [],
  );
}

/** The savings alone come first: help counts only once somebody types what a program gives. */
function headline({ withHelp, alone, targetCents, help }: SavingsPlanAnswer): Sentence {
  const hasHelp = help.helpCents > 0;
  if (withHelp.months === null) {
    return [
      "At this pace the ",
      { text: formatDollars(targetCents), look: "more" },
      ` is out of reach. Save more each month, or look for ${hasHelp ? "more help" : "help"}.`,
    ];
  }
  if (!hasHelp) {
    return withHelp.months === 0
      ? ["What you have saved is ", strong("enough today"), "."]
      : [`You save the ${formatDollars(targetCents)} you need in `, strong(formatSpan(withHelp.months)), "."];
  }
  const without: string =
    alone.months === null
      ? " Without help it would never be enough."
      : alone.months === withHelp.months
        ? ""
        : ` Without help it takes ${formatSpan(alone.months)}.`;
  if (withHelp.months === 0) return ["With help, what you have saved is ", strong("enough today"), ".", without];
  return [
    `With help counted, you save the ${formatDollars(targetCents)} you need in `,
    strong(formatSpan(withHelp.months)),
    ".",
    without,
  ];
}

function spanOrNever(months: number | null): string {
  return months === null ? "never" : formatSpan(months);
}

export const savingsPlanModel: CalculatorModel<Name, SavingsPlanAnswer> = {
  slug: "down-payment-savings",
  rules,
  check,
  groups: [
    { title: "The home and you", names: ["price", "income", "saved", "monthly"] },
    { title: "Help from a program", names: ["downHelp", "closingHelp", "kind", "programYears"], folded: true },
    {
      title: "More assumptions",
      names: ["down", "closing", "cushion", "moving", "yield", "programRate", "rate", "rateMore", "tax", "insurance"],
      folded: true,
    },
  ],
  headline,
  short: ({ withHelp, help }) => ({
    figure: spanOrNever(withHelp.months),
    words: help.helpCents > 0 ? "to save, with help" : "to save",
  }),
  figures: ({ withHelp, alone, targetCents, exits, help }) => [
    { label: "To save", value: formatDollars(targetCents) },
    { label: "Ready in", value: spanOrNever(withHelp.months) },
    ...(help.helpCents > 0
      ? [
          { label: "Without help in", value: spanOrNever(alone.months) },
          { label: "Owed in year 3", value: formatDollars(exits()[2]?.owedCents ?? 0) },
          { label: "Help has cost by year 10", value: formatDollars(exits()[9]?.costCents ?? 0) },
        ]
      : []),
  ],
};
