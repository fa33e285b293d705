/** What the letter may say about its sender, who checks only what is true. 12 U.S.C. 4901(4), 4902(a). */
export const insuranceStatements = {
  current: {
    label: "My payments are current",
    note: "Nothing is past due today.",
    says: "I am current on my payments.",
  },
  record: {
    label: "I have a good payment history",
    note: "No payment was 30 days late in the last 12 months, and none 60 days late in the 12 months before.",
    says: "I have a good payment history, as 12 U.S.C. 4901(4) describes it.",
  },
  alone: {
    label: "There is no second loan on the home",
    note: "No home equity loan and no line of credit.",
    says: "There is no other loan on the home.",
  },
} as const satisfies Record<string, { label: string; note: string; says: string }>;
export type InsuranceStatement = keyof typeof insuranceStatements;
export const insuranceStatementNames = Object.keys(insuranceStatements) as InsuranceStatement[];

/** Days after which a servicer may take no more premiums, and by which it returns what was paid ahead. 12 U.S.C. 4902(d), (f). */
export const insuranceReturns = { stopDays: 30, refundDays: 45 } as const;
