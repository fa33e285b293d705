import { markKinds, markStart } from "#app/content/my-path/mark-kinds.ts";
import type { Debt, DebtKind, Income, IncomeKind, Mark, Score } from "#app/domain/path/household.ts";
import { formatDollarRange, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { countedDebts, hasNoPayment } from "./counted-debts.ts";
import { monthName } from "./path-names.ts";

// Incomes, debts, marks and a score in a few words: for the lists on the plan's page, and for sending.

export const incomeKinds: readonly { value: IncomeKind; label: string }[] = [
  { value: "job", label: "A job" },
  { value: "self-employed", label: "My own business" },
  { value: "benefits", label: "Benefits or a pension" },
  { value: "other", label: "Something else" },
];

export const debtKinds: readonly { value: DebtKind; label: string }[] = [
  { value: "car", label: "Car loan" },
  { value: "card", label: "Credit card" },
  { value: "student", label: "Student loan" },
  { value: "personal", label: "Personal loan" },
  { value: "support", label: "Child support or alimony" },
  { value: "other", label: "Something else" },
];

/** `A job, $58,000 a year, since March 2024` */
export function incomeWords({ kind, monthlyCents, since, workedBefore }: Income): string {
  const began = since === undefined ? "" : `, since ${monthName(since)}`;
  return `${labelOf(incomeKinds, kind)}, ${formatDollars(monthlyCents * 12)} a year${began}${workedBefore ? ", work or school before" : ""}`;
}

/** `Car loan, $310 a month` and `19 payments left`; `Student loan, no payment` and `$30,000 owed, counted as $125 to $300 a month`. */
export function debtWords(debt: Debt) {
  const { kind, monthlyCents, paymentsLeft, balanceCents, limitCents, annualRate, planZero } = debt;
  const owed = balanceCents > 0 && paymentsLeft === undefined && `${formatDollars(balanceCents)} owed`;
  return {
    title: `${labelOf(debtKinds, kind)}, ${hasNoPayment(debt) ? "no payment" : `${formatDollars(monthlyCents)} a month`}`,
    text: [
      paymentsLeft !== undefined && `${paymentsLeft} ${paymentsLeft === 1 ? "payment" : "payments"} left`,
      owed && (limitCents === undefined ? owed : `${owed} of ${formatDollars(limitCents)}`),
      hasNoPayment(debt) && `counted as ${formatDollarRange(countedDebts([debt]))} a month`,
      planZero !== undefined && (planZero ? "an income plan’s $0, on paper" : "no paper of a $0 plan"),
      annualRate !== undefined && `at ${formatRate(annualRate)}`,
    ]
      .filter(Boolean)
      .join(", "),
  };
}

/** `Collection`, and `First payment you missed: May 2022`: the month is not that of the collector. */
export function markWords({ kind, month, discharged }: Mark) {
  const began = `${markStart(kind).label}: ${monthName(month)}`;
  return {
    title: labelOf(markKinds, kind),
    text: discharged === undefined ? began : `${began}. Discharged in ${monthName(discharged)}`,
  };
}

/** `612, from a bank or card` */
export function scoreWords(score: Score | "unknown"): string {
  if (score === "unknown") return "Not known";
  return `${score.points}, ${scoreSources[score.from]}`;
}

const scoreSources: Readonly<Record<Score["from"], string>> = {
  bank: "from a bank or card",
  lender: "from a lender",
  report: "from a credit report",
};

function labelOf<Kind extends string>(kinds: readonly { value: Kind; label: string }[], kind: Kind): string {
  return kinds.find(({ value }) => value === kind)?.label ?? "";
}
