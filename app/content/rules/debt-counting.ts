import type { StudentRule } from "#app/domain/path/counted-payment.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * What a student loan counts where its payment is 0, each month, as a share of the balance; VA takes at least a twelfth of
 * 5% of it. Papers of the servicer can prove less: without them lenders take these. The $0 of an income plan counts as $0 at
 * Fannie Mae if a paper says so; 1% is for a loan that is paused. FHA, Freddie Mac and USDA count 0.5% in both cases. VA may
 * take less than its figure with a statement of the servicer, which we do not plan with.
 */
export const studentLoanRules = {
  id: "student-loan-rules",
  source:
    "HUD Mortgagee Letter 2021-13; Fannie Mae Selling Guide B3-6-05 (with the $0 of an income plan, as of November 23, 2026); Freddie Mac Guide 5401.2; VA Pamphlet 26-7, chapter 4; USDA HB-1-3555, chapter 11",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  fha: { shareOfBalance: 0.005, when: "zero" },
  fannie: { shareOfBalance: 0.01, when: "zero", takesPlanZero: true },
  freddie: { shareOfBalance: 0.005, when: "zero" },
  va: { shareOfBalance: 0.05 / 12, when: "least" },
  usda: { shareOfBalance: 0.005, when: "least" },
} as const satisfies RuleTable & Record<string, string | StudentRule>;

/**
 * The share of the income up to which installment debts with ten payments or fewer left are not counted. FHA and USDA say
 * 5%; Fannie Mae and Freddie Mac only ask that the payment be no heavy one, and the same line is our assumption for them.
 * VA leaves it to the lender, so all are counted there.
 */
export const fewPaymentsRules = {
  id: "few-payments-rules",
  source:
    "HUD Handbook 4000.1, II.A; Fannie Mae Selling Guide B3-6-05; Freddie Mac Guide 5401.2; USDA HB-1-3555, chapter 11; 5% for conventional loans is our own assumption",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  fha: 0.05,
  conventional: 0.05,
  va: null,
  usda: 0.05,
} as const satisfies RuleTable & Record<string, string | number | null>;

/**
 * What a debt counts each month, as a share of the balance, where no payment is known: a card whose report and statement
 * show none. FHA says the same of other loans that are put off. For VA, USDA and loans other than cards at Fannie Mae and
 * Freddie Mac it is our own assumption: they ask for the papers. Student loans have a rule of their own.
 */
export const unstatedPayments = {
  id: "unstated-payments",
  source:
    "HUD Handbook 4000.1, II.A.4.b.iv (revolving accounts, deferred obligations); Fannie Mae Selling Guide B3-6-05; Freddie Mac Guide 5401.2; 5% for VA, USDA and other conventional loans than cards is our own assumption",
  effective: "2026-11-29",
  reviewBy: "2027-05-29",
  fha: 0.05,
  fannie: 0.05,
  freddie: 0.05,
  va: 0.05,
  usda: 0.05,
} as const satisfies RuleTable & Record<string, string | number>;
