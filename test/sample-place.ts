import type { PathPlace } from "#app/domain/path/household.ts";

/** A place as a plan stores it, with a county's tax and price. Its limits and incomes are unknown. */
export const maricopa: PathPlace = {
  name: "Maricopa County, Arizona",
  state: "AZ",
  fips: "04013",
  propertyTaxRate: 0.0044,
  homeInsuranceRate: 0.005,
  isAssumed: true,
  typicalPriceCents: 414_000_00,
  conformingCents: null,
  fhaCents: null,
  medianIncomeCents: null,
  usdaIncomeCents: null,
};
