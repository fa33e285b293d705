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
import { downAbovePrice } from "#app/components/calculators/fields/home-fields.ts";
import {
  type ProgramKind,
  programKinds,
  programNames,
  programOf,
} from "#app/components/calculators/fields/loan-program-field.ts";
import { sizeNote } from "#app/components/calculators/fields/loan-size.ts";
import { firstDayOf, monthField, monthNumber } from "#app/components/calculators/fields/month-field.ts";
import { moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import {
  annualPremiumOf,
  type HomeCost,
  type HomeTerms,
  homeCost,
  type LoanProgram,
} from "#app/domain/buying/home-cost.ts";
import { monthlyPremiumsByYear, premiumTotalCents } from "#app/domain/insurance/annual-premium.ts";
import { insuranceCost, insuranceEnd, insuranceEndDays } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { type ExtraPayments, type ScheduleRow, schedule } from "#app/domain/loan/schedule.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// The cost of mortgage insurance, and when you can end it or it ends automatically.

export type InsuranceAnswer = {
  /** What the program’s limits say of the loan’s size; null if it fits everywhere. */
  sizeNote: string | null;
  kind: ProgramKind;
  priceCents: number;
  firstDay: string;
  termMonths: number;
  upfrontCents: number;
  /** Its cost in the first month. */
  monthlyCents: number;
  /** The number of payments after which you may ask for its end; null if you never may. 0: there is none from the start. */
  requestAfter: number | null;
  /** The same, by the original schedule, without extra payments. */
  requestScheduled: number | null;
  /** The number of payments after which it ends if no one asks: automatically, or with the loan. */
  endsAfter: number;
  withLoan: boolean;
  /** The first day of the month after the middle of the term; conventional loans only. */
  finalDay: string | null;
  /** The total cost of it until then, upfront premium included, if no one asks and if you ask right away. */
  untilEndCents: number;
  untilRequestCents: number;
  /** The number of payments after which a new loan of 80% of today's price would need no insurance. */
  refinanceAfter: number;
  years: readonly InsuredYear[];
  /** The monthly cost of this loan, and of the one people usually compare it with. */
  lines: Later<readonly [PaymentLine, PaymentLine]>;
};

export type InsuredYear = {
  years: number;
  /** Still owed then, as a share of the price. */
  owedShare: number;
  /** Mortgage insurance in the next month, if no one asked for its end. */
  insuranceCents: number;
};

/** Principal, interest and mortgage insurance of one kind of loan, month by month until it is paid off. */
export type PaymentLine = {
  name: string;
  byMonthCents: readonly number[];
  /** The number of payments after which you may ask to end the insurance; null if you never may. */
  requestAfter: number | null;
  /** The number of payments after which it ends automatically; null if it lasts as long as the loan, 0 if there is none. */
  stopsAfter: number | null;
};

const { price, down, program, rate, term, mortgageInsurance } = monthlyPaymentModel.rules;

const rules = {
  price: { ...price, help: "Or what it was appraised at, if that is less" },
  down,
  program,
  rate,
  term,
  first: {
    ...monthField,
    label: "First payment",
    help: "Month and year, such as 2/2027",
    what: "the month of the first payment",
    example: monthNumber(exampleMortgage.firstPaymentDay),
  },
  extra: {
    ...moneyField,
    label: "Extra payment a month",
    help: "It brings the day you can ask closer",
    what: "the extra payment",
    example: 0,
    min: 0,
    max: 1_000_000_00,
  },
  mortgageInsurance,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, InsuranceAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const kind = programKinds[values.program] ?? "conventional";
  const firstDay = firstDayOf(values.first);
  const terms = {
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: values.term,
    propertyTaxRate: 0,
    homeInsuranceRate: 0,
    monthlyDuesCents: 0,
  };
  const found = insuranceOf(terms, programOf(kind, values.mortgageInsurance), { monthlyCents: values.extra }, firstDay);
  const against = kind === "fha" ? "conventional" : "fha";
  const lineOf = (one: ProgramKind) =>
    paymentLine(terms, programOf(one, values.mortgageInsurance), { monthlyCents: values.extra });
  return {
    answer: {
      ...found,
      sizeNote: sizeNote(kind, values.price - values.down),
      kind,
      priceCents: values.price,
      firstDay,
      termMonths: values.term,
      lines: later(() => [lineOf(kind), lineOf(against)] as const),
    },
  };
}

/** The months of one kind of loan; the first day of its insurance does not change them. */
export function paymentLine(terms: HomeTerms, program: LoanProgram, extra: ExtraPayments): PaymentLine {
  const { annualRate, termMonths } = terms;
  const cost = homeCost(terms, program);
  const { rows } = schedule({ loanCents: cost.noteCents, annualRate, termMonths }, extra);
  const { byYear, requestAfter, endsAfter, withLoan } = charges(terms, program, cost, extra, null, rows.length);
  const insuranceAt = (month: number) => (month < endsAfter ? (byYear[Math.floor(month / 12)] ?? 0) : 0);
  return {
    name: programNames[program.kind].replace(", first use", ""),
    byMonthCents: rows.map((_, month) => cost.principalAndInterestCents + insuranceAt(month)),
    requestAfter: insuranceAt(0) > 0 && requestAfter !== null && requestAfter < endsAfter ? requestAfter : null,
    stopsAfter: insuranceAt(0) === 0 ? 0 : withLoan ? null : endsAfter,
  };
}

/** The cost of mortgage insurance on a home, and when it ends, by the rules of the kind of loan. */
function insuranceOf(terms: HomeTerms, program: LoanProgram, extra: ExtraPayments, firstDay: string) {
  const { annualRate, termMonths, priceCents } = terms;
  const cost = homeCost(terms, program);
  const { rows } = schedule({ loanCents: cost.noteCents, annualRate, termMonths }, extra);
  const refinanceAfter = firstAtOrBelow80(cost.noteCents, rows, priceCents);
  const { byYear, ...found } = charges(terms, program, cost, extra, firstDay, rows.length);
  const insuranceAfter = (month: number) => (month < found.endsAfter ? (byYear[Math.floor(month / 12)] ?? 0) : 0);
  return {
    ...found,
    upfrontCents: cost.upfrontCents,
    monthlyCents: cost.mortgageInsuranceCents,
    refinanceAfter,
    years: Array.from({ length: Math.ceil(termMonths / 12) + 1 }, (_, years) => ({
      years,
      owedShare: (years === 0 ? cost.noteCents : (rows[years * 12 - 1]?.balanceCents ?? 0)) / priceCents,
      insuranceCents: insuranceAfter(years * 12),
    })),
  };
}

function firstAtOrBelow80(noteCents: number, rows: readonly ScheduleRow[], priceCents: number): number {
  if (!isAboveLoanToValue(noteCents, priceCents, 80)) return 0;
  return rows.findIndex(({ balanceCents }) => !isAboveLoanToValue(balanceCents, priceCents, 80)) + 1;
}

function charges(
  terms: HomeTerms,
  program: LoanProgram,
  { baseLoanCents, upfrontCents, mortgageInsuranceCents }: HomeCost,
  extra: ExtraPayments,
  firstDay: string | null,
  paidOffAfter: number,
) {
  const { annualRate, termMonths, priceCents: originalValueCents } = terms;
  const unasked = { requestAfter: null, requestScheduled: null, finalDay: null };
  switch (program.kind) {
    case "conventional": {
      const end = insuranceEnd({ loanCents: baseLoanCents, annualRate, termMonths, originalValueCents }, extra);
      const { untilUnaskedCents, untilRequestCents } = insuranceCost(baseLoanCents, program.insuranceRate, end);
      return {
        requestAfter: end.requestActual,
        requestScheduled: end.requestScheduled,
        endsAfter: end.unasked,
        withLoan: false,
        finalDay: firstDay === null ? null : insuranceEndDays(end, firstDay).final,
        untilEndCents: untilUnaskedCents,
        untilRequestCents,
        byYear: Array.from({ length: Math.ceil(end.unasked / 12) }, () => mortgageInsuranceCents),
      };
    }
    case "va":
    case "fha":
    case "usda": {
      const premium = annualPremiumOf(baseLoanCents, terms, program);
      const months = premium?.premiumMonths ?? 0;
      const byYear = premium ? monthlyPremiumsByYear(premium) : [];
      const endsAfter = Math.min(months, paidOffAfter);
      const totalCents = endsAfter === 0 ? 0 : premiumTotalCents(byYear, months, endsAfter);
      return {
        ...unasked,
        endsAfter,
        withLoan: months >= termMonths,
        untilEndCents: upfrontCents + totalCents,
        untilRequestCents: upfrontCents + totalCents,
        byYear,
      };
    }
  }
}

/** The cost in the month after this many years; 0 once the loan is paid off. */
export function monthlyAfter({ byMonthCents }: PaymentLine, years: number): number {
  return byMonthCents[years * 12] ?? 0;
}

/** The month of a payment, such as "June 2036". */
export function monthOf({ firstDay }: Pick<InsuranceAnswer, "firstDay">, payment: number): string {
  return formatMonth(addMonths(firstDay, Math.max(0, payment - 1)));
}

function headline(answer: InsuranceAnswer): Sentence {
  const { kind, monthlyCents, requestAfter, endsAfter, withLoan, upfrontCents } = answer;
  if (monthlyCents === 0) {
    if (kind === "va") {
      return [
        "VA loans have ",
        { text: "no mortgage insurance", look: "less" },
        `, but a fee of ${formatDollars(upfrontCents)} once.`,
      ];
    }
    return ["With this down payment there is ", { text: "no mortgage insurance", look: "less" }, " each month."];
  }
  const cost = ["It costs ", { text: formatDollars(monthlyCents), look: "more" }, " a month. "] as const;
  if (withLoan) return [...cost, "It ends only with the loan: by paying it off, selling or refinancing."];
  if (requestAfter === null || requestAfter >= endsAfter) {
    return [...cost, "It ends by itself in ", strong(monthOf(answer, endsAfter)), "."];
  }
  return [
    ...cost,
    "You can ask to end it in ",
    strong(monthOf(answer, requestAfter)),
    `. It ends by itself in ${monthOf(answer, endsAfter)}.`,
  ];
}

function figures(answer: InsuranceAnswer): Figure[] {
  const { requestAfter, requestScheduled, endsAfter, withLoan, finalDay, monthlyCents, refinanceAfter } = answer;
  const none = monthlyCents === 0;
  const when = (payment: number | null) =>
    payment === null || none ? "–" : `${monthOf(answer, payment)}, payment ${payment}`;
  // At a high rate the middle of the term comes before 80%: the law has ended it by then.
  const ask = (payment: number | null) =>
    payment !== null && payment >= endsAfter && !none ? "no sooner than it ends" : when(payment);
  return [
    { label: "Each month at first", value: formatCents(monthlyCents) },
    { label: "Once, added to the loan", value: formatCents(answer.upfrontCents) },
    { label: "You may ask: 80%, as you pay", value: ask(requestAfter) },
    { label: "You may ask: 80%, as scheduled", value: ask(requestScheduled) },
    {
      label: "Ends by itself",
      value: none ? "–" : withLoan ? `with the loan, ${monthOf(answer, endsAfter)}` : when(endsAfter),
    },
    { label: "At the latest, if payments are current", value: finalDay === null || none ? "–" : formatMonth(finalDay) },
    { label: "In all, if you ask at once", value: formatDollars(answer.untilRequestCents) },
    { label: "In all, if you never ask", value: formatDollars(answer.untilEndCents) },
    {
      label: "A new loan without it, at today’s price",
      value: none ? "–" : `after ${formatSpan(refinanceAfter)}, once you owe ${formatRate(0.8)}`,
    },
  ];
}

export const mortgageInsuranceModel: CalculatorModel<Name, InsuranceAnswer> = {
  slug: "mortgage-insurance",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down"] },
    { title: "The loan", names: ["program", "rate", "term", "first", "extra"] },
    { title: "What the insurer asks", names: ["mortgageInsurance"], folded: true },
  ],
  headline,
  short: ({ monthlyCents, withLoan, endsAfter }) => ({
    figure: formatDollars(monthlyCents),
    words:
      monthlyCents === 0 ? "a month" : withLoan ? "a month, for life" : `a month, ${formatSpan(endsAfter)} at most`,
  }),
  figures,
};
