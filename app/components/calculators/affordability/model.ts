import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { closingField, closingTerms } from "#app/components/calculators/fields/closing-field.ts";
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { householdFields, type LoanGuide, loanGuides } from "#app/components/calculators/fields/household-fields.ts";
import { programKinds, programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { choiceField, moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import type { DoorWalk } from "#app/components/calculators/plots/door-walks.tsx";
import { lineNames, linesSentence } from "#app/content/lines/words.ts";
import { exampleHousehold } from "#app/content/loans/calculator-examples.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import {
  type Affordability,
  type AffordabilityTerms,
  affordability,
  type LeverStep,
  leverSteps,
  type PriceLimitName,
} from "#app/domain/buying/affordability.ts";
import type { DebtRatios } from "#app/domain/buying/debt-to-income.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars, formatRate, formatTenths } from "#app/lib/format/format-currency.ts";
import type { OwnNumbers } from "#app/lib/my-path/own-numbers.ts";

// The house that an income, its debts and the cash can carry: the limits, the one that stops you first, and what would
// move it.

export type AffordabilityAnswer = Affordability & {
  levers: Later<readonly LeverStep[]>;
  guide: LoanGuide;
  /** What housing takes of the household's own income at that price, alone and with its debts; null without a home. */
  shares: { housing: number; all: number } | null;
  /** Whether there are debts, which could stop somebody. */
  owes: boolean;
  cashCents: number;
  closingFromCash: boolean;
  /** The home that all but the cash allows, where the cash does not cover even its closing; null if it does. */
  missing: ClosingMissing | null;
};

type ClosingMissing = { priceCents: number; closingCents: number };

/** One step on each lever. */
export const leverStepSizes = {
  annualIncomeCents: 1_000_00,
  monthlyDebtsCents: 50_00,
  cashCents: 1_000_00,
  annualRate: 0.0025,
  comfortableCents: 50_00,
} as const;

const closingLabels = { other: "In addition", cash: "From the same cash" } as const;
const closingSources = Object.keys(closingLabels);

const { rate, term, tax, insurance, dues, mortgageInsurance } = monthlyPaymentModel.rules;
const guides = Object.keys(loanGuides) as (keyof typeof loanGuides)[];
const guideLabels = Object.fromEntries(guides.map((key) => [key, loanGuides[key].label])) as Record<
  keyof typeof loanGuides,
  string
>;

/** The loan that My path leads with: one by our planning line where it is conventional, and FHA's with what the score asks for. */
function guideBy({ loanKind, score }: OwnNumbers): keyof typeof loanGuides | undefined {
  const kind = loanKind && programKinds[loanKind.value];
  if (kind === "conventional") return "common";
  const isLow = score !== undefined && score.value < fhaDownPayments.byScore[0].from;
  return kind === "fha" && isLow ? "fha-10" : kind;
}

/** For an amount that may be empty. */
const emptyExample = {
  example: 0,
  optional: true,
  format: (cents: number) => (cents === 0 ? "" : moneyField.format(cents)),
};

const rules = {
  ...householdFields,
  cash: {
    ...moneyField,
    label: "Cash for the home",
    help: "Savings and gifts, for down payment and closing costs",
    shareOf: "price",
    what: "your cash",
    own: "cash",
    example: exampleHousehold.cashCents,
    min: 0,
    max: 50_000_000_00,
  },
  closingFrom: {
    ...choiceField(closingLabels),
    label: "Closing costs are paid",
    what: "how closing costs are paid",
    example: closingSources.indexOf("cash"),
  },
  comfort: {
    ...moneyField,
    label: "The most you want to pay a month",
    help: "Leave it empty for no limit of your own",
    ...emptyExample,
    what: "your own limit",
    own: "comfort",
    min: 100_00,
    max: 1_000_000_00,
  },
  loan: {
    ...choiceField(guideLabels),
    label: "Kind of loan",
    what: "the kind of loan",
    own: "loanKind",
    ownText: guideBy,
    example: 0,
  },
  rate: {
    ...rate,
    follows: { field: "loan", examples: guides.map((key) => planningRates[loanGuides[key].program]) },
  },
  term,
  tax,
  insurance,
  dues,
  mortgageInsurance,
  closing: closingField,
  limit: {
    ...moneyField,
    label: "Loan limit of your county",
    help: "If empty: this year’s lowest limit, or none for VA and USDA",
    ...emptyExample,
    what: "the loan limit",
    min: 100_000_00,
    max: 50_000_000_00,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, AffordabilityAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const guide = loanGuides[guides[values.loan] ?? "common"];
  const terms: AffordabilityTerms = {
    annualIncomeCents: values.income,
    monthlyDebtsCents: values.debts,
    ratios: guide.ratios,
    comfortableCents: values.comfort || null,
    cashCents: values.cash,
    closing: closingTerms(values.closing),
    closingFromCash: closingSources[values.closingFrom] === "cash",
    minimumDownShare: guide.minimumDownShare,
    largeLoan: guide.largeLoan,
    loanLimitCents: values.limit || guide.loanLimitCents,
    program: programOf(guide.program, values.mortgageInsurance),
    annualRate: values.rate,
    termMonths: values.term,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
    monthlyDuesCents: values.dues,
  };
  const found = affordability(terms);
  const levers = later(() => leverSteps(terms, leverStepSizes));
  const { cashCents, closingFromCash } = terms;
  const shares = sharesOf(found, values);
  const missing = closingMissing(found, terms);
  return { answer: { ...found, levers, guide, shares, owes: values.debts > 0, cashCents, closingFromCash, missing } };
}

/** No home costs less: a price below it is none. */
const leastPriceCents = homeFields.price.min;

/** What closing takes of a home that all else allows, with nothing more down than the loan asks for, if the cash falls short. */
function closingMissing({ priceCents, limits }: Affordability, terms: AffordabilityTerms): ClosingMissing | null {
  if (priceCents >= leastPriceCents || !terms.closingFromCash) return null;
  const others = limits.flatMap(({ name, priceCents: cents }) => (name === "cash" || cents === null ? [] : [cents]));
  const allowedCents = Math.min(...others);
  if (allowedCents < leastPriceCents || !Number.isFinite(allowedCents)) return null;
  const downCents = shareCents(allowedCents, terms.minimumDownShare);
  const home = { ...terms, priceCents: allowedCents, downCents };
  const closingCents = closingCashCents(home, terms.program, terms.closing);
  return closingCents > terms.cashCents ? { priceCents: allowedCents, closingCents } : null;
}

function sharesOf({ cost }: Affordability, { income, debts }: { income: number; debts: number }) {
  if (!cost || income === 0) return null;
  const ofIncome = (monthlyCents: number) => (monthlyCents * 12) / income;
  return { housing: ofIncome(cost.monthlyCents), all: ofIncome(cost.monthlyCents + debts) };
}

const limitNames: Record<PriceLimitName, string> = {
  "housing-share": "Your income",
  "debts-share": "Your debts",
  comfort: "Your own limit",
  cash: "Your cash",
  "loan-limit": "The loan limit",
};

/** What stops somebody first: of who owes nothing, the share for house and debts is the income's. */
function stopsFirst({ binding, owes }: Pick<AffordabilityAnswer, "binding" | "owes">): string {
  return limitNames[binding === "debts-share" && !owes ? "housing-share" : binding];
}

/**
 * `, by our planning line. Fannie Mae publishes two lines. By hand: … Beyond them, only a lender can say.` A share of the income is
 * somebody’s line, and no law. The published ones are said where one of them goes further.
 */
function byLine({ binding, guide }: Pick<AffordabilityAnswer, "binding" | "guide">): string {
  const isShare = binding === "housing-share" || binding === "debts-share";
  if (!isShare) return ".";
  const { publisher, lines } = lineNames[guide.line];
  const goesOn = lines.automated !== null && guide.ratios.debtsShare < lines.automated.debtsShare;
  const beyond = goesOn ? `${publisher} publishes two lines. ${linesSentence(guide.line)} Beyond them` : "Beyond it";
  return `, by ${guide.lineSaid}. ${beyond}, only a lender can say.`;
}

function verb(name: string, plural: string): string {
  return name === limitNames["debts-share"] ? plural : `${plural}s`;
}

/**
 * The limits as walks to a price. A limit that allows any price has no walk. A loan limit far beyond the others is not
 * shown: it would make their walks too short to compare.
 */
export function limitWalks({ limits, binding, owes }: Pick<AffordabilityAnswer, "limits" | "binding" | "owes">) {
  const first = stopsFirst({ binding, owes });
  const walks = limits.flatMap(({ name, priceCents }): DoorWalk[] =>
    priceCents === null || (name === "loan-limit" && binding !== name)
      ? []
      : [{ name: limitNames[name], at: priceCents, opens: name !== binding, words: formatDollars(priceCents) }],
  );
  const said = walks.map(({ name, words }) => `${name} ${words}`).join(", ");
  return {
    walks,
    you: { at: Math.min(...walks.map(({ at }) => at)) },
    label: `How far each limit lets you go: ${said}. ${first} ${verb(first, "come")} first`,
  };
}

/** The amount each limit allows for housing, and the price it allows, in numbers. */
export function limitsTable({ limits }: Affordability) {
  return {
    head: ["Limit", "Housing a month", "Price"],
    rows: limits.map(({ name, housingCents, priceCents }): readonly [string, string, string] => [
      limitNames[name],
      housingCents === null ? "–" : formatDollars(housingCents),
      priceCents === null ? "any" : formatDollars(priceCents),
    ]),
  };
}

/** ` That is 19% of income for housing, 24% with debts. By our planning line, the most is 31% and 43%.` */
function sharesSaid({ shares, guide }: Pick<AffordabilityAnswer, "shares" | "guide">): string {
  if (!shares) return "";
  const { housingShare, debtsShare }: DebtRatios = guide.ratios;
  const front = housingShare === null ? "" : `${formatRate(housingShare)} and `;
  const most = `${front}${formatRate(debtsShare)}${front ? "" : " with debts"}`;
  const own = `${formatTenths(shares.housing)} of income for housing, ${formatTenths(shares.all)} with debts`;
  return ` That is ${own}. By ${guide.lineSaid}, the most is ${most}.`;
}

/** A price the way people say it: rounded down to $500. */
function roundPrice(cents: number): string {
  return formatDollars(Math.floor(cents / 500_00) * 500_00);
}

/** ` Closing takes $6,500 of your $20,000.` */
function closingSaid({ closingCents, cashCents, closingFromCash }: AffordabilityAnswer): string {
  const closing = formatDollars(closingCents);
  return closingFromCash
    ? ` Closing takes ${closing} of your ${formatDollars(cashCents)}.`
    : ` Closing costs of ${closing} come on top.`;
}

function noPrice(answer: AffordabilityAnswer): Sentence {
  const { missing, cashCents } = answer;
  if (!missing) {
    const name = stopsFirst(answer).toLowerCase();
    return ["No price works yet: ", { text: name, look: "more" }, " would have to change first."];
  }
  return [
    "No price works yet: ",
    { text: `your ${formatDollars(cashCents)} does not cover closing`, look: "more" },
    `. A home of ${roundPrice(missing.priceCents)}, which all else allows, takes about ${formatDollars(missing.closingCents)} to close, before any down payment.`,
  ];
}

/** Whether the numbers reach a home at all. */
export function reachesHome({ priceCents, cost }: Pick<AffordabilityAnswer, "priceCents" | "cost">): boolean {
  return priceCents >= leastPriceCents && cost !== null;
}

/** The price, the payment and what stops somebody first: the whole answer but for whose line that is, and the shares. */
export function mainSentence(answer: AffordabilityAnswer): Sentence {
  return reachesHome(answer) ? [...upToWhere(answer), "."] : noPrice(answer);
}

function upToWhere({ priceCents, binding, owes, cost }: AffordabilityAnswer): Sentence {
  const name = stopsFirst({ binding, owes });
  return [
    "You could buy at about ",
    strong(roundPrice(priceCents)),
    `, for ${formatDollars(cost?.monthlyCents ?? 0)} a month. `,
    { text: name, look: "more" },
    ` ${verb(name, "stop")} you first`,
  ];
}

function headline(answer: AffordabilityAnswer): Sentence {
  if (!reachesHome(answer)) return noPrice(answer);
  return [...upToWhere(answer), `${byLine(answer)}${closingSaid(answer)}${sharesSaid(answer)}`];
}

function figures({ priceCents, downCents, closingCents, cost, binding, owes }: AffordabilityAnswer): Figure[] {
  return [
    { label: "Highest price", value: formatDollars(priceCents) },
    { label: "Down payment in it", value: formatDollars(Math.min(downCents, priceCents)) },
    { label: "Closing costs", value: formatDollars(closingCents) },
    { label: "Loan, upfront fee included", value: formatDollars(cost?.noteCents ?? 0) },
    { label: "All together, each month", value: formatDollars(cost?.monthlyCents ?? 0) },
    { label: "What stops you first", value: stopsFirst({ binding, owes }) },
  ];
}

export const affordabilityModel: CalculatorModel<Name, AffordabilityAnswer> = {
  slug: "affordability",
  rules,
  check,
  groups: [
    { title: "You", names: ["income", "debts", "cash", "closingFrom", "comfort"] },
    { title: "The loan", names: ["loan", "rate", "term"] },
    {
      title: "Tax, insurance, closing, loan limit",
      names: ["tax", "insurance", "dues", "mortgageInsurance", "closing", "limit"],
      folded: true,
    },
  ],
  headline,
  short: ({ priceCents, ...first }) => ({ figure: roundPrice(priceCents), words: stopsFirst(first).toLowerCase() }),
  figures,
};
