import type { FieldRules } from "#app/components/calculators/fields/calculator-model.ts";
import type { LoanGuide } from "#app/components/calculators/fields/household-fields.ts";
import { sizeNote } from "#app/components/calculators/fields/loan-size.ts";
import { choiceField, moneyField } from "#app/components/calculators/fields/typed-fields.ts";
import { program as usdaProgram } from "#app/content/programs/usda-502-through-lender.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { smallestDownCents } from "#app/domain/loan/limits.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

// What rules a loan out whatever the lines for debts and income say, as My path tells it.

/** `short` is for the label beside the loan; `reason` is a whole sentence. */
export type LoanBar = { kind: "size" | "income" | "line" | "service"; short: string; reason: string };

/** What is known of the household and its county; null if it is not. */
export type KnownFacts = {
  served: boolean | null;
  conformingCents: number | null;
  fhaCents: number | null;
  usdaIncomeCents: number | null;
};

type Asked = {
  /** Without a financed fee. */
  baseLoanCents: number;
  incomeCents: number;
  /** What the program's line asks for, and whether the household is beyond what lenders accept. */
  neededCents: number;
  isBeyond: boolean;
};

/** Why a loan cannot be had with these numbers; null if it can. */
export function loanBar(guide: LoanGuide, asked: Asked, facts: KnownFacts): LoanBar | null {
  switch (guide.program) {
    case "conventional":
      return sizeBar(guide, asked, facts.conformingCents);
    case "fha":
      return sizeBar(guide, asked, facts.fhaCents);
    case "va":
      return facts.served === false
        ? { kind: "service", short: "you did not serve", reason: "You said you did not serve." }
        : null;
    case "usda":
      return incomeBar(asked, facts.usdaIncomeCents);
  }
}

/** The least that a program asks for at this price: what a smaller typed down payment is raised to. */
export function leastDownCents({ program, minimumDownShare }: LoanGuide, priceCents: number): number {
  return program === "conventional"
    ? smallestDownCents(priceCents, conventionalDown)
    : shareCents(priceCents, minimumDownShare);
}

/** What the visitor still has to tell us before a loan is certain, as a clause; null if nothing. */
export function loanCondition({ program }: LoanGuide, { incomeCents }: Pick<Asked, "incomeCents">, facts: KnownFacts) {
  if (program === "va" && facts.served === null) return "if you served";
  return program === "usda" && incomeCents > usdaLimit(facts.usdaIncomeCents)
    ? "if USDA makes an exception to its income limit"
    : null;
}

/** USDA's income limit; where it is not known, the lowest in the country for a household of up to four. */
export function usdaLimit(knownCents: number | null): number {
  return knownCents ?? lowestUsdaCents;
}

const usdaIncome = usdaProgram.rules.find((rule) => rule.kind === "income");
const lowestUsdaCents =
  usdaIncome?.measure.of === "low-income" && usdaIncome.measure.floorCents
    ? usdaIncome.measure.floorCents[0]
    : Number.POSITIVE_INFINITY;

function sizeBar({ program }: LoanGuide, { baseLoanCents }: Asked, countyCents: number | null): LoanBar | null {
  const reason = sizeNote(program, baseLoanCents, countyCents);
  return reason ? { kind: "size", short: "above the loan limit", reason } : null;
}

/** A little over the limit an exception is worth asking for. An income that only the loan's own line asks for is above it, too. */
function incomeBar({ incomeCents, neededCents, isBeyond }: Asked, knownCents: number | null): LoanBar | null {
  const limitCents = usdaLimit(knownCents);
  const limit = `${formatDollars(limitCents)}, ${knownCents === null ? "the lowest income limit of USDA" : "USDA’s income limit"}`;
  const short = "above USDA’s limit";
  if (incomeCents > limitCents + shareCents(limitCents, incomeLimits.nearShare)) {
    const only = knownCents === null ? ": only in counties with a higher limit" : "";
    return { kind: "income", short, reason: `Your income is above ${limit}${only}.` };
  }
  return isBeyond && neededCents > limitCents
    ? { kind: "line", short, reason: `Its line asks for more than ${limit}.` }
    : null;
}

const [limits] = nationalLimits;

const limitField = {
  ...moneyField,
  optional: true,
  example: 0,
  format: (cents: number) => (cents === 0 ? "" : moneyField.format(cents)),
  max: 50_000_000_00,
};

/** The fields behind these bars. They start empty, because no answer is not a no. */
export const limitFields = {
  served: {
    ...choiceField({ unsaid: "Not said", yes: "Yes", no: "No" }),
    label: "Did you serve in the military?",
    what: "military service",
    own: "served",
    example: 0,
  },
  conformingLimit: {
    ...limitField,
    label: "Conventional loan limit of your county",
    help: `If empty: between ${formatDollars(limits.baseline[0] * 100)} and ${formatDollars(limits.ceiling[0] * 100)}`,
    what: "the conventional loan limit",
    own: "conformingLimit",
    min: limits.baseline[0] * 100,
  },
  fhaLimit: {
    ...limitField,
    label: "FHA loan limit of your county",
    help: `If empty: between ${formatDollars(limits.fhaFloor[0] * 100)} and ${formatDollars(limits.fhaCeiling[0] * 100)}`,
    what: "the FHA loan limit",
    own: "fhaLimit",
    min: limits.fhaFloor[0] * 100,
  },
  usdaLimit: {
    ...limitField,
    label: "USDA income limit of your county",
    help: `A year, for your household’s size. If empty: the lowest in the country, ${formatDollars(usdaLimit(null))}`,
    what: "USDA’s income limit",
    own: "usdaLimit",
    min: 1_000_00,
  },
} satisfies FieldRules<string>;

const servedAnswers = [null, true, false] as const;

/** What the fields say; an empty one is not known. */
export function knownFacts(values: Record<keyof typeof limitFields, number>): KnownFacts {
  return {
    served: servedAnswers[values.served] ?? null,
    conformingCents: values.conformingLimit || null,
    fhaCents: values.fhaLimit || null,
    usdaIncomeCents: values.usdaLimit || null,
  };
}
