import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { downAbovePrice, homeTerms } from "#app/components/calculators/fields/home-fields.ts";
import { guideName, householdFields, loanGuides } from "#app/components/calculators/fields/household-fields.ts";
import { type ProgramKind, programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { programRateFields, rateNames } from "#app/components/calculators/fields/program-rate-fields.ts";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { type LineProgram, lineNames, ratioWords } from "#app/content/lines/words.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { type IncomeNeeded, incomeNeeded } from "#app/domain/buying/income-needed.ts";
import { lineReached, type Spent } from "#app/domain/buying/underwriting-lines.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { listOf } from "#app/lib/my-path/path-names.ts";
import {
  type KnownFacts,
  knownFacts,
  type LoanBar,
  leastDownCents,
  limitFields,
  loanBar,
  loanCondition,
  usdaLimit,
} from "./loan-bars.ts";

// The income that each kind of loan requires for a home.

export type ProgramIncome = IncomeNeeded & {
  program: ProgramKind;
  line: LineProgram;
  name: string;
  /** How a conventional loan is judged; null where there is one way. */
  way: string | null;
  ratios: string;
  /** The typed down payment, or the least that this loan asks for where that is more. */
  downCents: number;
  /** The home's total cost each month with this loan. */
  housingCents: number;
  /** Why the loan cannot be had with these numbers; null if it can. */
  bar: LoanBar | null;
  /** What the visitor still has to tell us before this loan is certain; null if nothing. */
  condition: string | null;
  /** How far your income is above the required one; below 0 it is short. */
  spareCents: number;
};

export type IncomeNeededAnswer = {
  incomeCents: number;
  debtsCents: number;
  usdaLimitCents: number;
  programs: readonly ProgramIncome[];
};

const { price, down, term, tax, insurance, dues, mortgageInsurance } = monthlyPaymentModel.rules;

const rules = {
  price,
  down: { ...down, help: "A loan that asks for more is worked out with the least it asks for" },
  income: { ...householdFields.income, label: "Your income a year", min: 1 },
  debts: householdFields.debts,
  ...programRateFields,
  term,
  tax,
  insurance,
  dues,
  mortgageInsurance,
  ...limitFields,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;
type Values = Record<Name, number>;

const programs = [
  { guide: loanGuides.hand, name: "Conventional", way: "by hand" },
  { guide: loanGuides.automated, name: "Conventional", way: "by computer" },
  { guide: loanGuides.fha, name: "FHA", way: null },
  { guide: loanGuides.va, name: "VA", way: null },
  { guide: loanGuides.usda, name: "USDA", way: null },
] as const;

function check(typed: Texts<Name>): Checked<Name, IncomeNeededAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const facts = knownFacts(values);
  return {
    answer: {
      incomeCents: values.income,
      debtsCents: values.debts,
      usdaLimitCents: usdaLimit(facts.usdaIncomeCents),
      programs: programs.map((program) => incomeFor(program, values, facts)),
    },
  };
}

function incomeFor({ guide, ...words }: (typeof programs)[number], values: Values, facts: KnownFacts): ProgramIncome {
  const downCents = Math.max(values.down, leastDownCents(guide, values.price));
  const terms = homeTerms({ ...values, down: downCents, rate: values[rateNames[guide.program]] });
  const { monthlyCents, baseLoanCents } = homeCost(terms, programOf(guide.program, values.mortgageInsurance));
  const needed = incomeNeeded(guide.ratios, monthlyCents, values.debts);
  const spent = { annualIncomeCents: values.income, housingCents: monthlyCents, debtsCents: values.debts };
  const asked = {
    baseLoanCents,
    incomeCents: values.income,
    neededCents: needed.annualIncomeCents,
    isBeyond: lineReached(lineNames[guide.line].lines, spent) === "beyond",
  };
  return {
    ...words,
    ...needed,
    program: guide.program,
    line: guide.line,
    ratios: ratioWords(guide.ratios),
    downCents,
    housingCents: monthlyCents,
    bar: loanBar(guide, asked, facts),
    condition: loanCondition(guide, asked, facts),
    spareCents: values.income - needed.annualIncomeCents,
  };
}

/** A yearly income the way people say it, in cents: rounded up to $500. */
export function roundIncome(cents: number): number {
  return Math.ceil(cents / 500_00) * 500_00;
}

function headline(answer: IncomeNeededAnswer): Sentence {
  const loans = openLoans(answer);
  if (loans.length === 0) {
    const why = new Set(answer.programs.flatMap(({ bar }) => (bar ? barredWords[bar.kind] : [])));
    return ["None of these loans can be had with these numbers: ", { text: listOf([...why]), look: "more" }, "."];
  }
  const lowest = lowestOf(answer);
  const first: Sentence = lowest
    ? [
        "You need about ",
        strong(formatDollars(roundIncome(lowest.annualIncomeCents))),
        ` a year, with ${inSentence(lowest)}. `,
      ]
    : [];
  return [...first, ...standingSentence(loans, lowest), ...conditionsOf(loans, lowest)];
}

/** Why a loan cannot be had, after a colon. */
const barredWords: Readonly<Record<LoanBar["kind"], string>> = {
  size: "the loan is above the loan limits",
  income: "your income is above USDA’s limit",
  line: "USDA’s line asks for more than its income limit",
  service: "VA is for those who served",
};

function standingSentence(loans: readonly OpenLoan[], lowest: ProgramIncome | undefined): Sentence {
  const count = (wanted: OpenLoan["stands"]) => loans.filter(({ stands }) => stands === wanted).length;
  const [within, asked] = [count("within"), count("lender")];
  const all = loans.length === loanKinds.length ? `${loans.length} loans` : `${loans.length} loans left`;
  if (within === loans.length) {
    const each = within === 1 ? "the one loan left" : `all ${all}`;
    return [{ text: "Your income", look: "less" }, ` is within the usual line of ${each}.`];
  }
  if (within > 0) {
    const lender = asked === 0 ? "." : `; only a lender can say for ${asked}.`;
    const of = { text: `${within} of ${all}`, look: "less" } as const;
    return ["Your income is within the usual line of ", of, lender];
  }
  const short: Sentence = lowest
    ? ["You are ", { text: formatDollars(roundIncome(-lowest.spareCents)), look: "more" }, " short."]
    : [];
  return asked === 0 ? short : [...short, `${lowest ? " " : ""}Only a lender can say for ${asked} of ${all}.`];
}

/** ` VA counts only if you served.` The loan that the sentence names has said so. */
function conditionsOf(loans: readonly OpenLoan[], lowest: ProgramIncome | undefined): string[] {
  const counted = loans.filter(({ stands, name }) => stands !== "beyond" && name !== lowest?.name);
  return counted.flatMap(({ name, condition }) => (condition ? ` ${name} counts only ${condition}.` : []));
}

/** A loan that can be had, once, however many lines it has: within a published one, or where only a lender can say. */
type OpenLoan = Pick<ProgramIncome, "name" | "condition"> & { stands: "within" | "lender" | "beyond" };

/** Whose lines each kind of loan goes by. */
const loanKinds: readonly (readonly [ProgramKind, readonly LineProgram[]])[] = [
  ["conventional", ["fannie", "freddie"]],
  ["fha", ["fha"]],
  ["va", ["va"]],
  ["usda", ["usda"]],
];

function openLoans(answer: IncomeNeededAnswer): OpenLoan[] {
  return loanKinds.flatMap(([kind, lines]): OpenLoan[] => {
    const rows = answer.programs.filter(({ program, bar }) => program === kind && bar === null);
    const [loan] = rows;
    if (!loan) return [];
    const isWithin = rows.some(({ spareCents }) => spareCents >= 0);
    const isBeyond = lines.every((line) => lineReached(lineNames[line].lines, spentWith(answer, line)) === "beyond");
    return [
      { name: loan.name, condition: loan.condition, stands: isWithin ? "within" : isBeyond ? "beyond" : "lender" },
    ];
  });
}

/** The income to spare or still needed for a loan, or what else the loan requires. */
export function spareWords({ bar, spareCents }: Pick<ProgramIncome, "bar" | "spareCents">): string {
  if (bar) return bar.short;
  if (spareCents === 0) return "just enough";
  return `${formatDollars(Math.abs(spareCents))} ${spareCents > 0 ? "to spare" : "short"}`;
}

function inSentence({ name, way, condition }: ProgramIncome): string {
  const loan = way ? `a ${name.toLowerCase()} loan ${way}` : name;
  return condition ? `${loan} ${condition}` : loan;
}

/** What the home and the debts take of the typed income with a program's loan. */
export function spentWith(answer: IncomeNeededAnswer, line: LineProgram): Spent {
  const { incomeCents, debtsCents } = answer;
  return { annualIncomeCents: incomeCents, housingCents: programWith(answer, line)?.housingCents ?? 0, debtsCents };
}

/** The loan that a line judges: Fannie Mae's and Freddie Mac's are the same here. */
export function programWith({ programs: found }: IncomeNeededAnswer, line: LineProgram): ProgramIncome | undefined {
  return found.find((program) => program.line === line) ?? found[0];
}

/**
 * Of the loans that can be had, the line that asks for the lowest income: first of those that hang on nothing more, as My path
 * leads with them. An income above USDA's limit opens no USDA loan.
 */
function lowestOf({ programs: found, usdaLimitCents }: IncomeNeededAnswer): ProgramIncome | undefined {
  return found
    .filter(({ bar }) => bar === null)
    .filter(({ program, annualIncomeCents }) => program !== "usda" || annualIncomeCents <= usdaLimitCents)
    .toSorted(
      (a, b) =>
        Number(a.condition !== null) - Number(b.condition !== null) || a.annualIncomeCents - b.annualIncomeCents,
    )
    .at(0);
}

function short(answer: IncomeNeededAnswer) {
  const lowest = lowestOf(answer);
  return lowest
    ? { figure: formatDollars(roundIncome(lowest.annualIncomeCents)), words: "a year, the lowest here" }
    : { figure: "No income", words: "is enough by itself" };
}

function figures({ programs: found }: IncomeNeededAnswer): Figure[] {
  return found.map((program) => ({
    label: guideName(program),
    value: program.bar?.short ?? `${formatDollars(program.annualIncomeCents)} a year`,
  }));
}

export const incomeNeededModel: CalculatorModel<Name, IncomeNeededAnswer> = {
  slug: "income-needed",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down"] },
    { title: "You", names: ["income", "debts", "served"] },
    { title: "The loan", names: ["rate", "fhaRate", "vaRate", "usdaRate", "term"] },
    { title: "Tax, insurance and dues", names: ["tax", "insurance", "dues", "mortgageInsurance"], folded: true },
    { title: "Limits of your county", names: ["conformingLimit", "fhaLimit", "usdaLimit"], folded: true },
  ],
  headline,
  short,
  figures,
};
