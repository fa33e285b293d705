import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { closingField, closingTerms } from "#app/components/calculators/fields/closing-field.ts";
import {
  conventionalDownProblem,
  downAbovePrice,
  homeFields,
  homeTerms,
} from "#app/components/calculators/fields/home-fields.ts";
import { sizeBars } from "#app/components/calculators/fields/loan-size.ts";
import { programRateFields } from "#app/components/calculators/fields/program-rate-fields.ts";
import { scoreField } from "#app/components/calculators/fields/score-field.ts";
import { listedNumber, moneyField, rateField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { fhaScores } from "#app/content/lines/scores.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { fivePrograms, type ProgramId } from "#app/content/loans/five-program-facts.ts";
import { conventionalBounds } from "#app/content/pages/buying/quick-rate.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { type HomeCost, type HomeTerms, homeCost, type LoanProgram } from "#app/domain/buying/home-cost.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { smallestDownCents } from "#app/domain/loan/limits.ts";
import { shareCents, sumCents } from "#app/domain/money.ts";
import { type OutlookYear, programOutlook } from "#app/domain/programs/outlook.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// The same home with five loans: the cost of each per month, in cash to start, and over the years. The example’s score is
// the one that the sample rates hold for.

export type ProgramResult = {
  id: ProgramId;
  name: string;
  /** Short enough for a small house: the conventional loans are named by their down payments. */
  shortName: string;
  who: string;
  annualRate: number;
  downCents: number;
  /** Down payment and closing costs. */
  cashCents: number;
  cost: HomeCost;
  longRun: Later<LongRun>;
  /** Why these numbers rule this loan out; null if they do not. */
  barrier: string | null;
  /** A condition that applies only in some places or cases. */
  hint: string | null;
};

export type FiveProgramsAnswer = { programs: readonly ProgramResult[]; priceCents: number };

/** How the loan goes over the years. */
type LongRun = {
  /** How many months mortgage insurance is charged if no one asks for its end, and whether that is the whole term. */
  insuranceMonths: number;
  forLife: boolean;
  /** The same, in words. */
  lasts: string;
  five: OutlookYear;
  ten: OutlookYear;
};

/** How VA's fee is charged: on the first use, on a later one, or not at all. */
const vaUses = { first: 0, later: 1, exempt: 2 } as const;

const rules = {
  price: homeFields.price,
  down: {
    ...moneyField,
    label: "Your own down payment",
    shareOf: "price",
    help: "For the first loan. The other four are shown with the least they ask for.",
    what: "the down payment",
    example: 53_000_00,
    min: 0,
    max: 50_000_000_00,
  },
  score: { ...scoreField, help: "It sets the price of mortgage insurance here", example: 740 },
  vaUse: {
    ...listedNumber,
    label: "Your VA entitlement",
    what: "the VA entitlement",
    example: vaUses.first,
    min: vaUses.first,
    max: vaUses.exempt,
    choices: [
      { value: vaUses.first, label: "First use" },
      { value: vaUses.later, label: "Used before" },
      { value: vaUses.exempt, label: "Exempt from the fee" },
    ],
  },
  ...programRateFields,
  tax: {
    ...rateField,
    label: "Property tax",
    help: "Per year, as a percent of the price",
    what: "the tax",
    own: "propertyTaxRate",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  insurance: {
    ...rateField,
    label: "Home insurance",
    help: "Per year, as a percent of the price",
    what: "the home insurance",
    example: planningAssumptions.homeInsuranceRate,
    min: 0,
    max: 0.1,
  },
  dues: {
    ...moneyField,
    label: "Dues to a homeowners association (HOA)",
    help: "Each month",
    what: "the dues",
    example: 0,
    min: 0,
    max: 50_000_00,
  },
  closing: closingField,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

type Values = Record<Name, number>;
type Words = "name" | "shortName" | "who";
type Plan = Pick<ProgramResult, "id" | "annualRate" | "downCents" | "barrier" | "hint"> & { program: LoanProgram };

const termMonths = 360;

function check(typed: Texts<Name>): Checked<Name, FiveProgramsAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down) {
    const problem =
      values.down > values.price ? downAbovePrice(values.price) : conventionalDownProblem(values.price, values.down);
    if (problem) problems.down = problem;
  }
  if (hasProblems(problems)) return { problems };
  const programs = fivePrograms.map((words) => {
    const plan = planOf(words.id, values);
    const shortName = plan.program.kind === "conventional" ? shareDown(plan.downCents, values) : words.shortName;
    return { ...words, shortName, ...resultOf(plan, values) };
  });
  return { answer: { programs, priceCents: values.price } };
}

function planOf(id: ProgramId, values: Values): Plan {
  const { price, score } = values;
  switch (id) {
    case "conventional": {
      const downCents = values.down;
      const insuranceRate = insuranceRateAt(score);
      const program = { kind: "conventional", insuranceRate } as const;
      return { id, annualRate: values.rate, downCents, program, ...conventionalBars(price - downCents, score) };
    }
    case "lowIncome": {
      const downCents = smallestDownCents(price, conventionalDown);
      const program = { kind: "conventional", insuranceRate: insuranceRateAt(score) } as const;
      return { id, annualRate: values.rate, downCents, program, ...conventionalBars(price - downCents, score) };
    }
    case "fha": {
      const [usual] = fhaDownPayments.byScore;
      const asked = fhaDownPayments.byScore.find(({ from }) => score >= from);
      const downCents = shareCents(price, asked?.share ?? usual.share);
      const program = { kind: "fha", rules: fhaRules } as const;
      const barrier = asked ? null : fhaScores.none;
      const bars = sizeBars("fha", price - downCents);
      return { id, annualRate: values.fhaRate, downCents, program, hint: bars.hint, barrier: barrier ?? bars.barrier };
    }
    case "va": {
      const laterUse = values.vaUse === vaUses.later;
      const exempt = values.vaUse === vaUses.exempt;
      const program = { kind: "va", rules: vaRules, laterUse, exempt } as const;
      return { id, annualRate: values.vaRate, downCents: 0, program, barrier: null, hint: null };
    }
    case "usda":
      return {
        id,
        annualRate: values.usdaRate,
        downCents: 0,
        program: { kind: "usda", rules: usdaRules },
        barrier: null,
        hint:
          score < scoreMinimums.usda.lenders
            ? `Below a score of ${scoreMinimums.usda.lenders} a person decides instead of USDA’s automated system.`
            : null,
      };
  }
}

function conventionalBars(loanCents: number, score: number): Pick<Plan, "barrier" | "hint"> {
  const bars = sizeBars("conventional", loanCents);
  if (bars.barrier || score >= conventionalBounds.minimumScore) return bars;
  return { ...bars, hint: `Many lenders ask for a score of ${conventionalBounds.minimumScore} for it.` };
}

/** `20% down`: to a tenth of a percent, rounded down, so that a share below 20% does not look like 20%. */
function shareDown(downCents: number, { price }: Values): string {
  return `${formatRate(Math.floor((downCents * 1000) / price) / 1000)} down`;
}

function insuranceRateAt(score: number): number {
  return insuranceByScore.rows.find(({ from }) => score >= from)?.rate ?? 0;
}

function resultOf({ program, ...plan }: Plan, values: Values): Omit<ProgramResult, Words> {
  const home = homeTerms({ ...values, down: plan.downCents, rate: plan.annualRate, term: termMonths });
  const cost = homeCost(home, program);
  return {
    ...plan,
    cashCents: sumCents([plan.downCents, closingCashCents(home, program, closingTerms(values.closing))]),
    cost,
    longRun: later(() => longRunOf(home, program)),
  };
}

function longRunOf(home: HomeTerms, program: LoanProgram): LongRun {
  const { insuranceMonths, byMonthCents, years } = programOutlook(home, program, [5, 10]);
  const [five, ten] = years;
  if (!five || !ten) throw new Error("The outlook has no year 5 and 10");
  const forLife = insuranceMonths > 0 && insuranceMonths === byMonthCents.length;
  const lasts = insuranceMonths === 0 ? "none" : forLife ? "as long as the loan" : formatSpan(insuranceMonths);
  return { insuranceMonths, forLife, lasts, five, ten };
}

/** The loans that the numbers do not rule out. */
function open({ programs }: FiveProgramsAnswer): readonly ProgramResult[] {
  return programs.filter(({ barrier }) => barrier === null);
}

function range(cents: readonly number[]): Sentence {
  const [low, high] = [Math.min(...cents), Math.max(...cents)];
  if (low === high) return [strong(formatDollars(low))];
  return [{ text: formatDollars(low), look: "less" }, " to ", { text: formatDollars(high), look: "more" }];
}

function headline(answer: FiveProgramsAnswer): Sentence {
  const programs = open(answer);
  return [
    "The same home takes ",
    ...range(programs.map(({ cost }) => cost.monthlyCents)),
    " a month, and ",
    ...range(programs.map(({ cashCents }) => cashCents)),
    " in cash to start. The loan decides.",
  ];
}

export const fiveProgramsModel: CalculatorModel<Name, FiveProgramsAnswer> = {
  slug: "five-programs",
  rules,
  check,
  groups: [
    { title: "The home and you", names: ["price", "down", "score", "vaUse"] },
    { title: "Example rates", names: ["rate", "fhaRate", "vaRate", "usdaRate"], folded: true },
    { title: "More assumptions", names: ["tax", "insurance", "dues", "closing"], folded: true },
  ],
  headline,
  short: (answer) => ({
    figure: formatDollars(Math.min(...open(answer).map(({ cost }) => cost.monthlyCents))),
    words: "a month, the lowest of five",
  }),
  figures: (answer) => {
    const programs = open(answer);
    return [
      { label: "Lowest payment", value: lowest(programs, ({ cost }) => cost.monthlyCents) },
      { label: "Least cash", value: lowest(programs, ({ cashCents }) => cashCents) },
      { label: "Lowest cost, 5 years", value: lowest(programs, ({ longRun }) => longRun().five.costCents) },
      { label: "Lowest cost, 10 years", value: lowest(programs, ({ longRun }) => longRun().ten.costCents) },
    ];
  },
};

/** The amount, and the loans that it applies to. */
function lowest(programs: readonly ProgramResult[], of: (program: ProgramResult) => number): string {
  const least = Math.min(...programs.map(of));
  const names = programs.filter((program) => of(program) === least).map(({ shortName }) => shortName);
  return `${formatDollars(least)}, ${names.join(" or ")}`;
}
