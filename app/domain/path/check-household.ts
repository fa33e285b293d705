import { scoreScale } from "#app/domain/loan/score-scale.ts";
import { assertCents, rateToRatio, sumCents } from "#app/domain/money.ts";
import type { Household, Month, Score } from "./household.ts";

/** No amount of a household is larger: a hundred million dollars, so that ten years of them stay exact. */
const mostCents = 1e10;

/**
 * Throws RangeError, with a sentence, unless every number of a household can be worked with: whole cents from 0 to a
 * hundred million dollars (a monthly saving may be below 0), whole months within a century, scores of the scale, no mark
 * that lies ahead.
 */
export function assertHousehold(household: Household, now: Month): void {
  assertMonth(now, now);
  const { place, people, incomes = [], debts = [], marks = [], monthlySavingCents = 0, priceCents } = household;
  assertAmounts([
    ...[household.rentCents, household.savedCents, household.giftCents, household.comfortCents],
    ...[household.sellerPaysCents, Math.abs(monthlySavingCents), priceCents],
    ...incomes.map(({ monthlyCents }) => monthlyCents),
    ...debts.flatMap(({ balanceCents, monthlyCents, limitCents }) => [balanceCents, monthlyCents, limitCents]),
  ]);
  if (priceCents === 0 || place?.typicalPriceCents === 0) throw new RangeError("A home must cost more than 0");
  if (Object.is(monthlySavingCents, -0)) throw new RangeError("An amount must be a whole number of cents");
  if (place) assertPlace(place);
  for (const count of [people, household.noticeDays]) assertCount(count, 0, 3_660);
  for (const { annualRate = 0, paymentsLeft } of debts) {
    rateToRatio(annualRate);
    assertCount(paymentsLeft, 0, 600);
  }
  for (const month of [household.leaseEnd, ...incomes.map(({ since }) => since)]) assertMonth(month, now);
  for (const { month, discharged } of marks) {
    for (const each of [month, discharged]) {
      assertMonth(each, now);
      if (each !== undefined && each > now) throw new RangeError("A mark cannot lie in the future");
    }
  }
  if (typeof household.score === "object") assertScore(household.score, now);
  sumCents(debts.map(({ balanceCents }) => balanceCents));
}

function assertAmounts(amounts: readonly (number | null | undefined)[]): void {
  for (const cents of amounts) {
    if (cents === undefined || cents === null) continue;
    assertCents(cents);
    if (cents > mostCents) throw new RangeError("An amount must be at most a hundred million dollars");
  }
}

function assertPlace(place: NonNullable<Household["place"]>): void {
  const { propertyTaxRate, homeInsuranceRate, typicalPriceCents, conformingCents, fhaCents } = place;
  for (const rate of [propertyTaxRate, homeInsuranceRate]) rateToRatio(rate);
  assertAmounts([typicalPriceCents, conformingCents, fhaCents, place.medianIncomeCents, place.usdaIncomeCents]);
}

function assertCount(count: number | undefined, least: number, most: number): void {
  if (count === undefined) return;
  if (!Number.isInteger(count) || Object.is(count, -0) || count < least || count > most) {
    throw new RangeError(`A count must be a whole number from ${least} to ${most}`);
  }
}

/** Months of the calendar from a century before now to a century after. */
function assertMonth(month: Month | undefined, now: Month): void {
  if (month === undefined) return;
  const isMonth = Number.isInteger(month) && month >= 1900 * 12 && month < 2200 * 12 && Math.abs(month - now) <= 1200;
  if (!isMonth) throw new RangeError("A month must be a whole number within a century of this one");
}

function assertScore({ points, supposed }: Score, now: Month): void {
  for (const score of [points, supposed?.points]) assertCount(score, scoreScale.lowest, scoreScale.highest);
  assertMonth(supposed?.from, now);
}
