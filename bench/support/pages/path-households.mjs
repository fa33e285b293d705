/** The debts and marks of a household with much to work out. `now` is a month as `app/domain/path/household.ts` counts it. */
export function debtsAndMarks(now) {
  return {
    debts: [
      { kind: "card", balanceCents: 2_800_00, monthlyCents: 100_00, annualRate: 0.2499 },
      { kind: "card", balanceCents: 1_200_00, monthlyCents: 40_00, annualRate: 0.2199 },
      { kind: "car", balanceCents: 12_000_00, monthlyCents: 310_00, annualRate: 0.0799 },
      { kind: "student", balanceCents: 31_000_00, monthlyCents: 0, annualRate: 0.055 },
      { kind: "personal", balanceCents: 4_000_00, monthlyCents: 150_00, annualRate: 0.12 },
    ],
    marks: [
      { kind: "bankruptcy-7", month: now - 30, discharged: now - 26 },
      { kind: "collection", month: now - 54 },
    ],
  };
}
