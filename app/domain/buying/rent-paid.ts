import { assertCents, sumCents } from "#app/domain/money.ts";

// What a renter has paid so far, worked out backward from today's rent.

export type RentPaid = {
  /** Rent paid in each past year, the latest first, in cents. */
  yearsCents: readonly number[];
  totalCents: number;
};

/**
 * Twelve rents a year: the latest year at today's rent, each one before it lower by the yearly rise (0.03 for 3%; below 0
 * rents fell). To the cent, each month rounded. Throws RangeError for a rent that is not a whole number of cents, a rise
 * outside of -0.5 to 1, and more than 100 years.
 */
export function rentPaid(monthlyRentCents: number, yearlyRise: number, years: number): RentPaid {
  assertCents(monthlyRentCents);
  if (!(yearlyRise >= -0.5 && yearlyRise <= 1)) throw new RangeError("A yearly rise must be from -0.5 to 1");
  if (!(Number.isInteger(years) && years >= 0 && years <= 100)) throw new RangeError("Years must be from 0 to 100");
  const yearsCents = Array.from(
    { length: years },
    (_, ago) => 12 * Math.round(monthlyRentCents / (1 + yearlyRise) ** ago),
  );
  return { yearsCents, totalCents: sumCents(yearsCents) };
}
