import { exampleMortgage } from "#app/content/example-mortgage.ts";
import { balancesCents, monthsToHalf, totalInterestCents } from "#app/domain/loan-balance.ts";
import { monthlyPaymentCents } from "#app/domain/payment.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  rateField,
  readTyped,
  type TypedSum,
  yearsField,
} from "./typed-fields.ts";

type Name = "loan" | "rate" | "years";

export type LoanPaymentAnswer = {
  loanCents: number;
  paymentCents: number;
  termMonths: number;
  balances: readonly number[];
  halfAfterMonths: number;
  interestCents: number;
};

const rules: FieldRules<Name> = {
  loan: {
    ...moneyField,
    label: "Loan amount",
    help: "The price less your down payment",
    what: "the loan amount",
    example: exampleMortgage.priceCents - exampleMortgage.downCents,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  rate: {
    ...rateField,
    label: "Interest rate",
    help: "A year, fixed",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
  years: {
    ...yearsField,
    label: "Years",
    example: exampleMortgage.termMonths / 12,
    choices: [30, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
};

function check(typed: Record<Name, string>): Checked<Name, LoanPaymentAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const terms = { loanCents: values.loan, annualRate: values.rate, termMonths: values.years * 12 };
  const balances = balancesCents(terms);
  return {
    answer: {
      loanCents: terms.loanCents,
      paymentCents: monthlyPaymentCents(terms),
      termMonths: terms.termMonths,
      balances,
      halfAfterMonths: monthsToHalf(balances),
      interestCents: totalInterestCents(balances, terms.annualRate),
    },
  };
}

export const loanPayment: TypedSum<Name, LoanPaymentAnswer> = { rules, check };
