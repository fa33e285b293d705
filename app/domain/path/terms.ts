import type { LoanProgram } from "#app/domain/buying/home-cost.ts";
import type { ClosingPlan } from "#app/domain/buying/planned-closing.ts";
import type { ResidualRules, VaRegion } from "#app/domain/buying/residual-income.ts";
import type { UnderwritingLines } from "#app/domain/buying/underwriting-lines.ts";
import type { FhaRules } from "#app/domain/insurance/annual-premium.ts";
import type { UsdaRules, VaRules } from "#app/domain/insurance/va-and-usda-fees.ts";
import type { SmallestDown } from "#app/domain/loan/limits.ts";
import type { PathProgram, RuleUsed } from "./answer.ts";
import type { CountingRule } from "./counted-payment.ts";
import type { IncomeKind, MarkKind, PathPlace } from "./household.ts";

/** A wait after a mark, in whole months: from its own month (of a bankruptcy the filing), or from the discharge. */
export type Wait = { from: "event" | "discharge"; months: number };

/**
 * The most a seller may pay toward closing, as a share of the price: of fees and prepaid items together, or of prepaid items
 * alone where the program sets no limit to the fees.
 */
export type SellerCredit = { share: number; capsFees: boolean };

/** VA's table of what has to be left each month, with our own figures for what nobody asks: taxes, and the size of the home. */
export type ResidualPlan = {
  rules: ResidualRules;
  regions: Readonly<Record<VaRegion, readonly string[]>>;
  /** The least taxes on work, in a small home, and what is ample for nearly everybody. */
  least: LivingCosts;
  ample: LivingCosts;
};

export type LivingCosts = { taxShare: number; taxed: readonly IncomeKind[]; squareFeet: number };

export type ProgramTerms = CountingRule & {
  /** `by-score`: conventional insurance by the table of `PathRules`. */
  loan:
    | { kind: "conventional"; insurance: "by-score" }
    | { kind: "fha"; rules: FhaRules }
    | { kind: "va"; rules: VaRules; laterUse: boolean; exempt: boolean }
    | { kind: "usda"; rules: UsdaRules };
  /** The smallest down payment: by score with the highest score first, or by the size of the loan. */
  down: { byScore: readonly { from: number; share: number }[] } | SmallestDown;
  /** The smallest down payment where a person decides by hand; null where it is the same. */
  downByHand: SmallestDown | null;
  lines: UnderwritingLines;
  /** The program's own least score, below which no month is given; null where its guide names none. */
  scoreFloor: number | null;
  /** The least score that many lenders add by their own rule: below it a lender has to be asked. */
  lendersScore: number;
  /** Below this score the door is never the plan's own; null where the floor alone decides. */
  leadScore: number | null;
  /** The marks that ask for a wait. */
  waits: Partial<Record<MarkKind, Wait>>;
  /**
   * Installment debts with ten payments or fewer left are not counted where all installment payments that still run take
   * at most this share of the income; null where all are counted.
   */
  fewPaymentsShare: number | null;
  /** Months before the first payday in which an offer letter may stand for the pay of a new job. */
  offerMonths: number;
  firstTimeOnly: boolean;
  /** `median`: a share of the area's median income; `usda`: USDA's limit of the place. */
  incomeLimit: { of: "median"; share: number } | { of: "usda" } | null;
  /** `baseline`: the national baseline, whatever the county. */
  loanLimit: "fha" | "conforming" | "baseline" | null;
  needsService: boolean;
  /** What has to be left to live on; null where the program asks for nothing of the kind. */
  residual: ResidualPlan | null;
  /** Whether the home's address has to be in an area that we cannot look up. */
  needsArea: boolean;
  sellerCredit: SellerCredit;
  /** Months of payments that have to stay in the bank after closing. */
  reserveMonths: number;
  used: readonly RuleUsed[];
};

/** The tables that a plan is worked out by. */
export type PathRules = {
  programs: Readonly<Record<PathProgram, ProgramTerms>>;
  /** The planning rate of each kind of loan, and the term of all. */
  annualRates: Readonly<Record<LoanProgram["kind"], number>>;
  termMonths: number;
  closing: ClosingPlan;
  /** Conventional mortgage insurance a year by score, the highest score first. */
  insuranceByScore: readonly { from: number; rate: number }[];
  /** No county's limit lies below these. */
  lowestLimits: { baselineCents: number; fhaCents: number };
  /** Stands for a place that was skipped. `moreShare`: how much more an assumed tax or insurance may turn out to be. */
  anyPlace: Pick<PathPlace, "propertyTaxRate" | "homeInsuranceRate"> & { moreShare: number };
  /** Months that work must have gone on. */
  historyMonths: number;
  /** So far over a program's own income limit, as a share of it, its exceptions are worth asking about. */
  nearIncomeShare: number;
  /** Upkeep a year as a share of the price. */
  upkeepRate: number;
  /** Days of notice where the visitor named none. */
  noticeDays: number;
  reportMonths: { most: number; chargedOffLater: number; bankruptcy: number };
  levers: LeverSizes;
};

/** The steps that levers are tried with. */
export type LeverSizes = {
  saveMoreCents: readonly number[];
  cheaperCents: number;
  giftCents: number;
  /** A month. */
  coBorrowerCents: number;
  /** The most a seller may be asked for, as a share of the price. */
  sellerShare: number;
};

/** Help with the cash, as its administrator's page has it; null where the page does not say. */
export type PathAssistance = {
  slug: string;
  programs: readonly PathProgram[];
  most: { share: number; of: "price" | "loan"; capCents: number | null } | { cents: number };
  minimumScore: number | null;
  firstTimeOnly: boolean | null;
  /** A year. */
  incomeCents: number | null;
  medianShare: number | null;
  priceCents: number | null;
  /** Of help that is a loan with its own monthly payment: its terms, or that its page does not say all of them. Null of other help. */
  repaid: { annualRate: number | "first-loan"; termMonths: number } | "unsaid" | null;
};

/** Options to try besides the household's own place and money. */
export type Nearby = { assistance?: readonly PathAssistance[]; places?: readonly PathPlace[] };

/** Months looked at: from now to ten years from now. */
export const horizonMonths = 120;

/** The row of a table of down payments that a score reaches; of an unknown score the usual one, the first. */
export function downTier(
  { byScore }: Extract<ProgramTerms["down"], { byScore: unknown }>,
  score: number | null,
): { from: number; share: number } {
  const [usual = { from: 0, share: 0 }] = byScore;
  return (score !== null && byScore.find(({ from }) => score >= from)) || usual;
}
