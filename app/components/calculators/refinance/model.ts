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
import {
  listedNumber,
  moneyField,
  rateField,
  readTyped,
  yearsField,
} from "#app/components/calculators/fields/typed-fields.ts";
import type { Payoff } from "#app/components/calculators/plots/payoff-walks.tsx";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { simpleBreakEvenMonths } from "#app/domain/loan/advantage.ts";
import { type LoanTerms, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { type RefinanceByBalance, refinanceByBalance } from "#app/domain/loan/refinance-by-balance.ts";
import { earlyPayoff, schedule } from "#app/domain/loan/schedule.ts";
import { counted, formatSpan, formatSpanOrNever } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

// A new loan compared with the one you have: when it has truly paid off, and what each costs to the end.

/** The new loan, paid off with the old payment. */
type KeptPayment = {
  paymentCents: number;
  /** The number of payments until the new loan is paid off that way. */
  months: number;
  interestSavedCents: number;
  /** The total still to pay that way: payments, insurance, and costs paid in cash. */
  toPayCents: number;
};

export type RefinanceAnswer = RefinanceByBalance & {
  costsCents: number;
  financed: boolean;
  /** Payment and mortgage insurance at the start, for today's loan and for the new one. */
  monthlyNowCents: number;
  monthlyNewCents: number;
  /** Less each month at the start; below 0 it is more. */
  monthlySavingCents: number;
  /** By the rule of thumb. */
  simpleMonths: number | null;
  monthsLeft: number;
  newTermMonths: number;
  toTheEnd: Later<ToTheEnd>;
  payoffs: Later<readonly Payoff[]>;
};

/** The cost of paying off each loan. */
type ToTheEnd = {
  /** The total still to pay with each: payments, insurance, and costs paid in cash. */
  toPayNowCents: number;
  toPayNewCents: number;
  /** Null where the new payment is not lower. */
  keptPayment: KeptPayment | null;
};

const insuranceYears = Array.from({ length: 31 }, (_, years) => ({
  value: years,
  label: counted(years, "year"),
}));
const anyRate = { ...rateField, min: 0, max: 0.25 };
const insuranceField = { ...moneyField, min: 0, max: 10_000_00, example: 0 };
const yearsOfInsurance = {
  ...listedNumber,
  what: "the years",
  min: 0,
  max: 30,
  choices: insuranceYears,
};

const rules = {
  balance: {
    ...moneyField,
    label: "What you still owe",
    what: "what you still owe",
    example: 240_000_00,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  rate: { ...anyRate, label: "Your rate now", what: "your rate now", example: exampleMortgage.annualRate + 0.011 },
  years: {
    ...yearsField,
    label: "Years left on it",
    example: 28,
    choices: Array.from({ length: 40 }, (_, index) => ({ value: 40 - index, label: String(40 - index) })),
  },
  newRate: { ...anyRate, label: "New rate", what: "the new rate", example: exampleMortgage.annualRate },
  newYears: {
    ...yearsField,
    label: "New years",
    example: 30,
    choices: [30, 25, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  costs: {
    ...moneyField,
    label: "What the new loan costs",
    help: "Fees and closing costs, without prepaid taxes and insurance",
    what: "the costs",
    example: 4_800_00,
    min: 0,
    max: 1_000_000_00,
  },
  way: {
    ...listedNumber,
    label: "How you pay for it",
    what: "the way you pay",
    example: 0,
    min: 0,
    max: 1,
    choices: [
      { value: 0, label: "In cash at closing" },
      { value: 1, label: "Added to the new loan" },
    ],
  },
  insurance: {
    ...insuranceField,
    label: "Mortgage insurance you pay now",
    help: "Each month; $0 if none",
    what: "the mortgage insurance you pay now",
  },
  insuranceYears: {
    ...yearsOfInsurance,
    label: "How long it would still last",
    help: "With FHA often as long as the loan",
    example: 5,
  },
  newInsurance: {
    ...insuranceField,
    label: "Mortgage insurance on the new loan",
    help: "Each month; $0 if none",
    what: "the mortgage insurance on the new loan",
  },
  newInsuranceYears: { ...yearsOfInsurance, label: "How long that would last", example: 5 },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, RefinanceAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const [monthsLeft, newTermMonths] = [values.years * 12, values.newYears * 12];
  const currentInsurance = { monthlyCents: values.insurance, months: Math.min(values.insuranceYears * 12, monthsLeft) };
  const newInsurance = {
    monthlyCents: values.newInsurance,
    months: Math.min(values.newInsuranceYears * 12, newTermMonths),
  };
  const terms = {
    balanceCents: values.balance,
    currentRate: values.rate,
    monthsLeft,
    newRate: values.newRate,
    newTermMonths,
    costsCents: values.costs,
    costsFinanced: values.way === 1,
    currentInsurance,
    newInsurance,
  };
  const byBalance = refinanceByBalance(terms);
  const old = { loanCents: values.balance, annualRate: values.rate, termMonths: monthsLeft };
  const next = { loanCents: byBalance.newLoanCents, annualRate: values.newRate, termMonths: newTermMonths };
  const monthlyNowCents = byBalance.currentPaymentCents + chargedFirst(currentInsurance);
  const monthlyNewCents = byBalance.newPaymentCents + chargedFirst(newInsurance);
  const monthlySavingCents = monthlyNowCents - monthlyNewCents;
  const insured = (run: Insurance) => run.monthlyCents * run.months;
  const cash = terms.costsFinanced ? 0 : values.costs;
  const answer = {
    ...byBalance,
    costsCents: values.costs,
    financed: terms.costsFinanced,
    monthlyNowCents,
    monthlyNewCents,
    monthlySavingCents,
    simpleMonths: simpleBreakEvenMonths(values.costs, monthlySavingCents, Math.min(monthsLeft, newTermMonths)),
    monthsLeft,
    newTermMonths,
    toTheEnd: later(() => ({
      toPayNowCents: old.loanCents + schedule(old).totalInterestCents + insured(currentInsurance),
      toPayNewCents: next.loanCents + schedule(next).totalInterestCents + insured(newInsurance) + cash,
      keptPayment: keptPaymentOf(next, byBalance.currentPaymentCents, newInsurance, cash),
    })),
  };
  return { answer: { ...answer, payoffs: later(() => payoffsOf(answer)) } };
}

type Insurance = { monthlyCents: number; months: number };

function chargedFirst({ monthlyCents, months }: Insurance): number {
  return months > 0 ? monthlyCents : 0;
}

function keptPaymentOf(
  loan: LoanTerms,
  oldPaymentCents: number,
  insurance: Insurance,
  cashCents: number,
): KeptPayment | null {
  const more = oldPaymentCents - monthlyPaymentCents(loan);
  if (more <= 0) return null;
  const faster = schedule(loan, { monthlyCents: more });
  const months = faster.rows.length;
  const insuredCents = insurance.monthlyCents * Math.min(insurance.months, months);
  return {
    paymentCents: oldPaymentCents,
    months,
    interestSavedCents: earlyPayoff(schedule(loan), faster).interestSavedCents,
    toPayCents: loan.loanCents + faster.totalInterestCents + insuredCents + cashCents,
  };
}

/** Three ways to pay off. The third uses the lower rate and keeps paying the old amount. */
function payoffsOf(answer: Omit<RefinanceAnswer, "payoffs">): Payoff[] {
  const { keptPayment, toPayNowCents, toPayNewCents } = answer.toTheEnd();
  const payoffs: Payoff[] = [
    {
      name: "The loan you have",
      months: answer.monthsLeft,
      paymentCents: answer.currentPaymentCents,
      toPayCents: toPayNowCents,
      look: "old",
    },
    {
      name: "The new loan",
      months: answer.newTermMonths,
      paymentCents: answer.newPaymentCents,
      toPayCents: toPayNewCents,
      look: "new",
    },
  ];
  if (keptPayment === null) return payoffs;
  const kept = {
    name: "New loan, old payment",
    months: keptPayment.months,
    paymentCents: keptPayment.paymentCents,
    toPayCents: keptPayment.toPayCents,
    look: "new",
  } as const;
  return [...payoffs, kept];
}

function headline(answer: RefinanceAnswer): Sentence {
  const { breakEvenMonths: even, aheadUntilMonths: until, monthlySavingCents: saving, simpleMonths } = answer;
  if (even === null) {
    const start = saving > 0 ? `The payment falls by ${formatDollars(saving)}, but the new loan ` : "The new loan ";
    return [start, { text: "never pays off", look: "more" }, "."];
  }
  const first: Sentence =
    even === 0
      ? ["It leaves you better off ", strong("from the first day"), "."]
      : ["The new loan pays for itself after ", strong(formatSpan(even))];
  // If both ways of counting agree, the sentence says it once.
  const rule = simpleMonths === even ? "." : ruleWords(simpleMonths, saving);
  const start = even === 0 ? first : [...first, rule];
  if (until === null) return start;
  return [...start, " But after ", { text: formatSpan(until), look: "more" }, " you are behind again."];
}

function ruleWords(simpleMonths: number | null, saving: number): string {
  if (simpleMonths === null)
    return saving > 0 ? ", though the payments alone never get there." : ", at a higher payment.";
  return `. By the payments alone it takes ${formatSpan(simpleMonths)}.`;
}

export const refinanceModel: CalculatorModel<Name, RefinanceAnswer> = {
  slug: "refinance",
  rules,
  check,
  groups: [
    { title: "The loan you have", names: ["balance", "rate", "years"] },
    { title: "The new loan", names: ["newRate", "newYears", "costs", "way"] },
    {
      title: "Mortgage insurance, if any",
      names: ["insurance", "insuranceYears", "newInsurance", "newInsuranceYears"],
      folded: true,
    },
  ],
  headline,
  short: ({ breakEvenMonths }) => ({ figure: formatSpanOrNever(breakEvenMonths), words: "until it pays for itself" }),
  figures: (answer) => {
    const { monthlySavingCents: saving, extraMonths } = answer;
    const { toPayNewCents, toPayNowCents } = answer.toTheEnd();
    return [
      { label: "Payment at the start", value: formatDollars(answer.monthlyNewCents) },
      { label: "Change each month", value: changeWords(-saving) },
      { label: "Even by the payments", value: formatSpanOrNever(answer.simpleMonths) },
      { label: "Truly even", value: formatSpanOrNever(answer.breakEvenMonths) },
      { label: "Everything still to pay", value: changeWords(toPayNewCents - toPayNowCents) },
      {
        label: "The end comes",
        value:
          extraMonths === 0
            ? "as before"
            : `${formatSpan(Math.abs(extraMonths))} ${extraMonths > 0 ? "later" : "sooner"}`,
      },
    ];
  },
};

function changeWords(cents: number): string {
  if (cents === 0) return "the same";
  return `${formatDollars(Math.abs(cents))} ${cents > 0 ? "more" : "less"}`;
}
