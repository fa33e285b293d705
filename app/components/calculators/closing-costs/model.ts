import {
  type CalculatorModel,
  type Checked,
  type FieldRule,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { downAbovePrice } from "#app/components/calculators/fields/home-fields.ts";
import { creditField, moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { closingAssumptions, isDueWithoutLoan } from "#app/content/rules/closing-assumptions.ts";
import {
  type ClosingCosts,
  cashToCloseCents,
  closingCosts,
  prepaidInterest,
} from "#app/domain/buying/closing-costs.ts";
import { monthlyShareCents } from "#app/domain/money.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { TypedNumber } from "#app/domain/text/typed-number.ts";
import { formatDollars, formatSignedDollars } from "#app/lib/format/format-currency.ts";

// The cost of closing, by the sections of a Loan Estimate, and the cash to bring.

const feeNames = [
  "lender",
  "appraisal",
  "report",
  "flood",
  "title",
  "lenderPolicy",
  "recording",
  "ownerPolicy",
] as const;
type FeeName = (typeof feeNames)[number];
export type ClosingAnswer = ClosingCosts & {
  downCents: number;
  lenderCreditCents: number;
  depositCents: number;
  sellerCreditCents: number;
  helpCents: number;
  /** Below 0 money comes back. */
  cashCents: number;
  firstPaymentDay: string;
};

const dayLength = 86_400_000;

/** A day, typed as `12/15/2026`; its value is its day number. */
export const dayField = {
  parse: parseDay,
  format(number: number): string {
    const [year, month, day] = dayOf(number).split("-").map(Number);
    return `${month}/${day}/${year}`;
  },
  what: "the day",
  min: dayNumber("1990-01-01"),
  max: dayNumber("2099-12-31"),
} satisfies Partial<FieldRule>;

const { price, down, rate, tax, insurance } = monthlyPaymentModel.rules;
const money = { ...moneyField, example: 0, min: 0, max: 50_000_000_00 };

const feeRules = Object.fromEntries(
  feeNames.map((name, index) => {
    const item = closingAssumptions.items[index] ?? closingAssumptions.items[0];
    const isOptional = item.section === "H";
    const help = `Section ${item.section}${isOptional ? `. Often about ${formatDollars(item.cents)}; My path does not count it` : ""}`;
    return [name, { ...money, label: item.label, help, what: "the fee", example: isOptional ? 0 : item.cents }];
  }),
) as unknown as FieldRules<FeeName>;

const rules = {
  price,
  down,
  rate: { ...rate, help: "Per year. It sets the interest for the first days" },
  closingDay: {
    ...dayField,
    label: "Closing day",
    help: "Month, day and year. Later in the month means less to bring",
    what: "the day of closing",
    example: dayNumber(exampleMortgage.closingDay),
  },
  tax,
  insurance,
  lenderCredit: {
    ...money,
    ...creditField,
    label: "Credit from the lender",
    help: "For a higher rate",
    what: "the credit",
  },
  sellerCredit: {
    ...money,
    ...creditField,
    label: "Credit from the seller",
    help: "If it is in the contract",
    what: "the credit",
  },
  help: { ...money, label: "Help and gifts", help: "Down payment programs, family", what: "the help", own: "gift" },
  deposit: {
    ...money,
    label: "Deposit already paid",
    help: "Earnest money, with your offer",
    what: "the deposit",
    example: exampleMortgage.depositCents,
    saidAsSample: true,
  },
  ...feeRules,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, ClosingAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const closingDay = dayOf(values.closingDay);
  const loan = { loanCents: values.price - values.down, annualRate: values.rate, closingDay };
  const costs = closingCosts({
    ...loan,
    items: closingAssumptions.items.map((item, index) => {
      const isDue = loan.loanCents > 0 || item.section === "H" || isDueWithoutLoan(item);
      return { ...item, cents: isDue ? values[feeNames[index] ?? "lender"] : 0 };
    }),
    homeInsuranceCents: monthlyShareCents(values.price, values.insurance),
    homeInsuranceMonths: closingAssumptions.homeInsuranceMonths,
    propertyTaxCents: monthlyShareCents(values.price, values.tax),
    escrowMonths: loan.loanCents > 0 ? closingAssumptions.escrowMonths : { homeInsurance: 0, propertyTax: 0 },
    lenderCreditCents: values.lenderCredit,
  });
  const credits = {
    downCents: values.down,
    depositCents: values.deposit,
    sellerCreditCents: values.sellerCredit,
  };
  return {
    answer: {
      ...costs,
      ...credits,
      lenderCreditCents: values.lenderCredit,
      helpCents: values.help,
      cashCents: cashToCloseCents({
        ...credits,
        closingCents: costs.totalCents,
        closingFinancedCents: 0,
        otherCreditCents: values.help,
      }),
      firstPaymentDay: prepaidInterest(loan).firstPaymentDay,
    },
  };
}

/** Days since January 1, 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** A day as `2026-12-15`. */
export function dayOf(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

function parseDay(raw: string): TypedNumber {
  const text = raw.trim();
  if (text === "") return { ok: false, problem: "empty" };
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const number = dayNumber(iso);
  // February 30 is read as March 2.
  return Number.isNaN(number) || dayOf(number) !== iso
    ? { ok: false, problem: "not-a-number" }
    : { ok: true, value: number };
}

function headline({ cashCents, totalCents, downCents }: ClosingAnswer): Sentence {
  if (cashCents < 0) {
    return [
      "You would bring nothing and get ",
      { text: formatDollars(-cashCents), look: "less" },
      " back. Programs rarely allow that: check what the credits may pay for.",
    ];
  }
  const costs = totalCents < 0 ? "more than all costs are credited" : `${formatDollars(totalCents)} is closing costs`;
  return [
    "Bring about ",
    strong(formatDollars(cashCents)),
    ` to closing. ${formatDollars(downCents)} is the down payment, `,
    { text: costs, look: "more" },
    ".",
  ];
}

function figures(answer: ClosingAnswer): Figure[] {
  return [
    { label: "Loan costs (D: A, B, C)", value: formatDollars(answer.loanCostsCents) },
    { label: "Other costs (I: E, F, G, H)", value: formatDollars(answer.otherCostsCents) },
    { label: "Closing costs, less the lender’s credit (J)", value: formatSignedDollars(answer.totalCents) },
    { label: "Cash to close", value: formatSignedDollars(answer.cashCents) },
    { label: "First payment", value: formatDay(answer.firstPaymentDay) },
  ];
}

export const closingCostsModel: CalculatorModel<Name, ClosingAnswer> = {
  slug: "closing-costs",
  rules,
  check,
  groups: [
    { title: "The home and the loan", names: ["price", "down", "rate", "closingDay"] },
    { title: "What others pay, and what you paid", names: ["deposit", "sellerCredit", "lenderCredit", "help"] },
    { title: "Tax and insurance", names: ["tax", "insurance"], folded: true },
    { title: "Fees, each a planning assumption", names: feeNames, folded: true },
  ],
  headline,
  short: ({ cashCents }) => ({ figure: formatSignedDollars(cashCents), words: "to bring" }),
  figures,
};
