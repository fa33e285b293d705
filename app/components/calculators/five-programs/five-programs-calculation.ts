import { type Later, later } from "#app/components/calculators/embedded/later.ts";
import { conventionalDownProblem, downAbovePrice } from "#app/components/calculators/fields/down-payment-text.ts";
import {
  type Checked,
  hasProblems,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/fields/typed-fields.ts";
import { fivePrograms, type ProgramId } from "#app/content/loans/five-program-facts.ts";
import { conventionalBounds } from "#app/content/pages/quick-rate.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { type HomeCost, type HomeTerms, homeCost, type LoanProgram } from "#app/domain/buying/home-cost.ts";
import { smallestDownCents } from "#app/domain/loan/loan-limits.ts";
import { shareCents, sumCents } from "#app/domain/money.ts";
import { type OutlookYear, programOutlook } from "#app/domain/programs/program-outlook.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type FiveProgramsName, fiveProgramsRules, vaUses } from "./five-programs-rules.ts";

export type ProgramResult = {
  id: ProgramId;
  name: string;
  /** Fits under a small house: the conventional loans are called by their down payments. */
  shortName: string;
  who: string;
  annualRate: number;
  downCents: number;
  /** Down payment and closing costs. */
  cashCents: number;
  cost: HomeCost;
  longRun: Later<LongRun>;
  /** Why this loan cannot be had at these numbers; null where nothing here speaks against it. */
  barrier: string | null;
  /** What holds only in some places or cases. */
  hint: string | null;
};

/** What the years bring. */
export type LongRun = {
  /** How many months mortgage insurance is charged if nobody asks for its end, and whether that is the whole term. */
  insuranceMonths: number;
  forLife: boolean;
  five: OutlookYear;
  ten: OutlookYear;
};

export type FiveProgramsAnswer = { programs: readonly ProgramResult[]; priceCents: number };

type Values = Record<FiveProgramsName, number>;
type Words = "name" | "shortName" | "who";
type Plan = Pick<ProgramResult, "id" | "annualRate" | "downCents" | "barrier" | "hint"> & { program: LoanProgram };

const [limits] = nationalLimits;
const termMonths = 360;

function check(typed: Record<FiveProgramsName, string>): Checked<FiveProgramsName, FiveProgramsAnswer> {
  const { values, problems } = readTyped(fiveProgramsRules, typed);
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
      const barrier = asked ? null : "FHA insures no loan below a score of 500.";
      const bars = sizeBars(price - downCents, "FHA", limits.fhaFloor[0], limits.fhaCeiling[0]);
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
        hint: score < 640 ? "Below a score of 640 a person decides instead of USDA’s automated system." : null,
      };
  }
}

function conventionalBars(loanCents: number, score: number): Pick<Plan, "barrier" | "hint"> {
  const bars = sizeBars(loanCents, "Fannie Mae and Freddie Mac", limits.baseline[0], limits.ceiling[0]);
  if (bars.barrier || score >= conventionalBounds.minimumScore) return bars;
  return { ...bars, hint: `Many lenders ask for a score of ${conventionalBounds.minimumScore} for it.` };
}

/** Limits of a home for one family outside Alaska, Hawaii, Guam and the Virgin Islands, in dollars. */
function sizeBars(loanCents: number, whose: string, floor: number, ceiling: number): Pick<Plan, "barrier" | "hint"> {
  if (loanCents > ceiling * 100) {
    return { hint: null, barrier: `The loan is above ${formatDollars(ceiling * 100)}, the highest limit of ${whose}.` };
  }
  if (loanCents > floor * 100) {
    return {
      barrier: null,
      hint: `The loan is above ${formatDollars(floor * 100)}: only in counties with a higher limit.`,
    };
  }
  return { barrier: null, hint: null };
}

/** `20% down`: to a tenth of a percent, rounded down, so that it does not look like 20% while it is less. */
function shareDown(downCents: number, { price }: Values): string {
  return `${formatRate(Math.floor((downCents * 1000) / price) / 1000)} down`;
}

function insuranceRateAt(score: number): number {
  return insuranceByScore.rows.find(({ from }) => score >= from)?.rate ?? 0;
}

function resultOf({ program, ...plan }: Plan, values: Values): Omit<ProgramResult, Words> {
  const home: HomeTerms = {
    priceCents: values.price,
    downCents: plan.downCents,
    annualRate: plan.annualRate,
    termMonths,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
    monthlyDuesCents: values.dues,
  };
  return {
    ...plan,
    cashCents: sumCents([plan.downCents, shareCents(values.price, values.closing)]),
    cost: homeCost(home, program),
    longRun: later(() => longRunOf(home, program)),
  };
}

function longRunOf(home: HomeTerms, program: LoanProgram): LongRun {
  const { insuranceMonths, byMonthCents, years } = programOutlook(home, program, [5, 10]);
  const [five, ten] = years;
  if (!five || !ten) throw new Error("The outlook has no year 5 and 10");
  return { insuranceMonths, forLife: insuranceMonths > 0 && insuranceMonths === byMonthCents.length, five, ten };
}

export const fiveProgramsSum: TypedSum<FiveProgramsName, FiveProgramsAnswer> = { rules: fiveProgramsRules, check };
