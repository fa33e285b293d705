/*
 * Made-up numbers of examples that more than one calculator or page shows. Rules and planning assumptions have their source in
 * rules/; these need none. A number of a single calculator is in its model.
 */

/** Help with a down payment is forgiven over so many years. */
export const exampleForgivenYears = 5;

/** Made-up numbers of a household. Its cash pays a down payment of 5% or so, and closing costs. */
export const exampleHousehold = {
  annualIncomeCents: 72_000_00,
  monthlyDebtsCents: 450_00,
  cashCents: 20_000_00,
} as const;

/** What a home takes each month besides the bill, and how much its tax bill rises in a year. */
export const exampleFirstYear = { utilitiesMoreCents: 120_00, taxRiseCents: 480_00 } as const;

/** Debts of a month that come to those of the example household, and a payment that it could plan with. */
export const exampleDebts = {
  housingCents: 1_680_00,
  carCents: 280_00,
  cardsCents: 70_00,
  studentCents: 100_00,
} as const;
