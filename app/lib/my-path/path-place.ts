import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { program as usdaProgram } from "#app/content/programs/usda-502-through-lender.ts";
import type { PathPlace } from "#app/domain/path/household.ts";
import { incomeLimit } from "#app/domain/programs/match.ts";
import type { Range } from "#app/domain/programs/rules.ts";
import type { PlaceFacts } from "#app/lib/places/find-place.ts";

const usdaIncome = usdaProgram.rules.find((rule) => rule.kind === "income");

/** The data a plan takes from a county. `people` is the size of the household, once known: USDA's limit depends on it. */
export function pathPlace({ name, state, fips, facts, homes }: PlaceFacts, people: number | undefined): PathPlace {
  const usda = usdaIncome && people !== undefined && incomeLimit(usdaIncome.measure, people, facts);
  return {
    name,
    state,
    fips,
    propertyTaxRate: homes.taxRate ?? exampleMortgage.propertyTaxRate,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    // None of our tables has the cost of insurance in a county.
    isAssumed: true,
    typicalPriceCents: homes.valueCents,
    conformingCents: one(facts.conformingLimitCents),
    fhaCents: one(facts.fhaLimitCents),
    medianIncomeCents: one(facts.medianIncomeCents),
    usdaIncomeCents: usda ? one(usda) : null,
  };
}

/** If a county has several areas, we cannot tell which one it is. */
function one({ low, high }: Range): number | null {
  return low === high ? low : null;
}
